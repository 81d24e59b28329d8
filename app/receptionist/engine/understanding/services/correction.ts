import type { Context } from '../context.ts'
import { type Decision, isOfService, type JobLine, tellService } from './job-line.ts'
import { part, pattern } from '../text/patterns.ts'
import { isOfPrice } from '../asks/questions.ts'
import { unusedWords } from '../text/remarks.ts'
import {
  alikeServices,
  chooseService,
  exactService,
  GENERIC_POINTS,
  isBeyondService,
  isOfSeveral,
  namedServices,
} from './services.ts'
import { contentOf } from '../text/text.ts'
import type { Service } from '../../types.ts'

/** Wants another service than the one in hand. */
export const MAKES_ANOTHER =
  /\b(?:instead|rather|chang\w*|swap\w*|switch\w*|make it|want|need|book)\b/

/** Puts one service in place of another: "it's a filling I'm after", "no, I said the oven", "can I just get a cut?" */
const CORRECTS = new RegExp(
  part`
    \b(?:
      no|not|wait|sorry|actually|instead|rather
      |chang(?:e|ing) (?:it|that|this|my|the)
      |switch|swap|make
      |put(?: it| me)?(?: in| down| on)?
      |you've|wrong|it's|it is|it was|should be|should have been
      |(?:can|could) (?:i|we) (?:just )?(?:have|get|do)
      |meant?|said|told|asked|want(?:ed)?|need(?:ed|s)?|after|prefer
    )\b
  `,
  'g',
)

/** Adds a thing to the one in hand: "and the tyres need looking at". */
const BESIDES = pattern`
  ^(?!.*\b(?:instead|make it|rather)\b)(?:
    (?:oh,? |yes,? )*(?:and|plus)\b
    |.*\b(?:
      as well|too|also|(?<!\bwith [^.!?;]*)(?:and|an') all(?=\W*$|[,.;!?])|at the same (?:time|go)|in the same visit
      |while (?:you're|he's|she's|they're|i'm|it's) (?:here|there|in|at it)
    )\b
  )
`

/** Adds another service, or puts one in place of the one in hand. */
export function findCorrection({ left, isAgreed }: JobLine, context: Context): Decision {
  if (isAgreed) return null
  const other = findOtherService(left, context)
  if (!other)
    return wantsOneOfSeveral(left, context) ? [{ kind: 'change', field: 'service' }] : null
  // "I want highlights as well" leaves the haircut in hand, and the owner hears of the other.
  if (BESIDES.test(left) || hasAddition(left, context)) return [{ kind: 'several' }]
  return [tellService(other.name)]
}

/** The service that a line names, with nothing else, in place of the one in hand, whatever she asks. */
function findOtherService(text: string, context: Context): Service | null {
  const { hasService, isBooking, service, setup, synonyms, today, open } = context
  // "Could I have the hygienist instead? I only had a check-up in May."
  const said = text.split(/(?<=[.!?;]) /).find((part) => /\binstead\b/.test(part)) ?? text
  const rest = said.replace(CORRECTS, ' ')
  const isName = open === 'name' && /^(?:no,? )?it's \S+$/.test(text)
  if (!hasService || !isBooking || isName || isOfPrice(text)) return null
  const isAdding = BESIDES.test(text) || /[.;!] (?:and|plus)\b/.test(text)
  if (rest === said && !isAdding) return null
  const isOther = ({ name }: Service) => name !== service
  const best = chooseService(rest, setup.services, synonyms, GENERIC_POINTS)
  const [only, other] = namedServices(rest, setup.services, synonyms).filter(isOther)
  const found = best && isOther(best) ? best : other ? null : only
  const inHand = contentOf(service ?? '')
  const words = [...unusedWords(rest, [], today)].filter((word) => !inHand.has(word))
  return found && !isBeyondService(words.join(' '), found, synonyms) ? found : null
}

/** Asks for another service, and for no advice: "would the full groom be better instead?" changes nothing. */
const PUTS_INSTEAD = pattern`
  ^(?=.*\b(?:instead|(?:make|change) (?:it|that))\b).*\b(?:
    (?:can|could) (?:i|we|you)|i'd (?:like|rather)|i'll have|(?:make|change) (?:it|that)
  )\b
`

/** "Can we make it the full groom instead?", of which there are two: she asks which. */
function wantsOneOfSeveral(text: string, context: Context): boolean {
  const { service, isBooking, setup, synonyms } = context
  if (service === null || !isBooking || !PUTS_INSTEAD.test(text)) return false
  const alike = alikeServices(text, setup.services, synonyms)
  return (
    isOfSeveral(text.replace(CORRECTS, ' '), setup.services, synonyms) &&
    alike.every(({ name }) => name !== service)
  )
}

/** Whether a part of a line adds a service: "Half past eight is good. And the hygienist after." */
function hasAddition(text: string, context: Context): boolean {
  return text
    .split(/(?<=[.;!]) /)
    .some(
      (part) =>
        /^(?:and|plus)\b(?! (?:could|can) it be\b)(?!.*\bnot an?\b)/.test(part) &&
        !MAKES_ANOTHER.test(part) &&
        isOfService(part, context),
    )
}

/** What is said after the caller has thought better of it: "a full colour. No, make it a haircut". */
const REVOKES =
  /^(.+)\b(?:no,? (?=make|i'll|just|actually)|actually,? |make (?:it|that) |i mean |i meant )(.+)$/

/** A line without the service that it names first and puts another in place of. */
export function withoutRevoked(text: string, services: readonly Service[]): string {
  const [, before = '', after = ''] = REVOKES.exec(text) ?? []
  const [first, last] = [exactService(before, services), exactService(after, services)]
  return first && last && first !== last ? after : text
}
