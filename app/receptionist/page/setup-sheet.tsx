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
import { Icon } from '#app/ui/icon.tsx'
import { completeSetup } from '../engine/setup.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { Sentence, Turn } from '../engine/types.ts'
import type { Performed } from './performed.ts'
import { findAnswer, focusField, hasChanges } from './sheet-fields.ts'
import { isPasted, SheetForm } from './sheet-form.tsx'
import { findField, isTeachable } from './sources.ts'
import { setupAt } from './trial.ts'
import type { Submit } from './use-try.ts'
import { WrongSentence } from './wrong-sentence.tsx'

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
  const { trial, problem } = state
  const setup = completeSetup(trial.setup, trade)
  const then = trial.call && wrong && setupAt(trial.call, wrong.asked?.line ?? null)
  const found = wrong && then && findField(wrong.sentence, completeSetup(then, trade), setup)
  const field = found?.field
  const question = field === 'teach' ? wrong?.asked?.text : undefined
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
    if (input) focusField(input)
  }, [wrong, field, question])

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
        {wrong ? (
          <WrongSentence
            sentence={wrong.sentence}
            found={found}
            isTaught={question !== undefined}
          />
        ) : (
          hasProblem && (
            <div className="mb-1.5 mt-1">
              {/* The alert takes the focus when it appears, and a second problem needs to take it again. */}
              <ErrorAlert key={problem.text} id="set-up-problem">
                {problem.text}
              </ErrorAlert>
            </div>
          )
        )}
      </div>
      <SheetForm
        state={state}
        setup={setup}
        taught={taught}
        submit={async (event) => {
          const isPaste = isPasted(event)
          // The fields are made anew, and the focus would be lost with the one that has it.
          if (!isPaste) heading.current?.focus({ preventScroll: true })
          const next = await submit(event)
          // The problem takes the place of the sentence.
          if (!next || next.problem) setWrong(null)
          else {
            setTaught([])
            onUnsaved(false)
            if (!isPaste) panel.current?.hidePopover()
          }
          return next
        }}
      />
    </div>
  )
}
