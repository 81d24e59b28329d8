import type { Service, Setup } from '../../types.ts'
import type { Ask } from '../command.ts'
import { asksMoreThan } from './asks-more.ts'
import { closestFact } from './facts.ts'
import { askForFirm, asksWho, asksWhoGets, asksWhoRings } from './firm-asks.ts'
import { part, pattern } from '../text/patterns.ts'
import { findOutward } from '../details/postcodes.ts'
import { askOfPrice, askOfSum, askPrice, asksForYes } from './price-asks.ts'
import { isQuestion, WHOSE_DETAIL, writesDown } from './questions.ts'
import { amountIn, isOfCost, isOfPrice, poundsIn } from './price-words.ts'
import { asksOfHours, asksOfSeason } from './opening-hours.ts'
import { isBeyondTalk } from './consultations.ts'
import {
  alikeServices,
  chooseService,
  namedServices,
  servicesOf,
  SURE_POINTS,
} from '../services/services.ts'
import { serviceForNew } from '../services/qualifiers.ts'
import { exactService, isBeyondService } from '../services/service-names.ts'
import { GENERIC_POINTS, type Synonyms } from '../services/said-words.ts'
import { withDigits } from '../text/numbers.ts'
import { contentOf, plain } from '../text/text.ts'
import { ASKS_IF_NEEDED } from '../wants/book-asks.ts'
import { asksForRecording, asksForRobot } from '../wants/asks-of-her.ts'

const VAT =
  /\b(?:vat(?! (?:registered|number|invoice|receipt))|v\.a\.t|(?:plus|including|inc) tax)\b/
