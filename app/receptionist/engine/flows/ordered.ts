import { serviceOf, type State } from '../state.ts'
import { tellsService } from '../understanding/command.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { contentOf } from '../understanding/text/text.ts'

/** Tells her to book something, at the start of a part of a line: "so just book the half eight table for now". */
const ORDER = pattern`
  ^(?:(?:so|but|and|still|no|nope|nowt|nothing|never ?mind|go on(?: then)?|go ahead(?: and)?|yes|yeah|yep|aye|ok|okay|right|well|oh|look|then|please|just|i said|like i said|i meant|i want you to|i'd like you to|(?:can|could|will|would) you|you can)[, ]+)*(?:
    (?:book|reserve|keep|hold|save)(?: (?:me|us) in for| (?:me|us))?
    |(?:i|we)(?:'d)? still (?:want|need|like)
    |(?:put|stick|pop) (?:me|us) (?:in|down) for
  ) (?=(?:the|that|this|my|our|an?) |it for (?:me|us)\b)
`
/** What an order may say besides what it is for. */
const BESIDES_ORDER = contentOf(
  'table one option slot appointment visit meantime moment now instead anyway',
)

/** Ends a part of a line: "book the ten o'clock and Sam can ring me", but not "the boiler and the tap". */
const PART_END =
  /[,.;!?]+ ?| (?:and|but) (?=(?:then |please )?(?:get|have|ask|tell|let|i|i'll|we|we'll|he|she|they|(?:[a-z]+ )?(?:can|could|will|would|[a-z]+'ll))\b)| (?:because|cos) /

/** Puts the order off, or makes it depend on something. */
const NOT_NOW = /\b(?:yet|unless|if|until|till|provided|before|when|once|or)\b/

/**
 * Whether a line orders plainly what she has read back, and nothing else: "no, I said book the table, not the
 * room". Another day, service or number is no such order.
 */
export function ordersHeld(state: State): boolean {
  const { plainText, commands, slot, card, clock } = state
  const service = serviceOf(state)
  if (service === null || slot === null) return false
  const isOther = commands.some(
    (one) =>
      // Once she has said that she books one at a time, the others are for the owner.
      (one.kind === 'several' && !state.isOneSaid) ||
      one.kind === 'change' ||
      (tellsService(one) && one.value !== card.service) ||
      (one.kind === 'tell' && one.field === 'party' && Number(one.value) !== card.party) ||
      (one.kind === 'tell-when' &&
        ((one.when.day ?? slot.day) !== slot.day ||
          (one.when.minute ?? slot.minute) !== slot.minute)),
  )
  if (isOther) return false
  const own = contentOf(service.name)
  const [order, ...rest] = plainText
    .split(PART_END)
    .filter((part) => ORDER.test(part))
    .map((part) => part.replace(ORDER, ''))
  if (order === undefined || rest.length > 0 || NOT_NOW.test(order)) return false
  return [...unusedWords(order, commands, clock.now.day)].every(
    (word) => own.has(word) || BESIDES_ORDER.has(word),
  )
}
