import { track } from '#app/analytics/product-events.ts'
import { useSyncExternalStore } from 'react'
import { MESSAGE_MAX_CHARS, type ChatMessage, type ChatMode } from '#workers/chat/contract.ts'
import { readConversation, writeConversation } from './conversation-storage.ts'
import { sendRating } from './rate.ts'
import { streamAnswer, type Ending, type Extras, type Source } from './stream-answer.ts'

/** What the visitor has asked. */
export type Question = { role: 'user'; id: number; text: string }

/** What the visitor thinks of a reply. */
export type Rating = 'up' | 'down'

/**
 * What the assistant has said: `ending` is `running` for as long as more may come.
 *
 * **Shape**: `topic` is what the server took the question for; `instead` is what the site itself says
 * where the model has failed.
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

/** The conversation of this tab; `draft` is what stands in the box, `mode` who answered last. */
export type Conversation = {
  turns: readonly Turn[]
  draft: string
  mode: ChatMode | null
}

// Outside React: an answer goes on while its visitor moves to another page or closes the panel.
let conversation: Conversation = { ...readConversation(), mode: null }
let stopper = new AbortController()
const listeners = new Set<() => void>()

/** Replies from this number on are new on this page: only their failures are spoken. */
export const firstNewId = nextId()

/** The conversation, and every change of it. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, () => conversation)
}

/** Whether an answer is on its way. */
export function isWaiting({ turns }: Pick<Conversation, 'turns'>): boolean {
  return lastReply(turns)?.ending.kind === 'running'
}

/** Whether a text can be sent: neither blank nor longer than the server takes. */
export function canAsk(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= MESSAGE_MAX_CHARS
}

/** Asks a question, unless it cannot be sent or an answer is on its way. */
export function ask(text: string): void {
  if (!canAsk(text) || isWaiting(conversation)) return
  track('question_asked')
  change({ turns: [...conversation.turns, { role: 'user', id: nextId(), text: text.trim() }] })
  void answer()
}

/** Asks once more what has failed or was stopped. */
export function tryAgain(): void {
  const reply = lastReply(conversation.turns)
  if (!reply || isWaiting(conversation)) return
  change({ turns: conversation.turns.slice(0, -1) })
  void answer()
}

/** Ends the answer that is on its way and keeps what has come. */
export function stop(): void {
  stopper.abort()
}

/** Forgets everything that was said. */
export function clear(): void {
  stop()
  change({ turns: [] })
  save()
}

/** Notes what the visitor types, so that it is there again after a reload. */
export function setDraft(draft: string): void {
  change({ draft })
}

/** Notes what the visitor thinks of a reply; the same again takes it back. */
export function rate({ id, topic, rating: before }: Reply, rating: Rating): void {
  const isTakenBack = before === rating
  if (!isTakenBack) {
    track('feedback_given', { rating })
    if (topic !== '') void sendRating({ topic, rating })
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
  updateReply(reply.id, { ending })
  save()
}

/** Failures are no part of what was said; a reply that broke off is. */
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
