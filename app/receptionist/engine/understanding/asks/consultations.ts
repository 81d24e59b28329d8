import type { Service, Setup } from '../../types.ts'
import { part } from '../text/patterns.ts'
import { contentOf, stem } from '../text/text.ts'

/** Words for a consultation, in the name of a service or a line. */
const TALK =
  /\b(?:consult\w*|advice|chat|meeting|quote|estimate|survey|valuation|assessment|interview|review)\b/i
/** Wants to see somebody, whatever it is about. */
const SEES = new RegExp(
  part`
    \b(?:(?:can|could|may) (?:i|we)(?: not)?(?: just| please)* see(?= (?:some(?:one|body)|any(?:one|body)|one of)\b)|(?:to|just|and|for) (?:
      com(?:e|ing) in|pop(?:ping)? in|see(?:ing)?|(?:get|be|getting|being) seen(?: to)?|speak(?:ing)? to|talk(?:ing)? to
      |hav(?:e|ing) an? (?:first |initial |quick )?(?:chat|word|talk|meeting)
      |an? (?:first |initial |quick )?(?:chat|word|talk|meeting)(?: first)?
    ))(?: (?:with|to))?(?: (?:some(?:one|body)|you|an?|the|one of you|dentist|vet|doctor|gp|solicitor|lawyer|accountant|physio))*\b
  `,
  'g',
)

/** A line without what only says that it wants to see somebody. */
export const withoutSeeing = (text: string) => text.replace(SEES, ' ')

/** Wants something looked at, whatever is wrong with it: "can I not just come in and get it looked at?" */
const LOOKED_AT =
  /\b(?:(?:get|have) (?:it|them|that|this|me|him|her) (?:looked at|checked|seen)|(?:get|be|getting|being) seen(?= (?:to|then|please)\b|\W*$|,| and\b)|(?:look|looked) at it|(?:have|take|get) a (?:quick |proper )?look)\b/
/** Would have anybody look: "could I not book in for someone to have a look?" */
const SOMEBODY_LOOKS =
  /\b(?:some|any)(?:one|body) (?:to |can |could )?(?:just )?(?:have|take|get) a (?:quick |proper )?look\b/
/** Words for a service that has a look. */
const LOOK = /\b(?:check-?up|examination|inspection|assessment)\b/i

const CONSULTATION = /\bconsult\w*/i

/** Words of a consultation on any matter. */
const ON_ANY = new Set(
  'first initial free new patient client vet doctor gp dentist dental physio nurse legal'
    .split(' ')
    .map(stem),
)

/** Whether a consultation is on a matter that a line does not name, where callers are examined as well: Invisalign, at a dentist's. */
export function isOnOtherMatter(
  said: ReadonlySet<string>,
  { name }: Service,
  services: readonly Service[],
): boolean {
  if (!CONSULTATION.test(name) || !services.some((one) => LOOK.test(one.name))) return false
  const matter = [...contentOf(name.replace(CONSULTATION, ' '))].filter((one) => !ON_ANY.has(one))
  return matter.length > 0 && !matter.some((word) => said.has(word))
}

/** The one consultation of the firm, if a line wants to see somebody or have something looked at, else null. */
export function talkOf(text: string, { services }: Setup): Service | null {
  const kind = LOOKED_AT.test(text) ? LOOK : TALK
  const said = contentOf(text)
  const talks = services.filter(
    (one) => kind.test(one.name) && !isOnOtherMatter(said, one, services),
  )
  const isWish = text.search(SEES) >= 0 || SOMEBODY_LOOKS.test(text)
  return isWish && talks.length === 1 ? (talks[0] ?? null) : null
}

const VISIT = /\b(?:appointment|visit|chat|talk|session|call|slot|first one)s?\b/

/** Whether a line asks of the matter, and not of the consultation on it: "how long will my divorce take?" */
export const isBeyondTalk = (text: string, { name }: Service) =>
  TALK.test(name) && !TALK.test(text) && !VISIT.test(text)

/** Whether a service is a consultation, by its name. */
export const isTalk = (service: string) => TALK.test(service)
