import { ask, mention } from '../speech/say.ts'
import { has, serviceOf, type State } from '../state.ts'
import { book } from './booking.ts'
import { startMessage } from './message.ts'
import { keyOfNote, note, noteAndMention } from './notes.ts'
import { agrees, asksOfBooking, ordersLast, saysMore } from '../understanding/answers/agreement.ts'
import { poundsIn } from '../understanding/asks/price-words.ts'
import { seeksDenial } from '../understanding/asks/questions.ts'
import { asksForRing, asksIfWritten } from '../understanding/asks/status.ts'
import { asksOfFirm } from '../understanding/asks/topics.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { isOfCompany } from '../understanding/services/several.ts'
import { agreedPart, asksIfFine } from '../understanding/answers/agreed-part.ts'
import { beginsWithYes, restAfterYes } from '../understanding/answers/yes-no.ts'
import { correctPrice, sayOnePrice } from './prices-and-lengths.ts'
import { withoutMore } from '../understanding/wants/besides.ts'
import { isHaveRing } from '../understanding/wants/call-backs.ts'
import { isSeeYou } from '../understanding/wants/farewell.ts'

/** Books what she has read back on a clear yes; on one with a condition or a question, says why she does not. */
export function settleBooking(state: State): boolean {
  const { plainText } = state
  const today = state.clock.now.day
  if (NOT_YET.test(plainText)) return leaveUnbooked(state)
  if (correctPrice(state)) return true
  // "Cheers, see you Saturday", of the Saturday that she has read back
  const isSeen = isSeeYou(plainText) && !has(state, 'no', 'ask', 'change')
  const text = withoutMore(agreedPart(plainText))
  // "Yes please, that's Saturday the twelfth, isn't it?"
  const rest = seeksDenial(text) ? null : restAfterYes(text.replace(INSTEAD_OF, ''))
  const isSame = rest !== null && !saysMore(text, today)
  if ((isSeen || isSame) && namesSlot(state)) {
    book(state)
    return true
  }
  const isAsking = has(state, 'ask')
  const isOfFirm = asksOfFirm(state.setup, state.trade.synonyms)
  const isYes = has(state, 'yes')
  const isConditional = CONDITION.test(text)
  if (isOfAmount(state) && !isAsking) {
    if (isConditional) return holdBack(state)
    // "Yes, but ring me if it's more than a tenner": she can say what it costs.
    sayOnePrice(state, serviceOf(state))
  }
  // Nothing is booked on a question, whoever has heard a yes in it, nor for more people than she can book.
  const isMore = wantsMore(state)
  const isDoubted = isMore || (isAsking && doubtsSum(state))
  const isHeld = isDoubted || asksOfBooking(text, isOfFirm) || CONDITION.test(withoutAsides(text))
  if (isYes && !isHeld && (!isAsking || agrees(text, today, isOfFirm))) {
    book(state)
    noteBesideYes(state, text)
    return true
  }
  const isAgreed = isYes || beginsWithYes(text)
  if (!isAsking && (isAgreed || /^(?:only )?(?:as long as|provided|if) /.test(text))) {
    if (isConditional && !isMore) return holdBack(state)
    if (isAgreed && (isYes || !CHANGES_MIND.test(text)))
      return noteAndMention(state, isMore ? 'one-each' : keyOfNote(state))
  }
  if (repeatsHeld(state)) return true
  if (!has(state, 'no')) return false
  ask(state, 'change', 'ask-change')
  return true
}

/** Whether a line asks for a sum that no answer to it names, or makes its yes hang on one: "yes, but is it the £450?" */
function doubtsSum(state: State): boolean {
  const { commands, plainText, setup } = state
  const facts = commands.map((one) => (one.kind === 'ask' ? setup.facts[one.index ?? -1] : null))
  const told = facts.flatMap((fact) => poundsIn(fact?.answer ?? ''))
  const price = serviceOf(state)?.pricePence ?? null
  const sums = poundsIn(plainText)
  const isWrong = sums.some((sum) => sum * 100 !== price && !told.includes(sum))
  return isWrong || (sums.length > 0 && /\bbut\b/.test(plainText))
}

/** A line without the parts whose "if" holds nothing back: an order all the same, another's booking, a question. */
const withoutAsides = (text: string) =>
  text
    .replace(JUST_BOOK, '')
    .replace(OF_OTHERS, ' ')
    // "Yes please. Is it extra if he needs parts?" books.
    .replace(/(?<=[.!;] )(?!(?:as long|provided|unless|only if|if)\b)[^.!;?]*\?/g, ' ')

