import { tellsService, type Ask, type Command } from '../command.ts'
import { ASKS_WHEN, YES_NO, type Context } from '../context.ts'
import { asksSlot, isTimeAlone } from '../when/diary-asks.ts'
import { part, pattern } from '../text/patterns.ts'
import { isNearest } from '../when/picks.ts'
import {
  asksLeave,
  asksOfSeason,
  asksPlainly,
  asksToMove,
  isEnquiry,
  isInOrder,
  isOfPrice,
  isQuestion,
  isReminder,
  takesAsYes,
  WHOSE_DETAIL,
} from './questions.ts'
import { asksOfUnit } from './price-asks.ts'
import { asksOfRisk } from './risks.ts'
import { asksHowReached } from './status.ts'
import { unusedWords } from '../text/remarks.ts'
import { contentOf } from '../text/text.ts'
import { isPressed } from '../danger/urgency.ts'
import {
  ASKS_IF_NEEDED,
  asksToBeIn,
  asksToBook,
  asksToComeAlong,
  asksWhatToDo,
  hasNeed,
} from '../wants/book-asks.ts'
import { asksForPerson, endsInTell, isRefusal } from '../wants/wants.ts'
import { asksToRepeat, withoutWait } from '../wants/asks-of-her.ts'
import { isHaveRing } from '../wants/call-backs.ts'
import { readAnswer } from '../answers/yes-no.ts'

/** A clause, and the line that it is part of: what else it says, asks for and tells. */
export type ClauseInLine = {
  clause: string
  /** The other clauses. */
  rest: string
  /** The whole line. */
  text: string
  wants: Command[]
  told: Command[]
}

/** Asks for a booking by phone, which no set-up tells of. */
const BY_PHONE =
  /\b(?:do|have|be|done|see|speak|meet|move|make|change)(?: (?:it|that|this|them|him|her|(?:the|my|our) \w+|to))*(?: (?:instead|just))? (?:a |by |over |on |via |through )(?:the )?(?:phone|telephone|video|zoom|teams|skype|facetime|whatsapp)\b/

/** Says the same of somebody else, in the order of a question: "I was sick, so was my husband". */
const LIKEWISE = pattern`
  \bso (?:has|have|had|did|do|does|was|were|is|are|am) (?:
    (?:my|our|his|her|the) \w+|he|she|they|we|i|every(?:one|body)
  )(?=[.,;!]|$)
`

/** Asks leave to come: "can she come in?", "could he still be done" */
const MAY_COME =
  /\b(?:can|could|may|will|would|should) (?:she|he|it|they|i|we)(?: still| just| even)*(?: be)? (?:come|brought|bring|seen|done|groomed|have)\b/
/** Has not had all vaccinations, so that whether it may come is for the owner: "she's only had her first jabs" */
const HALF_JABBED = pattern`
  \b(?:only|not|never|without|still needs?|waiting for|due|[a-z]+n't)\b[^.?!]{0,30}\b(?:jabs?|vaccinat\w+|vaccines?|boosters?)\b
  |\b(?:jabs?|vaccinat\w+|vaccines?|boosters?)\b[^.?!]{0,24}\b(?:not|yet|only|next week|[a-z]+n't)\b
  |\b(?:first|1st|one)(?: set of| lot of| round of)? (?:jabs?|vaccinations?|vaccines?)\b
`

/** Whether a question needs no answer: the rest of the line, or what she says next, gives it. */
export function needsNoAnswer(ask: Ask, said: ClauseInLine, context: Context): boolean {
  const { clause, told } = said
  // "Do I need to book for lunch?" is no wish for lunch.
  if (clause.search(ASKS_IF_NEEDED) >= 0) return false
  if (BY_PHONE.test(clause) || WORRIES.test(clause) || asksOfRisk(clause) || asksHowReached(clause))
    return false
  if (takesAsYes(clause) || asksToComeAlong(clause) || asksOfUnit(clause)) return false
  if (MAY_COME.test(clause) && HALF_JABBED.test(said.text)) return false
  const isUnknown = ask.topic === 'unknown'
  return (
    (isUnknown && (isNotForOwner(said, context) || LIKEWISE.test(said.clause))) ||
    ((isUnknown || ask.topic === 'fact') && bringsNothing(clause, told, context)) ||
    // "Mine or mum's? I'm Sarah Hale, put it under mum, Joan Hale" has given both.
    (ask.about === WHOSE_DETAIL && told.some(isName)) ||
    // "Do you want my landline? 01947 600231" has given it.
    (ask.topic === 'offer' && told.some((one) => isNumber(one) || isPostcode(one))) ||
    (ask.topic === 'services' && ASKS_WHEN.includes(context.open))
  )
}

