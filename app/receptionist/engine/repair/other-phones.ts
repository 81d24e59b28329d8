import { note } from '../flows/notes.ts'
import { sayPhone } from '../speech/format.ts'
import { mention } from '../speech/say.ts'
import { confirmPhone, type State } from '../state.ts'
import { beginsWithYes } from '../understanding/answers/yes-no.ts'
import { asksForOwnPhone } from '../understanding/asks/detail-asks.ts'
import {
  isOnlyAtTimes,
  isOthersPhone,
  offersOthersPhone,
  sendsToOther,
} from '../understanding/details/phones.ts'
import { nameBeforePhone, nameOfKin } from '../understanding/details/whose-names.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { plain } from '../understanding/text/text.ts'

/** Puts another number in place of the one that the caller has confirmed. */
const REPLACES = pattern`
  ^no\b
  |\b(?:
    actually|sorry|instead|rather|wrong|meant|change|use|new|better|not that|my number
    |(?:ring|call|text|reach|get) me on
  )\b
`
/** Says which number to ring: "best use Derek's", "you'd be better trying my wife's", "hang on, that's my neighbour's, mine's". */
const USES = pattern`
  \buse[ ]
  |\b(?:best|better) (?:off |bet )?(?:(?:is|to|on|with|trying|getting|having|using|ringing) )+
  |\b(?:we|i)(?:'d| would) (?:rather|prefer) (?:you|it)\b
  |\b(?:ring|call|text|reach|get|catch|try) (?:me|us) on\b
  |(?<!\band )\bmine(?:'s| is)\b|\bis mine\b|\bmy own\b
  |\b(?:wait|hang on|hold on)\b[^.?!]*\b(?:that's|it's|i'm (?:on|using|ringing))[ ]
`
const BESIDES = /\b(?:as well|also|too|other|another|second|backup|if|in case|or)\b/
const SECOND = /\b(?:as well|also|too|second|backup|spare|in case)\b/

/** Says who has the key or lets the firm in, whose number is not the caller's: "the key's with next door, she's on". */
const OF_KEY = /\bkeys?\b[^?!]*\bwith\b|\blet(?:ting)? (?:you|him|her|them) in\b/

/**
 * Takes down a number that does not replace the caller's: somebody else's, or a second one. Returns
 * whether the line gave one.
 */
export function noteOtherPhone(state: State): boolean {
  const { card, open, commands } = state
  const text = state.plainText
  const told = commands.find((one) => one.kind === 'tell' && one.field === 'phone')
  if (told?.kind !== 'tell' || (told.value === card.phone && !card.isPhoneConfirmed)) return false
  const isOffered = card.phone !== null && offersOthersPhone(plain(state.before))
  // At the question for the number, somebody else's is the one to ring, unless the line names whom it is all for.
  const isApart = open !== 'phone' || isOfAttendee(state) || OF_KEY.test(text)
  const isAtTimes = isOnlyAtTimes(text)
  const isUsed = USES.test(text) && !BESIDES.test(text) && !isAtTimes
  const isReplaced = isUsed || (REPLACES.test(text) && !isAtTimes)
  const isOthers =
    (isOthersPhone(text) || isOffered) && isApart && !isUsed && !/\binstead\b/.test(text)
  // "Yes, and my mobile's 07700 900123 for after two" confirms the first number, and adds one.
  const isAdded = beginsWithYes(text) && !isReplaced && !/\b(?:no|but|first)\b/.test(text)
  const isBeside =
    open === 'phone-confirm' &&
    (isAdded || ((SECOND.test(text) || isAtTimes) && !/^no\b/.test(text)))
  const isSecond =
    isBeside ||
    (card.isPhoneConfirmed &&
      open !== 'change' &&
      (told.value === card.phone || !isReplaced || BESIDES.test(text)))
  if (!isOthers && !isSecond) return false
  if (isBeside && isAdded) confirmPhone(state)
  state.commands = commands.filter((one) => one !== told)
  note(state)
  if (isOthers && sendsToOther(text)) sayWhomToRing(state, told.value)
  else mention(state, 'noted')
  return true
}

/** Whether a line names somebody else for whom it all is, or asks about the caller's own number: "it's for my mum, Jean Hale". */
function isOfAttendee({ text, plainText, card }: State): boolean {
  if (sendsToOther(plainText)) return false
  const name = nameOfKin(text)
  const isOther = name !== null && card.name !== null && !name.includes(card.name)
  return isOther || asksForOwnPhone(plainText)
}

/** Says back whose number the call is to go to. */
function sayWhomToRing(state: State, number: string): void {
  const person = nameBeforePhone(state.text)
  const phone = sayPhone(number)
  const source = { kind: 'line', line: state.line } as const
  if (person === null) mention(state, 'noted-to-ring', { phone }, source)
  else mention(state, 'noted-whom-to-ring', { person, phone }, source)
}