/** Notes what comes with the yes to a booking, and answers it. `text`: the part that agrees. */
function noteBesideYes(state: State, text: string): void {
  const isOfOthers = text.search(OF_OTHERS) >= 0
  const isAskedFirst = !has(state, 'ask', 'aside') && ordersLast(text)
  if (!isOfOthers && !isAskedFirst && text === state.plainText) return
  note(state)
  if (isOfOthers) mention(state, 'one-each')
  else if (isAskedFirst) mention(state, keyOfNote(state))
  else if (!has(state, 'ask', 'aside')) mention(state, keyOfAside(state.plainText))
}

/** Settles the question what to change, if the caller would change nothing after all. */
export function settleUnchanged(state: State): boolean {
  const { plainText, clock, setup, trade } = state
  // "No, don't book anything yet, just have him ring me"
  if (NOT_YET.test(plainText)) return leaveUnbooked(state)
  const isAsIs = BOOKS_AS_IS.test(plainText)
  const isOfFirm = asksOfFirm(setup, trade.synonyms)
  // "Nothing" alone is not a yes to the booking, which she reads back again.
  if (isAsIs || (has(state, 'yes') && agrees(plainText, clock.now.day, isOfFirm))) book(state)
  return isAsIs || has(state, 'yes')
}

/** "Nothing to change. Just book it" */
const BOOKS_AS_IS = /\bnothing\b.*\bbook it\b/

/** Whether she has offered a call in place of a booking for which she has all that she needs. */
export const isOfferedInstead = ({ open, flow, card }: State) =>
  open === 'take-message' && flow === 'booking' && card.name !== null && card.isPhoneConfirmed

/** Books what the caller orders, and passes on that they want to be rung about something else. */
export function bookAsOrdered(state: State): boolean {
  const isCall = isOfferedInstead(state) && has(state, 'yes')
  book(state)
  if (!isCall && !has(state, 'message')) return true
  return noteAndMention(state, 'pass-on')
}

/** A condition on the price: "only if it's under fifty". */
const OF_AMOUNT = pattern`
  \b(?:if|unless|until|as long as|provided|only)\b.*(?:
    £
    |\b(?:
      quid|pounds?|tenner|fiver|hundred|price|costs?|extra
      |(?:more|less|over|under|dearer) than \d+
    )\b
    |(?:it|that)(?:'s| is| costs) (?:\w+ )?\d\d
  )
`

/** Money, in a line of which a number alone may be people. */
const MONEY =
  /£|\b(?:quid|pounds?|tenner|fiver|hundred|price|costs?|extra|charge|each|courses?|(?:a|per) head)\b/

/** In a restaurant "if it's only eleven" speaks of people, unless it names money. */
const isOfAmount = ({ plainText, trade }: State) =>
  OF_AMOUNT.test(withDigits(plainText)) && (!trade.hasParty || MONEY.test(plainText))

/** Has the booking put down all the same, and the owner give the answer: "put it in and he can let me know". */
const LEAVES_TO_OWNER = pattern`
  ^(?!.*\b(?:first|before|until|till|once|after|yet)\b).*(?<!\b(?:don't|not|won't|never|only) )(?:
    (?:put|pop|stick) (?:it|that|me|us|them) (?:in|down)
    |book (?:it|that|me|us)
  )\b.*\b(?:
    let (?:me|us) know|get back to (?:me|us)|come back to (?:me|us)|(?:ring|call|phone|text|tell) (?:me|us)
  )\b
`

/** Books nothing on a condition that only the owner can judge; of the price, she says what it is and asks again. */
export function holdBack(state: State): boolean {
  const service = serviceOf(state)
  note(state)
  const isOfPrice = isOfAmount(state)
  if (isOfPrice) sayOnePrice(state, service)
  if (isOfPrice && service?.pricePence != null) return true
  if (LEAVES_TO_OWNER.test(state.plainText)) {
    mention(state, 'pass-on')
    return true
  }
  const isWaiting = isOfPrice || /\b(?:un)?till?\b/.test(state.text)
  if (!has(state, 'ask') || has(state, 'message'))
    mention(state, isWaiting ? 'status-none' : 'held')
  // "I don't want to book it till I know. Can someone ring me first?"
  return leaveToOwner(state, has(state, 'message'))
}

/** Takes a message in place of the booking if the caller wants one, and else offers it. */
function leaveToOwner(state: State, isMessage: boolean): boolean {
  if (isMessage) startMessage(state)
  else ask(state, 'take-message', 'ask-take-message')
  return true
}

