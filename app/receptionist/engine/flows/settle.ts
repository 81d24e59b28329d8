import { end } from '../repair/leaving.ts'
import { skip } from '../repair/misses.ts'
import { ask, isSaid, isUnlistedSaid, mention, say } from '../speech/say.ts'
import { confirmPhone, fill, has, serviceOf, type State } from '../state.ts'
import { book, takeSlot } from './booking.ts'
import { isVisit } from './details.ts'
import { startMessage, takeDown } from './message.ts'
import { wantsSomebodySoon } from './offer-call.ts'
import { sayOffList } from './off-list.ts'
import { ordersHeld } from './ordered.ts'
import { isHeldBack, note, noteEnquiries, noteRest, tellsMore } from './notes.ts'
import { sayWhen } from './message-notes.ts'
import { agrees, asksOfBooking, saysMore } from '../understanding/answers/agreement.ts'
import {
  isOfThisPhone,
  isOnFile,
  isPrivate,
  isUnreachable,
} from '../understanding/answers/answers.ts'
import { asksForRing, asksIfWritten } from '../understanding/asks/status.ts'
import { tellsService } from '../understanding/command.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { part, pattern } from '../understanding/text/patterns.ts'
import { findOutward } from '../understanding/details/postcodes.ts'
import { isOfCompany } from '../understanding/services/several.ts'
import { agreedPart, asksIfFine } from '../understanding/answers/agreed-part.ts'
import { beginsWithYes, restAfterYes } from '../understanding/answers/yes-no.ts'
import { correctPrice, sayOnePrice } from './prices-and-lengths.ts'
import { withoutMore } from '../understanding/wants/besides.ts'
import { isHaveRing } from '../understanding/wants/call-backs.ts'
import { isSeeYou } from '../understanding/wants/farewell.ts'

/** The words of "yes please, my name is Anne-Marie Hale". */
const NAME_MAX_WORDS = 8
const WHEN_TO_RING = new RegExp(
  part`
    \b(?:
      asap|as soon|urgent\w*|today|tonight|tomorrow|mornings?|lunch\w*|afternoons?|evenings?
      |before|after|\w+days?|\d+(?:st|nd|rd|th)?|week\w*|january|february|march|april|may
      |june|july|august|september|october|november|december|christmas
    )\b
  `,
  'i',
)

/** An address instead of its postcode: "flat 3, 22 Mill Lane". */
const ADDRESS = pattern`
  \b(?:flat|number|no\.?|unit|apartment) \d
  |\b\d{1,4}[a-z]?,? (?!o'clock\b)[a-z]{3,}
  |\b[a-z]{3,} (?:
    road|rd|street|st|lane|avenue|ave|close|drive|court|house|cottage|farm|terrace
    |crescent|gardens|square|row|mews|hill|view|grove
  )\b
`

