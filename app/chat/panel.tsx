import { useEffect, useRef, type RefObject } from 'react'
import { track } from '#app/analytics/product-events.ts'
import { brand } from '#app/site/brand.ts'
import type { ChatMode } from '#workers/chat/contract.ts'
import { Compose } from './compose.tsx'
import { clear, setDraft, useConversation } from './conversation.ts'
import { focusInPanel } from './focus-in-panel.ts'
import { Messages } from './messages.tsx'
import { TalkToAPerson } from './talk-to-a-person.tsx'

/** What the panel gets. **Shape**: `question` comes from the URL of the navigation `questionKey`; `mode` from the settings. */
export type PanelProps = {
  panel: RefObject<HTMLDivElement | null>
  isOpen: boolean
  mode: ChatMode | undefined
  question: string | null
  questionKey: string
}

/** The longest question that a link may pass in. */
const QUESTION_MAX_CHARS = 200

const answering: Record<ChatMode, string> = {
  model: 'Answers are AI-generated and may be wrong.',
  site: 'Answers come from the pages of this site.',
}

/** The content of the chat's panel: the conversation, the box, and links to a person. */
export function Panel({ panel, isOpen, mode, question, questionKey }: PanelProps) {
  const conversation = useConversation()
  const box = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (!isOpen) return
    track('chat_opened')
    // Runs after the heading of a newly loaded page has taken the focus.
    const frame = requestAnimationFrame(() => focusInPanel(panel.current, box.current))
    return () => cancelAnimationFrame(frame)
  }, [isOpen, panel])

  useEffect(() => {
    const text = question?.trim().slice(0, QUESTION_MAX_CHARS)
    if (!text) return
    setDraft(text)
    const frame = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [question, questionKey])

  const answeredBy = conversation.mode ?? mode
  return (
    <>
      <Messages turns={conversation.turns} isOpen={isOpen} />
      <div className="shrink-0 border-t border-line px-4 pb-2 pt-3 text-[0.84375rem] text-muted">
        <Compose box={box} panel={panel} conversation={conversation} />
        <div className="flex min-h-8 items-center justify-between gap-3 pt-1">
          <p>
            {answeredBy ? answering[answeredBy] : `${brand.persona} is an AI and can be wrong.`}
          </p>
          {conversation.turns.length > 0 && (
            <button
              type="button"
              onClick={() => {
                clear()
                box.current?.focus()
              }}
              className="min-h-8 shrink-0 cursor-pointer [@media(pointer:coarse)]:min-h-11 underline underline-offset-4 hover:text-ink"
            >
              Clear chat
            </button>
          )}
        </div>
        <TalkToAPerson turns={conversation.turns} />
      </div>
    </>
  )
}
