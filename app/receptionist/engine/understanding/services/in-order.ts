import type { Context } from '../context.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { pattern } from '../text/patterns.ts'
import { exactService } from './service-names.ts'
import { type Decision, type JobLine, tellService } from './job-line.ts'
import { namedServices } from './services.ts'

/** Puts what it names before it behind another thing: "the cut straight after the beard", "and the MOT after, yeah?" */
const AFTER = pattern`
  \b(?:(?:straight|right|directly|just) )?(?:
    (?<!\b(?:i'm|i am|we're|we are|i was|been|am) )after(?:wards?)?(?= (?:the|my|me|his|her|a|that|it|yeah|yes|please|too|as well|if)\b|\W*$|[,.;!?])
    |(?:to follow|behind)(?=\W*$|[,.;!?]| (?:that|it|the)\b)
  )
`
/** Goes on from one thing to the next: "service at eight and then the MOT". */
const THEN =
  /(?:\b(?:and|an'),? |, (?!then\W*$))then (?=\S)|(?<=\w) then (?=(?:the|my|a|an|his|her|do|put|get|fit)\b)|\bfollowed by /
/** Begins with "then" what is no next thing: "right then the cut, please". */
const ONLY_SO = /^(?:(?:right|ok|okay|oh|well|so|no|yes|yeah|alright|all right|go on),? )+then\b/
const NO_ORDER =
  /\b(?:instead|rather|chang(?:e|ing) (?:it|that|to|the|my)|swap\w*|switch\w*|how long|not (?:after|the)|don't|or)\b/
const PART_END = /[,.;!?] | (?:and|but|plus) /

/** Keeps the first of two things that follow one another: "the MOT after" leaves the service in hand. */
export function findInOrder({ left, isAgreed }: JobLine, context: Context): Decision {
  const { service, isBooking } = context
  if (service === null || !isBooking) return null
  const [head, tail, isBackwards] = partsOf(left)
  if (tail === null || NO_ORDER.test(left) || isOfPrice(left)) return null
  const found = isBackwards ? chooseAfter(head, tail, context) : chooseThen(head, tail, context)
  // "Yes, book it, with the cut right after" agrees to what she has read back.
  return found && isAgreed ? [] : found
}

/** What stands before and after the word of order; a tail of null if there is none. */
function partsOf(text: string): [head: string, tail: string | null, isBackwards: boolean] {
  const after = AFTER.exec(text)
  if (after) return [text.slice(0, after.index), text.slice(after.index + after[0].length), true]
  const then = ONLY_SO.test(text) ? null : THEN.exec(text)
  return then
    ? [text.slice(0, then.index), text.slice(then.index + then[0].length), false]
    : [text, null, false]
}

/** "Y after X", "X at eight, Y after". */
function chooseAfter(head: string, tail: string, context: Context): Decision {
  const parts = head.split(PART_END)
  const second = onlyIn(parts.at(-1) ?? '', context)
  const named = onlyIn(tail, context)
  // "The cut after the school run" follows nothing of hers.
  if (second === null || (named === null && /^ (?:the|my|me|his|her|a)\b/.test(tail))) return null
  return inOrder(named ?? onlyIn(parts.slice(0, -1).join('. '), context), second, context)
}

/** "X, then Y" */
const chooseThen = (head: string, tail: string, context: Context): Decision => {
  const second = onlyIn(tail, context)
  return second === null ? null : inOrder(onlyIn(head, context), second, context)
}

/** The first of two services, or the one in hand if the line names no first, and word of the second. */
function inOrder(first: string | null, second: string, { service }: Context): Decision {
  if (second === (first ?? service)) return null
  const several = { kind: 'several', isNext: true } as const
  return first === null || first === service ? [several] : [tellService(first), several]
}

/** The one service that a part of a line names, or null. */
function onlyIn(text: string, { setup, synonyms }: Context): string | null {
  const [only, other] = namedServices(text, setup.services, synonyms)
  const found = exactService(text, setup.services) ?? (other ? null : only)
  return found?.name ?? null
}
