import type { Open } from '../../types.ts'
import { agrees, agreesFirst, asksOfBooking, saysMore, withoutFirstVisit } from './agreement.ts'
import { clausesOf } from '../asks/clauses.ts'
import type { Changeable, Command } from '../command.ts'
import { YES_NO, type Context } from '../context.ts'
import { FAMILY } from '../danger/danger-words.ts'
import { knowsHalf } from '../details/postcodes.ts'
import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'
import { asksToMove, isInOrder, isReminder, pressesForAnswer } from '../asks/questions.ts'
import { plain } from '../text/text.ts'
import { isRefusal } from '../wants/wants.ts'
import { needsNoRing } from '../wants/call-backs.ts'
import { beginsWithYes, readAnswer, type YesNo } from './yes-no.ts'
import { OF_NUMBER, readNumberAnswer } from './number-answer.ts'

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

/** "At his house", "to my mum's". */
const ELSEWHERE = pattern`
  \b(?:at|to|round) (?:
    (?:his|her|their|my|our|(?:(?:my|our) )?[a-z]+'s) (?:house|home|place|flat|office)\b
    |(?:my|our|his|her|their) [a-z]+'s(?=\W*$|[,.;])
  )
`

/** Speaks of somebody else's home: "it's for my mum, she lives in Headingley", "it's my sister's place, not mine". */
const OTHERS_HOME = pattern`
  \b(?:he|she|they|who|(?:my|our) ${FAMILY}) lives?\b
  |\b(?:he|she|they)(?:'s|'re| is| are) (?:over|up|down|out) (?:in|at|by|near)\b
  |\b(?:it|that|this|the \w+)(?:'s| is) (?:at |actually |for )*(?:my|our|his|her|their) [a-z]+'s(?: (?:house|home|place|flat|bungalow)\b|(?=\W*$|[,.;]| not\b| actually\b))
  |\b(?:isn't|not) (?:at |for )?(?:mine|my (?:house|home|place|address))\b
`
const OF_FAMILY = new RegExp(`\\b(?:my|our) ${FAMILY}\\b`)

/** Whether a line moves the visit from the postcode given to somebody who has not been spoken of before. */
const movesHome = (text: string, { isBooking, postcode, open, notes }: Context) =>
  isBooking &&
  postcode !== null &&
  open !== null &&
  open !== 'take-message' &&
  OTHERS_HOME.test(text) &&
  !OF_FAMILY.test(plain(notes ?? ''))

/** Whether a line wants the visit at another place. */
const wantsElsewhere = (text: string) => ELSEWHERE.test(text)

/** Declines an offer: "no, it's fine", "you're all right, I'll look online". */
const DECLINES = pattern`
  ^(?:(?:oh|er|well|ah|right|ok|okay)[,. ]+)*(?:
    (?:no|nope|nah|naw)\b(?:,? (?:thanks?|thank you|cheers))?[,. ]*(?:that|it|you)(?:'s|'re| is| are) (?:
      alright
      |(?:all )?(?:fine|ok|okay|right|good)
    )
    |(?:it|you)(?:'s|'re| is| are) (?:alright|(?:all )?(?:fine|ok|okay|right|good))
    |(?:no\b[,. ]*)?(?:don't worry|no need|needn't|don't need)(?: about| for)? (?:a |an? )?(?:call|ring)(?: ?back)?
  )\b(?!.*\b(?:yes|go ahead|please do|ask (?:him|her|them))\b)
`
/** "That's the bakery, yes" */
const LATE_YES = /^((?:that's|that is|it's) (?:the|my|our) (?:\w+ ){0,2}\w+),? (yes|yeah|yep|aye)\b/
const SAYS_NO = /^(?:no|nope|nah|naw)\b/

