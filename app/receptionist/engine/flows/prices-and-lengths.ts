import { sayList, sayPrice, sayTime, withArticle } from '../speech/format.ts'
import { ask, isSaid, mention, say } from '../speech/say.ts'
import { has, notesOf, serviceOf, type State } from '../state.ts'
import type { Service, Setup, Source } from '../types.ts'
import { tellsService } from '../understanding/command.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { amountIn, isOfPrice } from '../understanding/asks/price-words.ts'
import { isBeyondTalk, talkOf } from '../understanding/asks/consultations.ts'
import { asksOfExtras, asksOfOtherSum } from '../understanding/asks/price-asks.ts'
import { isOfSurcharge, surchargesIn } from '../understanding/asks/surcharges.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { asksOfLength } from '../understanding/asks/topics.ts'
import {
  alikeServices,
  chooseService,
  namedServices,
  WORD_POINTS,
} from '../understanding/services/services.ts'
import { knownWords } from '../understanding/services/service-names.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { contentOf, isEmpty, plain, wordsOf } from '../understanding/text/text.ts'
import { isTold, sayFact } from './answer-fact.ts'
import { note, noteAsked } from './notes.ts'

const LISTED_COUNT = 3

/** "Is that each, or for the both?" The set-up does not say. */
const OF_SEVERAL = pattern`
  \b(?:
    each or
    |for (?:the |my |our )?(?:both|two|three|four|pair|lot)
    |both of|for (?:me|us) and
    |(?:two|three|four) of us
    |(?:that|it)(?: \S+){0,3} each
    |(?:it'?s|there's|there are|there'll be|i've got|we've got|i have|we have) (?:two|three|four|five|\d)(?: of them| [a-z]+s)(?=\W*$|[,.;?!])
  )\b
`

const PER_HEAD = /\b(?:a|per) (?:head|person)\b/

/** The service that a question names; else the one being booked, or spoken of last. */
export function findService(state: State, name: string | undefined): Service | null {
  if (name === undefined && state.card.service === null) name = state.topic ?? undefined
  return name === undefined
    ? serviceOf(state)
    : (state.setup.services.find((service) => service.name === name) ?? null)
}

const isPriceOf = (source: Source, { name }: Service) =>
  source.kind === 'price' && source.service === name

/** Says the price of the service being booked, or of each that the question fits. */
export function sayPriceOrAll(state: State, about: string | undefined): boolean {
  const service = about === undefined ? serviceOf(state) : null
  // The fact about an extra charge has told it.
  if (service && state.reply.some(({ source }) => isPriceOf(source, service))) return true
  return service ? sayOnePrice(state, service) : sayPrices(state, about)
}

/** Asks what the firm does, to which the price of a first talk is no answer by itself: "do you do boundaries?" */
const OF_MATTER = pattern`
  ^(?!.*\b(?:how much|costs?|charge|prices?|fees?|free|under)\b).*\b(?:do|can) you (?:
    do|deal with|handle|help with|take on
  )\b(?! (?:\w+day|today|tomorrow|that|this|next)\b)
`

/** Names work of which a first talk is only the beginning: "how much is a power of attorney?" */
const MATTER =
  /\b(?:powers? of attorney|lpas?|probate|divorc\w*|custody|settlement agreements?|tribunals?|boundary disputes?|separation agreements?)\b/

/** Whether a line asks for the price of the work itself, and not of the talk about it. */
const asksForMatter = ({ plainText, setup }: State, service: Service) =>
  isBeyondTalk(plainText, service) && MATTER.test(plainText) && talkOf(plainText, setup) === null

/** Asks for the sum of several prices: "how much is it all together?" */
const OF_SUM =
  /\b(?:al(?:l )?together|in total|all in|all told|(?:for|of) (?:both|the (?:two|both|lot)|all (?:of )?(?:it|them|that|two|three)))\b/

/** The services with a price that a caller who wants several has spoken of, if the line asks for their sum. */
function summed({ plainText, card, setup, trade, before }: State): readonly Service[] {
  if (!OF_SUM.test(plainText)) return []
  const said = `${plain(`${card.wants ?? ''}. ${before}`)}. ${plainText}`
  const named = namedServices(said, setup.services, trade.synonyms)
  return named.filter(({ pricePence }) => pricePence !== null)
}

