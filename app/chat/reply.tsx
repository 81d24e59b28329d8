import { brand } from '#app/site/brand.ts'
import { Bubble } from './bubble.tsx'
import { ask, stop, type Reply } from './conversation.ts'
import { KeepQuestion } from './keep-question.tsx'
import { FailureView } from './failure.tsx'
import { safeLink, withoutOpenMarks } from './markdown.ts'
import { pillClass, PillButton } from './pill.tsx'
import { ReplyActions } from './reply-actions.tsx'
import { ReplyText, SafeAnchor } from './reply-text.tsx'

/** One reply with everything below it: its sources and its buttons. */
export function ReplyView({
  reply,
  question,
  isLast,
}: {
  reply: Reply
  question: string
  isLast: boolean
}) {
  const { text, ending } = reply
  const isRunning = ending.kind === 'running'
  const hasText = text.trim() !== ''
  return (
    <div className="grid justify-items-start gap-2">
      {(hasText || isRunning) && (
        <Bubble look="assistant">
          <span className="sr-only">{brand.persona}: </span>
          {hasText ? <ReplyText text={isRunning ? withoutOpenMarks(text) : text} /> : <Dots />}
        </Bubble>
      )}
      <Sources reply={reply} />
      {isRunning ? (
        <PillButton onClick={stop}>
          <span aria-hidden="true" className="size-3 rounded-[3px] bg-evergreen" />
          Stop
        </PillButton>
      ) : (
        <FailureView reply={reply} isLast={isLast} />
      )}
      {reply.instead && (
        <Bubble look="assistant">
          <p className="font-[650]">What this site says:</p>
          <ReplyText text={reply.instead} />
        </Bubble>
      )}
      {isLast && ending.kind === 'cut' && (
        <PillButton onClick={() => ask('Continue')}>Continue</PillButton>
      )}
      {isLast && !isRunning && <SuggestedQuestions questions={reply.suggestions} />}
      {hasText && !isRunning && <ReplyActions reply={reply} />}
      {reply.rating === 'down' && reply.topic !== '' && (
        <KeepQuestion topic={reply.topic} question={question} />
      )}
    </div>
  )
}

/** Suggested questions. They enter the log with their reply, so that both are read together. */
export function SuggestedQuestions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <ul aria-label="Suggested questions" className="grid justify-items-start gap-2">
      {questions.map((question) => (
        <li key={question}>
          <PillButton onClick={() => ask(question)}>{question}</PillButton>
        </li>
      ))}
    </ul>
  )
}

function Sources({ reply: { sources } }: { reply: Reply }) {
  const safe = sources.flatMap(({ title, href }) => {
    const link = safeLink(href, window.location.origin)
    return link ? [{ title, href, link }] : []
  })
  if (safe.length === 0) return null
  return (
    <ul aria-label="Read more" className="flex flex-wrap gap-2">
      {safe.map(({ title, href, link }) => (
        <li key={href}>
          <SafeAnchor link={link} className={pillClass}>
            {title}
          </SafeAnchor>
        </li>
      ))}
    </ul>
  )
}

function Dots() {
  return (
    <span role="img" aria-label={`${brand.persona} is answering`} className="flex gap-1.5 py-2">
      <span className="size-2 animate-pulse rounded-full bg-evergreen" />
      <span className="size-2 animate-pulse rounded-full bg-evergreen [animation-delay:.2s]" />
      <span className="size-2 animate-pulse rounded-full bg-evergreen [animation-delay:.4s]" />
    </span>
  )
}