const AREA = pattern`
  \b(?:
    (?:(?:do|if|whether) you|you don't|don't you) (?:actually |even |ever )?(?:
      cover
      |serve(?! (?:(?:any|hot|good|nice) )?(?:food|drinks?|meals?|breakfasts?|brunch|lunch|dinners?|teas?|coffee|alcohol|wine|beer|vegan|vegetarian)\b)
      |travel to
      |(?:come|go|travel|get) (?:out |over |up |down )?(?:
        to|as far as|here|there|this far|that far|this way|our way|round here
      )(?! (?:do|fix|check|look|the)\b)
      |work in|deliver to
    )
    |(?:is|are|am) (?:that|it|this|we|i|you) (?:(?:a bit|still|really) )?too far(?! (?:gone|ahead|off|away|along|down|up|back|apart|in advance|to (?:move|change|push))\b)
    |can you (?:come|get|travel) (?:out |over |up |down )?(?:to|as far as)(?! (?:my|our|the|us|me|his|her|their|this|that|an?|do|fix|check|look|see|mend|sort|give|have|take)\b)
    |your (?:area|patch)\b|(?:what|which) areas?|how far do you
    |where (?:is it (?:that )?|do |all do )?you (?:actually )?cover
  )\b
`
/** "I'm LS13, is that all right?" */
const AREA_OK =
  /\b[a-z]{1,2}\d{1,2}\b[,.]? (?:is )?(?:that|it)(?:'s)? (?:alright|all right|ok|okay|too far|any good)\b/
const PLACE = pattern`
  \b(?:
    where(?:'s| are| is) (?:
      you|your
      |the (?:shop|office|clinic|salon|restaurant|garage|surgery)
    )\b(?! from)
    |(?:your address|(?<!\b(?:you(?:'ll| will|'d| might| may|'re)?(?: be)? (?:want|need|wanting|needing|after)|here's|that's|give you|tell you|take|taken) )the address(?!(?: is|'s) (?!what)))
    |where (?:do i|can i|should i) (?:
      (?:find|come|go)(?: to)?$
      |find you
      |(?:take|bring|drop|return|hand)\b
    )
    |how do i (?:get|find) (?:to )?you
    |where you(?:'re| are)(?: (?:based|located)|(?=\W*$| and\b))
  )\b
`
const OFFER = pattern`
  ^(?:(?:hi|hello|hiya|and|so|but|well)\b,? )*(?:
    do you(?: lot| guys| all| also| even)* (?:do|offer|sell|fit|fix|mend|install|repair)
    |(?:is it|are) you(?: lot| guys)? (?:that|who|as) (?:do|fit|fix|mend|install|repair)(?:e?s)?
  )\b
  |^(?:and |so )*is there an?\b
  |^(?:hi |hello |and |so )*have you got an? (?!(?:\w+ )?(?:table|slot|appointment|space|time|minute|number|price)\b)
`
/** Asks whether newcomers are taken, which a service for them affirms. */
const TAKES_NEW =
  /\b(?:are|do) you (?:still )?(?:taking|accepting|take|accept)(?: on)?(?: any)? new\b/
/** Asks what the firm does, and not what there is. */
const ASKS_IF_DONE = /\b(?:do|is it|are) you\b/
/** "How long will she be?" asks when somebody comes. */
const DURATION = pattern`
  ^(?:so |and |oh |but )?(?:will|is) (?:he|she|it|they)(?: going to)? (?:be|take|gonna be) long(?=\W*$)
  |\bhow long\b(?! (?:have|has|had) (?:you|he|she|they|sam)\b)(?!.*\b(?:till?|until|before|wait|(?:she|he|they|you|somebody|someone)(?: \w+){0,2} (?:be|coming|get)\b(?! here| there| in)))
  |^(?:so |and )?(?:is|does|will|would)\b(?!.*\b(?:he|she|you|they)\b).* (?:\d+|an|half an|two|three) (?:hours?|minutes|mins)\b(?: long)?(?: then)?(?=\W*$)
`
const SERVICES = pattern`
  \b(?:
    what (?:services|treatments|(?:sort|kind) of (?:things|work)) do you
    |what (?:is it|it is) (?:that )?you (?:actually )?do(?! (?:if|when|about|with|for)\b)
    |what do you (?:do|offer|provide)(?: here| there| exactly)?(?=\W*$)
    |what can (?:i|you) (?:book|do|offer)
    |what else (?:do you|is there|have you|can i)
    |^(?:and )?(?:what|anything) else(?=\W*$)
    |^(?:no,? )?(?:none of (?:those|them|these)|something else)(?: please)?(?=\W*$)
    |which (?:services|ones)\b
    |what can you help
  )\b
`
/** Tells what to pass on, or asks for it to be done: "tell her it's about the fence". "Tell me the price" asks. */
const PASSES_ON = new RegExp(
  part`
    ^(?:(?:yes|yeah|yep|and|oh|ok|okay|well|just|so|but|please|can you|could you|will you|would you)[,.]? )*(?:
      (?:tell|let|remind|warn|ask) (?!me\b|us\b|you\b)[\p{L}']+
      |say (?:that )?(?:i'm|i am|i|we|we're|it's|it was|he's|she's|my)
      |(?:can|could) (?:he|she|they|some(?:body|one)) (?:please |just )?(?:
        send|text|e-?mail|ring|call|phone|message|whatsapp
      )(?! (?:me |us )?(?:today|tomorrow|before|by|at|when)\b)
    )\b
  `,
  'u',
)
/** Offers a detail: "do you want my landline?" */
const GIVES = new RegExp(
  part`
    \b(?:
      (?:do you|d'you) (?:not )?(?:want|need)|(?:don't|won't) you (?:want|need)|would you like
      |(?:shall|can|could|should) i (?:just )?(?:give|tell|leave)(?: you)?
      |(?:is|would) (?:it|that) (?:be )?(?:ok|okay|al(?:l )?right|fine|possible) (?:if i|to) (?:g[ai]ve|leave|left|use)(?: you)?
    ) (?:my|me(?= \w+\?| [a-z]+'s\b| (?:own|work|home|other|mobile|landline)\b)|her|his|their|our|the|an?) (?:[\p{L}']+ ){0,2}(?:
      numbers?|landline|mobile|e-?mail|address|(?:sur)?name|postcode|phone|details
      |[a-z]+'s(?=\W*$)
      |dates?(?: \S+){0,4}(?=\W*$)
    )\b
    |\b(?:shall|should|can|do you want me to|would you like me to) (?:i )?spell\b
    |\byou want (?:that |it )?(?:(?:me|i)(?: to| should)? )?spel
  `,
  'u',
)
/** Asks whose detail she wants: "my name or my mum's?", "her number or mine?" */
const WHOSE = pattern`
  \b(?:me|mine|my name|his|hers?|theirs) or (?:
    me|mine|the \w+(?:'s)?|(?:my|our) \w+(?:'s)?
  )\?(?<!\b(?:who|up to|pays?|whether it's|between)\b[^.?!]{0,40}\b(?:me|mine|my name|his|hers?|theirs) or [^?]*\?)
  |\b(?:
    mine
    |my (?:own )?(?:name|number|mobile|address|postcode)
    |(?:[a-z]+'s|his|her|their)(?: (?:name|number|mobile|address|postcode))?
  ) or (?:(?:my|me|the|our) )?(?:[a-z]+'s|his|hers|theirs|mine)\b(?=[^?]{0,20}\?|\W*$)
`
const POLITE = pattern`
  \b(?:
    (?:can (?:you|i|we)|you can|you could) (?:
      help|ask|have a|just(?! (?:do|have) (?:it|that|them)\b)|get a quick
      |(?:leave|take) a message
    )
    |could (?:you|i) (?:help|ask)
    |help me(?: (?:please|out))?$
    |i have a question
    |have (?:you )?got a (?:minute|moment)
    |may i ask|i wonder if (?:you|i)
    |how are (?:you|ya)(?: (?:doing|keeping|today))*\W*$
  )\b
`

/** The question in part of a plain line, or null. `isPriced`: a price was just spoken of. */
export function findTopic(
  text: string,
  setup: Setup,
  synonyms: Synonyms,
  isPriced = false,
): Ask | null {
  const ofCall = askOfCall(text, setup)
  if (ofCall) return ofCall
  if (writesDown(text)) return null
  if (WHOSE.test(text)) return { kind: 'ask', topic: 'offer', about: WHOSE_DETAIL }
  const isAsked = isQuestion(text)
  const near = isAsked ? closestFact(text, setup.facts) : null
  const fact = setup.facts[near ?? -1]
  if (near !== null && fact && !asksMoreThan(text, fact))
    return askFactOrPrice(text, near, setup, synonyms)
  if (asksOfVat(text, isAsked) && !PASSES_ON.test(text)) return { kind: 'ask', topic: 'vat' }
  // "How much is the courtesy car?" asks for the price of no service.
  if (fact && isOfPrice(text) && !namesService(text, setup, synonyms))
    return { kind: 'ask', topic: 'unknown' }
  if (GIVES.test(text)) return { kind: 'ask', topic: 'offer' }
  const ofService = askOfService(text, setup, synonyms)
  if (ofService) return ofService
  const isPassedOn = PASSES_ON.test(text)
  const isSum = amountIn(text, isPriced) !== null && !isPassedOn
  if (isSum && (isAsked || asksForYes(text)))
    return askOfFactWithSum(text, setup) ?? askOfSum(text, setup, synonyms)
  const isAskedOfHer = isAsked && !isPassedOn
  if (isAskedOfHer && isOfPrice(text)) return askOfPrice(text, setup, synonyms)
  if (asksForPrices(text)) return { kind: 'ask', topic: 'prices' }
  const known = askOfDuration(text, setup, synonyms) ?? askOfFirm(text, setup)
  if (known) return known
  // "Do I need a check-up first, or can I just have the filling?"
  const isPolite = POLITE.test(text.replace(ASKS_IF_NEEDED, ' '))
  return isAskedOfHer && !isPolite ? { kind: 'ask', topic: 'unknown' } : null
}

/** An answer that may turn the caller away: "no, we're up a flight of stairs". */
const DENIES = /^(?:no|not|sorry|only|unfortunately|never)\b|\b(?:can't|cannot|don't|afraid)\b/i

/** Tells whether part of a line asks what a fact of the owner's affirms, whoever books: "and the parking?" */
export const asksOfFirm =
  (setup: Setup, synonyms: Synonyms) =>
  (text: string): boolean => {
    const ask = findTopic(text, setup, synonyms)
    const fact = ask?.topic === 'fact' ? setup.facts[ask.index ?? -1] : undefined
    return fact !== undefined && !DENIES.test(fact.answer)
  }

/** A question about the call itself: whether it is recorded, who answers it, which firm it reached. */
function askOfCall(text: string, setup: Setup): Ask | null {
  if (asksForRecording(text)) return { kind: 'ask', topic: 'recording' }
  if (asksForRobot(text)) return { kind: 'ask', topic: 'robot' }
  if (asksWhoGets(text)) return { kind: 'ask', topic: 'owner', about: 'message' }
  if (asksWhoRings(text, setup)) return { kind: 'ask', topic: 'owner' }
  return askForFirm(text, setup)
}

/** The question that a fact answers, unless it asks for the price of a service. */
function askFactOrPrice(text: string, index: number, setup: Setup, synonyms: Synonyms): Ask {
  // "How much is a family law consultation?" does not ask who does family law.
  const isOfService = isOfPrice(text) && !isOfCost(setup.facts[index])
  const price = isOfService ? askPrice(text, setup, synonyms) : null
  return price?.topic === 'price' && price.about !== undefined
    ? price
    : { kind: 'ask', topic: 'fact', index }
}

/** A question that names the sum of one fact, and of no service: "is it the £450 if you only find somebody?" */
function askOfFactWithSum(text: string, { facts, services }: Setup): Ask | null {
  const said = (withDigits(text).match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (services.some(({ pricePence }) => said.includes((pricePence ?? -1) / 100))) return null
  const [only, other] = facts.flatMap(({ answer }, index) =>
    poundsIn(answer).some((sum) => said.includes(sum)) ? [index] : [],
  )
  return only === undefined || other !== undefined
    ? null
    : { kind: 'ask', topic: 'fact', index: only }
}

/** Tells of a letter or return, or of a sum that somebody pays or offers. */
const TELLS_OF_VAT =
  /\bvat\b.*\b(?:return|letter|quarter)|\b(?:letter|penalty|hmrc|return|(?<!\bto )pay(?:s|ing)?|paid|offer\w*|contribut\w+|cover\w*|towards)\b/

/** Whether a line asks about VAT. One that is no question counts too, unless it tells of money or papers. */
const asksOfVat = (text: string, isAsked: boolean) =>
  VAT.test(text) && (isAsked || !TELLS_OF_VAT.test(text))

/** A question whether a service is offered, or what it is: her answer tells its price. */
function askOfService(text: string, setup: Setup, synonyms: Synonyms): Ask | null {
  const { services } = setup
  // "What's a check-up?" asks for its price.
  const isWhat = /^(?:and |so |ok,? )?what's (?:an?|your) /.test(text)
  // "What's a check-up and a hygienist clean?"
  if (isWhat && / and /.test(text) && namedServices(text, services, synonyms).length > 1)
    return { kind: 'ask', topic: 'prices', about: text }
  const named = isWhat ? chooseService(text, services, synonyms, 2) : null
  if (named) return { kind: 'ask', topic: 'price', about: named.name }
  if (asksOfSeason(text)) return { kind: 'ask', topic: 'unknown' }
  const done = serviceDone(text, setup)
  if (done) return { kind: 'ask', topic: 'price', about: done.name }
  if (TAKES_NEW.test(text)) {
    const first = serviceForNew(services)
    return first && { kind: 'ask', topic: 'price', about: first.name }
  }
  const asked = ASKS_IF_DONE.test(text) ? text.replace(OFFER, ' ') : text
  const [offer, other] = asked === text ? [] : servicesOf(asked, services)
  if (offer && other) return { kind: 'ask', topic: 'services', about: asked }
  if (offer) return { kind: 'ask', topic: 'price', about: offer.name }
  // "Do you do nail clipping?"
  const hinted = OFFER.test(text) ? chooseService(text, services, synonyms, 1) : null
  if (hinted === null) return null
  const own = contentOf(hinted.name)
  // "Is there a switch I can turn off?" asks after the caller's own switch, and for the price of none.
  const isWhole = ASKS_IF_DONE.test(text)
    ? !isBeyondService(asked, hinted, synonyms)
    : [...contentOf(text)].every((word) => own.has(word))
  const offered = isWhole ? hinted : chooseService(text, services, synonyms, 2)
  return offered && { kind: 'ask', topic: 'price', about: offered.name }
}

/** The service whose name a question turns into what is done: "do you hand strip terriers?", "do you mend taps?" */
function serviceDone(text: string, { services }: Setup): Service | null {
  const [, verb = ''] = /\bdo you (?:also |still |ever |actually )*([a-z]+)\b/.exec(text) ?? []
  const [first] = contentOf(verb)
  if (first === undefined) return null
  const said = contentOf(text)
  const done = services.filter(({ name }) => {
    const own = [...contentOf(name)]
    return own.length > 1 && own.includes(first) && own.every((word) => said.has(word))
  })
  return done.length === 1 ? (done[0] ?? null) : null
}

/** Whether a question names a service, and nothing besides: "an exam for a new patient", but not "the deposit for a groom". */
function namesService(text: string, { services }: Setup, synonyms: Synonyms): boolean {
  const named = chooseService(text, services, synonyms, SURE_POINTS)
  return (
    exactService(text, services) !== null ||
    (named !== null && !isBeyondService(text, named, synonyms))
  )
}

/** Whether a line asks for the prices in a word or two: "and your prices". */
const asksForPrices = (text: string) =>
  isOfPrice(text) && /^\W*(?:and |your |the )?(?:prices?|pricing|costs?|charges?)\b/.test(text)

/** Whether a plain question asks how long something takes. */
export const asksOfLength = (text: string) => DURATION.test(text)

/** A question how long a service takes, but not a case: "how long will my divorce take?" */
function askOfDuration(text: string, { services }: Setup, synonyms: Synonyms): Ask | null {
  if (!DURATION.test(text)) return null
  const service = chooseService(text, services, synonyms, GENERIC_POINTS)
  if (service && isBeyondTalk(text, service)) return { kind: 'ask', topic: 'unknown' }
  if (service) return { kind: 'ask', topic: 'duration', about: service.name }
  const isOfAlike = alikeServices(text, services, synonyms).length > 0
  const isShort = contentOf(text.replace(/£\S+/g, ' ')).size <= 3
  return isOfAlike || isShort ? { kind: 'ask', topic: 'duration' } : null
}

/** Asks whether somewhere is in it: "we're in SK4, is that in your area". */
const IS_IN_AREA =
  /\b(?:it|that|this|there|i|we|they|is|are|am|i'm|we're|they're)(?: still| all)? in your area\b/

/** Whether a line tells what others do there, and asks nothing: "we help practices in your area". */
const tellsOfArea = (text: string) =>
  /\bin your area\b/.test(text) && !isQuestion(text) && !IS_IN_AREA.test(text)

/** A question about the firm: when it is open, where it works and is, what it does, who it is. */
function askOfFirm(text: string, setup: Setup): Ask | null {
  if (asksOfHours(text) && isOfUs(text.replace(WHY, ''))) return { kind: 'ask', topic: 'hours' }
  if ((AREA.test(text) && !tellsOfArea(text)) || (AREA_OK.test(text) && findOutward(text) !== null))
    return { kind: 'ask', topic: 'area', about: text }
  if (PLACE.test(text)) return askPlace(setup)
  if (SERVICES.test(text)) return { kind: 'ask', topic: 'services' }
  return asksWho(text, setup) ? { kind: 'ask', topic: 'who' } : null
}

function askPlace({ facts }: Setup): Ask {
  // The owner's own words about where they are.
  const own = facts.findIndex(({ question }) => PLACE.test(plain(question)))
  return own < 0 ? { kind: 'ask', topic: 'place' } : { kind: 'ask', topic: 'fact', index: own }
}

const OF_HOURS = new RegExp(
  part`
    \bwhile i(?:'m| am) (?:on|here)\b
    |(?<=\blatest (?:\w+ )?)(?:i|we) can come\b(?: in\b)?
    |\b(?:
      open(?:ing)?|clos(?:e|ed|ing)|shut(?:ting)?|stop|serving|food|boxing day|latest|hours?|times?|days?
      |late|early|now|still|right|moment|work(?:ing)?|weekends?|bank holidays?|today
      |tonight|tomorrow|mornings?|afternoons?|evenings?|nights?|(?:through )?lunch(?:time)?|week|mon|tues?
      |wed(?:s|nes)?|thurs?|fri|sat(?:ur)?|sun
      |(?:mon|tues|wednes|thurs|fri|satur|sun)days?
      |until|till?|usual(?:ly)?|normal(?:ly)?|weekdays?|every|even|actually|guys|finish|start|stay|there
      |half|quarter|past|after|before|between|through|noon|midday|o'clock|next|this|back|again
      |anyone|anybody|some(?:one|body)|staff|kitchen|gets?|any(?:road|way|how|ways)|exactly|\d+(?:st|nd|rd|th)
      |(?:jan|febr)(?:uary)?|feb|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?
      |oct(?:ober)?|nov(?:ember)?|dec(?:ember)?
      |(?:christmas|new year'?s?)(?: eve)?
      |easter(?: (?:sunday|monday))?|(?:mother|father|valentine)'?s'? day
      |good friday|shop|office|kitchen|bar|salon|surgery|restaurant|garage|place|\d+
      |[ap]m
    )\b
  `,
  'g',
)

/** Why the caller asks: "what time do you shut, I'm stuck at the garage". */
const WHY =
  /,? (?:cos|'?cause|because) (?:the|your|there|it|nobody|no one|my|our)\b.*$|, (?:(?:just )?in case )?(?:i|we|he|she)(?:'\w+)? [^?]*\??$|,? (?:(?:like|so|and|cos|because|then|if|case|when) )?(?:(?:can|could|shall) (?:i|we)|(?:i|we)(?:'ll|'d|'m| am| were to| can| could| will| would| might)?) (?:just )?(?:nip|pop|come|drop|walk|call|collect|fetch|get|set off|be|on (?:my|our) way|com(?:e|ing)|popping|nipping)\b.*$/

/** Matches "what time do you close on Sunday?" but not "are you open to suggestions about pizza". */
function isOfUs(text: string): boolean {
  const rest = contentOf(text.replace(OF_HOURS, ' '))
  return rest.size === 0
}