/** Asks whether the firm does something, or who does: "do you do bathrooms?", "is it you that fits them?" */
const ASKS_IF_DONE = /\b(?:do you|does|do|fits?|offers?|handles?|installs?)\b/

/** Asks whether the firm does something, and not what it charges. */
const OFFERS =
  /\b(?:do you (?!charge\b|want\b|need\b|take\b|know\b|have\b)|(?:can|could) you (?:lot )?(?:do|manage|offer)\b)/

/** Offers a call about a service that only the owner can arrange. */
function offerCallAbout(state: State, { isBookable }: Service): void {
  if (!isBookable && state.flow === 'none') ask(state, 'take-message', 'ask-take-message')
}

const THING = "((?:an? |the |your )?[\\p{L}'-]+(?: [\\p{L}'-]+)?)"
const MORE =
  '(?:(?:cost|costs|charged|priced|still|any|much) )*(?:the same(?: price| cost| money)?|more|dearer|cheaper|less|extra|as much)'
/** Compares what two things cost: "is balayage the same price as a full colour?" */
const COMPARES = new RegExp(
  [
    `\\b(?:is|are|does|do) ${THING} ${MORE}(?: expensive)? (?:as|than|on top of) ${THING}`,
    `\\bhow much (?:more|extra|dearer|cheaper) (?:is|are|for) ${THING} than ${THING}`,
    `\\bdifference (?:in (?:price|cost) )?between ${THING} and ${THING}`,
    `\\bcharge (?:more|extra|less|the same) for ${THING} (?:as|than) ${THING}`,
  ].join('|'),
  'u',
)
const OF_TIME = /\b(?:\w+days?|weekends?|mornings?|afternoons?|evenings?|nights?)\b/

/** What a line compares with a service and is itself on no list, so that it has no price; else null. */
function unpricedIn({ plainText, setup }: State): string | null {
  const names = setup.services.map(({ name }) => contentOf(name))
  const things = (COMPARES.exec(plainText)?.slice(1) ?? []).map((thing) =>
    wordsOf(thing ?? '')
      .filter((word) => !isEmpty(word))
      .join(' '),
  )
  const isListed = (thing: string) =>
    names.some((own) => [...contentOf(thing)].every((word) => own.has(word)))
  const isUnpriced = (thing: string) => thing !== '' && !isListed(thing) && !OF_TIME.test(thing)
  return things.some((thing) => thing !== '' && isListed(thing))
    ? (things.find(isUnpriced) ?? null)
    : null
}

/** A service as she names it beside its price: "a half hour is free", of a "free half hour". */
const namedBesidePrice = ({ name, pricePence }: Pick<Service, 'name' | 'pricePence'>) =>
  withArticle(pricePence === 0 ? name.replace(/(?<![\w-])free /i, '') : name)

/** Says what a service costs. */
export function sayOnePrice(state: State, service: Service | null): boolean {
  if (!service) return sayPrices(state)
  const unpriced = unpricedIn(state)
  if (unpriced !== null) {
    noteAsked(state)
    say(state, 'no-price', { what: unpriced })
    return true
  }
  const all = summed(state)
  if (all.length > 1) return sayPricesOf(state, all)
  state.topic = service.name
  const what = namedBesidePrice(service)
  const source = { kind: 'price', service: service.name } as const
  const { pricePence } = service
  if (pricePence === null && ASKS_IF_DONE.test(state.plainText) && !isOfPrice(state.plainText)) {
    // "Do you do bathrooms?" asks for no price, and "do you do a table on Friday?" asks for the table.
    if (!has(state, 'tell-when'))
      say(state, 'we-do', { what }, { kind: 'service', service: service.name })
    // A service that the line chooses as well begins its message by itself.
    if (!state.commands.some(tellsService)) offerCallAbout(state, service)
  } else if (pricePence === null) {
    const own = factOnService(
      state,
      service,
      (fact) => isOfPrice(plain(fact.question)) && fact.answer.includes('£'),
    )
    if (own !== null && sayFact(state, own)) return true
    // "Do you hand strip, and what do you charge?"
    if (OFFERS.test(state.plainText) && !isSaid(state, 'we-do', { what }))
      say(state, 'we-do', { what }, { kind: 'service', service: service.name })
    say(state, 'no-price', { what }, source)
    noteAsked(state)
    offerCallAbout(state, service)
  } else if (
    pricePence > 0 &&
    isBeyondTalk(state.plainText, service) &&
    OF_MATTER.test(state.plainText)
  )
    say(state, 'talk-price', { what, price: sayPrice(pricePence) }, source)
  else if (asksForMatter(state, service)) {
    noteAsked(state)
    say(state, 'unlisted')
    say(
      state,
      pricePence > 0 ? 'talk-price' : 'free',
      { what, price: sayPrice(pricePence) },
      source,
    )
  } else if (pricePence === 0) say(state, 'free', { what }, source)
  else {
    const extras = surchargesOn(state, pricePence)
    const isOfChild = asksForChild(state, service)
    const key = isOfChild ? 'price-child' : priceWording(state, pricePence, extras.length > 0)
    if (key === 'price-each' || key === 'price-extras') note(state)
    say(state, key, { what, price: sayPrice(pricePence) }, source)
    for (const index of extras) sayExtra(state, index)
  }
  return true
}

