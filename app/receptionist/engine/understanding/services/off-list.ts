import type { Service } from '../../types.ts'
import { part } from '../text/patterns.ts'
import { contentOf } from '../text/text.ts'
import type { Synonyms } from './said-words.ts'
import { namedServices } from './services.ts'

const WHOM = "(?:she|he|they|i|we)(?:'s|'m|'re|'d)?"
const ARTICLE = '(?:an?|the|her|his|their|my|our)'
const WORD = "(?!(?:that|she|he|they|i|we|really|mainly|mostly|though)\\b)[a-z'-]+"
/** The thing itself, in four words at most. */
const THING = `${WORD}(?: ${WORD}){0,3}`

/** Says what the booking is for: "but it's the perm mainly", "it's really a perm she wants". */
const INSISTS = new RegExp(
  part`
    \b(?:it's|it is|its|it was|that's|that is|${WHOM} (?:really |mainly )?(?:want(?:s|ed)?|after|having))(?: (?:still|really|mainly|mostly|actually|just|for))* ${ARTICLE} (?<thing>${THING})(?:
      (?<=\b(?:really|mainly|mostly) .*)(?=\W*$|[,.;!?])
      |,? (?:mainly|mostly|chiefly|really|though|first and foremost)\b
      |,? (?:that )?(?<wish>${WHOM} (?:really |mainly |actually )?(?:want(?:s|ed)?|needs?|after|coming (?:in )?for|in for|has|having|usually has|always has)(?=\W*$|[,.;!?]))
    )
  `,
)

/** Wishes for something, or has it as a rule: "she likes her perm", "do you do a perm". */
const WISHES =
  "(?:wants?|needs?|likes?|loves?|has|have|having|after|book|do you do|does|for|it's|it is|get|gets)"

/** Asks whether the thing just named is on the list: "is that not one of yours?" */
const ASKS_IF_OURS = new RegExp(
  part`
    \b(?:is|isn't|aren't|are) (?:that|it|this|they|those)(?: not)? (?:one|something|owt|ones|on|in) (?:of yours|(?:that )?you (?:do|offer|have|lot do)|(?:of the ones|on the list)(?: you do)?|your list|the list|you do)\b
    |\b(?:do|don't) (?:you|yous)(?: not)? (?:do|offer|have) (?:that|them|those|it|one)\b
  `,
)

/** Whether a line asks if what it has named is on the list. */
export const asksIfOurs = (text: string) => ASKS_IF_OURS.test(text)

/**
 * The thing that a line says the booking is for, though no service has a word of it, or null. `told`: the lines
 * before. Where the line has no wish of its own, the caller must have wished for the thing before: of "it's the
 * back mainly" she cannot tell whether a haircut is meant.
 */
export function thingOffList(
  text: string,
  told: string,
  services: readonly Service[],
  synonyms: Synonyms,
): string | null {
  const { thing, wish } = INSISTS.exec(text)?.groups ?? {}
  if (thing === undefined || contentOf(thing).size === 0) return null
  if (namedServices(thing, services, synonyms).length > 0) return null
  const isAsked = asksIfOurs(text)
  const isWish = wish !== undefined && !/\bha(?:s|ving)$/.test(wish)
  const wished = new RegExp(`\\b${WISHES} (?:${ARTICLE} )?${thing}\\b`)
  return isAsked || isWish || wished.test(told) ? thing : null
}
