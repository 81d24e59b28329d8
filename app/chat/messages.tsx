import { Link, useLocation } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { AUTH_PATH, SIGN_UP } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isWaiting, type Turn } from './conversation.ts'
import { Bubble } from './bubble.tsx'
import { ReplyView, SuggestedQuestions } from './reply.tsx'
import { suggestionsFor } from './suggestions.ts'
import { useLatestInView } from './use-latest-in-view.ts'

/**
 * The conversation so far.
 *
 * While a reply is being written it is below the log. It moves into the log when it is complete, so
 * that screen readers read it once, as a whole.
 */
export function Messages({ turns, isOpen }: { turns: readonly Turn[]; isOpen: boolean }) {
  const { scroller, hasNews, showLatest, noteScroll } = useLatestInView(turns, isOpen)
  const running = isWaiting({ turns }) ? turns.at(-1) : undefined
  const ended = running ? turns.slice(0, -1) : turns
  return (
    <div className="relative flex min-h-28 grow flex-col">
      <div
        ref={scroller}
        onScroll={noteScroll}
        role="group"
        aria-label="Conversation"
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto overscroll-contain p-5 -outline-offset-2"
      >
        <div role="log" aria-label="Messages" className="grid gap-3">
          <Greeting />
          {ended.map((turn, position) => (
            <TurnView
              key={turn.id}
              turn={turn}
              before={ended[position - 1]}
              isLast={position === turns.length - 1}
            />
          ))}
        </div>
        {turns.length === 0 && <Suggestions />}
        {running && (
          <div className="mt-3">
            <TurnView key={running.id} turn={running} before={ended.at(-1)} isLast />
          </div>
        )}
      </div>
      {hasNews && (
        <button
          type="button"
          onClick={showLatest}
          className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 cursor-pointer items-center gap-2 rounded-full bg-deep px-4.5 text-[0.9375rem] font-[650] text-white shadow-[0_6px_18px_#0d2f2847]"
        >
          New messages
          <Icon name="arrow-right" className="size-4.5 rotate-90" />
        </button>
      )}
    </div>
  )
}

function TurnView({
  turn,
  before,
  isLast,
}: {
  turn: Turn
  before: Turn | undefined
  isLast: boolean
}) {
  if (turn.role === 'assistant') {
    const question = before?.role === 'user' ? before.text : ''
    return <ReplyView reply={turn} question={question} isLast={isLast} />
  }
  return (
    // Not announced, because the visitor has just typed it.
    <Bubble look="visitor" aria-live="off">
      <span className="sr-only">You: </span>
      {turn.text}
    </Bubble>
  )
}

function Greeting() {
  return (
    <Bubble look="assistant">
      Hello! I’m {brand.persona}, {brand.name}’s AI assistant. Ask me about prices, your trade, or
      how it works. To see for yourself,{' '}
      <Link
        to={AUTH_PATH}
        state={SIGN_UP}
        className="font-[650] text-evergreen underline underline-offset-4"
      >
        sign up for free
      </Link>
      .{' '}
      <Link to="/chat-accuracy" className="underline underline-offset-4">
        How often is the chat right?
      </Link>
    </Bubble>
  )
}

function Suggestions() {
  const { pathname } = useLocation()
  return (
    <div className="mt-4">
      <SuggestedQuestions questions={suggestionsFor(pathname)} />
    </div>
  )
}
