import { agreedPart, withoutWhomToRing } from './agreed-part.ts'
import { agrees, agreesFirst, asksOfBooking, saysMore, withoutFirstVisit } from './agreement.ts'
import { clausesOf } from '../asks/clauses.ts'
import { hasKind, type Command } from '../command.ts'
import { YES_NO, type Context } from '../context.ts'
import { pattern } from '../text/patterns.ts'
import { asksToMove, isInOrder, isReminder, pressesForAnswer } from '../asks/questions.ts'
import { asksOfFirm } from '../asks/topics.ts'
import { wantsStaff } from '../wants/wanted-staff.ts'
import { isRefusal } from '../wants/wants.ts'
import { beginsWithYes, readAnswer, type YesNo } from './yes-no.ts'
import { OF_NUMBER, readNumberAnswer } from './number-answer.ts'
import { findCorrection } from './change-requests.ts'
import { refusesDetail } from './refusals.ts'

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
/** Says yes after it has said what is right: "that's the bakery, yes" */
const LATE_YES = /^((?:that's|that is|it's) (?:the|my|our) (?:\w+ ){0,2}\w+),? (yes|yeah|yep|aye)\b/
const SAYS_NO = /^(?:no|nope|nah|naw)\b/

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
/** Takes the offer of a call in a polite form: "if you could", "that'd be grand", "might as well". */
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
/** Takes back what only sounds like a yes: "yes, actually I'd rather ring myself" */
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

/** Commands that may stand beside a question about the booking, which stays to be answered. */
const LEAVES_ASKED: readonly Command['kind'][] = ['tell-when', 'several', 'book']

const isAccepted = (text: string) =>
  (ACCEPTS.test(text) || ACCEPTS_KINDLY.test(text)) && !TAKES_BACK.test(text)

/** Commands that are no answer to "What is it about?"; a line without them says what it is about. */
const LEAVES_ABOUT: readonly Command['kind'][] = ['person', 'goodbye', 'cancel', 'repeat', 'wait']

/** A line, and what the steps of `findAnswers` need to know of it. */
export type Heard = {
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
  // "Can Callum come? He's lovely" agrees to nothing.
  const isOfStaff = wantsStaff(text, context.setup) && !beginsWithYes(text)
  const isAsked =
    open === 'confirm' &&
    (isOfStaff || asksOfBooking(text, asksOfFirm(context.setup, context.synonyms))) &&
    !SAYS_NO.test(text)
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
  // "Yes, that's lovely. Only it'll be me there, not her" refuses no time.
  // "Ring me, don't text", at the read-back, refuses nothing.
  const text =
    open === 'slot'
      ? agreedPart(line)
      : open === 'confirm'
        ? withoutFirstVisit(withoutWhomToRing(line))
        : line
  if (open === 'phone-confirm') return answerToNumber(text, commands)
  if (open === 'take-message' && DECLINES.test(text)) return 'no'
  if (open === 'take-message' && (isAccepted(text) || TAKES_WITH_TIME.test(text))) return 'yes'
  const answer = answerBeside(text, commands, open)
  const isReadBack = open === 'confirm' || open === 'change'
  if (!isReadBack) return answer
  // "Yes please. Will you have to shave him? He's never been shaved."
  const isOfFirm = asksOfFirm(context.setup, context.synonyms)
  if (answer === null) return agreesFirst(text, today, isOfFirm) ? 'yes' : null
  return answer === 'yes' && !agrees(text, today, isOfFirm) ? null : answer
}

function answerToNumber(text: string, commands: readonly Command[]): YesNo | null {
  const answer = readNumberAnswer(text.replace(LATE_YES, '$2, $1'))
  // "No, ten o'clock I said": the number may be right.
  const isOfTime = hasKind(commands, 'tell-when')
  return isOfTime && answer === 'no' && !OF_NUMBER.test(text) ? null : answer
}

/** A question about the booking that she has read back. */
function findAskOfBooking({ text, commands, context, isAsked, isTold }: Heard): Command | null {
  // "That's half three, yeah?" is answered when she reads the booking back again.
  const isMoved = asksToMove(text) && isTold
  if (!isAsked || isMoved || !commands.every(({ kind }) => LEAVES_ASKED.includes(kind))) return null
  const isKnown = hasKind(commands, 'several') || !saysMore(text, context.today)
  return { kind: 'ask', topic: isKnown ? 'status' : 'unknown' }
}
