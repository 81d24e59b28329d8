import type { Conversation, Turn } from './conversation.ts'

const KEY = 'chat.conversation'

/** The most of a conversation that is stored: well below what browsers allow a site. */
const KEPT_TURN_COUNT = 40
const KEPT_TEXT_CHARS = 4000

type Kept = Pick<Conversation, 'turns' | 'draft'>

/** The conversation stored for this tab, or an empty one if it is missing or unreadable. */
export function readConversation(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const { turns, draft } = kept as Record<string, unknown>
    return {
      turns: Array.isArray(turns) ? turns.filter(isTurn).map(settle) : [],
      draft: typeof draft === 'string' ? draft : '',
    }
  } catch {
    return { turns: [], draft: '' }
  }
}

/**
 * Stores the end of the conversation for this tab. If the browser refuses, it is only lost on
 * reload.
 */
export function writeConversation({ turns, draft }: Kept): void {
  const kept = turns
    .slice(-KEPT_TURN_COUNT)
    .map((turn) => ({ ...turn, text: turn.text.slice(0, KEPT_TEXT_CHARS) }))
  try {
    if (turns.length === 0 && draft === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ turns: kept, draft }))
  } catch {
    // Storage is full or blocked: the conversation lasts until the page is left.
  }
}

/** Whether a stored value is a turn. Data from another version of the site must not break the panel. */
function isTurn(value: unknown): value is Turn {
  if (typeof value !== 'object' || value === null) return false
  const { role, id, text, sources, suggestions, topic, ending, signature, instead } =
    value as Record<string, unknown>
  if (typeof id !== 'number' || typeof text !== 'string') return false
  if (role === 'user') return true
  const isEnding = typeof ending === 'object' && ending !== null && 'kind' in ending
  const isReply = role === 'assistant' && isEnding && typeof topic === 'string'
  const areExtras = [signature, instead].every((extra) => extra === undefined || isText(extra))
  const areSources = Array.isArray(sources) && sources.every(isSource)
  return (
    isReply && areExtras && areSources && Array.isArray(suggestions) && suggestions.every(isText)
  )
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isSource(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { title, href } = value as Record<string, unknown>
  return typeof title === 'string' && typeof href === 'string'
}

/** An answer that was still running when the page was left counts as stopped. */
function settle(turn: Turn): Turn {
  if (turn.role === 'user' || turn.ending.kind !== 'running') return turn
  return { ...turn, ending: { kind: 'stopped' } }
}
