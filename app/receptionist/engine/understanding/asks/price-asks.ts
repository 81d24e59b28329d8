import type { Service, Setup } from '../../types.ts'
import type { Ask } from '../command.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { amountIn, isFreeForAll, wantsLetting } from './price-words.ts'
import { talkOf, withoutSeeing } from './consultations.ts'
import { alikeServices, chooseService, WORD_POINTS } from '../services/services.ts'
import { childService } from '../services/children.ts'
import { GENERIC_POINTS, withoutDogs, withSynonyms, type Synonyms } from '../services/said-words.ts'
import { isNewcomer, serviceForNew } from '../services/qualifiers.ts'
import { isNamedApart, knownWords, tellingWords } from '../services/service-names.ts'
import { withoutDenied } from '../services/denied-services.ts'
import { contentOf, stem, wordsOf } from '../text/text.ts'

const OF_FEES =
  /\b(?:fees?|commission|(?:charge|cost|much) (?:to|for) (?:sell|let|manag|rent)\w*)\b/
/** Names money. */
const SUM = pattern`
  ^(?:and |so |still )*\d
  |\b(?:is|was) (?:it|that)(?: still| only| just| the| full)* \d
  |£
  |\b(?:pounds?|quid|hundred|tenner|fiver|each|a head|apiece)\b
`
/** Ends a statement that asks for a yes: "so it's 65 then", "65 is it". */
const CHECKS = pattern`
  \b(?:was|were|been|got) (?:told|quoted)\b
  |^(?:and )?so (?:that|it)(?:'s| is|'ll be)\b
  |,? (?:(?:is|was|isn't|wasn't) it(?:,? (?:even|still|for|with|if|the|whatever|regardless)\b[^.?!]*)?|yeah|right|then|didn't you)\W*$
`
const FILLER = new RegExp(
  part`
    \b(?:
      how much|(?:sort|kind) of|what's the damage|free|private(?:ly)?(?= (?:then|please|just|to)\b|\W*$)|(?:have |take )?(?:a )?(?:quick )?look (?:at|over) (?:it|that|this|him|her|them|one)
      |simple|basic|standard|straightforward|(?:sort|fix|mend|repair) (?:that|it|this)(?: out)?|likely|looking at|talking|ball ?park|in all|al(?:l )?together|prices?|pricing|costs?|charged?|charges|chargeable|fees?|rates?|expensive|cheap|pay(?:ing)?|bill(?:ed)?|nothing
      |owe|usually|normally|roughly|about|approximately|typical\w*|average|services?|work|do
      |on the (?:day|night)|only|book(?:ing)?|call ?out|labour|hourly|hour|visit|list|quote|start|money|adults?
      |grown-?ups?|by the way|again|said|say|1st|first|beforehand|before|gonna|going|set|back|owt|anything
      |full(?= \d)|actually|definitely|really|sorry|then|right|in total|pricey|costly|today|these days|nowadays|each|per|thing|though|still|now|yeah|done|doing
      |hir(?:e|ing)|both|lot|pair|couple|two|three|four|head|person|apiece|more|less|under|over|dear|him
      |[a-z]+'s(?= free)|told|wife|husband|partner|missus|mum|mam|dad|gran|nan|grandad|family|come to|option
      |\d+(?: hundred| thousand)?(?: odd)?(?: pounds?| quid)?
      |(?:existing|current|regular) (?:patient|client|customer|member)s?
    )\b
  `,
  'g',
)

/** Asks whether there is a fee of its own, which no price of a service tells: "is there a call-out fee?" */
const OWN_FEE = pattern`
  \b(?:how much(?:'s| is| are| for)?|what(?:'s| is| are)|what do you charge for) (?:an?|your|the) call[- ]?outs?(?: (?:fee|charge|cost|price))?(?=\W*$)
  |\b(?:is|are) there (?:an? |any )?(?:
    call[- ]?out\b(?! (?:visit|service|appointment))
    |(?:booking|cancellation|admin|extra|additional|hidden|weekend|out of hours) (?:fees?|charges?)\b
  )
`

/** A newcomer's first visit. */
const FIRST = pattern`
  (?<!\bhad (?:my|our|his|her|the|an?) )\b(?:first|initial) (?:
    one|visit|time|appointment|session|go|lesson|meeting|consultation|chat
  )\b
  |\bfree (?:half|hour|first|initial|consultation|chat|session|\d+ min)
`

