import { useEffect, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { MESSAGE_MAX_CHARS } from '#workers/chat/contract.ts'
import { ask, canAsk, isWaiting, setDraft, type Conversation } from './conversation.ts'
import { focusInPanel } from './focus-in-panel.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The question box and its send button. */
export function Compose({
  box,
  panel,
  conversation,
}: {
  box: RefObject<HTMLTextAreaElement | null>
  panel: RefObject<HTMLDivElement | null>
  conversation: Conversation
}) {
  const { draft } = conversation
  const isBusy = isWaiting(conversation)
  const isLimited = useSecondsLeft(limitedUntil(conversation)) > 0
  const tooManyChars = draft.trim().length - MESSAGE_MAX_CHARS
  const cannotSend = isBusy || isLimited || !canAsk(draft)

  // The ask and stop buttons disappear while focused. The focus moves at once, because a screen
  // reader that announces a later focus change stops reading the reply.
  useEffect(() => {
    if (document.activeElement === document.body) focusInPanel(panel.current, box.current)
  }, [isBusy, box, panel])

  function send(event: SyntheticEvent) {
    event.preventDefault()
    if (cannotSend) return
    // A mouse click has moved the focus to the button. On touch screens the keyboard would cover
    // the reply.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus()
    setDraft('')
    ask(draft)
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    send(event)
  }

  return (
    <form onSubmit={send} className="grid grid-cols-[1fr_auto] items-end gap-2.5">
      <textarea
        ref={box}
        rows={1}
        aria-label="Your question"
        placeholder={isBusy ? 'Waiting for response...' : 'Type a question…'}
        // Read-only, not disabled: a disabled box would lose the focus.
        readOnly={isBusy}
        aria-disabled={isBusy}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
        aria-describedby={tooManyChars > 0 ? 'chat-too-long' : undefined}
        aria-invalid={tooManyChars > 0}
        className="max-h-32 min-h-11 min-w-0 grow resize-none rounded-control border-[1.5px] border-[#7f8a84] bg-white px-3.5 py-2 text-base text-ink [field-sizing:content] read-only:bg-paper"
      />
      <button
        type="submit"
        aria-disabled={cannotSend}
        className={buttonClass({ size: 'small', className: 'aria-disabled:cursor-not-allowed' })}
      >
        Send
      </button>
      {tooManyChars > 0 && (
        <p id="chat-too-long" role="alert" className="col-span-2 text-brick">
          Please shorten your question by {tooManyChars}{' '}
          {tooManyChars === 1 ? 'character' : 'characters'}.
        </p>
      )}
    </form>
  )
}

function limitedUntil({ turns }: Conversation): number {
  const last = turns.at(-1)
  return last?.role === 'assistant' && last.ending.kind === 'limited' ? last.ending.untilMs : 0
}
