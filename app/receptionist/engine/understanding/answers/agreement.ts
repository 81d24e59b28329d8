import type { Day } from '../../calendar.ts'
import { part, pattern } from '../text/patterns.ts'
import { asksLeave, asksPlainly, isInOrder, isReminder, writesDown } from '../asks/questions.ts'
import { asksForRing, asksIfWritten } from '../asks/status.ts'
import { wordsWithoutTimes } from '../when/story.ts'
import { concedes, readAnswer, withoutYes } from './yes-no.ts'

const AUXILIARY =
  '(?:is|are|was|were|do|does|did|have|has|had|will|would|can|could|should|wo|ca|ai)'
const WHO = '(?:it|that|he|she|they|you|we|i|there)'
/** Turns a statement into a question: "it's at hers, isn't it", "he's coming here, is he", "at mine, right". */
const TAG_END = pattern`
  (?:
    \b${AUXILIARY}n't ${WHO}
    |(?<!\b(?:that|this|what|so|as|how) )\b${AUXILIARY} (?:it|he|she|they|you|we|i|there)(?: not)?
    |\b(?:am i|is (?:that|it|this)) (?:right|correct)
    |(?<=\w{2},? )(?<!(?:'s|'re|\b(?:is|are|was|be|all|about|seems?|looks?|sounds?|quite)) )(?:
      right|yeah|yes|yep|ok|okay|correct|eh|no
    )
  )\W*$
`
/** Opens a question about what is being booked: "is it at mine?", "does that mean he comes here?" */
const OF_IT =
  /^(?:(?:and|so|but|well|only|er|um|oh|sorry|wait),? )*(?:(?:is|was|isn't|will|won't|would) (?:it|that|this)|(?:does|do) (?:that|this|it|you) mean|(?:have|did) (?:you|i) (?:get|got|put|say|book)|you (?:do|did|are|have) )\b/
/** A request in the form of a question: "could you book it for us, please?" */
const ASKS_FOR_IT = pattern`
  ^(?:(?:yes|yeah|yep|aye|ok|okay|please|and|so|then|well|oh),? )*(?:can|could|will|would) (?:you|we|i) (?:(?:please|just|then) )*(?:
    book (?:it|that|me|us|him|her|them)
    |go ahead|do that|have that|take that
  )(?: (?:in|down|on|then|please|now|thanks|thank you|for (?:me|us|him|her)|with (?:it|that)|love))*,?(?: please| then| thanks)*\W*$
  |^(?:(?:oh|well|yes|yeah),? )*why not\W*$
`
/** A yes to which anything may be added: "yes, he's called Ted", "go on then, the gate's open". */
const PLAIN_YES = pattern`
  ^(?:(?:oh|ah|well|er|um+|right|ok|okay|alright|all right|no|then|and|so),? )*(?:
    y|yh|yes+|yeah|yea|yep|yup|ye|yah|ya|aye|sure|correct|definitely|absolutely|certainly
    |of course|exactly|go on(?: then)?|go ahead|go for it|do it|please do
    |book (?:it|that|me|us)|spot on
  )\b
`
/** Words that add nothing to a yes. */
const KIND_WORDS = new RegExp(
  part`
    \b(?:
      already|love|pal|darling|dear|duck|cheers|ideal|super|proceed|continue|everything|mean|say|said
      |jubbly|nicely|stuff|happy|well|suppose|half|quarter|past|bye|cheerio
    )\b
  `,
  'g',
)

/** Speaks of the firm, and not of the booking, however it is said: "yes please, and it's confidential, isn't it?" */
const OF_FIRM = /\b(?:confidential|private|insured|qualified|refundable)\b/

/** Asks what else the caller is to do: "I take something with me?" */
const ASKS_WHAT_TO_DO = pattern`
  ^(?:i|we) (?:(?:must|should|need to|have to|got to) )?(?:
    take|bring|need|pay|wear|eat|park|sign|leave|show|ring|call
  )\b(?!.*(?:\d|half|quarter|day\b|morning|afternoon))
`

