import { FAMILY } from '../danger/danger-words.ts'
import { isIllOfFood } from '../danger/urgent-kinds.ts'
import { part, pattern } from '../text/patterns.ts'
import { isChase, isVisitOverdue } from './missed-visits.ts'
import { isGoneWrong, isHarmed } from './work-done.ts'

const COMPLAINT = pattern`
  \b(?:
    (?<!\b(?:neighbou?rs?|tenants?|customers?|people|they) (?:are |'re |keep |have |all )*)complain\w*(?! (?:to )?if\b)
    |not (?:at all |very |too |best |really |one bit )?(?:
      happy|pleased|impressed|satisfied|good enough|acceptable
    )
    |unhappy|dissatisfied|disappointed
    |i(?:'ve| have) had (?:just about )?(?:it|enough)(?: up to here)? (?:with|of) (?:you\b|your\b|this (?:firm|place|lot|company)\b)
    |(?:you(?:'ve| have)?(?: lot)?|(?:he|she|they|some(?:body|one)|(?:your|the) [a-z]+)(?:'ve|'s| have| has)?|and)(?: then)? (?:did|done) (?:nothing|naff all|bugger all|sod all)(?! (?:wrong|to|else)\b)
    |i(?:'m| am) (?:\w+ly )?(?:fuming|furious|livid|raging|(?:fed up|sick|sick and tired) (?:with|of) (?:this|you|ringing|waiting|chasing))
    |(?:you|your \w+|the (?:lads?|man|bloke|engineer|girl|woman))(?:'s| was| were) (?:\w+ly |so |very |right )?(?:rude|useless|hopeless|horrible)
    |(?:work|job) (?:you|he|they|your \w+)(?:'ve)? (?:did|done|do)(?: for (?:me|us))? (?:is|was) (?:\w+ )?(?:rubbish|shoddy|terrible|awful|a mess|poor|shocking)
    |made an? (?:right |total |proper |complete )?(?:mess|hash|pig's ear) of
    |waiting (?:in|here) all (?:day|morning|afternoon)
    |said (?:you|he|she|they)(?:'d| would) (?:ring|call|come|be) (?:\w+ )?(?:back )?and (?:(?:you|he|she|they) )?(?:haven't|hasn't|didn't|never|not)
    |left (?:my|our|the) (?:\w+ )?in a (?:right |proper )?(?:state|mess)
    |(?<!\b(?:my|our) (?:\w+ )?\w+(?:'s| is| are| looks?) (?:in )?(?:an? )?(?:(?:absolute|total|right|complete|bit of a) )?)disgrac\w+
    |disgust\w+|appalling|shocking|unacceptable
    |(?:terrible|awful) (?:job|service|work)
    |let (?:me|us) down
    |(?:
      want|like
      |(?<!\b(?:do|will|would|can|could|if) (?:i|we) )get
    ) (?:a refund|(?:my|our) money)
    |(?:never|didn't|did not|hasn't|nobody|no one)(?:'s| has)? (?:
      turn(?:ed)? up
      |show(?:ed)?(?: up)?(?=\W*$|[,.;!?]| (?:up|again|today|this|on|at|for|last)\b)
    )
    |supposed to be here|food poisoning
    |(?:sick|ill|poorly) (?:after|from)
    |made (?:me|us|him|her) (?:ill|sick)
    |made (?:it|things) worse
    |(?:i'm|we're|i am|we are) not paying (?:for (?:it|that|this|another) )?(?:again|twice)
    |ripped (?:me )?off|overcharged
  )\b
`

const DEATH = pattern`
  \b(?:
    (?:
      ${FAMILY}|grand\w+|granny|aunt\w*|uncle|mam|mom|nana|dog|cat|he|she
    )(?:'s| has| have|'d| had)?(?: \w+ly| just)? (?:
      died
      |passed(?: away| on)?(?! (?:his|her|their|the|an?|it|me|on|out)\b)
    )
    |passed away
    |(?:lost|bury|burying|buried) (?:my|our|his|her) ${FAMILY}
    |we lost (?:him|her)(?= (?:at the weekend|yesterday|last \w+|this \w+|on \w+day|in \w+)|\W*$)
    |bereave\w*|put to sleep|funeral
  )\b
`

const MEAT = '(?:chicken|burgers?|fish|lamb|pork|beef|turkey|prawns?|sausages?|mince|meat|duck)'

const BAD_FOOD = new RegExp(
  part`
    \b(?:
      food|meals?|mains?|starters?|soup|steaks?|chips|dinners?|lunch|pizzas?|they|it|roast|curry|pie
      |${MEAT}
    ) (?:was|were|came(?: out)?|arrived) (?:stone |freezing |half |still )?(?:cold|raw|undercooked|burnt)\b
    |\b${MEAT} (?:was|were|came(?: out)?|arrived) (?:all |still |a bit |very )?(?:pink|bloody|off)\b
    |\b(?:was|were|came(?: out)?) (?:all |still )?(?:pink|raw|cold|frozen|bloody) in (?:the|t') middle\b
    |\b(?:hairs?|fly|flies|glass|plastic|maggots?|slugs?|insects?) in (?:my|our|his|her|the|one of the) (?:food|soup|salad|dinner|meal|lunch|starter|main|pudding|dessert|drink|sauce|chips|curry)\b
  `,
)

