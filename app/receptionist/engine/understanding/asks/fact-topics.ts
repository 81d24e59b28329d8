import type { Setup } from '../../types.ts'
import { knownFacts, tellsKind } from './known-facts.ts'
import { pattern } from '../text/patterns.ts'

const CARD =
  '(?:her|his|their|its|vaccination|vaccine|jab|health) (?:vaccination |vaccine |jab |health )?(?:cards?|records?|certificates?|book|passport)'
const JABS = '(?:vaccinat\\w*|jabs?|vaccines?|inoculat\\w*|boosters?|injections)'
const QUOTE = '(?:quot(?:e|es|ing|ation)|estimates?)'
const FEE = '(?:fees?|charges?|costs?|commission|percentage|per ?cent|rates?|much)'
const MANAGE =
  '(?:look(?:ing)? after|manag(?:e|es|ed|ing|ement)|let(?:ting)? (?:it|them|(?:my|our|the)(?: \\S+){1,2}) out)'
const LETS =
  '(?:landlords?|let(?:ting)? out|(?:houses?|flats?|propert(?:y|ies)) to (?:let|rent out)|rent(?:ing)? (?:it|(?:my|the|our) \\w+) out)'

/**
 * What owners and callers say about one thing in different words. A topic is narrow: its words alone
 * must tell what the question is about, because a wrong answer is worse than none.
 */
