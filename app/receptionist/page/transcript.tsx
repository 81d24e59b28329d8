import { useEffect, useRef } from 'react'
import { brand } from '#app/site/brand.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Call, Turn } from '../engine/types.ts'
import type { Changes } from './changes.ts'
import { SETUP_SHEET_ID, type SheetHandle } from './setup-sheet.tsx'
import { isTeachable, describeSource } from './sources.ts'

type Props = {
  call: Call
  changes: Changes | null
  /** The line that she is thinking about. */
  waiting: string | null
  onWrong: SheetHandle['open']
}

const TURN_GAP_PX = 16

/** The transcript, turn by turn; keeps the newest turn in view, or the last that a replay has changed. */
export function Transcript({ call, changes, waiting, onWrong }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { turns } = call
  const latest = turns.at(-1)?.text
  useEffect(() => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
  }, [turns.length, latest, waiting])
  const changed = turns.findLastIndex((_, i) => changes?.turns.has(i))
  const changedText = turns[changed]?.text
  useEffect(() => {
    const [box, turn] = [list.current, list.current?.children[changed]]
    if (box && turn instanceof HTMLElement) box.scrollTop = turn.offsetTop - TURN_GAP_PX
  }, [changed, changedText])

  return (
    <>
      <ol
        ref={list}
        tabIndex={0}
        aria-label="What was said"
        className="relative flex h-[min(26rem,58vh)] flex-col gap-2.5 overflow-y-auto p-4 sm:p-5.5 lg:h-84 print:h-auto"
      >
        {turns.map((turn, i) => (
          <li
            key={i}
            id={idOf(turn, i === turns.length - 1)}
            className={`max-w-[90%] scroll-mt-24 max-lg:scroll-mt-44 max-lg:first:mt-auto rounded-[14px] border border-transparent leading-snug [overflow-wrap:anywhere] ${turn.who === 'caller' ? 'ml-auto rounded-br-[4px] bg-stone px-3.5 py-2.5 target:outline-3 target:outline-amber' : 'mr-auto rounded-bl-[4px] bg-evergreen px-3.5 py-2.5 text-white on-deep'}`}
          >
            <span
              className={`block text-[0.78125rem] font-semibold ${turn.who === 'caller' ? '' : 'text-mist'}`}
            >
              {turn.who === 'caller' ? 'Caller (you)' : `${brand.persona}, AI receptionist`}
              {changes?.turns.has(i) && (
                <span className="ml-2 rounded-full bg-amber px-2 py-0.5 text-deep">Changed</span>
              )}
            </span>
            {turn.who === 'caller' ? (
              turn.text
            ) : (
              <Reply turn={turn} asked={callerBefore(turns, i)} onWrong={onWrong} />
            )}
          </li>
        ))}
        {waiting !== null && (
          <li className="ml-auto max-w-[90%] rounded-[14px] rounded-br-[4px] bg-stone px-3.5 py-2.5 leading-snug [overflow-wrap:anywhere]">
            <span className="block text-[0.78125rem] font-semibold">Caller (you)</span>
            {waiting}
            <span className="mt-1 block text-[0.78125rem] text-muted">
              {brand.persona} is thinking…
            </span>
          </li>
        )}
      </ol>
      <Announcement turns={turns} />
    </>
  )
}

/** The end of a sentence, which a pencil stays beside. A longer word may break. */
const LAST_WORD = /^(.*?)(\S{1,24})$/

function Reply({
  turn: { sentences },
  asked,
  onWrong,
}: Pick<Props, 'onWrong'> & {
  turn: Extract<Turn, { who: 'receptionist' }>
  asked: Extract<Turn, { who: 'caller' }> | null
}) {
  return sentences.map((sentence, i) => {
    const isTeaching = isTeachable(sentence) && asked !== null
    const [, start = '', end = ''] = LAST_WORD.exec(sentence.text) ?? []
    return (
      <span key={i}>
        {start}
        <span className="whitespace-nowrap">
          {end}{' '}
          <button
            type="button"
            popoverTarget={SETUP_SHEET_ID}
            onClick={(event) => {
              event.preventDefault()
              onWrong(sentence, asked)
            }}
            title={
              isTeaching
                ? 'Teach her the answer'
                : `That’s wrong. It comes from ${describeSource(sentence)}`
            }
            aria-label={`${isTeaching ? 'Teach her the answer' : 'That’s wrong'}: ${sentence.text}`}
            className={`relative -my-1 inline-flex min-h-6 min-w-6 cursor-pointer items-center justify-center gap-1.5 align-[-0.3em] text-sage after:absolute after:-inset-2.5 after:content-[''] hover:text-amber ${isTeaching ? 'rounded-full bg-amber px-2.5 text-[0.84375rem] font-[650] text-deep! hover:bg-amber-flat' : ''}`}
          >
            <Icon name={isTeaching ? 'graduation-cap' : 'pencil'} className="size-3.5" />
            {isTeaching && 'Teach her'}
          </button>
        </span>{' '}
      </span>
    )
  })
}

/** Announces each reply once, when it is complete. A new node each time, or a repeated reply would be silent. */
function Announcement({ turns }: { turns: readonly Turn[] }) {
  const last = turns.at(-1)
  return (
    <p role="status" className="sr-only">
      {last?.who === 'receptionist' && (
        <span key={turns.length}>
          {brand.persona}: {last.text}
        </span>
      )}
    </p>
  )
}

function idOf(turn: Turn, isLast: boolean): string | undefined {
  if (turn.who === 'caller') return `line-${turn.line + 1}`
  return isLast ? 'latest' : undefined
}

function callerBefore(turns: readonly Turn[], index: number) {
  const turn = turns[index - 1]
  return turn?.who === 'caller' ? turn : null
}