/**
 * The facts that tell of an extra charge on what the caller speaks of. One told before is told again to who asks for
 * the whole, or names a sum that it may explain.
 */
function surchargesOn(state: State, pricePence: number): readonly number[] {
  const { plainText, setup, before } = state
  const sum = amountIn(plainText, true)
  const isOfWhole = sum !== null || OF_SUM.test(plainText) || asksOfExtras(plainText)
  const spoken = `${notesOf(state)}. ${before}`
  const all = surchargesIn(setup.facts)
  const explaining = all.filter(({ sums }) =>
    sums.some((extra) => sum === pricePence / 100 + extra),
  )
  const found =
    explaining.length > 0
      ? explaining
      : all.filter(
          (one) =>
            isOfSurcharge(plainText, one, setup) ||
            ((isOfWhole || !isTold(state, one.index)) && isOfSurcharge(spoken, one, setup)),
        )
  return found.map(({ index }) => index)
}

/** Tells of an extra charge beside a price, of which the owner hears too. */
function sayExtra(state: State, index: number, isRelated = true): void {
  note(state)
  const isSaid = state.reply.some(({ source }) => source.kind === 'fact' && source.index === index)
  // What has been told twice is not said again, but neither is the price said to be all.
  if (!isSaid && !sayFact(state, index, isRelated)) mention(state, 'unknown-rest')
}

/** Asks whether something makes the work dearer: "is it more for a van?" */
const ASKS_IF_MORE = /\b(?:is|are|does|do|would|will)\b.*\b(?:more|extra|dearer|on top)\b/

/**
 * Says what the service spoken of costs beside the extra charge that the line mentions, or that the fact of the index
 * tells of; false if it asks for no price, or no such fact bears on it.
 */
export function sayPriceWithExtra(state: State, index?: number): boolean {
  const { plainText, setup, trade, reply } = state
  const service =
    chooseService(plainText, setup.services, trade.synonyms, 1) ?? findService(state, undefined)
  const isOfWhole =
    OF_SUM.test(plainText) ||
    amountIn(plainText, true) !== null ||
    (isOfPrice(plainText) && !asksOfOtherSum(plainText))
  if (!service?.pricePence || !(isOfWhole || ASKS_IF_MORE.test(plainText))) return false
  const extras = surchargesIn(setup.facts).filter((one) =>
    index === undefined ? isOfSurcharge(plainText, one, setup) : one.index === index,
  )
  if (extras.length === 0) return false
  if (!reply.some(({ source }) => source.kind === 'price')) sayOnePrice(state, service)
  for (const one of extras) sayExtra(state, one.index, index === undefined)
  return true
}

/** A child, or what is charged for one. */
const OF_CHILD =
  /\b(?:kid(?:s|'s|s')?|child(?:ren)?(?:'s|s')?|toddlers?|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) years? old|year[- ]olds?|adult price|under \d+s?)\b/

/** The trades that may charge less for a child. */
const OF_PERSONS: ReadonlySet<string> = new Set([
  'hairdresser',
  'dentist',
  'clinic',
  'physio',
  'gym',
  'tutor',
])