/** Whether a line complains. */
export const isComplaint = (text: string) =>
  COMPLAINT.test(text) ||
  BAD_FOOD.test(text) ||
  isHarmed(text) ||
  isIllOfFood(text) ||
  isChase(text)

const FEAR = pattern`
  \b(?:
    terrified|petrified
    |scared (?:stiff|of|to death)
    |phobi[ac]\w*|frightened of
    |(?<!\b(?:he|she|it|they|dog|puppy|cat)(?:'s|'re| is| are| gets| can be) )(?:
      really|very|so|dead|proper|always|absolutely
    ) (?:nervous|scared|frightened|anxious|worried)
  )\b
`

/** Is worried, which a caller at a table or a first lesson who is nervous is not. */
const WORRIED = /\b(?:worried|scared|frightened|terrified|petrified)\b/

/** What the firm does, or the visit, of which a caller may be afraid: "of needles", "about coming in", "about it". */
const ITS_WORK =
  '(?:the |a |having |getting |my |any )*(?:dentists?|needles?|injections?|jabs?|drills?|drilling|fillings?|extractions?|root canals?|crowns?|chair|noise|hygienist|check ?-?ups?|clean|teeth|tooth|physio|doctors?|clippers?|scissors|hairdressers?|cut|colour|bleach|gyms?|lessons?|class(?:es)?|appointment|visits?|treatments?|it(?=\\W|$)|this(?=\\W*$)|that(?=\\W*$)|them(?=\\W*$)|coming|going|being|sitting|pain(?=\\W*$)|starting)'
/** What a worry is about when it is no fear of the firm's work. */
const OF_ELSE = pattern`
  \b(?:terrified|petrified|scared|frightened|nervous|anxious|worried)(?: (?:stiff|to death))?,? (?:
    (?:about|of|over|for|by) (?!${ITS_WORK})
    |(?:that|it|it'll|it's|he|she|they|you|you've|in case|because|cos|'cause|if)\b
  )
  |\b(?:ill|illness|sick|unwell|poorly|vomit\w*|pregnan\w*|lumps?|swell\w*|swollen|infect\w*|cancer|bleed\w*|ulcers?|hurts?|agony|bills?|money|charg\w+|refund|complain\w*|letters?|court|police|results?|died|accident)\b
`

const SICK = pattern`
  \b(?:(?:my|our) (?:\w+ )?${FAMILY}|he|she|i)(?:'s|'ve|'m| is| am| has| was)?(?: \w+)? (?:
    (?:(?:very|really|seriously|terminally) )(?:ill|poorly|unwell)
    |in (?:hospital|a hospice|intensive care)
    |got cancer
    |had a (?:stroke|heart attack|fall)
    |(?:hasn't|not) got long
  )\b
`

/** Has had to ring more than once: "this is the third time I've rung about this mould". */
const RUNG_AGAIN = pattern`
  \b(?:second|third|fourth|fifth|sixth|umpteenth|\d(?:nd|rd|th)) time (?:now )?(?:that )?(?:i|we)(?:'ve|'m| have| am)? (?:had to )?(?:ring|rung|rang|call|phon)\w*
  |\b(?:nobody|no one|no-one)(?:'s| has)? bothered\b
  |\b(?:i|we)(?:'ve| have)? (?:already )?(?:rung|rang|called|phoned)(?: you)? (?:twice|(?:two|three|four|five|six|\d|loads of|umpteen) times)\b
  |\b(?:nobody|no one|no-one) (?:ever|even) (?:rings?|calls?|phones?) (?:(?:me|us|anyone|you) )?back\b
`

/** Whether a line tells of a strong fear or worry, of whatever. */
export const isAfraid = (text: string) => FEAR.test(text)

/**
 * What a line tells that calls for a kind word: fear of the firm's work, another worry, somebody who is ill, or
 * work that went wrong; null if nothing. `isOfWork`: the firm does what people are afraid of.
 */
export function feelingIn(text: string, isOfWork: boolean): 'comfort' | 'sympathy' | null {
  if (FEAR.test(text)) {
    if (isOfWork && !OF_ELSE.test(text)) return 'comfort'
    return WORRIED.test(text) ? 'sympathy' : null
  }
  return SICK.test(text) || hasRungAgain(text) || isGoneWrong(text) || isVisitOverdue(text)
    ? 'sympathy'
    : null
}

/** Whether the caller has had to ring more than once. */
export const hasRungAgain = (text: string) => RUNG_AGAIN.test(text)

/** Whether a line says that somebody has died: "Mum passed away", not "the boiler's died". */
export const tellsOfDeath = (text: string) => DEATH.test(text)