/** Wants nothing booked for now: "don't book it yet", "could you pencil it in?", "not yet, I need the price first" */
const NOT_YET =
  /^(?:no,? |er,? |um,? )*not (?:just )?yet\b|\bbefore (?:i|we) (?:commit|decide)\b|\b(?:hold off (?:booking|on)|(?:don't|do not) (?:book|confirm)(?: it| that| anything| me in)?(?: just)? yet|pencil (?:it|that|me|us) in)\b/

/** Books nothing yet, and takes a message, or offers one. */
function leaveUnbooked(state: State): boolean {
  note(state)
  mention(state, 'status-none')
  return leaveToOwner(state, has(state, 'message', 'person'))
}

/** "Yes, if it's Sam who comes" is not a clear yes; "yes please, if you would" is. */
const CONDITION = pattern`
  \b(?:
    unless|as long as|provided
    |(?<!\bwonder(?:ing|ed)? )if (?!
      you (?:would|could|can|like|don't|please)
      |possible|poss\b
      |that's (?:ok|okay|all right|alright|fine)
      |(?:it|that)(?:'s| is) (?:no|not (?:too much|any)) (?:trouble|bother)
      |it's (?:ok|okay|all right|alright|fine)(?: (?:with|by) you)?\W*$
      |(?:that|it) suits(?: you)?\W*$
      |needed|need be
      |there(?:'s| is) an? (?:(?!\b(?:instead|\w+day)\b)[^.!?;])*\b(?:that|it)(?:'d| would) be (?:
        lovely|great|nice|perfect|brilliant|super|good|grand
      )
    )
  )
`

/** Books whatever comes of the wish: "just book it, the window's only if he can". */
const JUST_BOOK =
  /^(?!.*\b(?:if|unless|as long as|provided)\b.*\bjust book\b).*\bjust book (?:it|that|me in)\b,? (?!(?:only )?(?:if|unless|as long as|provided)\b).*/

/** The wish for somebody else's booking, which this one does not wait for: "and Martin's for five, if he can". */
const OF_OTHERS =
  /(?<=[.!;] )(?:and )?(?:my |our )?(?!it's|that's)[a-z]+'s (?:for|at|after)\b[^.!;?]*/g

/** Words after a yes with which a caller wants something changed after all. */
const CHANGES_MIND = pattern`
  \b(?:
    no|nope|wait|hang on|hold on|actually|wrong|change|instead|rather|different|mistake
    |not (?:right|then|that)
  )\b
`

/** Says which day the booking takes the place of: "yes please, and that's instead of the tenth". */
const INSTEAD_OF =
  /\b(?:and )?(?:that's |it's )?instead of (?:the )?[a-z0-9]+(?: one)?(?=\W*$)|, not (?:the )?\w+day(?=,|\W*$)/

/** Whether a line names the day or time that she has read back, and no other. */
function namesSlot({ commands, slot }: State): boolean {
  const told = commands.flatMap((one) => (one.kind === 'tell-when' ? [one.when] : []))
  return (
    slot !== null &&
    told.length > 0 &&
    told.every(
      ({ day, minute, not = [] }) =>
        (day ?? slot.day) === slot.day &&
        (minute ?? slot.minute) === slot.minute &&
        !not.includes(slot.day),
    )
  )
}

/** Whether a line only insists on what she has read back: "no, I said half past two". */
function repeatsHeld({ commands, card, slot }: State): boolean {
  const told = commands.filter(({ kind }) => kind === 'tell' || kind === 'tell-when')
  return (
    told.length > 0 &&
    told.every((one) =>
      one.kind === 'tell-when'
        ? one.when.minute === slot?.minute && (one.when.day ?? slot?.day) === slot?.day
        : one.kind === 'tell' && String(card[one.field]) === one.value,
    )
  )
}

/** Whether the caller wants more than the one booking. */
const wantsMore = (state: State) =>
  has(state, 'several') &&
  !isOfCompany(state.plainText, state.trade, state.card.service) &&
  // In a restaurant "two of them are vegetarian" wants no second table.
  !(state.trade.hasParty && !/\b(?:tables?|bookings?)\b/.test(state.plainText))

/** What she says to what comes with the yes to a booking. */
function keyOfAside(text: string) {
  if (asksForRing(text) || isHaveRing(text)) return 'pass-on'
  if (asksIfFine(text)) return 'unknown-later'
  return asksIfWritten(text) ? 'written' : 'noted'
}
