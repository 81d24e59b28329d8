import { hasKind, tells, type Command } from '../command.ts'
import type { Context } from '../context.ts'
import { asksSlot } from '../when/diary-asks.ts'
import { part, pattern } from '../text/patterns.ts'
import { asksLeave, asksPlainly, asksToMove } from './questions.ts'
import { asksOfSeason } from './opening-hours.ts'
import { isOfPrice } from './price-words.ts'
import { unusedWords } from '../text/remarks.ts'
import { asksToBeIn, asksToBook, asksWhatToDo, hasNeed } from '../wants/book-asks.ts'
import { asksToDo } from '../services/read-job-line.ts'
import type { ClauseInLine } from './needs-no-answer.ts'

/** "Can someone help?" asks for no more than the rest of the line. */
const ASKS_HELP =
  /(?:^|[,.;] )(?:(?:so|and|but|please),? )*(?:can|could|would|is there) (?:any|some)(?:one|body)(?: there)?(?: who can)?(?: please)? help(?: me| us)?(?: with (?:that|this|it))?(?: out| please)*\W*$/

/** Whether a clause asks for help with what the rest of the line tells. */
export const asksForHelp = (clause: string) => ASKS_HELP.test(clause)

/** Says how to come, or whom to tell: "can he knock loud?", "could they use the side gate?", "can you ring Kelly first?" */
const INSTRUCTS = pattern`
  ^(?:(?:and|but|also|please|just),? )*(?:can|could|would|will) (?:he|she|they|you|the \w+) (?:please |just )?(?:
    knock|use (?:the|our|my)|park|ring (?:the|our|my) (?:door)?bell|come (?:round|to) (?:the|our|my) (?:back|side|front)
    |(?:ring|call|phone|text|e-?mail|remind|warn) (?:
      him|her|them|(?:my|our) \w+
      |(?!(?:me|us|out|over|round|back|in|up|it|that|this|off|on|by|at|a|an|the|and|or|if|when|before|after|first|today|tonight|tomorrow|\w*day)\b)[a-z]+
    )(?=\W*$|[,.;?]| (?:first|beforehand|when|before|after|instead|on|with|to|as well|too|the (?:day|night|morning|week))\b)
  )\b
`

/** Whether a clause says how to come, which is noted for the visit. */
export const saysHowToCome = (clause: string) => INSTRUCTS.test(clause)

/** Asks who stays and what is left there meanwhile: "can I leave it with you?", "do we have to wait?" */
const STAYS = pattern`
  \b(?:do|will|would) (?:i|we) (?:have|need) to (?:stop|stay|wait|hang about|leave (?:it|him|her|them|the|my)|be (?:in|there|here))\b
  |\b(?:can|could|should|shall|may) (?:i|we) (?:just |also )*(?:leave (?:it|him|her|them|the \w+|my \w+)|wait|stay|stop)\b(?! (?:at|there|till?|until|for|a message|my (?:name|number)))
`

/** Asks about what is past, and wishes for no visit: "has the rent come in yet?" */
const HAS_COME = /^(?:(?:and|so|also),? )*(?:has|did) (?:the|my|our|it|he|she)\b/

const ASKS_ANY = /\b(?:any(?:thing)?|nothing|something|owt|nowt)\b/
/** "Have you anything after four?" is answered by what she offers. */
export const isAnsweredByOffers = (
  { clause, told, wants }: ClauseInLine,
  { isBooking, today }: Context,
) =>
  (isBooking || tells(told, 'service') || (hasKind(wants, 'book') && ASKS_ANY.test(clause))) &&
  asksSlot(clause, told, today) &&
  !WHO_COMES.test(clause) &&
  !isOfVisit(clause)

/**
 * Whether a question only asks for what the line does anyway. The owner can answer what the set-up can't,
 * so a question is kept whatever else the line asks for; but not "can I come on Tuesday?", which is no
 * question to the owner.
 */
export function asksNothingElse(
  { clause, rest, text, wants, told }: ClauseInLine,
  context: Context,
): boolean {
  const isBusy = told.length > 0 || wants.some(({ kind }) => kind !== 'thanks' && kind !== 'abuse')
  const isOfOther = [WHO_COMES, STAYS, HAS_COME].some((one) => one.test(clause))
  if (!isBusy || isOfPrice(clause) || isOfOther) return false
  const asked = withSubject(clause, rest)
  return isWish(asked, asked === text, [...wants, ...told], context)
}

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
  // "Can you do gluten free?" asks for no other time, but "can you make that five?" does.
  const isOfElse = DOES.test(clause) && !asksSlot(clause, commands, today)
  const isMove = (asksToMove(clause) && !isOfElse) || /\bmake (?:it|that)\b/.test(clause)
  const isOfBooking =
    hasKind(commands, 'tell-when', 'number', 'change') || tells(commands, 'service', 'party')
  if (isMove && isOfBooking) return true
  const isPlain = asksPlainly(clause)
  // In a message nothing else is wished for: "Jo Hale. Are you coming today?"
  const isNamed = tells(commands, 'service')
  const isOfService = isNamed && (asksToBook(clause) || asksToDo(clause))
  if (isMessage && isOfService) return true
  if (isPlain && isMessage && isForOwner) return false
  const isOfComing = isBooking && WHO_COMES.test(clause)
  if (asksToBook(clause) && !isOfComing) return true
  const isBook = hasKind(commands, 'book')
  // "Yes, but can you do the tap?", in reply to the offer of a call, books the tap.
  if (isPlain && !isNamed && (isMessage || (open === 'take-message' && !isBook))) return false
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
export const isOfVisit = (clause: string) =>
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

/** Says how to reach the caller: "can you not ring the house", "could you only text me?" */
const HOW_TO_RING =
  /^(?:but |and )?(?:can|could|will|would) you (?:please |just )?(?:not|only|just) (?:ring|call|phone|text)\b/

/** Asks for the name that it goes under: "can it go under her name, Maureen Pickles?" */
const UNDER_NAME =
  /\b(?:can|could|will|would)\b.*\b(?:under\b|in (?:her|his|their|my|our|the) (?:\w+ )?name\b)/
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

/** Whether a clause asks for what is booked or passed on with the rest of the line. */
export const isRequest = (clause: string, told: readonly Command[], { isMessage }: Context) =>
  HOW_TO_RING.test(clause) ||
  (isMessage && ASKS_TO_DO.test(clause)) ||
  (tells(told, 'name') && UNDER_NAME.test(clause)) ||
  (tells(told, 'service') && FETCHES.test(clause))
