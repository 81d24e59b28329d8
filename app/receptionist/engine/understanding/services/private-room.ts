import type { Service } from '../../types.ts'
import type { Context } from '../context.ts'
import { pattern } from '../text/patterns.ts'

/** Names a room for the caller's party alone: "you've got a separate room", "a room to ourselves". */
const ROOM = pattern`
  (?<!\b(?:not|no|without) (?:in )?(?:(?:the|an?) )?)\b(?:
    (?:private|separate|function|party) (?:dining )?(?:room|area)
    |room (?:to ourselves|of our own|just for us)
  )\b
`
const OF_ROOM = /\b(?:private|function|party)\b.*\b(?:room|area|dining)\b/i
/** A room that is no table in one: "Upstairs room hire". */
const IS_ROOM = /^(?!.*\btables?\b).*\broom\b/i

/** The private room of a restaurant's list that a plain line is about, or null. */
export function privateRoomIn(text: string, { setup, hasParty }: Context): Service | null {
  if (!hasParty || !ROOM.test(text)) return null
  const [only, other] = setup.services.filter(({ name }) => IS_ROOM.test(name))
  return setup.services.find(({ name }) => OF_ROOM.test(name)) ?? (other ? null : only) ?? null
}