/** What a caller may not know, or not have to hand. */
const MAY_LACK: readonly (Open | null)[] = ['phone', 'postcode', 'party']
const NO_IDEA = /^(?:sorry,? |er,? |oh,? )*(?:i've |i have )?(?:got )?no (?:idea|clue)\b/
/** Does not know, but is about to look or to guess. */
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

/** The detail to ask for again: "the time", "my number's wrong". */
const CHANGES: readonly (readonly [RegExp, Changeable])[] = [
  [/\b(?:times?|days?|dates?|when|hour)\b/, 'when'],
  [/\bname\b/, 'name'],
  [new RegExp(`\\bpost ?code\\b|\\baddress\\b|${ELSEWHERE.source}`), 'postcode'],
  [/\b(?:people|guests|how many|party)\b/, 'party'],
  [/\b(?:phone|number|mobile)\b/, 'phone'],
  [/\b(?:service|what it's for)\b/, 'service'],
]

/** "She has my number", "it's on file", "same as before", "the usual one". */
const ON_FILE = pattern`
  \b(?:he|she|they|you)(?:'\w+| \w+){0,2} (?:got|has|(?<!\bto )have|knows?) (?:
    it(?!'s)|me|all (?:that|this)
    |(?:my|the) (?:name|number|details|mobile|address|post ?code)
  )\b
  |\bon (?:the |my |your )?(?:files?|system|records?|books)\b
  |\b(?:same|usual)(?: (?:one|name|number|mobile|phone|address|post ?code|place|details))? as (?:
    before|ever|always|usual|last (?:time|year)
  )\b
  |\b(?:same|usual) (?:
    one|name|number|mobile|phone|address|post ?code|place|details
  )(?=\W*$|[,.;])
  |\b(?:my|the) (?:name|number|mobile|address|post ?code)(?:'s| is) the same\b
`
/** "It's on the booking", "the one I booked with", "he rang me on it last week", "I gave it you when I ordered". */
const GIVEN_BEFORE = pattern`
  \b(?:it|that|this|one|number|mobile|phone|mine)(?:'s|'ll| is| will| should| must| be| all| already| down| there| still)* (?:on|in|under|with) (?:the|my|our|your) (?:\w+ )?(?:
    bookings?|reservation|account|invoice|bill|order|forms?|e-?mails?|notes?|app|appointment|paperwork
  )\b
  |\b(?:it|one|number|mobile|phone|same)(?: (?:one|number|mobile|as|that|what|which|when))* (?:i|we)(?:'ve|'d| have| had| always| already| just)* (?:
    booked|rang|called|phoned|used|gave|given|texted|ordered|registered|signed up
    |made (?:the|my|our) (?:booking|appointment|reservation)
  )\b
  |\b(?:one|number|mobile|phone) (?:that |which |what )?(?:you|yous|he|she|they)(?:'ve|'s| have| has| already| always)* (?:got|have|has|rang|rung|called|phoned|texted|used?)\b
  |\b(?:booked|rang|rung|called|phoned|texted|spoke|ordered|registered)(?: (?:me|us|you|to|in|back|up))* (?:with|on|off|from|using) (?:it|that|the same)\b
  |\b(?:i|we)(?:'ve|'d| have| had| already| just)* (?:gave|given)(?: (?:you|yous|him|her|them|the \w+))? (?:it|mine|(?:my|our|the) (?:number|mobile|details))\b
  |\b(?:you|yous|he|she|they)'ve (?:already )?(?:mine|(?:my|our) (?:number|mobile|details))\b
`
/** Another number than the one given before: "the one I booked with is dead". */
const NO_MORE =
  /\b(?:wrong|chang\w+|new|old|different|another|other|brok\w+|lost|dead|(?:not|isn't|doesn't) (?:the|that|this|on|mine|work))\b/
/** "Ring me on this one", "the number I'm calling from", "it'll have come up on your screen". */
const THIS_PHONE = pattern`
  \b(?:on|use|to|from|it's|^|just|yes) ?this (?:one|number|phone|mobile|line)\b
  |^this (?:one|number|phone|mobile)\b
  |\b(?:one|number|phone|mobile|line) (?:that |which )?(?:i'm|i am) (?:
    on\b
    |(?:ringing|calling|phoning|speaking|talking)\b
  )
  |\bon (?:your|the) (?:screen|display)\b
  |\bcaller (?:id|display)\b
`

/** Wants somebody or something again: "can I have the same one as last time?" */
const WANTS_SAME =
  /\b(?:can|could) (?:i|we|he|she|they) (?:please )?(?:have|get|see|ask for) the (?:same|usual)\b(?! (?:name|number|mobile|phone|address|post ?code))/

/** Whether a line says that the caller has given the number before, or has been rung on it. */
export const isGivenBefore = (text: string) => GIVEN_BEFORE.test(text) && !NO_MORE.test(text)

/** Whether a line says that the firm has the detail that `open` asks for, or leaves the number to be seen. */
export function isOnFile(text: string, open: Open | null): boolean {
  if (WANTS_SAME.test(text)) return false
  if (open === 'phone')
    return (
      (ON_FILE.test(text) && !/\b(?:address|post ?code)\b/.test(text)) ||
      THIS_PHONE.test(text) ||
      isGivenBefore(text)
    )
  return (
    (open === 'name' || open === 'postcode') &&
    ON_FILE.test(text) &&
    !/\b(?:number|mobile|phone)\b/.test(text)
  )
}

/** Whether a line leaves the number to be seen, which she can't. */
export const isOfThisPhone = (text: string) => THIS_PHONE.test(text)

/** The most words of a no that says nothing else: "no, not saying that". */
const BARE_NO_MAX_WORDS = 4
/** The fewest digits of a number without its area code. */
const LOCAL_MIN_DIGITS = 6

/** Keeps a detail to themselves: "it's private". */
const IS_PRIVATE = /\bit's (?:a )?(?:private|personal|confidential)(?: matter)?(?=\W*$|[,.;])/

/** Whether a line keeps to itself what she asks for. */
export const isPrivate = (text: string) => IS_PRIVATE.test(text) || isRefusal(text)

/** Wants the booking just made at another time, and does not say which: "I need to move it". */
const MOVES = pattern`
  (?<!\b(?:if|might|may) (?:[\w']+ ){0,3})\b(?:change|move|swap|switch|shift|rearrange|re-?schedule|amend|alter) (?:
    it|that|this
    |(?:the|my|our|that|this) (?:
      (?:day|date|time)(?: of (?:it|that|this|(?:the|my|our|that|this) (?:booking|appointment|visit|table)))?
      |(?:booking|appointment|visit|table|reservation|slot)
    )
    |(?:the|that) one
  )(?: (?:that )?(?:i|we|you)(?:'ve| have)? (?:just |only just )?(?:made|booked|arranged|done)(?: (?:just )?now)?)?(?:,? (?:then|please|now|after all|at all|if possible|love|mate))*\W*$
  |\bchanged my mind about the (?:day|date|time)(?: of (?:it|that))?\W*$
  |\b(?:i|we) (?:can't|cannot|won't be able to) (?:make|do|manage) (?:it|that|then)(?=
    \W*$|[,.;!]
    | (?:now|after|any ?more|actually|because)\b
  )
`

/** The number of a house: "the neighbour at number 9's got a key". */
const HOUSE_NUMBER =
  /\bnumber (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! \d)/g

function changeIn(text: string): Changeable | undefined {
  const said = text.replace(HOUSE_NUMBER, 'house')
  return CHANGES.find(([pattern]) => pattern.test(said))?.[1]
}

/**
 * The answer in a line that may also ask something. None of these refuses anything: "is it the 5th? Not
 * this Saturday", "is there not somebody I could see?", "yes. What if they won't pay?"
 */
function answerBeside(
  text: string,
  commands: readonly Command[],
  open: Context['open'],
): YesNo | null {
  // "Can't you give me an earlier one? It's agony" declines nothing.
  const clauses = clausesOf(text)
  const stated = clauses.filter((clause) => !isInOrder(clause) && !pressesForAnswer(clause))
  const said = readAnswer(stated.length < clauses.length ? stated.join('. ') : text)
  const asked = commands.find((one) => one.kind === 'ask')
  if (said === 'yes' || !asked || SAYS_NO.test(text)) return said
  const isOffer = open === 'take-message' && said === 'no'
  if (asked.topic === 'status' || isOffer || beginsWithYes(text)) return null
  const sentences = text
    .split(/(?<=[.!?]) */)
    .filter((sentence) => !sentence.endsWith('?') && !isInOrder(sentence))
  return readAnswer(sentences.join(' '))
}

/** Takes the offer of a call, whatever else it says: "yes, I'm not very pleased", "yes but tell him it's urgent". */
const ACCEPTS =
  /^(?:(?:oh|well|er|um|ah|ok|okay|right),? )*(?:(?:yes|yeah|yep|yup|aye)(?:,? (?:please|do|love|dear|then|go on))*(?:[,.;!] | (?:but|and|if) |\W*$)|(?:please|go on(?: then)?)[,.;!] )/
/** Takes it in a polite form: "if you could", "that'd be grand", "might as well". */
const ACCEPTS_KINDLY = pattern`
  ^(?:(?:oh|well|er|um|ah|ok|okay|right|please|yes|yeah|aye),? )*(?:
    (?:only )?if (?:you|he|she|they|some(?:body|one)|that|it)\b
    |(?:could|would|can) (?:you|he|she|they)\?
    |(?:that|it)(?:'d| would|'ll| will) be (?!too\b|no\b|a bit\b|hard|difficult)
    |i'd (?:really |very much )?(?:appreciate|like) (?:that|it)\b
    |(?:
      (?:i|you|we|he|she|they)(?: may| might|'d| had)?
      |may|might
    )(?: just)? (?:as well|better)\b
  )
`
const TAKES_BACK = pattern`
  \b(?:
    no(?= need|,? (?:thanks?|thank you)|\W*$|[,.;!])
    |nope|nah
    |actually,? (?:no|not(?! (?:on )?(?:the )?\w+day\b)|don't|i|can|could|leave|forget)
    |i'd rather
    |(?:book|come|speak)\b.*\binstead
    |wait(?! until| till)|hang on|hold on
    |(?:not|n't) (?:\w+ )?(?:bother|now|yet|today)
    |leave it|forget it|never ?mind
  )\b
`

/** What may be heard in a question about the booking, and does not answer it. */
const LEAVES_ASKED: readonly Command['kind'][] = ['tell-when', 'several', 'book']

/** "Yes, but it's the wrong Saturday", "yes, but my name's wrong". */
const OTHER_WRONG = pattern`
  ^(?:yes|yeah|yep|aye|that's right|correct)\b.*\b(
    wrong (?:day|date|time|week|hour|\w+day|name|post ?code)
    |(?:name|post ?code)(?:'s| is) (?:wrong|not right)
  )\b
`

const NOTHING_WRONG = pattern`
  ^(?:(?:no|oh|er|sorry),? )*(?:
    (?:nothing|none|neither)(?! (?:(?:of|about) (?:it|that|them)(?:'s| is| are)? |is )(?:right|ok|fine|good)\b|'s (?:right|ok|fine|good)\b)
    |it's (?:all )?(?:fine|right|ok)
    |that's (?:all )?(?:fine|right|ok)
  )\b
  |^(?:(?:no|please),? )*just book (?:it|that)\b
`

const isAccepted = (text: string) =>
  (ACCEPTS.test(text) || ACCEPTS_KINDLY.test(text)) && !TAKES_BACK.test(text)

/** What a line may want at "What is it about?"; any other line says what it is about. */
const LEAVES_ABOUT: readonly Command['kind'][] = ['person', 'goodbye', 'cancel', 'repeat', 'wait']

/** A line, and what the steps of `findAnswers` need to know of it. */
type Heard = {
  text: string
  commands: readonly Command[]
  context: Context
  answer: YesNo | null
  /** Whether it asks about the booking that she has read back. */
  isAsked: boolean
  /** Whether it gives a detail, a day or a time. */
  isTold: boolean
}

/** Confirms the number whatever else the line denies: "no no, it isn't swollen. Yes that's the number". */
const SAYS_NUMBER =
  /(?:^|[.,!;] )(?:yes|yeah|yep|aye),? (?:that's|that is|it's) (?:the|my|me) (?:right )?number\W*$/

/** Yes, no or unsure as the answer to her question, unless the line settles it in another way. */
export function findAnswers(
  text: string,
  commands: readonly Command[],
  context: Context,
): Command[] {
  const { open, isBooking } = context
  if (open === 'about' && !hasKind(commands, ...LEAVES_ABOUT)) return findAbout(text)
  const isAsked = open === 'confirm' && asksOfBooking(text) && !SAYS_NO.test(text)
  const isNumber = open === 'phone-confirm' && SAYS_NUMBER.test(text)
  const heardAnswer = isNumber ? 'yes' : answerOf(text, commands, context)
  const answer = isAsked || isReminder(text) ? null : heardAnswer
  const isTold = hasKind(commands, 'tell', 'tell-when')
  const heard: Heard = { text, commands, context, answer, isAsked, isTold }
  const correction = findCorrection(heard)
  if (correction) return correction
  const ask = findAskOfBooking(heard)
  if (ask) return [ask]
  // "We might pull out", after a message, tells the owner something.
  if (open === null && !isBooking && answer === 'unsure') return []
  if (YES_NO.includes(open))
    return answer ? [{ kind: answer }] : isRefusal(text) ? [{ kind: 'no' }] : []
  // "Yes please" to a list chooses nothing.
  if (open === 'service' && isBooking && commands.length === 0 && answer === 'yes')
    return [{ kind: 'yes' }]
  // "No heating!" refuses nothing.
  if (!hasKind(commands, 'urgent') && refusesDetail(heard)) return [{ kind: 'refuse' }]
  return answer === 'unsure' && open !== null ? [{ kind: 'unsure' }] : []
}

const hasKind = (commands: readonly Command[], ...kinds: readonly Command['kind'][]) =>
  commands.some(({ kind }) => kinds.includes(kind))

/** What a message is about, unless the line is a bare yes or no. */
function findAbout(text: string): Command[] {
  const isBareAnswer = text.split(' ').length <= 2 && readAnswer(text) !== null
  return /\p{L}{2}/u.test(text) && !isBareAnswer ? [{ kind: 'about' }] : []
}

/** Takes the call back, and says when: "yeah go on then, not before five". */
const TAKES_WITH_TIME =
  /^(?:yes|yeah|yep|aye|ok|okay|go on)\b(?:,? (?:go on|please|then|ta|thanks))*,? (?:but )?not (?:before|after|until|till?) /

/** Yes, no or unsure. The offer of a call may be taken or declined politely; a read-back needs a plain yes. */
function answerOf(line: string, commands: readonly Command[], context: Context): YesNo | null {
  const { open, today } = context
  const text = open === 'confirm' ? withoutFirstVisit(line) : line
  if (open === 'phone-confirm') return answerToNumber(text, commands)
  if (open === 'take-message' && DECLINES.test(text)) return 'no'
  if (open === 'take-message' && (isAccepted(text) || TAKES_WITH_TIME.test(text))) return 'yes'
  const answer = answerBeside(text, commands, open)
  const isReadBack = open === 'confirm' || open === 'change'
  if (!isReadBack) return answer
  // "Yes please. Will you have to shave him? He's never been shaved."
  if (answer === null) return agreesFirst(text, today) ? 'yes' : null
  return answer === 'yes' && !agrees(text, today) ? null : answer
}

function answerToNumber(text: string, commands: readonly Command[]): YesNo | null {
  const answer = readNumberAnswer(text.replace(LATE_YES, '$2, $1'))
  // "No, ten o'clock I said": the number may be right.
  const isOfTime = hasKind(commands, 'tell-when')
  return isOfTime && answer === 'no' && !OF_NUMBER.test(text) ? null : answer
}

/** What a line corrects in what she has understood, or its word that nothing is wrong. */
function findCorrection(heard: Heard): Command[] | null {
  const { text, commands, context, answer, isTold } = heard
  const { open, isBooking } = context
  // The number is right, but not what she said before.
  const wrong = open === 'phone-confirm' ? OTHER_WRONG.exec(text)?.[1] : undefined
  if (wrong !== undefined && !hasKind(commands, 'tell'))
    return [{ kind: 'yes' }, { kind: 'change', field: changeIn(wrong) ?? 'when' }]
  // "Nothing, it's all fine" to "What should I change?"
  if (open === 'change' && !isTold && !hasKind(commands, 'message') && NOTHING_WRONG.test(text))
    return [{ kind: 'yes' }]
  const isPlaced = commands.some((one) => one.kind === 'tell' && one.field === 'postcode')
  if (!isPlaced && movesHome(text, context) && !(open === 'confirm' && answer === 'yes'))
    return [...(answer === 'yes' ? [{ kind: answer }] : []), { kind: 'change', field: 'postcode' }]
  const field = findChange(heard)
  if (field) return [{ kind: 'change', field }]
  if (open === null && isBooking && !isTold && MOVES.test(text))
    return [{ kind: 'change', field: 'when' }]
  return null
}

/** The detail that a line wants changed at the read-back, without the new one. */
function findChange({ text, context, answer, isAsked, isTold }: Heard): Changeable | null {
  const { open } = context
  // "That's at my mum's, isn't it?" checks; "can it be at my mum's?" asks for a change.
  const isChecked = isAsked && !/\b(?:can|could|would) (?:you|it|we|i|he|she|they)\b/.test(text)
  const isOther = answer === 'no' || (answer !== 'yes' && !isChecked && wantsElsewhere(text))
  const isWanted = open === 'change' || (open === 'confirm' && isOther)
  return isWanted && !isTold ? (changeIn(text) ?? null) : null
}

/** A question about the booking that she has read back. */
function findAskOfBooking({ text, commands, context, isAsked, isTold }: Heard): Command | null {
  // "That's half three, yeah?" is answered when she reads the booking back again.
  const isMoved = asksToMove(text) && isTold
  if (!isAsked || isMoved || !commands.every(({ kind }) => LEAVES_ASKED.includes(kind))) return null
  const isKnown = hasKind(commands, 'several') || !saysMore(text, context.today)
  return { kind: 'ask', topic: isKnown ? 'status' : 'unknown' }
}

/** Whether a line will not or cannot give the detail that she asks for, or leaves it to the firm's files. */
function refusesDetail(heard: Heard): boolean {
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
    /^(?:no|nope|nah|never|not (?:really|today|now|saying|telling))\b/.test(text) &&
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
