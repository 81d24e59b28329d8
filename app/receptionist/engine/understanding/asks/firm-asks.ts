import type { Setup } from '../../types.ts'
import type { Ask } from '../command.ts'
import { part, pattern } from '../text/patterns.ts'
import { OTHER_FIRM } from './questions.ts'
import { contentOf, plain } from '../text/text.ts'

const WHO = pattern`
  \b(?:
    who(?:'s| is) (?:this|that)(?= then\b|\W*$|[,.?])
    |(?:am i (?:speaking|talking|through) (?:to|with)|is (?:this|that)) the (?:(?:business|practice|shop|office|general) )?(?:owner|manager|boss|person in charge)(?: (?:that )?i'm (?:speaking|talking) (?:to|with))?(?=\W*$)
    |who (?:is this|am i (?:actually |even |really )?(?:speaking|talking)|are you|is it)
    |what(?:'s| is| was) (?:your name|this (?:place|company|firm))
    |is (?:this|that) the (?:right|correct)\b
    |the right (?:place|people|firm)\b
    |(?:what|which) (?:company|firm|place) (?:is|am|are|have)
    |who have i (?:reached|got|called)
  )\b
`
/** Firms and places that callers ask for by their kind or name. */
const FIRM = part`
  (?:
    taxis?|cabs?|minicabs?|dentists?|dental|surgery|infirmary|opticians?|chip shop|chemist
    |pharmacy|doctors?|argos|screwfix|tesco|asda|aldi|lidl|boots|b&q|british gas|royal mail
    |halifax|domino'?s|nando'?s|greggs|specsavers|currys|halfords|kwik ?fit
    |barclays|hmrc|dvla|plumb(?:er|ers|ing)|electricians?|spark(?:y|ies?|s)|mechanics?|solicitors?|lawyers?|restaurant
    |pub|takeaway|salon|hairdressers?|barbers?|garage|vets?|clinic|practice|(?!work|body)[a-z]*shop|hotel|gym
    |florists?|estate agents?|lettings?|letting agents?|groomers?|council|board
    |(?:tax|post|sorting|registry) office|(?:county |magistrates'? |crown )?court
    |job ?centre|police|station|library|airport|bank|hospital|school|builders?|cleaners?
    |accountants?|physio(?:therapists?|s)?|chinese|indian|chippy|spark(?:y|ies|s)?|mechanics?
  )
`
/** Begins to ask for one: "is that", "have I got", "I want the". */
const ASKS_FOR = part`
  \b(?:
    is (?:this|that|it)|isn't (?:this|that|it)
    |are you(?= (?:the|an?)\b)
    |have i (?:got|reached|rung)
    |am i through to
    |^(?:(?:oh|no|sorry|hello|hi),? )*i(?: want(?:ed)?| need(?:ed)?| was after|'m after| am after| was trying to (?:get|ring|reach))(?= the\b)
  )
`
/** "Is it a lady dentist?" asks who does the work. */
const KIND_OF_PERSON =
  '(?:lady|woman|female|male|man|gentleman|bloke|qualified|trained|different|same)'