/** Whether a line asks what a child pays, of whom no service of the list speaks. */
const asksForChild = ({ plainText, setup }: State, service: Service) =>
  OF_CHILD.test(plainText) &&
  OF_PERSONS.has(setup.trade) &&
  ![service, ...setup.services].some(({ name }) => /\b(?:child|kid|junior|teen|adult)/i.test(name))

/** Asks whether a child pays less: "is there a children's price?", "is it cheaper for kids?" */
const LESS_FOR_CHILD = pattern`
  \b(?:
    (?:kids?|child(?:ren)?)(?:'?s'?)? (?:prices?|rates?|discounts?)
    |(?:less|cheaper|reduced|half price|different|discount|prices?|rates?) (?:price )?for (?:(?:a|the|my|our|little) )?(?:kids?|kiddies|child(?:ren)?|ones)
  )\b
`

/** Says what the service spoken of costs, to a caller who asks whether a child pays less. */
export function sayChildPrice(state: State): boolean {
  const service = findService(state, undefined)
  if (service === null || service.pricePence === null || !LESS_FOR_CHILD.test(state.plainText))
    return false
  return asksForChild(state, service) && sayOnePrice(state, service)
}

/** The smallest sum that a caller may take for a price, in pounds. */
const SUM_MIN = 2

/** Which words tell a price to a caller who may have named a sum, or asked what it covers. */
function priceWording(state: State, pricePence: number, hasExtra: boolean) {
  const text = state.plainText
  if (OF_SEVERAL.test(text)) return 'price-each'
  // "So it's £115?" of £95 is neither right nor wrong where an extra charge may apply.
  if (hasExtra) return 'price'
  if (asksOfExtras(text)) return 'price-extras'
  const sum = amountIn(text, true)
  // "Would he be the forty or the sixty-five?" is no yes-no question.
  const isChoice = /\d or (?:the |is it )?£?\d/.test(withDigits(text))
  // "The landlord certificate, the gas safety one?" names no sum.
  const isSum = sum !== null && sum >= SUM_MIN
  if (!isSum || isChoice) return PER_HEAD.test(text) ? 'price-each' : 'price'
  if (sum * 100 === pricePence) return 'price-yes'
  // "So is it fifty?", of two forms at twenty-five: whether each is paid for is not known.
  const isOfAll = (sum * 100) % pricePence === 0 && OF_SEVERAL.test(notesOf(state))
  return isOfAll ? 'price-each' : 'price-no'
}

/** Tells of a price that the caller was told, or has paid: "you said £20", "it was a tenner last time". */
const CLAIMS_PRICE =
  /\b(?:said|says?|told|quoted|thought|reckoned|charged|paid|was|were|supposed|meant|down as|should|advertis\w+)\b.*(?:£|\b(?:quid|pounds?|tenner|fiver)\b)|(?:£\d+|\b(?:quid|pounds?|tenner|fiver)\b).*\b(?:said|told|quoted|thought|last time)\b/
/** Speaks of money that is no price. */
const OTHER_MONEY =
  /\b(?:deposit|tip|notes?|owed?|voucher|change|discount|off|refund|extra|as well|on top)\b/

/** Says what the service costs to a caller who has another price in mind; true if she does. */
export function correctPrice(state: State): boolean {
  const { plainText } = state
  const service = serviceOf(state)
  if (service?.pricePence == null || has(state, 'ask')) return false
  if (!CLAIMS_PRICE.test(plainText) || OTHER_MONEY.test(plainText)) return false
  const sum = amountIn(plainText)
  return sum !== null && sum * 100 !== service.pricePence && sayOnePrice(state, service)
}

function sayPrices(state: State, about?: string): boolean {
  // "How much will that be?" of a lock-out is not answered with the price of a valuation.
  if (about === undefined && state.flow === 'message') return false
  const { setup, trade } = state
  const alike = about === undefined ? [] : alikeServices(about, setup.services, trade.synonyms)
  return sayPricesOf(state, alike.length > 0 ? alike : setup.services)
}

