/** The field for the answer to a question to teach her. */
export function findAnswer(panel: HTMLElement | null, question: string): HTMLInputElement | null {
  const asked = [...(panel?.querySelectorAll<HTMLInputElement>('[name=question]') ?? [])]
  const { id } = asked.findLast(({ defaultValue }) => defaultValue === question) ?? {}
  return id === undefined ? null : document.querySelector(`#${id.replace('question', 'answer')}`)
}

/** Moves the focus to a field, in the middle of the sheet. */
export function focusField(input: HTMLElement): void {
  input.scrollIntoView({ block: 'center' })
  input.focus({ preventScroll: true })
  if (input instanceof HTMLInputElement) input.select()
}

/** Whether a field of the set-up holds something other than what was saved, or the paste box what was not read. */
export function hasChanges(sheet: HTMLElement): boolean {
  const fields = [
    ...sheet.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  const choices = [...sheet.querySelectorAll('select')]
  return (
    fields.some(({ value, defaultValue }) => value !== defaultValue) ||
    choices.some(({ selectedOptions }) => selectedOptions[0]?.defaultSelected === false)
  )
}