/** "Is it near the station?" asks for no station. */
const NOT_PLACED = `(?!(?:near|close|far|handy|by|at|to|from|opposite|behind|above|below|over|under|next|walking|done|our|my|your)\\b)`
/** What is asked about what she has said: "is that not the adult price?", "isn't that the same day?" */
const NO_FIRM = part`
  \b(?:
    prices?|costs?|charges?|fees?|rates?|one|same|other|wrong|case|point|idea|way|time|day|date|week|month
    |morning|afternoon|evening|number|name|postcode|size|slot|appointment|booking|service|job|work
    |first|last|next|earliest|latest|usual|full|max(?:imum)?|min(?:imum)?|adults?|child(?:ren)?'?s?|kids?'?
    |cheapest|dearest|norm(?:al)?|law|rule|problem|question|answer|address|treatment|visit|test
  )
`
/** Asks whether this is another firm, or asks for one: "is that not the chemist's?", "I want the council". */
const IS_IT_YOU = new RegExp(
  [
    `${ASKS_FOR}(?: not)?(?! (?:with|for|by)\\b)(?! (?:the |an? )?${KIND_OF_PERSON}\\b) (?:the |a )?(?:co-op )?(?:${NOT_PLACED}[\\p{L}&']+,? ){0,5}${FIRM}(?:'s)?(?: (?:near|next to|by|on|in|opposite|behind|at) (?:[\\p{L}']+ ?){1,4})?(?: about (?:[\\p{L}']+ ){0,4}[\\p{L}']+)?(?:,? please| or not)?\\W*$`,
    `\\bhave i (?:got|reached|rung) the [\\p{L}'& -]{2,20} (?:place|shop|store|people|company|firm|helpline)\\W*$`,
    `\\b(?:is|isn't) (?:this|that|it)(?: not)? (?:the |st\\.? )?(?!(?:\\w+day|today|tomorrow|it|that|he|she|who|what|my|your|mum|dad)'s)\\p{L}{3,}'s(?=\\W*$| (?:on|in|at) )`,
    `\\b(?:is (?:this|that) not|isn't (?:this|that)) the (?![^?]*${NO_FIRM}\\b)[\\p{L}&'-]+(?: [\\p{L}&'-]+){0,2}\\W*$`,
  ].join('|'),
  'u',
)
/** "I want the dentist", said to a dentist, asks for an appointment. */
const WANTS_FIRM = /\bi(?:'m| am)? (?:want|need|after) the\b/
/** A call for a taxi: "taxi for Jackson, please". */
const ORDERS_TAXI =
  /^(?:(?:hi|hello|hiya|hey|er|yes|morning|evening)[,.]? )*(?:[a-z']+ ){0,5}(?:taxi|cab|minicab)(?: please| for| to| from| at|\W*$)/

/** Asks whether this is the place or the person that callers know by the work: "is that the dog lady?" */
const IS_PLACE =
  /\bis (?:this|that) (?:the|your) (?!(?:usual|same|only|best|other|first|last|next|young|old|new|nice)\b)(?:[a-z]+ ){1,3}(?:place|people|lot|lady|ladies|woman|girls?|man|men|bloke|chap|fell(?:a|er|ow)|guys?|lads?)(?=\W*$|\? )/

/** Opens with what kind of firm the caller wants: "is that the dog parlour?", "hello, is this the Italian?" */
const OPENS_WITH_KIND = new RegExp(
  `^(?:[a-z]+,? ){0,3}(?:is (?:that|this)|have i got|am i through to) the [\\p{L}'&-]+(?: (?!(?:for|of|to|with|in|at|by|on|that|i|you|we)\\b)[\\p{L}'&-]+){0,3}(?<!\\b${NO_FIRM})(?=\\W*$|[?,])`,
  'u',
)

/** Whether a call opens with "is that the cat parlour?": a kind of firm that no rule knows. */
export const opensWithKind = (text: string) => OPENS_WITH_KIND.test(text)

/** Begins to say what the call is about, after the firm: "is that the solicitors, we've had an offer accepted". */
const THEN_TELLS = /, (?=(?:(?:i|we|he|she|they|it)(?:'\w+)?|(?:my|our|there's|there is)) )[^?]*$/

/** A line without what it tells after it asks for the firm. */
const openingOf = (line: string) => line.replace(THEN_TELLS, '')

/** A call for another firm, or a question whether this is the firm that the caller wants. */
export function askForFirm(line: string, setup: Setup): Ask | null {
  if (IS_PLACE.test(line)) return { kind: 'ask', topic: 'who' }
  const text = openingOf(line)
  const [asked = ''] = IS_IT_YOU.exec(text) ?? []
  const isWished = asked !== '' && WANTS_FIRM.test(text) && isOurs(asked, setup)
  const isForFirm = asked !== '' && !isWished
  const isForTaxi = ORDERS_TAXI.test(text) && !/\btaxi/i.test(JSON.stringify(setup))
  if (!isForFirm && !isForTaxi) return null
  return isOurs(asked, setup)
    ? { kind: 'ask', topic: 'who' }
    : { kind: 'ask', topic: 'who', about: OTHER_FIRM }
}

/** "Who's Sam?", of the person who rings people back. */
export const asksWhoRings = (text: string, { urgent }: Setup) =>
  ["who's", 'who is'].some((who) => ` ${text}`.includes(` ${who} ${plain(urgent.to)}`))

/** Asks who hears of the call: "who gets this message?", "who'll see that?" */
const WHO_GETS = pattern`
  \bwho(?:'s|'ll| is| will| actually)? (?:going to |gonna |actually )?(?:get|read|see|hear|listen)(?:s|ting|ing)?(?: to)? (?:
    (?:this|that|the|my|these) (?:message|note|call|details|information)s?|this|that|it
  )(?=\W*$| then\b)
  |\bwho (?:do|will|would|are) you (?:pass|passing|give|giving|send|sending|tell|telling) (?:it|this|that|the message|my (?:details|message|number))?(?: on)?(?: to)?(?=\W*$)
`

/** Whether a line asks who gets what she writes down. */
export const asksWhoGets = (text: string) => WHO_GETS.test(text)

/** Whether a line asks which firm this is, or who speaks. */
export const asksWho = (text: string, setup: Setup) => WHO.test(text) || namesUs(text, setup)

/** Other words for a firm of a trade. */
const NICKNAMES: Partial<Record<Setup['trade'], readonly string[]>> = {
  electrician: ['spark'],
  hairdresser: ['salon', 'barber'],
  dentist: ['surgery', 'dental'],
  clinic: ['surgery', 'doctor', 'practice'],
  vet: ['surgery', 'clinic', 'animal', 'practice'],
  physio: ['clinic', 'practice'],
  garage: ['mechanic'],
  solicitor: ['lawyer', 'law firm'],
  'estate-agent': ['letting', 'agent'],
  'property-manager': ['letting', 'agent'],
  restaurant: ['pub'],
  florist: ['flower shop', 'the shop'],
  other: ['the shop', 'the salon', 'the clinic', 'the practice'],
}

/** Whether a firm that a caller asks for may be this one. */
function isOurs(text: string, { name, trade, services }: Setup): boolean {
  const ours = contentOf([name, trade, ...services.map((one) => one.name)].join(' '))
  if ((NICKNAMES[trade] ?? []).some((one) => text.includes(one))) return true
  // "The groomer's" is the firm that grooms.
  const isAlike = (word: string) => [...ours].some((own) => isOneTrade(word, own))
  return [...contentOf(text)].some((word) => ours.has(word) || isAlike(word))
}

const isOneTrade = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 5 && one.slice(0, 5) === other.slice(0, 5)

/** Begins to ask for the firm by its name: "is that", "am I through to", "who's". */
const NAMED =
  /^(?:\w+,? ){0,3}(?:is (?:this|that)|is it(?= the\b)|who(?:'s| is)|am i through to|have i got) ([^?.,!]+)/

/** "Is that Brook and Sons?", "who's Brooks?" */
function namesUs(text: string, { name, trade }: Setup): boolean {
  const [first = ''] = plain(name).replace(/^the /, '').split(' ')
  const ours = contentOf(`${name} ${trade}`)
  const said = [...contentOf(NAMED.exec(text)?.[1] ?? '')]
  if (said.length > 0 && said.every((word) => ours.has(word))) return true
  return (
    /^(?:\w+,? ){0,3}(?:is (?:this|that)|are you) /.test(text) &&
    (text.includes(first) || /\bava\b/.test(text))
  )
}
