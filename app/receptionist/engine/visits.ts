import type { Trade } from './trades/trade.ts'
import type { Setup } from './types.ts'
import { namesHouse } from './understanding/details/postcodes.ts'
import { pattern } from './understanding/text/patterns.ts'
import { remembered } from './understanding/text/remembered.ts'
import { plain } from './understanding/text/text.ts'

/** Whom a firm comes to: every caller, those who ask for it, or nobody. */
export type Reach = 'all' | 'some' | 'none'

/** A name that says that the firm comes: "Muddy Paws Mobile Grooming", but no shop for mobile phones. */
const IS_MOBILE =
  /\bmobile\b(?! (?:phones?|repairs?|screens?|shops?|fix\w*|networks?|world))|\b(?:on wheels|at home|to your door|doorstep)\b/

const YOUR_PLACE =
  "(?:you\\b(?!')|(?:your|people's|customers'?|clients'?) (?:own )?(?:homes?|house|door|place|address|property|work(?:place)?|office|yard|stables?|farm|drive)\\b)"

/** An answer that says that the firm comes: "we come to you in the van", "at your own home". */
const COMES = pattern`
  (?<!n't |\bnot |cannot |\b(?:you|never|unable to|able to) )\b(?:
    (?:come|comes|coming|travel|travels|drive|drives|get|go) (?:(?:out|round|over|straight|direct) )?to|visits?
  ) ${YOUR_PLACE}
  |\b(?:at|in) your (?:own )?(?:home|house|place|kitchen|garden|yard|office|workplace)\b
  |\b(?:we|i)(?:'re|'m| are| am) (?:fully |completely |all )?mobile\b
`
/** A question to which a yes says so. */
const ASKS_IF_COMES = pattern`
  \b(?:do|are|can|will|could) (?:you|they|he|she) (?:
    mobile|travel|(?:come|go) (?:out|round|(?:out |round )?to (?:me|us|my|our|people|customers|clients))
    |(?:do|offer) (?:home|house) (?:visits?|calls?)|visit (?:me|us|my|our|people)
  )
`
/** Says that it comes to some callers only, or for more money. */
const ONLY_SOME =
  /\b(?:home visits?|house ?calls?|can (?:also )?(?:come|travel|visit)|also|as well|extra|on top|surcharge|either|sometimes|some|if|only (?:for|if)|arrangement|request|or (?:at|in) (?:the|our|my)|or online)\b/

const PREMISES =
  '(?:shop|store|salon|studio|surgery|clinic|showroom|workshop|premises|practice|waiting room|gym|pool|reception|rooms?|office|garage|unit|yard|site)'

