import { minuteOf, parseDay, type Day } from '../calendar.ts'
import { isSettled } from '../repair/time-corrections.ts'
import { firstWords, sayDay, saySlots, sayTime } from '../speech/format.ts'
import { ask, isOfRule, mention, say, unsay } from '../speech/say.ts'
import { fill, fillAsked, has, type Flow, type State } from '../state.ts'
import { clausesOf, pointsBack, thingWanted } from '../understanding/asks/asks.ts'
import { asksIfThere } from '../understanding/asks/needs-no-answer.ts'
import { tellsService, type Command } from '../understanding/command.ts'
import { FAMILY } from '../understanding/danger/danger-signs.ts'
import { returnsCall } from '../understanding/wants/asked-person.ts'
import { findDates } from '../understanding/when/dates.ts'
import { isTimed } from '../understanding/when/diary-asks.ts'
import { isChase } from '../understanding/wants/missed-visits.ts'
import { digitRuns, withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import {
  asksPlainly,
  asksToMove,
  asksWhatsIn,
  isInOrder,
  isOfPrice,
  isQuestion,
  isReminder,
  writesDown,
} from '../understanding/asks/questions.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { namedServices } from '../understanding/services/services.ts'
import { tellingWords } from '../understanding/services/service-names.ts'
import { contentOf, plain, withStraightQuotes } from '../understanding/text/text.ts'
import { asksToBook, hasNeed, isErrand } from '../understanding/wants/book-asks.ts'
import {
  isNothingMore,
  withoutPleasantries,
  withoutSeeYou,
} from '../understanding/wants/farewell.ts'
import { withoutRepeat } from '../understanding/wants/asks-of-her.ts'
import { namesHouse } from '../understanding/details/postcodes.ts'
import { namesOther, withoutOthers } from '../understanding/details/whose-names.ts'
import { SET_FOR_A_DAY } from '../understanding/when/incidental.ts'
import { DENIES } from '../understanding/when/roles.ts'
import { isVisit } from './details.ts'
import { isHeld } from '../understanding/answers/yes-no.ts'

const NOTE_MAX_WORDS = 600
const ABOUT_MIN_WORDS = 8
const PHONE_MIN_DIGITS = 10
const SUBJECT = pattern`
  \b(?:
    cancel|change|move|reschedul\w*|postpone|invoice|bill|refund|membership|appointment
    |booking|order|again|still|chas(?:e|ing)|quote
  )\b
`
const BEYOND_MIN_WORDS = 4
const BEYOND_CONTENT_WORDS = 3

/** Adds a line to the note for the owner. */
export function note(state: State): void {
  add(state, state.text)
}

/** Adds the caller's last few lines before this one to the note. */
export function noteBefore(state: State): void {
  for (const turn of state.turns.slice(-6, -1))
    if (turn.who === 'caller') add(state, withStraightQuotes(turn.text).trim())
}

function add(state: State, text: string): void {
  // Enquiries of earlier lines come first: the owner reads the lines in the order in which they were said.
  noteEnquiries(state)
  const { wants } = state.card
  if (wants?.includes(text)) return
  fill(state, 'wants', firstWords(wants === null ? text : `${wants} / ${text}`, NOTE_MAX_WORDS))
}

/** Adds a question to the note, after the line that it points at; the card names the service whose price she told. */
export function noteAsked(state: State): void {
  const { card, topic, before, flow, plainText } = state
  const spokenOf = topic ?? (flow === 'none' && contentOf(before).size > 0 ? before : null)
  // In a booking "is that both of us?" is about that, and not about a price of some lines ago.
  const isBooking = flow === 'booking' || card.booked !== null
  const isOfBooking = isBooking && card.service !== null && !isOfPrice(plain(before))
  const own = contentOf(plainText)
  const isNamed = [...contentOf(spokenOf ?? '')].every((word) => own.has(word))
  const isMore = spokenOf !== null && spokenOf !== card.service && !isNamed && !isOfBooking
  if (isMore && pointsBack(plainText) && thingWanted(plainText) === null) {
    if (topic !== null && card.service === null && flow === 'message') fill(state, 'service', topic)
    else if (topic === null || isOfPrice(plain(before))) add(state, before)
  }
  note(state)
}

/** Puts what the enquiries told into the note of the booking or message that follows them. */
export function noteEnquiries(state: State): void {
  const { wants } = state.card
  const enquiries = state.enquiries.splice(0).filter((line) => !wants?.includes(line))
  const all = wants === null ? enquiries : [...enquiries, wants]
  if (enquiries.length > 0) fill(state, 'wants', firstWords(all.join(' / '), NOTE_MAX_WORDS))
}

/** Whether a command asks what the set-up may answer. */
const isKnown = (one: Command) =>
  one.kind === 'ask' && one.topic !== 'unknown' && one.topic !== 'status'

const isOfFact = (one: Command) => one.kind === 'ask' && one.topic === 'fact'

/** The fewest content words, besides details, at which she says that she has noted a remark. */
const REMARK_MIN_WORDS = 2

/** The content words at which an abusive line tells something. */
const ABUSE_MAX_WORDS = 5

/** Words that only ask for a price. */
const PRICE_WORDS: ReadonlySet<string> = contentOf('how much charge cost price pay')

/**
 * How much a line tells besides its details, its answer and the questions that `reply` answers. One word of
 * such a question is nothing, but "how much is it for a poodle?" tells what the caller needs.
 */
function tellingCount(state: State, reply: string): number {
  const { commands, clock } = state
  if (has(state, 'instructions', 'greeting', 'silence')) return 0
  if (isNothingMore(state.plainText)) return 0
  // "Bloody hell. Tell him it's six hundred pounds" tells something all the same.
  if (has(state, 'abuse') && contentOf(state.plainText).size < ABUSE_MAX_WORDS) return 0
  // "Can you do a high chair for one of them?" is a wish, too, once a booking is under way.
  const isWish = state.flow === 'booking' && commands.some(isOfFact)
  const isAnswered = (clause: string) => !isWish && isQuestion(clause) && commands.some(isKnown)
  const said = contentOf(reply)
  const counts = clausesOf(withoutPleasantries(withoutSeeYou(state.plainText))).map((clause) => {
    const words = [...unusedWords(clause, commands, clock.now.day)]
    if (!isAnswered(clause)) return words.length
    const more = words.filter((word) => !said.has(word) && !PRICE_WORDS.has(word))
    return isOfPrice(clause) || more.length >= REMARK_MIN_WORDS ? more.length : 0
  })
  return Math.max(tellsHowMany(state) ? REMARK_MIN_WORDS : 0, ...counts)
}

/** How many of something there are: "it's two sockets". */
const HOW_MANY = /\b[2-9] ((?:\w+ )?\w{3,}s)\b/

/** Whether a line tells how many of the service's things there are, which are one to her. */
function tellsHowMany({ plainText, card }: State): boolean {
  const things = contentOf(HOW_MANY.exec(withDigits(plainText))?.[1] ?? '')
  return [...contentOf(card.service ?? '')].some((word) => things.has(word))
}

/** Says what the caller will do instead. */
const MANAGES = /\b(?:i|we)(?:'ll| will)\b/

/** Whether a refusal tells something for the owner besides. */
export const tellsMore = (state: State) =>
  !MANAGES.test(state.plainText) && tellingCount(state, '') >= REMARK_MIN_WORDS

const wordsOfReply = ({ reply }: State) => reply.map(({ text }) => text).join(' ')

/** A line that only asks for another time: "a bit later?", "have you got anything at nine?" */
const onlyAsksWhen = ({ commands, plainText }: State) =>
  commands.length > 0 &&
  commands.every(({ kind }) => kind === 'tell-when') &&
  /^(?:oh[,.!]? |no[,.!]? |er[,.]? )*[^.!?;]{1,70}\?$/.test(plainText)

/**
 * Notes what a line says besides its answer, so that the owner hears of it: "half ten, and he's
 * nervous". Returns whether there was anything to note, of which she says that she has noted it.
 */
export function noteRest(state: State): boolean {
  if (onlyAsksWhen(state)) return false
  const count = tellingCount(state, wordsOfReply(state))
  // A single word, as in "she bites, mind", is noted without saying so.
  if (count > 0) note(state)
  if (count === 0 || (count < REMARK_MIN_WORDS && !asksOwner(state))) return false
  const isBooked = state.from.booked === state.line && !has(state, 'ask', 'several')
  // Each of these says already that something is taken down.
  const isSaid = state.reply.some((one) => isOfRule(one, 'pass-on', 'written', 'noted'))
  // She has said that she can't see the number that the line speaks of.
  const isUnseen = state.question !== null && isOfRule(state.question, 'ask-phone-unseen')
  // Her offers answer "have you got anything next Thursday after half three?"
  const isOfSlots = state.commands.some((one) => one.kind === 'ask' && one.topic === 'free')
  if (!isUnseen && !isOfSlots && (state.reply.length === 0 || (isBooked && !isSaid)))
    mention(state, keyOfNote(state))
  return true
}

/** Whether part of a line asks the owner something in a word or two: "07700 900123. Will you hold it?" */
const asksOwner = (state: State) =>
  keyOfNote(state) === 'pass-on' &&
  clausesOf(state.plainText).some(
    (one) =>
      one.endsWith('?') &&
      asksPlainly(one) &&
      unusedWords(one, state.commands, state.clock.now.day).size > 0,
  )

/** What she says of what she takes down: a question is passed on, a remark noted. */
export function keyOfNote(state: State): 'pass-on' | 'noted' {
  // "No, that's right, isn't it" asks the owner nothing, so a tag alone does not count.
  const isAsked = clausesOf(state.plainText).some(
    (one) =>
      (asksPlainly(one) || isInOrder(one) || (one.endsWith('?') && contentOf(one).size > 1)) &&
      ![writesDown, isReminder, asksIfThere].some((isNone) => isNone(one)) &&
      !asksForSlot(one, state),
  )
  return isAsked ? 'pass-on' : 'noted'
}

const CLOCK_WORD =
  /\d|\b(?:noon|midday|half|quarter|today|tonight|tomorrow|\w+day|week|earl\w+|later?|morning|afternoon|evening|any\w* else|nothing|again)\b/

/** Whether a clause asks for a booking or a time: "can you make it half twelve?" */
const asksForSlot = (clause: string, state: State) =>
  asksToBook(clause) ||
  asksToMove(clause) ||
  (has(state, 'tell-when', 'pick', 'book') && CLOCK_WORD.test(withDigits(clause)))

/** Says beside a number how to use it: "but don't ring in the evening". */
const WHEN_NOT_TO_RING = pattern`
  \b(?:don't|do not|not|never|only|no) (?:\w+ ){0,2}(?:
    ring|call|text|messages?|voicemails?|evenings?|mornings?|afternoons?
  )\b
`

/** Says whom to ring, or whose the number is, in words that tell nothing else: "that's mine, ring me not her". */
const WHOM_TO_RING = pattern`
  \b(?:ring|call|text|phone|message|use|try|on) (?:me|us|him|her|them|mine|hers|his|theirs),? (?:and |but )?(?:not|never|instead of|rather than)\b
  |\bnot (?:me|us|him|her|them|mine|hers|his|theirs)\b(?=\W*$|[,.;])
  |\b(?:that's|it's|that is|thats|its|number's) (?:mine|hers|his|theirs)\b
`

/** Says that the caller can be reached: "I'm in all day". */
const IS_IN = pattern`
  \b(?:i|we)(?:'m|'re| am| are|'ll be| will be) (?:always |usually |only )?(?:
    in|home|at home|here|about|around|free|off
  ) (?:all|most|every|any)\b
`

/** Says who lets in whoever comes: "I'll be there to let him in", "Mum will be home". */
const LETS_IN = pattern`
  \blet(?:ting)? (?:(?:him|her|them|you|whoever|some(?:one|body)|the)(?: \w+)?|\w+) in(?=\W*$|[,.;]| (?:and|at|if|by|through))
  |\b(?:i|we|he|she|they|some(?:one|body)|no(?:body| one)|${FAMILY}|mam|tenants?|neighbours?)(?:'ll| will| won't)(?: not)? (?:still |only |both |all )?be (?:
    there|about|around|home|at home|at the (?:house|flat|property)|in(?! (?:touch|contact|with|for|on|a|the|my|time|town|later|late)\b)
  )\b
`

/**
 * Keeps for the owner whatever a line told, however she answered it. `reply`: what she has said. Before
 * anything is under way, she keeps it for what may follow.
 */
export function keepLine(state: State, flowBefore: Flow, reply: string): void {
  const { outcome } = state.card
  if (outcome === 'sales' || outcome === 'wrong-number') return
  const today = state.clock.now.day
  const count = tellingCount(state, reply)
  if (flowBefore !== 'none' || state.flow !== 'none' || outcome !== null) {
    const isDemand = state.isComplaint && DEMANDS.test(state.plainText)
    // "I need it the week after, if he can" tells nothing but a time.
    const rest = plain(withoutPhones(state.text))
    const isOfNumber = state.from.phone === state.line
    const isWhen =
      (flowBefore === 'message' || isOfNumber) && (isTimed(rest, today) || IS_IN.test(rest))
    const isOfAccess = isVisit(state) && LETS_IN.test(rest)
    const isLimited = isOfNumber && [WHEN_NOT_TO_RING, WHOM_TO_RING].some((one) => one.test(rest))
    if (
      count > 0 ||
      isDemand ||
      isWhen ||
      isLimited ||
      isOfAccess ||
      hasSecondPhone(state.text) ||
      hasHouse(state)
    )
      note(state)
  } else if (!has(state, 'goodbye', 'cancel') && !onlyAsksAgain(state) && count > 0)
    if (state.card.wants === null) state.enquiries.push(state.text)
    else note(state)
}

/** Whether a line asks her to say something again, and tells next to nothing besides. */
const onlyAsksAgain = (state: State) =>
  has(state, 'repeat') && contentOf(withoutRepeat(state.plainText)).size < BEYOND_CONTENT_WORDS

const withoutPhones = (text: string) => text.replace(/\+?\d(?:[\d ]{5,}\d)/g, ' ')

/** Whether a line gives another number besides its first: "she's on 0191 496 0221 if I don't answer". */
const hasSecondPhone = (text: string) =>
  digitRuns(text).filter(({ digits }) => digits.length >= PHONE_MIN_DIGITS).length > 1

/** Says in a complaint what is to be done: "and I want it doing for nothing this time". */
const DEMANDS = /\b(?:i|we)(?:'d)? (?:just |only |really )?(?:want|expect|need|like)\b/

/** A house that stands beside its postcode: "HX1 4QP, number 22". */
const hasHouse = ({ plainText, from, line }: State) =>
  namesHouse(plainText) || (from.postcode === line && HOUSE_BESIDE.test(withDigits(plainText)))
/** A bare number before or after the postcode: "14, LS6 1AB". */
const HOUSE_BESIDE =
  /^(?:(?:yes|yeah|oh|ah|ok|okay|good|great|right|lovely|fine|it's|at|that's),? )*\d{1,4}[a-z]?,? (?=[a-z])|, ?\d{1,4}[a-z]?\W*$/

/** Points back at the line before: "can somebody ring me about that?" */
const POINTS_BACK = /\b(?:about|on|for) (?:it|that|this|them|these|those)\b/

/** Says what the call back is about: "can Sam ring me about my deposit?" */
const ABOUT = /\babout (?:my|our|his|her|the|an?) \w{3,}/

/** Words of a complaint that do not tell what it is about. */
const UNHAPPY = contentOf('make want happy unhappy pleased service really at all quite')

/** Notes the first line that asks for something as the subject for the owner. */
export function keepWants(state: State, flowBefore: Flow): void {
  if (flowBefore !== 'none' || state.flow === 'none') return
  if (state.card.wants !== null) {
    if (state.flow === 'booking' || has(state, 'message', 'person', 'complaint')) note(state)
    return
  }
  // "Can you ring me back?" does not say what it is about; "I want to cancel my membership" does.
  const text = state.plainText
  if (state.flow === 'message' && POINTS_BACK.test(text) && contentOf(state.before).size > 0)
    return fill(state, 'wants', firstWords(`${state.before} / ${state.text}`, NOTE_MAX_WORDS))
  const isOfJob = isChase(text) && contentOf(text).size >= BEYOND_CONTENT_WORDS
  const isOfWrong =
    has(state, 'complaint') && [...contentOf(text)].filter((word) => !UNHAPPY.has(word)).length > 1
  const isTelling =
    has(state, 'existing') ||
    SUBJECT.test(text) ||
    isErrand(text) ||
    isOfJob ||
    isOfWrong ||
    returnsCall(state.text) ||
    ABOUT.test(text)
  const isShort = text.split(' ').length < ABOUT_MIN_WORDS && !isTelling
  if (state.flow === 'message' && !state.isUrgent && isShort) return
  fill(state, 'wants', firstWords(state.text, NOTE_MAX_WORDS))
}

/** Whether a first line states a request in words that match nothing in the set-up. */
export function isBeyond({ text, misses }: State, before: Pick<State, 'open' | 'flow'>): boolean {
  if (before.open !== 'service' || before.flow !== 'none' || misses > 0) return false
  return (
    hasNeed(plain(text)) ||
    contentOf(text).size >= BEYOND_CONTENT_WORDS ||
    (text.split(' ').length >= BEYOND_MIN_WORDS &&
      /\b(?:i|i'm|i've|i'd|my|we|we're|we've|our)\b/.test(plain(text)))
  )
}

/** "Mornings best", while she asks for something else. */
const isOfTime = ({ plainText, clock }: State) => isTimed(plainText, clock.now.day)

/** Whether a line that answers nothing adds details: "it's the flat above the shop". */
export function isRemark(state: State, open: State['open']): boolean {
  const { text, plainText, flow, commands, card } = state
  if (open === 'confirm' && isReminder(plainText)) return true
  const isElsewhere = open === 'service' || open === 'confirm' || open === 'change'
  return (
    !isElsewhere &&
    (flow !== 'none' || open === 'take-message' || (open === null && card.outcome !== null)) &&
    commands.length === 0 &&
    (text.split(' ').length >= BEYOND_MIN_WORDS ||
      /^(?:about|regarding) /i.test(text) ||
      namesOther(text) ||
      isOfTime(state))
  )
}

/** Whether a message was taken, and nothing else is going on. */
export const isTaken = ({ card, flow }: State) =>
  flow === 'none' && (card.outcome === 'message' || card.outcome === 'urgent')

/** Checks what has been taken down: "so he comes Friday, yes?" */
const CHECKS = /\b(?:yes|yeah|right|then|ok|okay)\?\W*$/

/** What the "yes" or the "needn't" of a question may be read as. */
const ANSWERS: readonly Command['kind'][] = ['yes', 'no', 'unsure', 'refuse']

/** Takes down what is said after a message was taken: "could you move it to next week?" */
export function addToMessage(state: State): boolean {
  const { open, commands, text } = state
  if (!isTaken(state) || open !== null) return false
  if (CHECKS.test(state.plainText) && has(state, 'book') && !commands.some(tellsService)) {
    note(state)
    mention(state, 'status-none')
    sayWhen(state)
    return true
  }
  if (seeksConsent(state) && commands.every(({ kind }) => ANSWERS.includes(kind))) {
    note(state)
    mention(state, 'only-message')
    return true
  }
  const isMore = commands.length > 0 || unusedWords(text, commands, state.clock.now.day).size > 0
  const { from, line } = state
  const isNew = from.service === line || from.phone === line || has(state, 'book', 'ask', 'urgent')
  const isOfIt = state.isForOwner
    ? !isNew && (commands.length === 0 || has(state, 'tell', 'tell-when'))
    : commands.every(
        (command) =>
          command.kind === 'tell-when' ||
          // "No, sorry, before five"
          (command.kind === 'no' && commands.length === 1) ||
          (command.kind === 'tell' && command.field === 'postcode'),
      )
  if (!isMore || !isOfIt) return false
  note(state)
  if (!sayNewWhen(state) && state.reply.length === 0) say(state, 'noted')
  return true
}

/** Seeks a yes that she can't give: "so the notice is made now, or must I write?", "so I needn't write, yes?" */
const seeksConsent = ({ text, plainText }: State) =>
  /^(?:(?:ok|okay|right|thanks|thank you|cheers|lovely|great)[,.]* )*(?:so|and so|then)\b/.test(
    plainText,
  ) &&
  (text.trim().endsWith('?') || SEEKS_YES.test(plainText))

/** Ends a statement that seeks a yes: "so it starts today, does it". */
const SEEKS_YES =
  / (?:(?:is|are|was|does|do|did|has|have|will|can|am)(?:n't)? (?:it|that|this|they|he|she|we|i)|yeah|yes|right)\W*$/

/** The day and time that a message asks for, in words, or null if it asks for none but today. */
export function whenAsked({ card: { asked }, clock, from, partOfDay }: State): string | null {
  const today = clock.now.day
  const day = asked.date === null ? null : parseDay(asked.date)
  const minute = asked.time === null ? null : minuteOf(asked.time)
  // A part of the day that another line names may say when to ring.
  if (day !== null && minute === null && partOfDay && partOfDay.line === from.date)
    return `${sayDay(day, today)} ${partOfDay.said}`
  if (minute === null && (day === null || day === today)) return null
  return day === null || minute === null
    ? `${day === null ? '' : sayDay(day, today)}${minute === null ? '' : sayTime(minute)}`
    : saySlots([{ day, minute }], today)
}

/**
 * Says the day and time that a message asks for: the caller hears what she has understood. `asksVisit`: somebody
 * is to come then. Returns whether she says it.
 */
export function sayWhen(state: State, asksVisit = false): boolean {
  const when = whenAsked(state)
  if (when === null) return false
  const { date: line = state.line } = state.from
  const isNamed = state.card.service !== null && !state.isForOwner
  const isVisit = state.card.asked.date !== null && (isNamed || asksVisit)
  const { length } = state.reply
  mention(state, isVisit ? 'noted-unbooked' : 'noted-when', { when }, { kind: 'line', line })
  return state.reply.length > length
}

/** Says the time that the caller has just picked beside the rest of the line, which she notes. */
export function sayPicked(state: State, openBefore: State['open']): void {
  const { slot, flow, clock, open } = state
  // At the last read-back her question says the time.
  if (openBefore !== 'slot' || slot === null || flow !== 'booking' || open === 'confirm') return
  if (state.reply.length !== 1 || !unsay(state, 'noted')) return
  mention(state, 'noted-pick', { when: saySlots([slot], clock.now.day) }, { kind: 'diary' })
}

/** Takes the day of a message back that the caller never meant: "no, not the 25th", "why January?" Returns whether it does. */
export function dropDeniedDay(state: State): boolean {
  const { card, flow, clock, commands, plainText } = state
  const today = clock.now.day
  // "Not the 18th, the 19th" puts another day in its place.
  const isOther = commands.some(
    (one) =>
      one.kind === 'tell-when' &&
      one.when.day !== today &&
      (one.when.day ?? one.when.days) !== undefined,
  )
  if (card.asked.date === null || isOther || !(flow === 'message' || isTaken(state))) return false
  const day = parseDay(card.asked.date)
  const [weekday = '', date = '', month = ''] = sayDay(day, today).toLowerCase().split(' ')
  const isDenied = new RegExp(
    `\\b(?:not|why|don't (?:mean|want)|${DENIES})(?: [a-z]+ing)?(?: out| back)?(?: on| in| for| until| till)?(?: the| a| any)? (?:${weekday}|${month}|${date}(?:st|nd|rd|th)|day|date)\\b(?! (?:one|1|option)\\b)|\\b(?:${weekday}|${date}(?:st|nd|rd|th)) c[oa]me from\\b|\\b(?:that's|that is|it's|just) (?:my|his|her) date of birth\\b|\\bwhen (?:i|he|she) was born\\b|\\b(?:${weekday}|${date}(?:st|nd|rd|th))(?:'s| is) (?:only |just )?(?:the|my|our|his|her|when)(?: day of the)?(?: \\w+)? (?:${SET_FOR_A_DAY}|birthday|funeral|operation|mot)\\b`,
  ).test(withDigits(plainText))
  if (!isDenied && !putsOtherDay(plainText, day, today)) return false
  fillAsked(state, { day: null, minute: null })
  note(state)
  mention(state, 'day-dropped', { day: sayDay(day, today) })
  return true
}

/** Begins by saying that another day is meant: "no, it's the 31st I'm leaving". */
const IT_IS_OTHER =
  /^(?!.*\b(?:booked|now|currently|at the (?:moment|minute))\b)(?:(?:oh|sorry|er|um|yes|yeah),? )*no,? (?:sorry,? )?(?:it's|it is|that's|i'm|we're|he's|she's|they're) /

/** Whether a line corrects the day noted to one that is no wish. */
const putsOtherDay = (text: string, day: Day, today: Day) =>
  IT_IS_OTHER.test(text) &&
  (/\b(?:start|beginning|middle|end) of\b/.test(text) ||
    findDates(withDigits(text), today).dates.some(
      ({ value: { from, to } }) => day < from || day > to,
    ))

/** Says the day and time that the line gives to a message already taken. Returns whether it gives any. */
export function sayNewWhen(state: State): boolean {
  const { from, line } = state
  if (!isTaken(state) || (from.date !== line && from.time !== line)) return false
  return sayWhen(state)
}

/** Somebody else's need: "my mum's poodle needs a groom an' all", "the cat wants doing too". */
const OF_OTHER = pattern`
  \b(?:my|me|our|his|her|the) (?:\w+ )?(?:
    ${FAMILY}|other \w+|\w+'s \w+|dog|cat|puppy
  ) (?:needs?|wants?|could do with) (?:
    an?(?! (?:lot|bit)\b)|one|it|his|her|its|doing|seeing
  )\b
`

/** Takes down another booking that is asked for after one was made. */
export function addToBooking(state: State): boolean {
  if (state.card.booked === null || state.flow !== 'none') return false
  const text = state.plainText
  const isService = state.commands.some(
    (one) => tellsService(one) && one.value !== state.card.service,
  )
  const isChange =
    /\b(?:instead|rather|actually|change|make it|swap|switch|should|meant|wrong|not)\b/.test(text)
  const isAnother =
    has(state, 'several') ||
    /\b(?:as well|another|also|second|other \w+)\b/.test(text) ||
    (isService && !isChange)
  const isOfOther = OF_OTHER.test(text)
  if (!isOfOther && !(isAnother && has(state, 'book', 'several', 'tell', 'tell-when'))) return false
  note(state)
  if (state.commands.some(isKnown)) return false
  state.isOneSaid = true
  mention(state, 'one-each')
  return true
}

const ADDS = pattern`
  \b(?:
    as well|also|too|both|at the same time|on (?:that|it|there)|includ\w*
    |while (?:he|she|they|you)(?:'s|'re|s| is| are)? (?:here|there|at it|in|on|round)
    |and (?:the|my|our|an?)(?: \w+){1,3}(?=\W*$|,| (?:needs?|wants?)\b)
  )\b
`

/** Whether a line speaks of another service besides the one being booked: "and the radiator?" */
export function addsService({ card, setup, trade, text, commands }: State): boolean {
  const line = plain(text)
  const service = setup.services.find(({ name }) => name === card.service)
  const isChange = commands.some(tellsService)
  if (!service || isChange || trade.hasParty || !ADDS.test(line)) return false
  // "Does that include the nails?" asks before the booking, and adds nothing to it.
  if (card.booked === null && asksWhatsIn(line)) return false
  const own = contentOf(service.name)
  return namedServices(line, setup.services, trade.synonyms).some(
    (one) => one !== service && tellingWords(one).every((word) => !own.has(word)),
  )
}

/** Says after a booking that another service is not in it. Returns whether the line asks for one. */
export function sayThisOnly(state: State): boolean {
  if (state.card.booked === null || state.flow !== 'none' || !addsService(state)) return false
  note(state)
  state.isOneSaid = true
  mention(state, 'this-only', { what: state.bookedWhat }, { kind: 'diary' })
  return true
}

/**
 * Whether a line that wants nothing of hers and asks nothing tells what only the owner can deal with: "your
 * delivery is late", "I've lost my keys".
 */
export function isTelling(state: State, before: Pick<State, 'open' | 'flow'>): boolean {
  if (before.open !== 'service' || before.flow !== 'none' || state.flow !== 'none') return false
  if (!state.commands.every(({ kind }) => TELLING_KINDS.includes(kind))) return false
  // Who says what they need is asked first whether they want a call, unless they have given their name.
  const isWish = state.misses === 0 && hasNeed(state.plainText) && !has(state, 'tell')
  // "It's for my mum, Joan Peel, I'm Kelly" says only whom it is for.
  const rest = namesOther(state.text) ? plain(withoutOthers(state.text)) : null
  if (rest !== null && unusedWords(rest, state.commands, state.clock.now.day).size === 0)
    return false
  const isEnough = state.misses > 0 || saysAbout(state.plainText)
  return !isWish && tellingCount(state, '') >= (isEnough ? 1 : BEYOND_CONTENT_WORDS)
}

const SAYS_ABOUT = pattern`
  ^(?:(?:hi|hiya|hello|no|yes|just|oh),? )*(?:
    it's|this is
    |i'm (?:ringing|calling|phoning)
    |ringing|calling
  )? ?(?:about|regarding|to do with) (?:the|my|our|your|an?)[ ]
`

/** Whether a line only says what the call is about: "it's about the van". */
export const saysAbout = (text: string) => SAYS_ABOUT.test(text)

/** What a line may bring that only tells something. */
const TELLING_KINDS: readonly Command['kind'][] = [
  'tell',
  'hurry',
  'thanks',
  'wait',
  'no',
  'refuse',
  'unsure',
]

/** Offers to pass on an unknown request, because asking again would get the same words. */
export function passOn(state: State): void {
  state.misses++
  note(state)
  // Of an urgent line she has just said that it goes to the owner.
  if (state.from.urgency !== state.line) say(state, 'beyond')
  ask(state, 'take-message', 'ask-take-message')
}

/** Whether the caller will book only if something holds that she can't promise. */
export const isHeldBack = (state: State) =>
  state.flow === 'booking' &&
  isHeld(state.plainText) &&
  state.commands.every((one) => one.kind !== 'tell-when' || isSettled(state, one.when))