const TOPICS: readonly (readonly [own: RegExp, said: RegExp])[] = [
  [
    /\b(?:wheelchairs?|step[- ]free|disabled|accessib\w*|stairs|lift|ramp)\b/,
    pattern`
      \b(?:
        wheelchairs?|step[- ]free|disabled|accessib\w*|zimmer|walking frame|mobility scooter
        |ground floor|level access|(?:on )?one level
        |(?:is|are|'s) there (?:\w+ ){0,2}(?:steps|stairs|lift|ramp)
        |(?:any|many|manage|climb) (?:the )?(?:steps|stairs)
      )\b
    `,
  ],
  [
    /\bgas[- ]safe\b/,
    /\bgas[- ]safe\b(?! (?:cert\w*|check\w*|to)\b)|\b(?:corgi|gas) regist\w*|\bregistered (?:for|with|to do) gas\b/,
  ],
  [/\b(?:gluten|coeliacs?)\b/, /\b(?:gluten|coeliacs?|celiacs?|wheat[- ]free)\b/],
  [
    /\bvegan\b/,
    /\b(?:vegans?|vegetarians?|veggies?|plant[- ]based|(?:doesn't|don't|not) eat meat)\b/,
  ],
  [
    /\byou (?:\w+ )?(?:collect|pick ?up|fetch)\b|\bcollection (?:service|and)\b/,
    pattern`
      \b(?:you|someone|somebody|anyone) (?:\w+ ){0,3}(?:
        collect|fetch|pick (?:\w+ ){0,3}up
      )\b
      |\bcollecti(?:on|ng)\b
      |\b(?:cost|charge|much)(?: \w+){0,2} to (?:collect|fetch|pick (?:\w+ ){0,3}up)\b
    `,
  ],
  [
    /\bneed to be (?:in|home|at home|there|present)\b/,
    pattern`
      \b(?:
        needs?|have|has|got|want|supposed
      ) (?:(?:me|us|someone|somebody|anyone) )?to (?:both |all )?be (?:
        in|home|at home|there|here|present|around
      )\b(?! (?:at|by|for (?:\d|half|quarter)|before|on|early)\b)
      |\b(?:if|when|while|with) (?:
        i'm|i am|we're|we are|nobody's|nobody is|no one's|no one is
      ) (?:not |both )?(?:out|in|home|at home|at work|there|away)\b
    `,
  ],
  [
    /\bsedat\w*/,
    pattern`
      \b(?:
        sedat\w*
        |put (?:people|me|you|us|patients) (?:to sleep|under|out)
        |general ana?esthetic
        |knock (?:me|people|you) out
        |gas and air
      )\b
    `,
  ],
  [
    /\b(?:home visits?|visit (?:people|us|me) at home|come to (?:me|my (?:home|house)))\b/,
    pattern`
      \b(?:
        home visits?|house ?calls?
        |(?:come|go|get|travel|pop)(?: out| round| over)? (?:
          to(?: see| visit)?|and (?:see|visit)
        ) (?:
          him|her|them|me|us
          |(?:my|our) (?:mum|dad|mother|father|parents|house|home|flat|office)
          |the (?:house|home|care home|hospital)
          |(?:people's )?(?:houses|homes)
        )
        |(?:visit|see) (?:him|her|them|me|us|my \w+) (?:at|in) (?:home|the|a|his|her)
      )\b
    `,
  ],
  [
    // Anchored: "how much" said fifty times would otherwise be read fifty times to the end.
    new RegExp(`^(?=.*\\b${FEE}\\b).*\\b(?:${MANAGE}|landlords?)\\b`),
    new RegExp(
      `\\b(?:percentage|commission)\\b|^(?=.*\\b(?:${FEE}|charge)\\b).*\\b(?:${MANAGE}|${LETS})\\b`,
    ),
  ],
  [
    /\b(?:need|must|have|has|required)\b.*\b(?:vaccinat\w*|jabs?)\b/,
    // "She hasn't had her jabs, is that all right?" needs more than a yes.
    pattern`
      ^(?!.*(?:\bnot\b|n't\b)).*\b(?:need|have|has|must)\b(?: \w+){0,4} ${JABS}\b
      |\b(?:bring|need|want|see)\b(?: \w+){0,2} ${CARD}\b
      |\bwithout (?:\w+ )?${JABS}\b
      |\b(?:be|been) (?:fully |all )?(?:vaccinated|jabbed|inoculated)\b(?! (?:at|by)\b)
      |\b${JABS} (?:an? |really |strictly )?(?:must|needed|required|necessary|compulsory|essential)\b
    `,
  ],
  [
    // Only an answer that says what must be, and no mere yes, tells who has not had theirs.
    /^(?!(?:must|should|do|does|is|are|can) ).*\b(?:must|fully|only|up to date)\b.*\b(?:vaccinat\w*|jabs?)\b/,
    /(?:\b(?:not|never|only|without)\b|n't\b)(?: \w+){0,5} (?:vaccinat\w*|vaccines?|jabs?)\b/,
  ],
  [
    /\brent\b(?: \w+){0,2} due\b|\b(?:when|which day)\b(?: \w+){0,4} (?:rent|pay (?:my|the) rent)\b/,
    pattern`
      ^(?=.*\b(?:when|when's|what day|which day|what date)\b)(?=.*\brents?\b).*\b(?:
        (?:it|rents?|that|payment)(?: \w+){0,3} (?:due|(?:paid|in) by)
        |pay (?:it|that|(?:my|the) rent) by
      )\b
    `,
  ],
  [
    /\b(?:see|take|treat|do) (?:\w+ )?(?:children|kids)\b|\bchildren\b(?: \w+){0,2} from\b/,
    pattern`
      \b(?:
        (?:from|at) what age
        |what age (?:do|can|are|is)
        |how young|old enough|too (?:young|little)
        |(?:see|treat) (?:\w+ ){0,2}(?:babies|toddlers|little ones|children|kids)
        |(?:she|he)(?:'s| is) (?:only|just|not even) (?:
          \d|one|two|three|four|five
        )(?! (?:minutes|hours|days|miles|doors)\b)
        |(?:\d|one|two|three|four|five)[- ]year[- ]old
        |months old
      )\b
    `,
  ],
  [
    /\bwhat\b.*\bbring\b|\bplease bring\b|^bring\b/,
    pattern`
      \b(?:
        need|have|has|got|should|must|want|me|us
      )\b(?: \w+){0,3} (?:bring|fetch) (?:anything|owt|something)\b
      |\bwhat\b(?: \w+){0,5} (?:bring|fetch)\b
    `,
  ],
  [
    /\b(?:payment plans?|instalments?|spread the cost|finance|pay (?:\w+ )?(?:monthly|by the month))\b/,
    pattern`
      \b(?:
        payment plans?|instalments?|spread (?:the|it|my)
        |pay(?:ing)? (?:\w+ ){0,3}(?:
          monthly|by the month|each month|a month|in bits|over time
        )
        |on finance
      )\b
    `,
  ],
  [
    /\b(?:cancel|missed)/,
    pattern`
      \b(?:charge\w*|fees?|penalty|notice|lose)\b.*\bcancel
      |\bcancel\w*\b.*\b(?:charge\w*|fees?|cost|penalty|pay|notice)\b
      |\bif (?:i|we) (?:(?:have|need|had) to )?cancel
      |\bcharge\w*\b.*\b(?:miss|(?:turn|show) up|(?:can't|couldn't) (?:make|come))\b
      |\b(?:can't|couldn't|don't) (?:make|come|(?:turn|show) up)\b.*\b(?:charge\w*|pay|fees?|lose)\b
      |\bif (?:i|we) (?:(?:don't|can't|didn't|couldn't) (?:(?:turn|show) up|make it)|miss)\b
    `,
  ],
  [
    /\b(?:guarantee\w*|warrant(?:y|ies))\b/,
    pattern`
      (?<!\b(?:under|in|my|its|still) (?:\w+ )?)\b(?:guarantee\w*|warrant(?:y|ies))\b
      |\b(?:goes?|went) wrong again\b
      |\bif it (?:goes|breaks|fails|packs up|leaks) again\b
    `,
  ],
  [
    /\binsured\b/,
    pattern`
      \b(?:you|they|he|lads?|team|men|engineers?|cleaners?)\b(?: \w+){0,3} insured\b
      |\b(?:
        public liability
        |(?:you|they) have (?:\w+ )?insurance
        |if (?:you|they|he) (?:breaks?|damages?|smash\w*)
      )\b
    `,
  ],
  [
    /\b(?:parking|car ?park|park (?:at|outside|nearby|the car))\b|\bto park\b|\bi park\b/,
    pattern`
      \b(?:
        parking|car ?park|(?:leave|put|stick) (?:the|my|our|her|his|their) (?:car|van)
        |(?:to|i|we|you|they|he|she|people|any(?:one|body)|some(?:one|body)|(?:can|could|does|do|would) (?:my|me|our|his|her|the) [a-z]+) park
      )\b
    `,
  ],
  [
    /\bhigh ?chairs?\b/,
    pattern`
      \b(?:
        high ?chairs?|baby (?:seat|chair)s?
        |(?:seats?|chairs?) for (?:the|a|our|my) (?:baby|toddler|little one)
        |for (?:the|a|our) (?:baby|toddler|little one) to sit
      )\b
    `,
  ],
  [
    /\b(?:children|kid)'?s'? (?:menu|portions?|meals?)\b|\b(?:children|kids) (?:\w+ )?(?:half|free)\b/,
    /\b(?:kid|children|child)'?s?'? (?:menus?|meals?|portions?|food)\b/,
  ],
  [
    pattern`
      \b(?:dogs?|pets?)\b.*\b(?:allowed|welcome|friendly)\b
      |\b(?:bring|accept|allow|keep|have)\b.*\b(?:dogs?|pets?)\b
    `,
    pattern`
      \b(?:bring|have|keep|allow|with|accept)\b(?: \w+){0,3} (?:
        dogs?|pupp(?:y|ies)|pups?|pets?|cats?|kittens?
      )\b
      |\bdog[- ]friendly\b
      |\b(?:dogs?|pets?)(?: be)? (?:ok|okay|all ?right|fine|allowed|welcome|(?:come|go) in)\b
    `,
  ],
  [
    /\b(?:aggressive|bit(?:e|es|ing)|nervous(?! (?:patient|people|adult|child)))\b/,
    /\b(?:nippy|bit(?:es?|ing|ten|ers?)(?! (?:on|down)\b)|snap(?:s|py)|growl\w*|aggressive|reactive|nervous)\b/,
  ],
  [
    /\b(?:sedat\w*|nervous|anxious|anxiety|phobi\w*)\b/,
    pattern`
      \b(?:
        (?:i'm|i am|i get|s?he's|s?he is|s?he gets|they're) (?:\w+ )?(?:
          nervous|anxious|scared|terrified|petrified|frightened
        )
        |phobi[ac]\w*
        |(?:for|with|see|take|treat) (?:\w+ )?(?:nervous|anxious) (?:
          patients|people|adults|children
        )
      )\b
    `,
  ],
  [
    /\b(?:large|big|giant|heavy) (?:dogs?|breeds?)\b|\b(?:weight|size) limit\b/,
    pattern`
      \b(?:large|big|giant|heavy) (?:dogs?|breeds?)\b
      |\b(?:that|this|so|too) (?:big|large|heavy)\b
      |\b(?:weight|size) limit\b
      |\bhow (?:big|large|heavy)\b|\bwhat (?:size|weight)\b
      |\b\d+ ?(?:kilos?|kgs?|stone)\b
      |\b(?:he|she|it)(?:'s| is) (?:a |quite |very |really )*(?:big|large|huge|heavy)\b[^.!]*\b(?:problem|issue|all right|alright|ok|okay|fine|manage|cope|matter)\b[^.!]*\?
    `,
  ],
  [
    /\b(?:dogs? only|only (?:\w+ )?dogs)\b/,
    /\b(?:do|take|groom|see|have|clip|trim|wash|bath|about) (?:\w+ ){0,2}(?:guinea pigs?|rabbits?|hamsters?|ferrets?|horses?|ponies|pony|birds?|parrots?|tortoises?|cats?|kittens?)\b/,
  ],
  [/\b(?:prams?|pushchairs?|bugg(?:y|ies))\b/, /\b(?:prams?|pushchairs?|bugg(?:y|ies))\b/],
  [/\ballerg\w*|\bnuts?\b/, /\ballerg\w*|\bnuts?\b|\bintoleran\w*/],
  [
    /\b(?:universal credit|benefits|dss)\b/,
    /\b(?:universal credit|(?:on|take|accept|housing) benefits?|dss)\b/,
  ],
  [
    /\bdeposits?\b/,
    pattern`
      \bdeposits?\b|\bup ?front\b
      |\b(?:much|pay)\b(?: \w+){0,3} (?:first(?=\W*$)|in advance|to start with|to move in)\b
    `,
  ],
  [
    /\bholding\b/,
    /\bholding\b|\b(?:much|pay|cost)\b(?: \w+){0,3} to (?:hold|reserve|secure) (?:it|the)\b/,
  ],
  [
    /\bnhs\b/,
    pattern`
      \bnhs\b(?! (?:nurse|staff|worker|doctor|discount))
      |\b(?:kids?|children|child|son|daughter)\b(?: \w+){0,4} free\b
      |\bfree\b(?: \w+){0,2} (?:kids?|children)\b
    `,
  ],
  [
    // Who has room for new patients, an owner tells in the words of those whom they take.
    /\b(?:new|nhs|private) (?:patients|clients)\b/,
    pattern`
      \b(?:
        (?:tak(?:e|ing)|accept(?:ing)?|see(?:ing)?|(?:room|spaces?|places) for)(?: on)?(?: any| more| some)* new (?:patients|clients|people|families|ones|faces)
        |tak(?:e|ing) (?:any |more |new )*(?:patients|clients|people|any(?:one|body)|folk)(?: new)? on
        |taking on (?:any |more )*(?:patients|clients|people|any(?:one|body)|folk)
        |(?:can|could) (?:i|we|my \w+) (?:still |just )?(?:register (?:with you|at yours|as a)|join (?:you|the (?:practice|list|surgery))|sign up (?:with|as))
        |(?:is|are) (?:your|the) (?:books?|lists?) (?:still |currently )?(?:open|closed|full)
      )\b
    `,
  ],
  [/\bvat\b.*\?$|^(?:all )?(?:our )?(?:prices|fees|rates)\b.*\bvat\b/, /\bvat\b/],
  [
    /\bcall-?out\b/,
    pattern`
      \bcall-?out\b
      |\b(?:charge|cost|much|pay|fee)\b(?: \w+){0,4} (?:
        to come out|for coming out|to come and look|to turn up
      )\b
    `,
  ],
  [
    new RegExp(`\\b${QUOTE}\\b`),
    // "Can I have a quote for what a boiler costs?" asks for the quote itself.
    pattern`
      \b(?:charg(?:e|es|ed|ing)|pay(?:ing)?|fee|costs?|free|owe|money)\b(?: \w+){0,2} (?:for|to) (?:(?:an?|the|your|my|that|just|get|have|do|give|giving) ){0,3}${QUOTE}\b
      |\bfree (?:\w+ )?${QUOTE}\b
      |\b${QUOTE}(?! (?:for|on|of)\b)(?: (?!i\b|we\b)\w+){0,3} (?:free|costs?|charged?|chargeable|extra)\b
      |\b(?:charg(?:e|es|ed|ing)|pay(?:ing)?|fee|costs?|free)\b(?: \w+){0,3} (?:
        (?:to|for|if|and|just) (?:\w+ ){0,3}?(?:com(?:e|es|ing)|pop|call|visit)(?: out| round| over| up)? (?:(?:and|to|for) )?(?:just |have |(?:give|do)(?: me| us)? )?(?:an? )?(?:look|see|quot|pric|measure|estimat)
        |(?:to|for) (?:just )?(?:hav(?:e|ing) a look|look(?:ing)?(?: at it|(?=\W*$| and\b))|pric(?:e|ing) it|(?:get|have|giv(?:e|ing))(?: me| us)? (?:an? |the )?(?:rough )?price(?! (?:list|for|on|of)\b))
      )
      |\b(?:come|pop|call)(?: out| round| over)? (?:(?:and|to) )?(?:just )?(?:(?:have|take|give me|give us|do) an? )?(?:look|quote|price|measure|estimate)\b[^.?!]{0,24}\b(?:for (?:nothing|nowt|free)|free|without (?:paying|a? ?charge))\b
      |\bhow much\b[^.?!]{0,30}\b(?:come|pop|call)(?: out| round| over)? (?:and|to) (?:quote|price|give (?:me|us) an? (?:price|quote|estimate))\b
    `,
  ],
  [
    /£\d[^.]*\bhour|\bhour[^.]*£\d/,
    /\b(?:much|charge|costs?|rates?|prices?)\b(?: \w+){0,4} (?:an|per|by the) hour\b|\bhourly\b/,
  ],
  [
    /\b(?:stay|wait) with (?:my|our|your)\b/,
    /\b(?:stay|stop|wait|sit) (?:in )?with (?:him|her|them|my \w+)\b|\bdo i (?:\w+ ){0,3}leave (?:him|her|them)\b/,
  ],
  [/\bmatted\b/, /\b(?:matted|matts?|mats|knots|knotty|knotted|tangle[sd]?)\b/],
  [
    /\bhow (?:can|do|should|would) (?:i|we|you) pay\b|\bpayment methods?\b/,
    pattern`
      \b(?:pay(?:s|ing)?|take|accept|prefer)\b(?: \w+){0,3} (?:
        cards?|cash|cheques?|transfer|contactless|apple pay|amex|bacs
      )\b
    `,
  ],
  [
    pattern`
      \b(?:cards?|cash|transfer|cheques?|pay\w*|invoice)\b.*\b(?:
        on the day|once|after|on completion|at the end|in advance|up ?front
      )\b
    `,
    pattern`
      \bpay(?:ing)?\b(?: \w+){0,2} (?:
        on the day|there and then|straight away|at the time|in advance|after(?:wards)?
      )\b
    `,
  ],
  [
    /\b(?:patch|skin|allergy) tests?\b/,
    pattern`
      \b(?:
        (?:patch|skin|allergy|sensitivity|strand)[- ]?tests?
        |tests? [^.?!]{0,24}\b(?:(?:behind|on) (?:my|your|the)|my) (?:ears?|arm|elbow|skin)
        |test(?:ed)? (?:me )?for (?:an |any )?allerg\w+
      )\b
    `,
  ],
  [
    /\breferr(?:al|ed)\b/,
    pattern`
      \b(?:
        (?:self[- ])?referr(?:als?|ed)|refer (?:me|him|her|us|myself|my)
        |(?:letter|note|form|slip) (?:from|off|by) (?:(?:the|my|a|an|our|his|her|your) )?(?:doctors?|gps?|hospital|consultant|surgeon)
        |(?:doctor|gp|consultant|hospital)'?s'? (?:letter|note|form)
        |(?:see|go to|go through|come through|come via|through|via) (?:the|my|a|our|his|her|your) (?:doctor|gp)s?
        |(?:doctor|gp|hospital)s? (?:to|has to|have to|needs? to|got to) (?:send|refer)
      )\b
    `,
  ],
  [
    /\b(?:certificates?|paperwork)\b/,
    pattern`
      \b(?:
        (?:do|does|will|would|when(?: do| will)?|what) (?:i|we|you|he|she|they|it|that)(?:'ll| will)? (?:also |still |actually |always )*(?:
          get|give|send|issue|provide|leave|supply|receive|include|come with|e-?mail
        )(?: (?:me|us|you|out|over))? (?:(?:the|my|our|an?|any|some|all the|that) )?(?:\w+ )?(?:certificates?|certs?|paperwork)
        |(?:is|are|will) (?:there|the|a|any|my)(?: be)?(?: an?| any)? (?:certificates?|certs?|paperwork)
        |(?:with|about) the (?:certificate|cert|paperwork)
      )\b
    `,
  ],
  [
    // What must be done before a visit, of which an owner tells in the words of one thing.
    /\b(?:(?:patch|skin|allergy) tests?|referral|prepare|preparation|beforehand|before (?:you|i|we|my|an?|the) (?:come|arrive|visit|start|appointment|treatment))\b/,
    pattern`
      \b(?:
        (?:anything|owt|something|summat|nothing|nowt|what)(?: (?:else|special|particular|do|should|would|will|must))?(?: (?:that )?(?:i|we|you|he|she)(?:'d| would)?(?: (?:need|have|ought|got|should|must|want))?)?(?: me| us)?(?: to)?(?: (?:do|get done|sort|have done|know))? (?:first|before(?:hand)?|in advance|in preparation|to (?:prepare|get ready))
        |(?:how|need|have|got|should|anything)(?: \w+){0,3} prepare
      )\b
    `,
  ],
  [
    /\b(?:take|accept)\b(?: \w+){0,2} cards?\b|\bpay\b(?: \w+){0,2} cards?\b/,
    pattern`
      \b(?:cards?|contactless|(?:apple|google) pay|chip and pin|visa|master ?card)\b(?<!\b(?:by|my|the|a|business|gift|birthday|loyalty|sim|id) card)
      |\b(?:pay|paying)(?: \w+){0,3} (?:by|on|with) (?:an? |my )?(?:debit |credit )?(?:card|phone)\b
    `,
  ],
]

/** A topic on which the set-up has one fact, by its index. */
type KnownTopic = { said: RegExp; index: number }

const topicsOfFacts = new WeakMap<Setup['facts'], readonly KnownTopic[]>()

/** The topics on which a set-up has one fact: no line needs to be read for the others. */
function topicsOf(facts: Setup['facts']): readonly KnownTopic[] {
  const before = topicsOfFacts.get(facts)
  if (before) return before
  const known = knownFacts(facts)
  const topics = TOPICS.flatMap(([own, said]) => {
    const about = (part: 'question' | 'answer') =>
      known.flatMap((fact, index) => (own.test(fact[part]) ? [index] : []))
    const asked = about('question')
    const [index, other] = asked.length > 0 ? asked : about('answer')
    return index === undefined || other !== undefined ? [] : [{ said, index }]
  })
  topicsOfFacts.set(facts, topics)
  return topics
}

/**
 * The facts on the topics that a plain line asks about: one for each topic on which there is only one. `asked`: the
 * part that asks.
 */
export function factsOnTopics(line: string, facts: Setup['facts'], asked = line): number[] {
  const known = knownFacts(facts)
  const found = topicsOf(facts).flatMap(({ said, index }) => (said.test(line) ? [index] : []))
  return [...new Set(found)].filter((index) => {
    const fact = known[index]
    return fact !== undefined && tellsKind(asked, fact.question, fact.answer)
  })
}

/**
 * The index of the one fact on the topic that a plain line asks about, or null. `asked`: the part that asks.
 */
export function factOnTopic(line: string, facts: Setup['facts'], asked = line): number | null {
  const [only, other] = factsOnTopics(line, facts, asked)
  return only === undefined || other !== undefined ? null : only
}