/** "Yes, if it's Sam who comes" is not a clear yes; "yes please, if you would" is. */
const CONDITION = pattern`
  \b(?:
    unless|as long as|provided
    |if (?!
      you (?:would|could|can|like|don't|please)
      |possible|poss\b
      |that's (?:ok|okay|all right|alright|fine)
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

const MONEY =
  /£|\b(?:quid|pounds?|tenner|fiver|hundred|price|costs?|extra|charge|each|courses?|(?:a|per) head)\b/

/**
 * Handles yes, no and refusals as replies to the open question; true if one settled it. `isTold`:
 * the line gave a detail. `isPerson`: it asks for a message instead.
 */
export function settleQuestion(state: State, isTold: boolean, isPerson: boolean): boolean {
  const { open } = state
  if (open === 'about' && has(state, 'about')) return keepAbout(state)
  const isRefused = isPerson && open === 'phone' && has(state, 'refuse')
  // "You've got my number, and I want to complain about Friday" is asked once more for it.
  const isAskedAgain = isOnFile(state.plainText, open) && !isSaid(state, 'ask-phone-unseen')
  if (isRefused && isAskedAgain) return settleRefusal(state)
  // "No, don't book it, have Sam ring me" corrects nothing.
  if (isRefused) skip(state)
  if (askWhichNumber(state)) return true
  if (sayOffList(state) && open === 'confirm') return true
  if (isPerson) return open === 'phone-confirm' && has(state, 'yes') && settlePhone(state)
  if (isHeldBack(state)) return holdBack(state)
  // "Keep the half eight, then" says the time again, which is no other wish.
  if ((open === 'confirm' || open === 'change' || isOfferedInstead(state)) && ordersHeld(state))
    return bookAsOrdered(state)
  if (has(state, 'refuse')) return settleRefusal(state)
  if (open === 'take-message' && (acceptMessage(state) || wantsRingInstead(state))) return true
  if (isTold && !saysYesBesides(state) && !changesService(state)) return false
  if (open === 'postcode' && givesPlace(state)) return notePlace(state)
  if (has(state, 'change')) return settleChange(state)
  return settleByQuestion(state)
}

/** "Yeah, twelve's fine. Actually, make it the full groom": the service is open again, whatever the time. */
const changesService = ({ commands }: State) =>
  commands.some((one) => one.kind === 'change' && one.field === 'service')

/** Notes what the message is about. */
function keepAbout(state: State): boolean {
  if (isPrivate(state.plainText)) say(state, 'never-mind')
  note(state)
  noteEnquiries(state)
  return true
}

/** Asks what a number stands for that may be the people or the time; true if she does. */
function askWhichNumber(state: State): boolean {
  const bare = state.commands.find(({ kind }) => kind === 'number')
  if (bare?.kind !== 'number') return false
  ask(state, 'change', 'ask-which-number', { number: String(bare.number) })
  return true
}

/** Goes on without the detail that the caller does not give. */
function settleRefusal(state: State): boolean {
  const { open, plainText } = state
  const isKnown = isOnFile(plainText, open)
  if (isKnown || isUnreachable(plainText)) note(state)
  // She asks once only: the caller must not trust that she sees the number.
  const isOnlyTold = isKnown && state.flow === 'message' && JUST_TELLS.test(plainText)
  const isUnseen = isUnseenPhone(plainText) || (isKnown && !isOnlyTold)
  if (open === 'phone' && isUnseen && !isSaid(state, 'ask-phone-unseen')) {
    ask(state, 'phone', 'ask-phone-unseen')
    return true
  }
  skip(state)
  // "He's got my number, just tell him" is answered once the message is kept.
  if (!isOnlyTold) say(state, isKnown ? 'on-file' : 'never-mind')
  if (open === 'when' || open === 'date' || open === 'time')
    ask(state, 'take-message', 'ask-take-message')
  return true
}

/** Wants the owner told, and no call: "just tell him", "it's only to let him know". */
const JUST_TELLS =
  /\b(?:just|only) (?:to )?(?:tell|let)\b(?! (?:me|us)\b)|\b(?:just|only) (?:say|passing|a message|to say|so (?:he|she|they|you) knows?)\b/

/** "The one I'm ringing from" is no number to her. */
const isUnseenPhone = (text: string) =>
  isOfThisPhone(text) && !/\b(?:rather|don't|not)\b/.test(text)

/** Starts the message that she has offered if the line gives what belongs in it; true if it does. */
function acceptMessage(state: State): boolean {
  if (wantsRing(state)) {
    startMessage(state)
    if (!noteRest(state) && state.text.split(' ').length > NAME_MAX_WORDS) note(state)
    return true
  }
  // "Yes please, or could somebody come and value it?": that, too, is for the owner.
  const isSoft =
    isUnlistedSaid(state) ||
    !/\b(?:book\w*|appointments?|slots?|squeeze|tables?)\b/.test(state.plainText)
  if (has(state, 'book') && isSoft && !namesService(state) && beginsWithYes(state.plainText)) {
    startMessage(state)
    note(state)
    // "Could somebody come on Tuesday?" must not sound agreed.
    if (!sayWhen(state, true)) mention(state, 'no-visit')
    state.commands = state.commands.filter(({ kind }) => kind !== 'book' && kind !== 'tell-when')
    return true
  }
  if (wantsSomebodySoon(state)) {
    startMessage(state)
    note(state)
    mention(state, 'no-promise')
    state.commands = []
    return true
  }
  if (isTimeOfUnlisted(state)) {
    startMessage(state)
    note(state)
    return true
  }
  return takesCallBack(state) && settleMessage(state)
}

/** "No, don't book it yet, just get Sam to ring me" takes the message in place of the booking. */
function wantsRingInstead(state: State): boolean {
  if (state.flow !== 'booking' || !has(state, 'message')) return false
  note(state)
  startMessage(state)
  return true
}

/** Callers who give a name or a number want to be rung. */
const wantsRing = (state: State) =>
  has(state, 'tell') &&
  !has(state, 'tell-when', 'book') &&
  (state.card.service === null || state.flow === 'booking')

/** "Thursday afternoon", for a viewing that is not on her list, is for the owner. */
const isTimeOfUnlisted = (state: State) =>
  isUnlistedSaid(state) &&
  !namesService(state) &&
  has(state, 'tell-when') &&
  !has(state, 'ask', 'no', 'book')

/** "If you could, I'm Jo, it's for tonight" takes the call back, and books nothing. */
const takesCallBack = (state: State) =>
  state.flow === 'none' && has(state, 'yes') && !namesService(state) && !has(state, 'book')

const namesService = ({ commands }: State) => commands.some(tellsService)

/** "Yes, but my name is Hale" confirms the number; "yes, I'm Jo Hale" takes the time. */
function saysYesBesides(state: State): boolean {
  const { open, from, line } = state
  const isOther =
    (open === 'phone-confirm' && from.phone !== line) ||
    (open === 'slot' && from.service !== line && !has(state, 'tell-when', 'pick'))
  return isOther && has(state, 'yes')
}

/** Whether the line gives an address, or again only the first half of a postcode. */
const givesPlace = ({ misses, plainText }: State) =>
  (misses > 0 && findOutward(plainText) !== null) || ADDRESS.test(plainText)

/** Keeps for the owner where the caller is, and asks for no postcode any more. */
function notePlace(state: State): boolean {
  note(state)
  skip(state)
  // "4 Mill Lane, is that too far?" is answered by itself.
  if (!state.commands.some((one) => one.kind === 'ask' && one.topic === 'area'))
    mention(state, 'noted')
  return true
}

/** Settles what is left: a plain yes or no, by the question that it answers. */
function settleByQuestion(state: State): boolean {
  switch (state.open) {
    case 'phone-confirm':
      return settlePhone(state)
    case 'slot':
      return settleSlot(state)
    case 'confirm':
      return settleBooking(state)
    case 'change':
      // "No, don't book anything yet, just have him ring me"
      if (NOT_YET.test(state.plainText)) return leaveUnbooked(state)
      return (has(state, 'yes') || BOOKS_AS_IS.test(state.plainText)) && keepBooking(state)
    case 'take-message':
      // "No, just book it", after she would book nothing on a condition.
      return has(state, 'book') ? state.flow === 'booking' : settleMessage(state)
    default:
      return false
  }
}

/** "Nothing to change. Just book it" */
const BOOKS_AS_IS = /\bnothing\b.*\bbook it\b/

/** Books what the caller would not change after all. */
function keepBooking(state: State): boolean {
  // "Nothing" alone is not a yes to the booking, which she reads back again.
  if (agrees(state.plainText, state.clock.now.day) || BOOKS_AS_IS.test(state.plainText)) book(state)
  return true
}

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
function holdBack(state: State): boolean {
  const service = serviceOf(state)
  if (state.open === 'phone-confirm') settlePhone(state)
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
  if (has(state, 'message')) startMessage(state)
  else ask(state, 'take-message', 'ask-take-message')
  return true
}

function settlePhone(state: State): boolean {
  const { card } = state
  if (has(state, 'yes')) {
    confirmPhone(state)
    // "Yes. Will he ring me today?"
    if (state.flow === 'message' && WHEN_TO_RING.test(state.text)) note(state)
    return true
  }
  if (!has(state, 'no') || has(state, 'ask')) return false
  state.deniedPhone = card.phone
  fill(state, 'phone', null)
  return true
}

function settleSlot(state: State): boolean {
  const [only, other] = state.offered
  if (has(state, 'yes') && only && !other) {
    takeSlot(state, only)
    return true
  }
  if (!has(state, 'no')) return false
  // "No, Tuesday I said" repeats the wish, which therefore stays.
  if (has(state, 'tell-when')) return true
  state.declined.push(...state.offered)
  state.offered = []
  // "Not Thursday, after three" holds for the next offers.
  if (state.not.length === 0) {
    state.days = null
    state.span = null
  }
  // The wish is reset, but stays on the card.
  state.asked = { day: null, minute: null }
  state.wantsAny = false
  return true
}

/** Words after a yes with which a caller wants something changed after all. */
const CHANGES_MIND = pattern`
  \b(?:
    no|nope|wait|hang on|hold on|actually|wrong|change|instead|rather|different|mistake
    |not (?:right|then|that)
  )\b