/** Whether a question that the set-up cannot answer is none that the owner need hear. */
function isNotForOwner(said: ClauseInLine, context: Context): boolean {
  const { clause, told } = said
  return (
    (context.open !== 'confirm' && TAG.test(clause) && !OF_COST.test(clause)) ||
    // "And half ten on Tuesday, yeah?": her next question says it back.
    (context.isBooking && onlyChecks(clause, told, context)) ||
    givesTime(said, context) ||
    isAnsweredByPick(said, context) ||
    choosesFromList(said, context) ||
    isAnsweredByOffers(said, context) ||
    asksNothingElse(said, context) ||
    isAnswerToHer(said, context) ||
    onlyAsksToWait(said) ||
    ASKS_HELP.test(clause) ||
    isReminder(clause) ||
    endsInTell(clause) ||
    isStated(said, context) ||
    (context.isBooking && INSTRUCTS.test(clause))
  )
}

/** "Can someone help?" asks for no more than the rest of the line. */
const ASKS_HELP =
  /(?:^|[,.;] )(?:(?:so|and|but|please),? )*(?:can|could|would|is there) (?:any|some)(?:one|body)(?: there)?(?: who can)?(?: please)? help(?: me| us)?(?: with (?:that|this|it))?(?: out| please)*\W*$/