function sayPricesOf(state: State, services: readonly Service[]): boolean {
  const priced = services.flatMap(({ name, pricePence }) =>
    pricePence === null
      ? []
      : [
          {
            name,
            what: namedBesidePrice({ name, pricePence }),
            price: pricePence === 0 ? 'free' : sayPrice(pricePence),
          },
        ],
  )
  const shown = priced.slice(0, LISTED_COUNT)
  if (shown.length === 0) return false
  const list = sayList(
    shown.map(({ what, price }) => `${what} is ${price}`),
    'and',
  )
  say(state, 'prices', { list }, { kind: 'price', service: shown[0]?.name ?? '' })
  return true
}

/** Says how long a service takes, or each that the question fits. The owner's own fact about it comes first. */
export function sayDurationOrAll(state: State, about: string | undefined): boolean {
  const { setup, trade } = state
  const named =
    about === undefined || hasStrange(state, about)
      ? null
      : chooseService(about, setup.services, trade.synonyms, 1)
  // "We're buying a house, how long does it take?" asks for the length of no visit.
  const service =
    findService(state, about) ?? serviceOf(state) ?? (named?.isBookable === false ? named : null)
  if (service === null) return sayDurations(state, about)
  // "How long's the contract when I sell?" asks about the contract, and not how long selling takes.
  const asked = contentOf(clausesOf(state.plainText).filter(asksOfLength).join('. '))
  const own = factOnService(state, service, ({ question, answer }) => {
    const told = contentOf(`${question} ${answer} ${service.name}`)
    return (
      asksOfLength(plain(question)) &&
      [...asked].every((word) => told.has(word) || OF_LENGTH.has(word))
    )
  })
  if (own !== null && sayFact(state, own)) return true
  return sayDuration(state, service)
}

/** The fact whose question asks the same of a service in the owner's own words: "How long does a house purchase take?" */
function factOnService(
  { setup: { facts, services }, trade }: State,
  service: Service,
  isOfIt: (fact: Setup['facts'][number]) => boolean,
): number | null {
  const index = facts.findIndex(
    (fact) =>
      isOfIt(fact) &&
      chooseService(plain(fact.question), services, trade.synonyms, WORD_POINTS) === service,
  )
  return index < 0 ? null : index
}

function sayDuration(state: State, service: Service | null): boolean {
  // What cannot be booked has no fixed length: a hotel guest stays as long as they like.
  if (!service?.isBookable) return false
  state.topic = service.name
  const values = { what: withArticle(service.name), minutes: String(service.minutes) }
  say(state, 'duration', values, { kind: 'service', service: service.name })
  return true
}

/** Words of any question about a length. */
const OF_LENGTH = contentOf('long take last keep need allow time appointment visit session')

/** Whether a question about a length has words that fit no service. */
function hasStrange({ setup, trade }: State, text: string): boolean {
  const known = knownWords(setup.services, trade.synonyms)
  return [...contentOf(text)].some((word) => !known.has(word) && !OF_LENGTH.has(word))
}

/** Says how long the services take that the question fits, or the first of all if it names nothing else. */
function sayDurations(state: State, about?: string): boolean {
  if (about === undefined || /\bhow long (?:have|has|had)\b/.test(about)) return false
  const { setup, trade, before } = state
  if (hasStrange(state, `${before} ${about}`)) return false
  const alike = alikeServices(about, setup.services, trade.synonyms)
  const shown = (alike.length > 0 ? alike : setup.services)
    .filter(({ isBookable }) => isBookable)
    .slice(0, LISTED_COUNT)
  const [first] = shown
  if (!first) return false
  const lengths = shown.map(({ name, minutes }) => `${minutes} minutes for ${withArticle(name)}`)
  const list = sayList(lengths, 'and')
  say(state, 'durations', { list }, { kind: 'service', service: first.name })
  return true
}

/** Says from when to when the booking is down; before it has a time, how long it takes. */
export function sayEnd(state: State): boolean {
  const service = serviceOf(state)
  const [only, other] = state.offered
  const slot = state.slot ?? (other ? undefined : only)
  if (!slot || !service?.isBookable) return sayDuration(state, service)
  const values = { from: sayTime(slot.minute), to: sayTime(slot.minute + service.minutes) }
  say(state, 'until', values, { kind: 'service', service: service.name })
  return true
}