/** Asks whether a price may grow: "is that ninety all in, no call-out on top?", "is it 75 whatever you find?" */
const OF_EXTRAS = pattern`
  \ball[- ]in\b(?! all)|\ball told\b
  |\bon top(?! of (?:the|my|our|a)\b)
  |\b(?:is|are|was) (?:it|that|this|they|the|£?\d+)\b[^.?!;]{0,30}\bon top of (?:the|my|our|a|what)\b
  |\bno (?:call-out|extras?|hidden)\b
  |\bnothing (?:else|extra|more) to (?:pay|add)\b
  |\b(?:whatever|no matter (?:what|how)|regardless|however (?:long|bad|big|much))\b(?! (?:day|time|suits|you(?:'ve| have) got|is (?:free|easiest))\b)
  |\b(?:even )?if (?:you|he|she|they)(?:'ve| have|'s| has|'d| end up| need| want)?(?: got| having| to| to have)* (?:
    take|rip|dig|lift|replace|buy|order|get|fit|come back|do more|go (?:under|in)
  )\b
  |\b(?:even )?if (?:it|that|the job)(?:'s| is|'ll| will| turns out| ends up)?(?: to be| being| a)* (?:
    (?:tak|need|last)\w*|longer|more work|bigger|worse
  )\b
  |\b(?:fixed|set|flat|final|full) (?:price|fee|rate|cost)\b
  |\b(?:could|can|might|will|does|would) (?:it|that|the (?:price|cost|bill)) (?:go up|creep up|change|end up (?:more|dearer)|be (?:any )?more)\b
`

/** Whether a question about a price asks if more may come on top. */
export const asksOfExtras = (text: string) => OF_EXTRAS.test(text)

/** Asks what a price is for: "is that £90 each or for the pair?", "is it per hour or for the night?" */
const OF_UNIT = pattern`
  \b(?:is|was|would|will) (?:it|that|this)(?: be)?(?: still| just| only)? (?:
    £?\d+(?: pounds?| quid)? (?:
      each|apiece|per [a-z]+|an? (?:head|hour|go|session|visit|night|day|week|month)
      |for (?:each|both|one|all|the|us|me|an?|everyone|everybody)
      |all (?:in|together|told)|altogether|in total
    )
    |each|apiece|per [a-z]+|a head|an hour
  )\b[^.?!;]{0,24}\bor\b(?! (?:not|what)\b)
`

/** Whether a question asks which of two things a price is for. */
export const asksOfUnit = (text: string) => text.includes(' or ') && OF_UNIT.test(text)

/** A line without the question what a price is for, whose "night" is no wish. */
export const withoutUnit = (text: string) =>
  asksOfUnit(text) ? text.replace(/\b(?:is|was|would|will) (?:it|that|this)\b[^.?!;]*/, ' ') : text

/** Whether a statement ends by asking for a yes to the price that it names. */
export const asksForYes = (text: string) => CHECKS.test(text)

/** A question whether a sum is the price: "is it 65?" */
export function askOfSum(text: string, setup: Setup, synonyms: Synonyms): Ask {
  // "My boss pays five hundred, is it enough?"
  if (/\benough\b/.test(text)) return { kind: 'ask', topic: 'unknown' }
  const price = askPrice(text, setup, synonyms)
  if (price?.about === undefined && SUM.test(withDigits(text)))
    return { kind: 'ask', topic: 'price' }
  return price ?? { kind: 'ask', topic: 'unknown' }
}

/** A question that names a price: of a service, of all of them, or of what the set-up does not list. */
export function askOfPrice(line: string, setup: Setup, synonyms: Synonyms): Ask | null {
  // "How much is it first?" asks before it books, and for no puppy's first groom.
  const text = line.replace(
    /(?<=\b(?:it|that|this|they|be|cost|costs|pay|me|us|him|her|them)) first(?: of all|ly)?(?=\W*$)/,
    '',
  )
  // "Not viewing, somebody to say how much the rent is" wants another service.
  if (withoutDenied(text, setup.services).denied.length > 0) return null
  // That a valuation is free does not tell what it costs to sell.
  const isNamed = chooseService(text, setup.services, synonyms, GENERIC_POINTS) !== null
  if (isFreeForAll(setup) && (OF_FEES.test(text) || (!isNamed && wantsLetting(text))))
    return { kind: 'ask', topic: 'unknown' }
  if (OWN_FEE.test(text)) return { kind: 'ask', topic: 'unknown' }
  const price = askPrice(text, setup, synonyms)
  return price === null || isOfOther(price, text, setup) ? { kind: 'ask', topic: 'unknown' } : price
}

/** "How much is the set lunch?" asks for no table, which has no price. */
function isOfOther({ about }: Ask, text: string, { trade, services }: Setup): boolean {
  if (trade !== 'restaurant') return false
  const service = services.find(({ name }) => name === about)
  if (!service || service.pricePence !== null) return false
  const own = contentOf(service.name)
  return ![...contentOf(text)].some((word) => own.has(word))
}

/** A question about the price of one of our services; null if it is about something else. */
export function askPrice(text: string, setup: Setup, synonyms: Synonyms): Ask | null {
  const words = withoutDogs(contentOf(withDigits(text).replace(FILLER, ' ')), setup)
  const known = knownWords(setup.services, synonyms)
  const service =
    serviceAskedFor(text, setup, synonyms) ?? serviceHintedAt(text, words, known, setup, synonyms)
  if (service) return { kind: 'ask', topic: 'price', about: service.name }
  if (isOfAlike(text, words, known, setup, synonyms))
    return { kind: 'ask', topic: 'prices', about: text }
  if (words.size > 1) return null
  if (words.size === 1) return { kind: 'ask', topic: 'unknown' }
  // "How much is it?" means the service being booked; "how much do you charge?" means all of them.
  const isOfThat =
    /\b(?:is it|are (?:they|those)|it was|was it|that|it be|it cost|is this|it's|what's it|looking at)\b/.test(
      text,
    ) || amountIn(text, true) !== null
  return { kind: 'ask', topic: isOfThat ? 'price' : 'prices' }
}

