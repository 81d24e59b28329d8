import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import type { Setup } from '../engine/types.ts'
import { PasteBox } from './paste-box.tsx'
import type { Performed } from './performed.ts'
import { PostForm } from './post-form.tsx'
import { fieldsOf } from './setup-fields.ts'
import { SetupForm } from './setup-form.tsx'
import { focusField } from './sheet-fields.ts'
import { isExample } from './trial.ts'
import type { Submit } from './use-try.ts'

/** The form of the set-up sheet. A field that is refused takes the focus. */
export function SheetForm({
  state,
  setup,
  taught,
  submit,
}: {
  state: Performed
  setup: Setup
  taught: readonly string[]
  submit: Submit
}) {
  const { trial, problem, fields, report, pasted } = state
  const box = useRef<HTMLFormElement>(null)
  const [pendingCount, setPendingCount] = useState(0)
  const [savedCount, setSavedCount] = useState(0)
  const [usedText, setUsedText] = useState(pasted)
  const isPending = pendingCount > 0

  // Not a layout effect: the alert takes the focus in that phase. While the form waits, its fields are inert.
  useEffect(() => {
    if (problem === null || isPending) return
    const field = box.current?.querySelector<HTMLElement>(`#${problem.field}`)
    if (field) focusField(field)
  }, [problem, isPending])

  return (
    <PostForm
      ref={box}
      trial={trial}
      submit={async (event) => {
        const isPaste = isPasted(event)
        const pastedText = event.currentTarget.querySelector('textarea')?.value ?? ''
        setPendingCount((count) => count + 1)
        const next = await submit(event)
        setPendingCount((count) => count - 1)
        if (!next || next.problem) return
        setSavedCount((count) => count + 1)
        if (isPaste) setUsedText(pastedText)
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
          refused={problem?.field ?? null}
        />
      </div>
      <button
        type="submit"
        name="do"
        value="preset"
        onClick={(event) => {
          const isOwn = !isExample(trial) && !trial.isShared
          if (isOwn && !confirm('This removes the set-up you’ve made. Go back to the example?')) {
            event.preventDefault()
          }
        }}
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
  )
}

/** Whether a pasted text was sent, which leaves the sheet open. */
export function isPasted({ nativeEvent }: Parameters<Submit>[0]): boolean {
  return (
    nativeEvent.submitter instanceof HTMLButtonElement && nativeEvent.submitter.value === 'paste'
  )
}
