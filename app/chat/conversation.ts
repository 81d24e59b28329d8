import { track } from '#app/analytics/product-events.ts'
import { useSyncExternalStore } from 'react'
import { MESSAGE_MAX_CHARS, type ChatMessage, type ChatMode } from '#workers/chat/contract.ts'
import { readConversation, writeConversation } from './conversation-storage.ts'
import { sendFeedback } from './feedback.ts'
import { streamAnswer, type Ending, type Extras, type Source } from './stream-answer.ts'

/** A question from the visitor. */
export type Question = { role: 'user'; id: number; text: string }

/** The visitor's rating of a reply. */
export type Rating = 'up' | 'down'

/**
 * A reply from the assistant; `ending` is `running` while it is being written.
 *
 * **Shape**: `topic` is the one that the server matched; `instead` is the site's own answer when
 * the model failed.
 */
export type Reply = Extras & {
  role: 'assistant'
  id: number
  text: string
  sources: readonly Source[]
  suggestions: readonly string[]
  topic: string
  ending: Ending | { kind: 'running' }
  rating: Rating | null
}

/** One message of the conversation. */
export type Turn = Question | Reply

/** The conversation of this tab; `draft` is the text in the box, `mode` who answered last. */
export type Conversation = {
  turns: readonly Turn[]
  draft: string
  mode: ChatMode | null
}

// Outside React: an answer continues while its visitor changes page or closes the panel.
let conversation: Conversation = { ...readConversation(), mode: null }
let stopper = new AbortController()
const listeners = new Set<() => void>()

/** Replies with this id or a higher one are new on this page: only their failures are announced. */
export const firstNewId = nextId()

/** The conversation; the component renders again whenever it changes. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, () => conversation)
}

/** Whether an answer is being written. */
export function isWaiting({ turns }: Pick<Conversation, 'turns'>): boolean {
  return lastReply(turns)?.ending.kind === 'running'
}

/** Whether a text can be sent: not blank, and no longer than the server accepts. */
export function canAsk(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= MESSAGE_MAX_CHARS
}

/** Asks a question, unless it can't be sent or an answer is still being written. */
export function ask(text: string): void {
  if (!canAsk(text) || isWaiting(conversation)) return
  track('question_asked')
  change({ turns: [...conversation.turns, { role: 'user', id: nextId(), text: text.trim() }] })
  void answer()
}

/** Asks again after a failed or stopped answer. */
export function tryAgain(): void {
  const reply = lastReply(conversation.turns)
  if (!reply || isWaiting(conversation)) return
  change({ turns: conversation.turns.slice(0, -1) })
  void answer()
}

/** Stops the current answer and keeps the text so far. */
export function stop(): void {
  stopper.abort()
}

/** Deletes the conversation. */
export function clear(): void {
  stop()
  change({ turns: [] })
  save()
}

/** Stores what the visitor types, so that it survives a reload. */
export function setDraft(draft: string): void {
  change({ draft })
}

/** Stores the visitor's rating of a reply; the same rating again removes it. */
export function rate({ id, topic, rating: before }: Reply, rating: Rating): void {
  const isTakenBack = before === rating
  if (!isTakenBack) {
    track('feedback_given', { rating })
    if (topic !== '') void sendFeedback({ topic, rating })
  }
  updateReply(id, { rating: isTakenBack ? null : rating })
  save()
}

async function answer(): Promise<void> {
  const messages = toMessages(conversation.turns)
  const reply: Reply = {
    role: 'assistant',
    id: nextId(),
    text: '',
    sources: [],
    suggestions: [],
    topic: '',
    ending: { kind: 'running' },
    rating: null,
  }
  change({ turns: [...conversation.turns, reply] })
  save()
  stopper = new AbortController()
  let { text, sources } = reply
  const ending = await streamAnswer(messages, stopper.signal, {
    onMode: (mode) => change({ mode }),
    onText: (more) => updateReply(reply.id, { text: (text += more) }),
    onSource: (source) => updateReply(reply.id, { sources: (sources = [...sources, source]) }),
    onSuggestions: (suggestions) => updateReply(reply.id, { suggestions }),
    onTopic: (topic) => updateReply(reply.id, { topic }),
    onExtras: (extras) => updateReply(reply.id, extras),
  })
  // A browser ends the request just before it leaves the page. Stored at once, that would be a failed connection;
  // by the next task the page is gone, and `pagehide` has stored the reply as still running.
  if (ending.kind === 'connection') await new Promise((later) => setTimeout(later))
  updateReply(reply.id, { ending })
  save()
}

/** The conversation as it is sent: without failures, with interrupted replies. */
function toMessages(turns: readonly Turn[]): ChatMessage[] {
  return turns
    .filter(({ text }) => text.trim() !== '')
    .map((turn) => ({
      role: turn.role,
      content: turn.text,
      ...(turn.role === 'assistant' && turn.signature ? { signature: turn.signature } : {}),
    }))
}

function lastReply(turns: readonly Turn[]): Reply | null {
  const last = turns.at(-1)
  return last?.role === 'assistant' ? last : null
}

function nextId(): number {
  return Math.max(0, ...conversation.turns.map(({ id }) => id)) + 1
}

function updateReply(id: number, fields: Partial<Reply>): void {
  change({
    turns: conversation.turns.map((turn) =>
      turn.role === 'assistant' && turn.id === id ? { ...turn, ...fields } : turn,
    ),
  })
}

function change(fields: Partial<Conversation>): void {
  conversation = { ...conversation, ...fields }
  for (const listener of listeners) listener()
}

function save(): void {
  writeConversation(conversation)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

window.addEventListener('pagehide', save)