/** Asks whether the firm tells prices at all: "so you don't do prices over the phone then?" */
const DOES_PRICES =
  /\byou (?:don't|can't|do|can|won't) (?:do|give|tell|say|quote)(?: me| us)?(?: any| a| the| out)? (?:prices?|quotes?|costs?)\b/

/**
 * Whether a clause only has the mark of a question: "he's ringing Sarah, not me, yeah?" She notes it: to say
 * that she doesn't know it would deny what she has just been told.
 */
const isStated = ({ clause, wants }: ClauseInLine, { isBooking, isMessage, open }: Context) =>
  (isBooking || isMessage) &&
  open !== 'confirm' &&
  !DOES_PRICES.test(clause) &&
  // "Cheers, and he's ringing Sarah, yeah?" would otherwise only take leave.
  wants.every(({ kind }) => kind !== 'thanks' && kind !== 'goodbye') &&
  clause
    .replaceAll('?', '')
    .split(/[,;] |\b(?:so|but|and) (?=(?:can|could|is|are|will|would|do|does) )/)
    .every((part) => !isQuestion(part) && !isInOrder(part))

/** Says how to come: "can he knock loud?", "could they use the side gate?" */
const INSTRUCTS =
  /^(?:(?:and|but|also|please|just),? )*(?:can|could|would|will) (?:he|she|they|you|the \w+) (?:please |just )?(?:knock|use (?:the|our|my)|park|ring (?:the|our|my) (?:door)?bell|come (?:round|to) (?:the|our|my) (?:back|side|front))\b/

/** Words beside a time in an answer that only sounds like a question. */
const HEDGE: ReadonlySet<string> = contentOf(
  'maybe perhaps possibly any one day time flexible retired free easy whenever well tea early late bit',
)

/** Words of a question: "would she have to come in?" */
const ASKING =
  /\b(?:is|are|was|do|does|did|can|could|will|would|have|has|how|what|who|where|why|which)\b/

/** Asks who stays and what is left there meanwhile: "can I leave it with you?", "do we have to wait?" */
const STAYS = pattern`
  \b(?:do|will|would) (?:i|we) (?:have|need) to (?:stop|stay|wait|hang about|leave (?:it|him|her|them|the|my)|be (?:in|there|here))\b
  |\b(?:can|could|should|shall|may) (?:i|we) (?:just |also )*(?:leave (?:it|him|her|them|the \w+|my \w+)|wait|stay|stop)\b(?! (?:at|there|till?|until|for|a message|my (?:name|number)))
`

/** "I'm retired so any time, maybe one day next week?" answers her question for the time. */
const givesTime = ({ clause, told }: ClauseInLine, { open, today }: Context) =>
  ASKS_WHEN.includes(open) &&
  told.some(({ kind }) => kind === 'tell-when') &&
  !ASKING.test(clause) &&
  [...unusedWords(clause, told, today)].every((word) => HEDGE.has(word))

/** "Is seven not possible? The nearest to it, then.", "is there nothing before dinner? Twelve, then" */
const isAnsweredByPick = ({ clause, told }: ClauseInLine, { today, open }: Context) =>
  (told.some(({ kind }) => kind === 'pick') && (isTimeAlone(clause, today) || isNearest(clause))) ||
  // "What was the first one, half one? I'll have that"
  (told.some(({ kind }) => kind === 'pick' || kind === 'tell-when') &&
    /\b(?:what|which) (?:was|were|is) the (?:first|second|last|other)\b/.test(clause)) ||
  (open === 'slot' &&
    told.some(({ kind }) => kind === 'pick' || kind === 'tell-when') &&
    NOTHING_ELSE.test(clause))

/** Asks for other times than those offered, before one of them is taken. */
const NOTHING_ELSE =
  /^(?:(?:oh|so|and|ah),? )*(?:(?:is|isn't) there|have you(?: got)?|you've(?: got)?) (?:nothing|anything|nowt|no\w*) (?:\w+ )?(?:before|after|earlier|later|sooner|else)\b/

/** "A consultation, I suppose?" chooses from her list. */
const choosesFromList = ({ clause, told }: ClauseInLine, { open }: Context) =>
  open === 'service' &&
  told.some(tellsService) &&
  /\b(?:i (?:suppose|guess|think)|maybe|perhaps|probably|please)\?$/.test(clause)

const ASKS_ANY = /\b(?:any(?:thing)?|nothing|something|owt|nowt)\b/
/** "Have you anything after four?" is answered by what she offers. */
const isAnsweredByOffers = ({ clause, told, wants }: ClauseInLine, { isBooking, today }: Context) =>
  (isBooking ||
    told.some(tellsService) ||
    (wants.some(({ kind }) => kind === 'book') && ASKS_ANY.test(clause))) &&
  asksSlot(clause, told, today) &&
  !WHO_COMES.test(clause) &&
  !isOfVisit(clause)

/**
 * Whether a question only asks for what the line does anyway. The owner can answer what the set-up can't,
 * so a question is kept whatever else the line asks for; but not "can I come on Tuesday?", which is no
 * question to the owner.
 */
function asksNothingElse(
  { clause, rest, text, wants, told }: ClauseInLine,
  context: Context,
): boolean {
  const isBusy = told.length > 0 || wants.some(({ kind }) => kind !== 'thanks' && kind !== 'abuse')
  if (!isBusy || isOfPrice(clause) || WHO_COMES.test(clause) || STAYS.test(clause)) return false
  const asked = withSubject(clause, rest)
  return isWish(asked, asked === text, [...wants, ...told], context)
}

/** Whether a clause answers her question with yes or no, and is worded as no question. */
const isAnswerToHer = ({ clause, told }: ClauseInLine, context: Context) =>
  YES_NO.includes(context.open) &&
  !(YES_NO_NOT_ASKED.includes(context.open) && isOwnQuestion(clause, told, context)) &&
  !clause.includes('?') &&
  !asksLeave(clause) &&
  !isInOrder(clause) &&
  readAnswer(clause) !== null

/** "Can I check my diary?" asks nothing. */
const onlyAsksToWait = ({ clause, wants }: ClauseInLine) =>
  wants.some(({ kind }) => kind === 'wait') &&
  (!asksPlainly(withoutWait(clause)) || /\b(?:i|my|mine)\b/.test(clause))

/** Where a line that asks something plainly is a question, even with a yes or no in it. */
const YES_NO_NOT_ASKED: readonly Context['open'][] = [null, 'confirm', 'take-message']
/** Asks what the firm does: "so do you or don't you?" */
const WHETHER = /^(?:\w+,? ){0,2}?(?:do|does|did|is|are|have|has) (?:you|he|she|they|it|there)\b/
/** Asks for something to be done: "can I change the name to Declan?" */
const DO_IT =
  /\b(?:can|could|will|would) (?:i|we|you) (?:please |just )?[a-z]+ (?:the|my|it|that|him|her)\b/

/** "So do you or don't you do Klarna", after the call's end. */
function isOwnQuestion(clause: string, told: Command[], { open, today }: Context): boolean {
  if (DO_IT.test(clause) || unusedWords(clause, told, today).size === 0) return false
  if (open === 'take-message') return WHETHER.test(clause)
  return open === null ? asksPlainly(clause) : isEnquiry(clause)
}

/** Whether a clause only says details again: "half ten on Tuesday, is that right?" */
function onlyChecks(clause: string, told: Command[], { today }: Context): boolean {
  const said = clause.replace(/,? is (?:that|it) (?:right|correct)\W*$/, '')
  return !asksPlainly(said) && !isOfVisit(said) && unusedWords(said, told, today).size === 0
}

const isNumber = (one: Command) =>
  one.kind === 'part-of-phone' || (one.kind === 'tell' && one.field === 'phone')

const isPostcode = (one: Command) => one.kind === 'tell' && one.field === 'postcode'

/** "One of us is coeliac, is that ok?": a question for leave with what it is about, but not the rest. */
function withSubject(clause: string, rest: string): string {
  if (!asksLeave(clause)) return clause
  const parts = [rest, ...clause.split(/[,;] /)].filter(Boolean)
  return parts.slice(-2).join(', ')
}

/** The fewest content words, besides details, in a line that is a question to the owner. */
const QUESTION_MIN_WORDS = 2
/** Asks for what a booking gives: a visit, or a free time. Not "can I just pop in?" */
const OFFERED = pattern`
  \b(?:
    (?<!\b(?:gluten|wheat|dairy|lactose|milk|egg|nut|soya|sugar|meat|alcohol|smoke)[ -])free
    |available|slots?|spaces?|any\w*|something|owt|earl(?:ier|iest)|later
    |soon(?:er|est)?|next
  )\b
  |\b(?:can|could|will|would) (?:
    you|i|we|he|she|they|someone|somebody
  )\b(?! be (?!free|available|able|there|here|in|seen|back|out|round|done|ready|finished|coming)\w)(?!.*\b(?:pop|drop|turn|walk) (?:in|by|up|round)\b)
`

/** Asks whether the firm does something: "can you do a birthday cake?", "could you show me how?" */
const DOES =
  /\b(?:can|could) you (?:\w+ )?(?:do (?!it\b|that\b|this\b)|(?:show|teach|advise|explain)\b)/

/** Whether a question only asks for what the rest of the line tells, or for a booking. */
function isWish(
  clause: string,
  isWhole: boolean,
  commands: Command[],
  { today, open, isBooking, isMessage, isForOwner }: Context,
): boolean {
  if (asksOfSeason(clause) || isOfVisit(clause)) return false
  // "Can you make that five?" is no question, either.
  // "Can you do gluten free?" asks for no other time.
  const isOfElse = DOES.test(clause) && !asksSlot(clause, commands, today)
  const isMove = (asksToMove(clause) && !isOfElse) || /\bmake (?:it|that)\b/.test(clause)
  const isOfBooking = (one: Command) =>
    one.kind === 'tell-when' ||
    one.kind === 'number' ||
    one.kind === 'change' ||
    tellsService(one) ||
    (one.kind === 'tell' && one.field === 'party')
  if (isMove && commands.some(isOfBooking)) return true
  const isPlain = asksPlainly(clause)
  // In a message nothing else is wished for: "Jo Hale. Are you coming today?"
  const isNamed = commands.some(tellsService)
  if (isPlain && isMessage && isForOwner && !(isNamed && asksToBook(clause))) return false
  const isOfComing = isBooking && WHO_COMES.test(clause)
  if (asksToBook(clause) && !isOfComing) return true
  const isBook = commands.some(({ kind }) => kind === 'book')
  if (isPlain && (isMessage || (open === 'take-message' && !isBook))) return false
  const isStart = open === 'service' || open === null
  // With a name alone, the question is what the caller wants: "it's Jo, do you do weddings?"
  const isNameOnly = commands.every(
    (one) => one.kind === 'greeting' || (one.kind === 'tell' && one.field !== 'service'),
  )
  const words = unusedWords(clause, commands, today).size
  if (isNameOnly) return words < 1
  // "But is it all right for vegans?" has one word that tells what it is about.
  const isOwn = isPlain && !isWhole && (asksLeave(clause) || isOfElse || !OFFERED.test(clause))
  // "Do you do a set menu, and have you got anything on the seventeenth?"
  if (isStart)
    return (
      !isOwn ||
      words < 1 ||
      hasNeed(clause.replace(/\b(?:do you (?:do|offer)|can you do(?= [a-z]+[ -]free\b))/, ' '))
    )
  return words < (isOwn ? 1 : QUESTION_MIN_WORDS) && !isOfComing
}

/** Asks what somebody of the firm's will do besides coming: "will he ring first?" */
const OF_THEM = pattern`
  ^(?:and |but |so )?(?:will|does|do|would) (?:he|she|they|someone|somebody|the [a-z]+) (?:[a-z]+ )?(?:
    ring|call|phone|text|bring|need|want|charge|mind|know|use|wear
  )\b
`

/** Asks what happens at the visit: "half ten then. Will he ring first?", "do I need to be in?" */
const isOfVisit = (clause: string) =>
  OF_THEM.test(clause) || OF_ACCESS.test(clause) || asksToBeIn(clause) || asksWhatToDo(clause)

/** Asks whether somebody can get into the building: "she's on sticks, can she get in all right?" */
const OF_ACCESS =
  /\bget (?:in|inside|through|up|down|round|about)\b(?: there)? (?:al(?:l )?right|ok(?:ay)?|eas(?:y|ily)|(?:with|in) (?:an?|the|my|our|his|her) (?!booking)\w+|the (?:door|stairs|steps|building))\b/

/** Asks who has to come to whom, or bring what: "would she have to come in, or can you go to her?" */
const WHO_COMES = new RegExp(
  part`
    \b(?:have|need) to (?:come|bring)\b
    |\bgo (?:out |round )?to (?:her|him|me|us|them)\b
    |\bwho(?:'s|'ll| is| will)? (?:be )?com(?:es?|ing)\b
    |\b(?:will|would|is) it (?:be )?\p{L}+ (?:that|who) comes\b
  `,
  'u',
)

/** A remark that only asks to be agreed with: "you'll let him know, won't you?" */
const TAG = pattern`
  ^(?:(?:no|and|but|just|please|so),? )*(?:
    make sure|see (?:that|to it)|tell|ask|have|let|put|write|note|pop|mark|mention
    |remember
  )\b.*\b(?:will|won't|would|could|can) you\W*$
  |^(?:will|would|won't) you\W*$
  |^(?:it|that|this|you|he|she|they|we|i|the|my|your)(?:'\w+)? .*\b(?:
    (?:wo|ca|do|is|are|was|would|could|does|did|have|has|had|should)n't
    |will|can|do|would|is|are
  ) (?:you|it|he|she|they|we|i)\W*$
`

/** Asks about money, however it is worded: "I shouldn't have to pay again, should I". */
const OF_COST = /\b(?:pay|paying|charged?|cost|refund(?:ed)?)\b/
/** Worries over what only the owner knows: "he will see it before tomorrow, won't he?", "there's no charge, is there?" */
const WORRIES =
  /\b(?:get|see|read|hear) (?:it|this|that|(?:my|the) message) (?:before|by|in time|today|tonight|first)\b|\bno (?:\w+ )?(?:charge|fee|cost)\b[^.?!]*\bis there\b/

/** "What?", "changed what, sorry?", or somebody's words said back: "ten working days?" */
const ECHO =
  /^(?:(?:oh,? )?(?:is it|is that so|really|have i|was it|did i)|what|eh|you what|what (?:rest|other (?:thing|question|bit))(?:,? i (?:only|just) asked [^?!]*)?|(?:\w+ ){1,2}what,? (?:sorry|dear|love|mate)|[\p{L}\d]+ (?:\w+ )?(?:minutes|hours|days|weeks|months))[?!. ]*$/u

/** Talk addressed to her that asks nothing: "are you listening?", "did you hear me?" */
const ARE_YOU_THERE = pattern`
  ^(?:but |and |hello,? )*(?:
    are you (?:even |still )?(?:listening|hearing|there)(?: to)?(?: me| us)?
    |(?:can|did|do) you (?:even )?(?:hear|understand)(?: me| that| what i said)?
  )(?:,? (?:love|dear|at all))?\W*$
`

/** Whether part of a line only asks if she is listening. */
export const asksIfThere = (text: string) => ARE_YOU_THERE.test(text)

/** Asks whether the call is nearly over, which her next question answers. */
const ARE_WE_DONE = pattern`
  ^(?:(?:yes|yeah|yep|right|ok|okay|so|and)[,.! ]+)*(?:
    are we (?:nearly |all |about )?(?:done|finished|there)
    |is that (?:it|all|everything|the lot)(?: you need)?(?: now| then)?
    |(?:do you need |is there )?anything else you need
    |nearly (?:done|there)
  )\W*$
`

/** A figure of speech: "I'll be seventy, would you believe". */
const RHETORICAL = pattern`
  ^(?:(?:what )?do you (?:think|reckon)|do you know|any idea)\W*$
  |\b(?:would|can) you (?:believe|credit)(?: it| that)?\W*$
  |\bwho(?:'d| would)(?: have|'ve)? (?:have )?thought(?: it)?\W*$
`

/** Says how to reach the caller: "can you not ring the house", "could you only text me?" */
const HOW_TO_RING =
  /^(?:but |and )?(?:can|could|will|would) you (?:please |just )?(?:not|only|just) (?:ring|call|phone|text)\b/

/** Asks for the name that it goes under: "can it go under her name, Maureen Pickles?" */
const UNDER_NAME =
  /\b(?:can|could|will|would)\b.*\b(?:under\b|in (?:her|his|their|my|our|the) (?:\w+ )?name\b)/
const isName = (one: Command) => one.kind === 'tell' && one.field === 'name'

/** The thing in question, said back before the answer: "of the flat? It's HX3 8BT". */
const SAID_BACK = pattern`
  ^(?:of|for|at|in) (?:(?:the|my|our|his|her|their) [a-z]+(?:'s)?|[a-z]+'s)\?$
  |^(?:mine|his|hers|theirs|ours)\?$
  |^(?:my|his|her|their|our|the|(?:my )?[a-z]+'s) (?:name|number|post ?code|address)\?$
`
/** Asks that something be done, which a message passes on: "can someone look for it now?" */
const ASKS_TO_DO = pattern`
  ^\W*(?:can|could|will|would) (?:some(?:one|body)|any(?:one|body)|you|he|she|they) (?:please |just |maybe )?(?:
    have a look|look|keep|hold|send|save|put
    |(?:check|find)(?! (?:out )?(?:if|whether|what|when|how|who|where|which)\b)
  )\b
  |^\W*(?:can|could) (?:i|we|you) (?:please |just |maybe )?(?:move|change) it\b
`
/** Asks to fetch what the line then names, and books that: "can I come and get my keys?" */
const FETCHES = pattern`
  ^(?:can|could|may) (?:i|we) (?:just )?(?:come|pop|call|nip)(?: in| over| round| by)? (?:and|to) (?:
    get|collect|fetch|pick up
  )\b
`

function bringsNothing(
  clause: string,
  told: readonly Command[],
  { open, isMessage }: Context,
): boolean {
  const isAnswered = told.some((one) => one.kind === 'tell' && one.field === open)
  return (
    RHETORICAL.test(clause) ||
    (isAnswered && SAID_BACK.test(clause)) ||
    (told.some(tellsService) && FETCHES.test(clause)) ||
    (isMessage && ASKS_TO_DO.test(clause)) ||
    (told.some(isName) && UNDER_NAME.test(clause)) ||
    HOW_TO_RING.test(clause) ||
    isRefusal(clause) ||
    ARE_YOU_THERE.test(clause) ||
    ARE_WE_DONE.test(clause) ||
    ECHO.test(clause) ||
    asksForPerson(clause) ||
    isHaveRing(clause) ||
    // "How much did you say it was?" wants the price.
    (asksToRepeat(clause) && !isOfPrice(clause)) ||
    isPressed(clause) ||
    (open === 'name' && /^(?:what|who)(?:'s| is)? (?:your|you) name/.test(clause))
  )
}