`

/** The wish for somebody else's booking, which this one does not wait for: "and Martin's for five, if he can". */
const OF_OTHERS =
  /(?<=[.!;] )(?:and )?(?:my |our )?(?!it's|that's)[a-z]+'s (?:for|at|after)\b[^.!;?]*/g

/** Wants nothing booked for now: "don't book it yet", "could you pencil it in?", "not yet, I need the price first" */
const NOT_YET =
  /^(?:no,? |er,? |um,? )*not (?:just )?yet\b|\bbefore (?:i|we) (?:commit|decide)\b|\b(?:hold off (?:booking|on)|(?:don't|do not) (?:book|confirm)(?: it| that| anything| me in)?(?: just)? yet|pencil (?:it|that|me|us) in)\b/

/** Books nothing yet, and takes a message, or offers one. */
function leaveUnbooked(state: State): boolean {
  const isMessage = has(state, 'message', 'person')
  note(state)
  mention(state, 'status-none')
  if (isMessage) startMessage(state)
  else ask(state, 'take-message', 'ask-take-message')
  return true
}

function settleBooking(state: State): boolean {
  if (NOT_YET.test(state.plainText)) return leaveUnbooked(state)
  if (correctPrice(state)) return true
  // "Cheers, see you Saturday", of the Saturday that she has read back
  if (isSeeYou(state.plainText) && namesSlot(state) && !has(state, 'no', 'ask', 'change')) {
    book(state)
    return true
  }
  const text = withoutMore(agreedPart(state.plainText))
  // Nothing is booked on a question, whoever has heard a yes in it, nor for more people than she can book.
  const isAgreed = has(state, 'yes') || beginsWithYes(text)
  // "Yes please. Is it extra if he needs parts?" books.
  const isHeld =
    CONDITION.test(
      text
        .replace(JUST_BOOK, '')
        .replace(OF_OTHERS, ' ')
        .replace(/(?<=[.!;] )(?!(?:as long|provided|unless|only if|if)\b)[^.!;?]*\?/g, ' '),
    ) ||
    asksOfBooking(text) ||
    wantsMore(state)
  const isClear = !isHeld && (!has(state, 'ask') || agrees(text, state.clock.now.day))
  // "Yes please, that's Saturday the twelfth, isn't it?"
  if (
    restAfterYes(text.replace(INSTEAD_OF, '')) !== null &&
    namesSlot(state) &&
    !saysMore(text, state.clock.now.day)
  ) {
    book(state)
    return true
  }
  if (isOfAmount(state) && !has(state, 'ask')) {
    if (CONDITION.test(text)) return holdBack(state)
    // "Yes, but ring me if it's more than a tenner": she can say what it costs.
    sayOnePrice(state, serviceOf(state))
  }
  if (has(state, 'yes') && isClear) {
    book(state)
    if (text.search(OF_OTHERS) >= 0) {
      note(state)
      mention(state, 'one-each')
    } else if (text !== state.plainText) {
      note(state)
      if (!has(state, 'ask', 'aside')) mention(state, keyOfAside(state.plainText))
    }
  } else if (
    (isAgreed || /^(?:only )?(?:as long as|provided|if) /.test(text)) &&
    !has(state, 'ask') &&
    !wantsMore(state) &&
    CONDITION.test(text)
  ) {
    return holdBack(state)
  } else if (isAgreed && !has(state, 'ask') && (has(state, 'yes') || !CHANGES_MIND.test(text))) {
    note(state)
    mention(state, wantsMore(state) ? 'one-each' : 'noted')
  } else if (repeatsHeld(state)) return true
  else if (has(state, 'no')) ask(state, 'change', 'ask-change')
  else return false
  return true
}

/** Whether she has offered a call in place of a booking for which she has all that she needs. */
const isOfferedInstead = ({ open, flow, card }: State) =>
  open === 'take-message' && flow === 'booking' && card.name !== null && card.isPhoneConfirmed

/** Books what the caller orders, and passes on that they want to be rung about something else. */
function bookAsOrdered(state: State): boolean {
  const isCall = isOfferedInstead(state) && has(state, 'yes')
  book(state)
  if (!isCall && !has(state, 'message')) return true
  note(state)
  mention(state, 'pass-on')
  return true
}

/** What she says to what comes with the yes to a booking. */
function keyOfAside(text: string) {
  if (asksForRing(text) || isHaveRing(text)) return 'pass-on'
  if (asksIfFine(text)) return 'unknown-later'
  return asksIfWritten(text) ? 'written' : 'noted'
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

/** Whether the caller wants more than the one booking. */
const wantsMore = (state: State) =>
  has(state, 'several') &&
  !isOfCompany(state.plainText, state.trade) &&
  // In a restaurant "two of them are vegetarian" wants no second table.
  !(state.trade.hasParty && !/\b(?:tables?|bookings?)\b/.test(state.plainText))

/** Clears the wrong detail, so that she asks for it again. */
function settleChange(state: State): boolean {
  if (state.open === 'phone-confirm' && has(state, 'yes')) settlePhone(state)
  for (const command of state.commands) {
    if (command.kind !== 'change') continue
    const { field } = command
    if (field !== 'when') fill(state, field, null)
    if (field === 'postcode') note(state)
    // The owner can say whether a visit is possible, where callers come to the firm.
    if (field === 'postcode' && !isVisit(state)) mention(state, 'place-noted')
    if (field === 'phone') state.card.isPhoneConfirmed = false
    if (field !== 'when' && field !== 'service') continue
    state.slot = null
    if (state.card.booked !== null) state.flow = 'booking'
    if (field === 'when') ask(state, 'when', 'ask-other-time')
  }
  return true
}

/** Refuses the call plainly: "no, no, it's only to settle a bet". */
const WANTS_NONE = /^no,? (?:no|need|thanks|thank you|(?:it's|it was|i was) (?:only|just))\b/

/** Takes the call back, and only puts the day right. */
const OTHER_DAY = /^(?:yes|yeah|yep|aye|go on)\b.*\bnot (?:on )?(?:the )?\w+day\b/

function settleMessage(state: State): boolean {
  // "Yeah go on then. Actually, not Thursday, make it Friday"
  if (has(state, 'yes') || OTHER_DAY.test(state.plainText)) {
    startMessage(state)
    // "Yes, before noon please", "yes, and tell her that I have photos".
    if (!noteRest(state) && WHEN_TO_RING.test(state.text)) note(state)
  } else if (has(state, 'no', 'drop') && state.card.outcome === 'cancelled') end(state, 'goodbye')
  else if (has(state, 'no', 'drop')) {
    // "No, it's cracked all along and somebody will trip" refuses the call, and tells more.
    if (tellsMore(state) && !has(state, 'ask', 'drop') && !WANTS_NONE.test(state.plainText)) {
      takeDown(state)
      return true
    }
    // "No, I mean how much is a trim" is answered.
    if (!has(state, 'ask')) say(state, 'never-mind')
    state.flow = 'none'
    ask(state, 'service', 'ask-help')
  } else return false
  return true
}