/** Asks what it costs that somebody comes: "is there a charge for coming out?" */
const TO_COME = pattern`
  \b(?:for|to) (?:(?:you|him|someone|somebody) )?(?:to )?(?:
    com(?:e|ing)|call(?:ing)?
  ) (?:out|round)(?=
    \W*$|,? please\b
    | (?:and|to) (?:look|see|quote|price|measure|give|have a look)\b
  )
`
/** Names of services that are a visit and no more. */
const VISIT = /^(?:site|home|call-?out) visit$/i

/** The one service that is a visit, for who asks what it costs that somebody comes; else null. */
function visitAskedFor(text: string, { services }: Setup): Service | null {
  const visits = services.filter(({ name }) => VISIT.test(name))
  return TO_COME.test(text) && visits.length === 1 ? (visits[0] ?? null) : null
}

/** The service that a question about a price plainly asks for. */
function serviceAskedFor(text: string, setup: Setup, synonyms: Synonyms): Service | null {
  const isFirst = FIRST.test(text) || isNewcomer(text)
  // "How much is it to see someone?" is the consultation.
  const isOnlyTalk = contentOf(withoutSeeing(text.replace(FILLER, ' '))).size === 0
  return (
    (isFirst ? serviceForNew(setup.services) : null) ??
    chooseService(text, setup.services, synonyms, 2) ??
    (isOnlyTalk ? talkOf(text, setup) : null) ??
    visitAskedFor(text, setup) ??
    childService(text, setup.services, synonyms)
  )
}

/** What the work may need, and is not asked for: "is that still £70 if he needs a washer?" */
const CONDITION = /\b(?:even )?if (?:you|he|she|they|it)(?:'\w+)? .*$/

/** The service that a question about a price only hints at, if its other words fit too. */
function serviceHintedAt(
  text: string,
  words: ReadonlySet<string>,
  known: ReadonlySet<string>,
  { services }: Setup,
  synonyms: Synonyms,
): Service | null {
  // "To get a dog's nails done" is the nail clipping: it has a word that no other service has.
  const asked = text.replace(CONDITION, '')
  const said = withSynonyms(text, synonyms).words
  // "The small dog price or the big dog price?" asks for both.
  const literal = / or /.test(asked) ? said : contentOf(asked)
  const apart = services.filter((one) => isNamedApart(literal, one, services))
  const named = chooseService(asked, apart, synonyms, WORD_POINTS)
  if (named && !asksOfOtherSum(text))
    return hasOtherThing(text, strangeWords(words, known), named) ? null : named
  const service = chooseService(text, services, synonyms, WORD_POINTS)
  if (service === null) return null
  const own = contentOf(service.name)
  // "Repair" hints at "socket repair", but not when the caller wants a tap repaired.
  const isTold = isNamedApart(said, service, services)
  return [...words].every((word) => own.has(word) || (isTold && known.has(word))) ? service : null
}

/** Whether a question asks for a sum that is no price of a service. */
export const asksOfOtherSum = (text: string) => OF_OTHER_SUM.test(text)

/** Asks for a sum that is no price of a service: "how much extra if he's matted?", "is it cheaper for two baths?" */
const OF_OTHER_SUM =
  /\b(?:extra|cheaper|dearer|discounts?|deposits?|refund\w*|difference|tips?|cancel\w*)\b/

/** A tap, light or wall outside is another thing than one in the house. */
const OUTDOORS = /\b(?:outside|outdoor|garden|patio)\b/i

/** Whether a question names another thing: no beard trim is a beard transplant, and no outside tap a kitchen tap. */
function hasOtherThing(text: string, strange: readonly string[], { name }: Service): boolean {
  if (OUTDOORS.test(name) && !OUTDOORS.test(text)) return true
  const own = [...contentOf(name)]
  const said = wordsOf(text).map(stem)
  const [thing = '', of = ''] = said.toReversed()
  if (strange.includes(thing) && own.includes(of)) return true
  const head = own.at(-1) ?? ''
  const isWhole = tellingWords({ name }).every((word) => said.includes(word))
  return !isWhole && strange.includes(said[said.indexOf(head) - 1] ?? '')
}

/** How many words that fit no service a question may have that names what several share: "a cut for a bloke". */
const STRANGE_MAX_WORDS = 2

/** Whether a question fits several services. "To mend a burst pipe" does not: only "repair" would. */
function isOfAlike(
  text: string,
  words: ReadonlySet<string>,
  known: ReadonlySet<string>,
  { services }: Setup,
  synonyms: Synonyms,
): boolean {
  const alike = alikeServices(text, services, synonyms)
  const isNamed = alike.some((one) => tellingWords(one).some((word) => words.has(word)))
  return alike.length > 0 && strangeWords(words, known).length <= (isNamed ? STRANGE_MAX_WORDS : 0)
}

const strangeWords = (words: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...words].filter((word) => !known.has(word))
