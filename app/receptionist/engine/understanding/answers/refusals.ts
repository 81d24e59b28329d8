import type { Open } from '../../types.ts'
import { hasKind } from '../command.ts'
import { knowsHalf } from '../details/postcodes.ts'
import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'
import { isRefusal } from '../wants/wants.ts'
import { needsNoRing } from '../wants/call-backs.ts'
import type { Heard } from './answers.ts'
import { isOnFile } from './on-file.ts'

/** Questions for which a bare "no" means that the caller won't say. */
const NO_REFUSES: readonly (Open | null)[] = [
  'name',
  'phone',
  'postcode',
  'party',
  'when',
  'date',
  'time',
  'service',
]

/** What a caller may not know, or not have to hand. */
const MAY_LACK: readonly (Open | null)[] = ['phone', 'postcode', 'party']
const NO_IDEA = /^(?:sorry,? |er,? |oh,? )*(?:i've |i have )?(?:got )?no (?:idea|clue)\b/
/** Is about to look the detail up, or guesses it. */
const LOOKS = pattern`
  \b(?:
    let me|i'll|i can|i could|hang on|hold on|wait|bear with|i think|might be|maybe
    |something like|between|about|around|or
  )\b
`
/** Cannot be rung: "you can't ring me, I'm at work", "my phone's broken". */
const NO_CALLS = pattern`
  \b(?:
    can't|cannot|don't|do not|no (?:use|point)|not allowed|won't be able to|not able to
  )(?: to)? (?:
    ring|call|phone|text|answer|take (?:any )?calls|have (?:my|a) phone|reach
    |get (?:hold of )?me
  )(?:ing)?\b(?! (?:me |it |us |the phone )?(?:(?:before|after|until|till|between|on|when|unless|about|yet)\b|at (?!work)))
  |\b(?:my|the) (?:phone|mobile)(?:'s| is| has) (?:\w+ )?(?:
    broke\w*|bust\w*|dead|off|lost|gone|died|packed
  )\b
`

/** Whether a line says that the caller cannot be rung. */
export const isUnreachable = (text: string) => NO_CALLS.test(text)

/** The most words of a no that says nothing else: "no, not saying that". */
const BARE_NO_MAX_WORDS = 4
/** The fewest digits of a number without its area code. */
const LOCAL_MIN_DIGITS = 6

/** Will not tell a detail: "it's private". */
const IS_PRIVATE = /\bit's (?:a )?(?:private|personal|confidential)(?: matter)?(?=\W*$|[,.;])/

/** Whether the caller will not tell what she asks for. */
export const isPrivate = (text: string) => IS_PRIVATE.test(text) || isRefusal(text)

/** Whether a line will not or cannot give the detail that she asks for, or leaves it to the firm's files. */
export function refusesDetail(heard: Heard): boolean {
  const { text, commands, context, isTold } = heard
  const { open } = context
  // "I've no mobile, it's Leeds 496 0088" gives what there is.
  const hasLocalNumber = commands.some(
    (one) => one.kind === 'part-of-phone' && (one.digits ?? '').length >= LOCAL_MIN_DIGITS,
  )
  if (isRefusal(text) && !hasLocalNumber) return true
  if (NO_REFUSES.includes(open) && (IS_PRIVATE.test(text) || isBareNo(heard))) return true
  if (isTold) return false
  if (open === 'phone' && needsNoRing(text)) return true
  if (hasKind(commands, 'part-of-phone')) return false
  return lacksDetail(heard) || (!text.includes('?') && isOnFile(text, open))
}

/** Whether a line is a short no that gives nothing instead. */
function isBareNo({ text, commands, context }: Heard): boolean {
  // "No, it ends 57" corrects the number.
  const isOfEnd = context.open === 'phone' && /\bends?\b.*\d/.test(withDigits(text))
  return (
    /^(?:no|nope|nah|never(?! mind the (?!(?:phone|number|name|post ?code|address)\b))|not (?:really|today|now|saying|telling))\b/.test(
      text,
    ) &&
    text.split(' ').length <= BARE_NO_MAX_WORDS &&
    !isOfEnd &&
    !hasKind(commands, 'tell', 'tell-when', 'repeat', 'wait')
  )
}

/** Whether the caller does not know the detail, or has no phone to be rung on. */
function lacksDetail({ text, commands, context, answer }: Heard): boolean {
  const { open } = context
  if (hasKind(commands, 'repeat', 'wait', 'ask')) return false
  if (open === 'phone' && isUnreachable(text)) return true
  if (open === 'postcode' && context.isMessage && knowsHalf(text)) return true
  const isUnknown = answer === 'unsure' || NO_IDEA.test(text)
  return isUnknown && MAY_LACK.includes(open) && !LOOKS.test(text)
}
