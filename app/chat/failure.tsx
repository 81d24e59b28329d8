import { Bubble } from './bubble.tsx'
import { firstNewId, tryAgain, type Reply } from './conversation.ts'
import { PillButton } from './pill.tsx'
import { useSecondsLeft, waitInWords } from './use-seconds-left.ts'

/**
 * The assistant's messages when there is no answer.
 *
 * **Source**: specification, section 8.
 */
const sentences = {
  empty: "Sorry, I couldn't get a response. Please try again.",
  connection: 'Sorry, there was an error connecting to the AI. Please try again later.',
} as const

/** Says why a reply is missing or cut short, with a button to ask again. */
export function FailureView({ reply, isLast }: { reply: Reply; isLast: boolean }) {
  const { ending, id, text } = reply
  const secondsLeft = useSecondsLeft(ending.kind === 'limited' ? ending.untilMs : 0)
  if (ending.kind === 'running' || ending.kind === 'done' || ending.kind === 'cut') return null
  const tryAgainButton = isLast && (
    <PillButton onClick={tryAgain} disabled={secondsLeft > 0}>
      Try again
    </PillButton>
  )
  if (ending.kind === 'stopped') {
    return (
      <>
        <p className="text-[0.84375rem] text-muted">
          {text.trim() === ''
            ? 'You stopped this answer before it started.'
            : 'You stopped this answer here.'}
        </p>
        {tryAgainButton}
      </>
    )
  }
  return (
    <>
      {/* Only a failure that has just happened is announced. */}
      <Bubble look="failure" role={id >= firstNewId && isLast ? 'alert' : undefined}>
        {ending.kind !== 'limited' && sentences[ending.kind]}
        {ending.kind === 'limited' && 'There have been too many questions from your network. '}
        {ending.kind === 'limited' && isLast && <Wait secondsLeft={secondsLeft} />}
      </Bubble>
      {tryAgainButton}
    </>
  )
}

/** Screen readers hear the whole wait once, not every second of it. */
function Wait({ secondsLeft }: { secondsLeft: number }) {
  return (
    <span role="timer" aria-live="off" className="tabular-nums">
      {secondsLeft > 0
        ? `You can ask another in ${waitInWords(secondsLeft)}.`
        : 'You can ask another question now.'}
    </span>
  )
}