/** Asks the price, which leaves the booking as it is: "will it be the same price as last time?" */
const ASKS_PRICE = /^(?:and )?(?:will it be|is it|how much|what)\b[^,]*\b(?:price|cost|charge)\b/
/** Asks nothing but the price: "yes please. How much is it?" */
const ONLY_PRICE =
  /^(?:and )?(?:(?:the|your) (?:price|cost)|how much(?:'s| is| will| would)|what(?:'s| is) the (?:price|cost)|what(?:'s| is| does| will) (?:it|that) cost)\b[^,;]{0,16}\W*$/
/** Speaks of the owner's call, which is no part of the booking: "Sam'll ring about the others, will he?" */
const OF_RING = pattern`
  \b(?:
    ring(?:ing)?|call|phone|text|e-?mail|be in touch
    |let (?:me|us|them|him|her) know
    |(?:ask|tell|warn) (?:them|him|her)
    |pass (?:it|that) on
  )\b
`
/** Speaks of the day, the time, the place or for whom the booking is; a sum is none of them: "yes. Is it the £450?" */
const OF_WHAT_IS_BOOKED = pattern`
  (?<!£ ?[\d.]*)\d
  |\b(?:at|for|to|in|from|with) (?:
    mine|hers|his|theirs|yours|me|him|her|us|them|my|our|the|a
  )\b
  |\b(?:
    half|quarter|noon|midday|morning|afternoon|evening|today|tonight|tomorrow|\w+day|week
    |time|date|day|address|house(?! number)|flat|price|cost|pounds?|quid|free|one|same(?! (?:stairs|door|entrance|building|car park))|earlier|sooner
    |later|soonest|with [a-z]+|do it|includ\w*|did you say|was it|can \w+ do|two|three
    |four|five|six|seven|eight|nine|ten|eleven|twelve|mum|dad|wife|husband|son|daughter
    |comes?|coming
  )\b
`

/** Speaks of another day or time. */
const OF_SLOT =
  /\d|\b(?:half|quarter|noon|midday|morning|afternoon|evening|tomorrow|\w+day|earlier|later|sooner|make it|instead)\b/

/** A question of so few words may be of the service or the person. */
const SHORT_WORDS = 5

/** Asks about another booking, which the one read back leaves alone: "and you've cancelled the 17th, have you?" */
const OF_OLD = /\byou(?:'ve| have) (?:cancelled|moved|scrapped|taken off)\b/

/** Who came before, which is no part of the booking: "is it that same lad as last time?" */
const SAME_PERSON =
  /\b(?:that |the )?same (?:(?:young|old|nice|other) )?(?:lad|lass|man|bloke|fella|fellow|chap|guy|girl|lady|woman|person|one who \w+|dentist|doctor|hygienist|engineer|stylist|groomer|driver)\b/

/** Tells whom to tell what, which is no part of the booking: "and Sam needs to know he let me down, yeah?" */
const TO_BE_TOLD = /^(?:and |but )?[a-z]+ needs? (?:to (?:know|be told|hear)|telling)\b/

const sentencesOf = (text: string) => text.split(/(?<=[.!?;]) +/)

/** What a sentence opens with before a question: "yes, how much is it?", "great, so is it at mine?" */
const BEFORE =
  /^(?:(?:oh|well|ok|okay|right|so|and|but|no|great|good|fine|lovely|perfect|brilliant|yes|yeah|yep|yup|aye|correct|please|go (?:on|ahead|for it)(?: then)?(?=,? (?:yes|yeah|yep|aye)\b)|go (?:on (?:then|please)|ahead|for it)(?: then)?(?=,? (?:can|could|will|would|is|are|do|does|should|what|where|when|who|how)\b))[,. ]+)*/
const SAYS_YES = /\b(?:yes|yeah|yep|yup|aye|correct|go (?:on|ahead|for it))\b/

/** Whether part of a line is a question, with or without its mark. */
export function isWordedAsQuestion(sentence: string): boolean {
  if (sentence === '' || ASKS_FOR_IT.test(sentence)) return false
  if (writesDown(sentence) || isReminder(sentence)) return false
  return (
    sentence.endsWith('?') || isInOrder(sentence) || asksPlainly(sentence) || isTagged(sentence)
  )
}

/** Says the yes once more: "yes love, I said yes", "I've told you, yes". */
const INSISTS =
  /\b(?:i|we)(?:'ve| have|'m)? (?:just |already )?(?:said|say|saying|told you)(?: so)?[, ]*$/

/** Whether a sentence only seeks agreement: "so he's coming to mine, yeah". "Yes, right" agrees. */
function isTagged(sentence: string): boolean {
  const statement = sentence.replace(TAG_END, '')
  // "I said yes" insists.
  if (INSISTS.test(statement)) return false
  return statement !== sentence && /\w/.test(withoutYes(statement))
}

/** Says yes in a sentence of its own before anything else: "Yes please. Is there a lift?" */
const CLEAR_YES =
  /^(?:oh,? )?(?:yes|please|yes,? please(?:,? (?:book|do)(?: it| that| me in)?)?|(?:(?:yes|yeah|yep|aye),? )?go (?:on|ahead)(?: then)?)(?: (?:love|mate|pal|dear|duck))?(?:,? (?:lovely|great|perfect|brilliant|thank you|thanks))?[.!] /

/** Orders the booking in a sentence of its own after a question: "You'll be gentle, won't you? Yes, book it". */
const LAST_ORDER =
  /\? (?:yes|yeah|yep|aye),? (?:please,? )?(?:book (?:it|that|me in|him in|her in|us in)|go (?:ahead|on)(?: then)?|do it)(?:,? (?:please|love|thanks|thank you|then))*\W*$/

/** Whether a line ends with an order to book, after a question. */
export const ordersLast = (text: string) => LAST_ORDER.test(text)

/** Names one more thing after "and": "the wash?" */
const ONE_MORE =
  /^(?:the|an?|his|her|my|our|any) (?:(?!(?:other|number|name|hour|length|service|booking|appointment|long|short)\b)[a-z'-]+ ?){1,3}\W*$/

/** Whether part of a line asks about the firm, which the set-up answers. */
type IsOfFirm = (asked: string) => boolean

/**
 * Whether a line asks about the booking that she has read back, so that it agrees to nothing: "that's at my
 * mum's, isn't it?", "yes, and is it the half three?" Another question may stand beside a yes: "yes, where do I
 * park?"
 */
export function asksOfBooking(text: string, isOfFirm: IsOfFirm): boolean {
  const sentences = sentencesOf(text).filter(
    (one, i) => i === 0 || !(SAME_PERSON.test(one) || TO_BE_TOLD.test(one)),
  )
  const asked = sentences.map((sentence, i) => {
    const [before = ''] = BEFORE.exec(sentence) ?? []
    // "And he'll ring about the cake, yeah? In the daytime?"
    const isOfRing = i > 0 && asksForRing(sentences[i - 1] ?? '')
    const rest = isOfRing ? '' : sentence.slice(before.length)
    const isMore = /\band\b/.test(before)
    return { isAll: !SAYS_YES.test(before), isMore, rest, isAsked: isWordedAsQuestion(rest) }
  })
  // "Yes please. And it's confidential, isn't it?" asks about something else.
  const isClear = CLEAR_YES.test(text) || ordersLast(text)
  const isOfElse = (rest: string, isMore: boolean) =>
    isClear &&
    (ONLY_PRICE.test(rest) ||
      ((rest.split(' ').length > SHORT_WORDS ||
        (isMore && ONE_MORE.test(rest)) ||
        /^(?!(?:it|that|this|there|i|we)'ll)[a-z]+'ll\b|\b(?:extra|hurt\w*|sore|noisy|messy|cash|card|park\w*)\b/.test(
          rest,
        )) &&
        !OF_WHAT_IS_BOOKED.test(ASKS_PRICE.test(rest) ? '' : rest) &&
        wordsWithoutTimes(rest, 0).size > 0))
  const isOfIt = ({ rest, isAsked, isMore }: (typeof asked)[number]) =>
    isAsked &&
    !isOfElse(rest, isMore) &&
    !((OF_FIRM.test(rest) || isOfFirm(rest)) && !OF_WHAT_IS_BOOKED.test(rest)) &&
    !OF_OLD.test(rest) &&
    !asksForRing(rest) &&
    !((OF_RING.test(rest) || asksIfWritten(rest)) && !OF_WHAT_IS_BOOKED.test(rest)) &&
    (OF_IT.test(rest) ||
      isTagged(rest) ||
      (asksLeave(rest) && OF_SLOT.test(rest)) ||
      !(
        ASKS_WHAT_TO_DO.test(rest) ||
        rest.split(/[,;] /).some((one) => isInOrder(one) || asksPlainly(one))
      ))
  return asked.some(isOfIt) || asked.every(({ isAll, isAsked }) => isAll && isAsked)
}

/** Thinks better of it, or says no. */
const TAKES_BACK =
  /\b(?:no|not|don't|nah|actually|wait|hang on|hold on|instead|rather|change|cancel|sorry|but|forget|leave it)\b/

/** Says that it is the first visit: "yes please. I've not been before". */
const NEW_HERE = /(?<=[.!] )i(?:'ve| have) (?:not|never) been (?:here |to you |in )?before[.!]?\s*$/

/** A line without word that the visit is the first, which denies nothing. */
export const withoutFirstVisit = (text: string) => text.replace(NEW_HERE, ' ')

/**
 * Whether a line agrees to the booking that she has read back. It must say so plainly: a word such as "right"
 * or "that is" in a sentence about something else is no yes, and neither is any word of a question.
 */
export function agrees(text: string, today: Day, isOfFirm: IsOfFirm): boolean {
  if (asksOfBooking(text, isOfFirm)) return false
  const sentences = sentencesOf(text)
  const stated = sentences.flatMap((sentence, i) => {
    if (ASKS_FOR_IT.test(sentence)) return ['yes']
    // "Yes please. Will you have to shave him? He's never been shaved": the last says why it is asked.
    const isAfterQuestion = i > 1 && isWordedAsQuestion(sentences[i - 1] ?? '')
    if (isAfterQuestion && !TAKES_BACK.test(sentence)) return []
    if (!isWordedAsQuestion(sentence)) return [sentence]
    return BEFORE.exec(sentence) ?? []
  })
  if (readAnswer(stated.join(' ')) !== 'yes') return false
  if (concedes(text)) return true
  return stated
    .flatMap((sentence) => sentence.split(/[,;.!] ?/))
    .some((part) => PLAIN_YES.test(part) || (readAnswer(part) === 'yes' && !saysMore(part, today)))
}

/** Whether a line agrees in a sentence of its own, and takes nothing back in what it goes on to ask and tell. */
export function agreesFirst(text: string, today: Day, isOfFirm: IsOfFirm): boolean {
  if (!CLEAR_YES.test(text) || !agrees(text, today, isOfFirm)) return false
  // "And you write no egg, yes?"
  const rest = sentencesOf(text.replace(CLEAR_YES, '')).filter((one) => !asksIfWritten(one))
  return !TAKES_BACK.test(rest.join(' '))
}

/** Whether a line says anything besides yes, thanks and a day or time. */
export function saysMore(text: string, today: Day): boolean {
  const rest = withoutYes(text)
    .replace(KIND_WORDS, ' ')
    .replace(/day's\b/g, 'day')
  return wordsWithoutTimes(rest, today).size > 0
}