/** Says that callers come to the firm: "bring him in to the salon". */
const IS_COME_TO = pattern`
  \b(?:come|pop|call|bring (?:\w+ ){1,3}|drop (?:\w+ ){0,3}) ?(?:in |in to |into |over |round |down )?to (?:us|ours?|the ${PREMISES})\b
  |\b(?:at|in|of|above|behind|outside|opposite) (?:our|the|my) ${PREMISES}\b
  |\bdrop(?:ped|ping)?[ -](?:\w+ ){0,2}off\b
  |\bcan (?:i|we) (?:just )?(?:come|get|pop|drop|walk|call) in\b
  |\bis there an? (?:lift|ramp|toilet|waiting room)\b|\bwheelchairs?\b
`
/** Asks where the firm is. */
const ASKS_WHERE = /\bwhere(?:'s| are| is) (?:you|your)\b|\baddress\b|\bhow do i (?:get|find)\b/
/** Names a place that can be found. */
const IS_FOUND =
  /\b(?:street|road|lane|square|parade|floor|next to|opposite|behind|above|over the|corner)\b/
const OF_PARKING =
  /\bcar ?park\b|^parking\b|\b(?:is there|got|have) (?:\w+ )?parking\b|\b(?:where|can|do|could) (?:do |can )?(?:i|we) park\b/

/** What one fact of the owner's says of who comes to whom. */
function readFact({ question, answer }: Setup['facts'][number]) {
  const [asked, told] = [plain(question), plain(answer)]
  const comes = COMES.test(told) || (ASKS_IF_COMES.test(asked) && /^yes\b/.test(told))
  const both = `${asked} ${told}`
  const isThere =
    (ASKS_WHERE.test(asked) &&
      !/\bbased\b/.test(both) &&
      (namesHouse(told) || IS_FOUND.test(told))) ||
    (OF_PARKING.test(both) && !/\byour\b/.test(told) && !/^no\b/.test(told))
  // "We come to you, or bring him in to the salon" says both.
  const isComeTo = IS_COME_TO.test(told) || (!comes && (isThere || IS_COME_TO.test(asked)))
  return { comes, isComeTo, isOfSome: comes && (isComeTo || ONLY_SOME.test(both)) }
}

/** Whether the area says that the firm travels, and not only which town it is in, or where it delivers. */
function travelsByArea({ trade, town, area, facts }: Setup): boolean {
  const { outward, towns } = area
  if (facts.some(({ question }) => /\bdeliver/i.test(question))) return false
  if (trade === 'other' || towns.length === 0) return outward.length + towns.length > 0
  return towns.some((one) => plain(one) !== plain(town))
}

/** Trades whose area, if they have one, is not where they go. */
const AT_OURS: readonly Setup['trade'][] = [
  'restaurant',
  'hotel',
  'estate-agent',
  'property-manager',
]

const reachOf = new WeakMap<Setup, Reach>()

/** To whom a firm comes, as its set-up says: its name, its facts and its area, or else its trade. */
export function findReach(setup: Setup, trade: Trade): Reach {
  const known = reachOf.get(setup)
  if (known) return known
  const reach = readReach(setup, trade)
  reachOf.set(setup, reach)
  return reach
}

function readReach(setup: Setup, { isVisit }: Trade): Reach {
  if (IS_MOBILE.test(plain(setup.name))) return 'all'
  const { outward, towns } = setup.area
  const facts = setup.facts.map(readFact)
  const isComeTo = facts.some((one) => one.isComeTo)
  const reach = facts.some((one) => one.comes) ? 'some' : 'none'
  // A plumber with a shop still goes out, unless the owner has emptied the area.
  if (isVisit) return isComeTo && outward.length + towns.length === 0 ? reach : 'all'
  if (isComeTo || AT_OURS.includes(setup.trade)) return reach
  const isOfAll = facts.some((one) => one.comes && !one.isOfSome)
  return isOfAll || travelsByArea(setup) ? 'all' : reach
}

/** A service at the caller's, whoever the firm comes to otherwise. */
const AT_CALLERS = pattern`
  \b(?:home|house|site|farm|yard)[ -](?:visit|call|assessment|consultation)|\bcall-?out\b
  |\bat (?:your )?home\b|\b(?:in|to|at) your (?:own )?(?:home|house|place|door|office|yard)\b
  |\bmobile\b(?! (?:phones?|screens?|repairs?|apps?))
`
/** A service at the firm's, or at nobody's. */
const AT_FIRM = pattern`
  \b(?:in|at) (?:the |our )?(?:salon|shop|studio|clinic|surgery|workshop|showroom|office)\b
  |\bdrop[ -]?off\b|\b(?:tour|class|open day)\b|\b(?:online|virtual|remote)\b|\b(?:by|over the|on the) (?:phone|telephone|video)\b
  |\b(?:phone|telephone|video|zoom)[ -](?:call|consult\w*|chat|advice|appointment|lesson|session|meeting)\b
`
/** What a firm that looks after addresses does elsewhere than at the caller's. */
const ELSEWHERE =
  /\b(?:view\w*|tour|keys?|collection|handover|check-?in|sign\w*|advice|mortgages?|meeting|consultation|appointment|interview|chat|call|registration|referenc\w*)\b/

/** What a service's name says of where it is done. */
const placeIn = remembered((name) => {
  if (AT_CALLERS.test(name)) return 'callers'
  if (AT_FIRM.test(name)) return 'firm'
  return ELSEWHERE.test(name) ? 'elsewhere' : 'anywhere'
})

/** Whether a service is done at the caller's. `asksForVisit`: whether the caller has asked that somebody come. */
export function isAtCallers(
  service: string | null,
  setup: Setup,
  trade: Trade,
  asksForVisit: () => boolean,
): boolean {
  const place = placeIn(plain(service ?? ''))
  if (place === 'callers' || place === 'firm') return place === 'callers'
  if (trade.hasAddresses) return service !== null && place === 'anywhere'
  const reach = findReach(setup, trade)
  return reach === 'all' || (reach === 'some' && asksForVisit())
}
