import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type ToggleEvent,
} from 'react'
import { setInertOutside } from '#app/shell/inert-behind.ts'
import { brand } from '#app/site/brand.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { completeSetup } from '../engine/setup.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { Sentence, Turn } from '../engine/types.ts'
import { PasteBox } from './paste-box.tsx'
import type { Performed } from './performed.ts'
import { PostForm } from './post-form.tsx'
import { fieldsOf } from './setup-fields.ts'
import { SetupForm } from './setup-form.tsx'
import { describeSource, findField, isTeachable, type FoundField } from './sources.ts'
import { setupAt } from './trial.ts'
import type { Submit } from './use-try.ts'

/** The sheet's id: buttons open it by id, so they work before hydration. */
export const SETUP_SHEET_ID = 'set-up'

/** Opens the sheet at the source of a sentence of Ava's, which answers what the caller asked. */
export type SheetHandle = { open: (sentence: Sentence, asked: Asked | null) => void }

type Asked = Extract<Turn, { who: 'caller' }>
type Wrong = { sentence: Sentence; asked: Asked | null }

/** The set-up beside the call: everything that Ava knows about the business, in a form. */
export function SetupSheet({
  ref,
  state,
  trade,
  submit,
  onUnsaved,
}: {
  ref: Ref<SheetHandle>
  state: Performed
  trade: Trade
  submit: Submit
  /** Told whether the sheet holds something that was typed and not saved, when it closes or has saved it. */
  onUnsaved: (isUnsaved: boolean) => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  // Questions to teach her, which stay when the sheet is closed with an answer that is not saved.
  const [taught, setTaught] = useState<readonly string[]>([])
  const [pendingCount, setPendingCount] = useState(0)
  const [savedCount, setSavedCount] = useState(0)
  const { trial, problem, fields, report, pasted } = state
  const [usedText, setUsedText] = useState(pasted)
  const setup = completeSetup(trial.setup, trade)
  const then = trial.call && wrong && setupAt(trial.call, wrong.asked?.line ?? null)
  const found = wrong && then && findField(wrong.sentence, completeSetup(then, trade), setup)
  const field = found?.field
  const question = field === 'teach' ? wrong?.asked?.text : undefined
  const isPending = pendingCount > 0
  const hasProblem = problem !== null && problem.field !== 'line' && problem.field !== 'link'

  useImperativeHandle(ref, () => ({
    open(sentence, asked) {
      setWrong({ sentence, asked })
      if (isTeachable(sentence) && asked) setTaught((all) => [...new Set([...all, asked.text])])
      panel.current?.showPopover()
    },
  }))

  // Runs after the sheet is shown, because the row for a new answer is not there before.
  useEffect(() => {
    if (!wrong) return
    const input =
      question === undefined
        ? field && panel.current?.querySelector<HTMLElement>(`#${field}`)
        : findAnswer(panel.current, question)
    if (input) show(input)
  }, [wrong, field, question])

  // Not a layout effect: the alert takes the focus in that phase. While the form waits, its fields are inert.
  useEffect(() => {
    if (problem === null || isPending) return
    const input = panel.current?.querySelector<HTMLElement>(`#${problem.field}`)
    if (input) show(input)
  }, [problem, isPending])

  useLayoutEffect(() => {
    const { current: sheet } = panel
    // It was opened before this code loaded.
    if (sheet?.matches(':popover-open')) setInertOutside(sheet, true)
    // Back leaves with the sheet open, and the header stays.
    return () => void (sheet && setInertOutside(sheet, false))
  }, [])

  function noteToggle({ currentTarget: sheet, newState }: ToggleEvent<HTMLDivElement>) {
    if (newState === 'closed') {
      setWrong(null)
      setTaught((all) => all.filter((one) => findAnswer(sheet, one)?.value))
      onUnsaved(hasChanges(sheet))
      return
    }
    // The sheet lies over a part of the page, where the focus would not be seen.
    setInertOutside(sheet, true)
    // A field to correct has the focus already.
    if (!sheet.contains(document.activeElement)) heading.current?.focus()
  }

  return (
    <div
      ref={panel}
      id={SETUP_SHEET_ID}
      popover="auto"
      role="dialog"
      aria-labelledby="set-up-heading"
      onBeforeToggle={({ currentTarget, newState }) => {
        // Before the button that opened the sheet gets the focus back: inert elements can't be focused.
        if (newState === 'closed') setInertOutside(currentTarget, false)
      }}
      onToggle={noteToggle}
      // Its first and last rows stay in view where there is room, and must not cover the field with the focus.
      className={`fixed inset-y-0 left-auto right-0 m-0 h-dvh max-h-none w-full max-w-[38rem] overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink shadow-[-24px_0_60px_#0d2f2833] [@media(height>=26rem)]:scroll-pb-36 sm:[@media(height>=26rem)]:scroll-pb-20 ${wrong || hasProblem ? '[@media(height>=26rem)]:scroll-pt-56' : '[@media(height>=26rem)]:scroll-pt-20'}`}
    >
      <div className="[@media(height>=26rem)]:sticky top-0 z-1 border-b border-line bg-paper px-5 py-2.5 sm:px-7">
        <div className="flex items-center justify-between gap-3">
          <h2
            ref={heading}
            id="set-up-heading"
            tabIndex={-1}
            className="font-display text-xl font-[660]"
          >
            What {brand.persona} knows
          </h2>
          <button
            type="button"
            popoverTarget={SETUP_SHEET_ID}
            popoverTargetAction="hide"
            aria-label="Close the set-up"
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-stone"
          >
            <Icon name="x" className="size-5.5" />
          </button>
        </div>
        {hasProblem && (
          <div className="mb-1.5 mt-1">
            {/* The alert takes the focus when it appears, and a second problem needs to take it again. */}
            <ErrorAlert key={problem.text} id="set-up-problem">
              {problem.text}
            </ErrorAlert>
          </div>
        )}
        {wrong && !hasProblem && (
          <div className="mb-1.5 mt-1 rounded-control bg-amber-soft px-4 py-3 leading-snug">
            <p className="font-[650]">“{wrong.sentence.text}”</p>
            <p className="mt-1.5 text-[0.9375rem]">
              {question === undefined
                ? `This comes from ${describeSource(wrong.sentence)}. ${whatToDo(found)}`
                : 'She has no answer to this. Write it below, then save or replay the call.'}
            </p>
          </div>
        )}
      </div>
      <PostForm
        trial={trial}
        submit={async (event) => {
          const form = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value
          const isPaste = form === 'paste'
          const pastedText = event.currentTarget.querySelector('textarea')?.value ?? ''
          // The fields are made anew, and the focus would be lost with the one that has it.
          if (!isPaste) heading.current?.focus({ preventScroll: true })
          setPendingCount((count) => count + 1)
          const next = await submit(event)
          setPendingCount((count) => count - 1)
          if (!next || next.problem) return
          setSavedCount((count) => count + 1)
          setTaught([])
          onUnsaved(false)
          if (isPaste) setUsedText(pastedText)
          else panel.current?.hidePopover()
        }}
        noValidate
        className="grid gap-7 px-5 pb-8 pt-5 sm:px-7"
      >
        {/* Enter in a field presses a form's first button. */}
        <button
          type="submit"
          name="do"
          value="save"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        <PasteBox report={report} usedText={usedText} />
        {/* The result replaces the fields, and what is typed into them meanwhile would be lost. */}
        <div
          inert={isPending}
          aria-busy={isPending}
          className="grid gap-7 transition-opacity delay-150 aria-busy:opacity-50"
        >
          <SetupForm
            // The fields are uncontrolled, so a change from outside needs a new key. What is saved also replaces
            // what was typed.
            key={`${savedCount} ${JSON.stringify(trial.setup)}`}
            fields={fields ?? fieldsOf(setup)}
            taught={taught}
            refused={hasProblem ? problem.field : null}
          />
        </div>
        <button
          type="submit"
          name="do"
          value="preset"
          className={buttonClass({
            size: 'small',
            look: 'outline',
            className: 'justify-self-start',
          })}
        >
          Back to the example
        </button>
        <div className="[@media(height>=26rem)]:sticky bottom-0 -mx-5 -mb-8 flex flex-wrap gap-3 border-t border-line bg-paper px-5 py-3.5 sm:-mx-7 sm:px-7">
          <button type="submit" name="do" value="save" className={buttonClass({ size: 'small' })}>
            Save
          </button>
          {trial.call && trial.call.lines.length > 0 && (
            <button
              type="submit"
              name="do"
              value="save-and-replay"
              className={buttonClass({ size: 'small', look: 'outline' })}
            >
              Save and replay the call
            </button>
          )}
        </div>
      </PostForm>
    </div>
  )
}

/** The field for the answer to a question to teach her. */
function findAnswer(panel: HTMLElement | null, question: string): HTMLInputElement | null {
  const asked = [...(panel?.querySelectorAll<HTMLInputElement>('[name=question]') ?? [])]
  const { id } = asked.findLast(({ defaultValue }) => defaultValue === question) ?? {}
  return id === undefined ? null : document.querySelector(`#${id.replace('question', 'answer')}`)
}

/** Moves the focus to a field, in the middle of the sheet. */
function show(input: HTMLElement): void {
  input.scrollIntoView({ block: 'center' })
  input.focus({ preventScroll: true })
  if (input instanceof HTMLInputElement) input.select()
}

/** Whether a field of the set-up holds something other than what was saved, or the paste box what was not read. */
function hasChanges(sheet: HTMLElement): boolean {
  const fields = [
    ...sheet.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  const choices = [...sheet.querySelectorAll('select')]
  return (
    fields.some(({ value, defaultValue }) => value !== defaultValue) ||
    choices.some(({ selectedOptions }) => selectedOptions[0]?.defaultSelected === false)
  )
}

function whatToDo(found: FoundField | null): string {
  if (found?.isGone)
    return 'You’ve since renamed or removed it, so replay the call to hear what she says now.'
  return found?.field
    ? 'Change it, then save or replay the call.'
    : 'It isn’t in the set-up, so it can’t be changed here.'
}
