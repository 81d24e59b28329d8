import { part, pattern, type Patterns } from '../text/patterns.ts'
import { patternOf } from '../text/short-form.ts'
import { WORK_LOST } from './dental.ts'
import { PERSON } from './danger-words.ts'
import { hasToothOut } from './knocked-tooth.ts'
import { FAULTS } from './urgent-faults.ts'

const ILL = part`
  (
    sick(?! (of|to death|and tired|pay|note)\b)|ill|poorly|unwell|throw(n|ing) up|threw up|vomit(ing|ed)?|spewing|puking|retching
    |bad with (our|my|his|her|their) (stomach|tumm(y|ie)|bell(y|ie))s?
    |(bad|upset|dodgy|gippy) (stomach|tumm(y|ie)|bell(y|ie))s?
    |diarrh*|the (runs|squits|trots)
    |been (really |proper |dead |right )?(bad|rough)(?= (since|after|from|all night)\b)
  )
`

const FED =
  '(ate|eaten|eating|dined|(had|having) (the|your|some|that) (?!table|booking)\\w+|dinner|lunch|tea|breakfast|meal|food|takeaway)'

/** Illness after the firm's own food, whoever was ill. */
const ILL_OF_FOOD = patternOf(
  part`
    (
      ${FED}( (?!book)[\w']+){0,5}? (with you|(at|from|off|in) you(r \w+|rs)?|there)
      |had your (?!(letter|e-?mail|text|message|call|card|invoice|bill|quote|voicemail|reminder|man|lad|engineer)\b)\w+
      |you(r \w+)? (did|made|cooked|served|catered|brought|delivered)\b[^.?!]{0,30}\b(food|buffet|catering|catered|dinner|lunch|meals?|sandwiches|cake)
      |(came|was|were|been) (in|out|round|over|to you(rs)?) for ([\w']+ ){0,3}(dinner|lunch|tea|breakfast|brunch|meal|curry|roast)
    )\b((?!\bbook|\bcancel|\?).){0,80}\b${ILL}
    |(${ILL}|in (hospital|casualty|a ?& ?e|a and e))( [\w']+){0,3} (after|since|from) (
      (i|we|he|she|they) (ate|had)
      |(eating|having|dining|your) (?!(visit|call|man|lad|engineer|treatment)\b)
      |(the|a|our|my|that|this) (food|meal|dinner|lunch|breakfast|buffet|takeaway|curry|roast)
    )
    |${ILL}\b[^?!]{0,60}\b(was|been|were|blame|down to|off|from) (the|your|that|those|them) (chicken|prawns?|mussels|oysters|fish|rice|burgers?|pork|turkey|beef|lamb|duck|curry|mince|seafood|salad|eggs?|cream)
    |food poisoning
  `,
)

/** Illness since a visit, which a restaurant is blamed for. */
const ILL_SINCE_VISIT = patternOf(
  part`
    (was|were|came|been) (in|out|here|round|over|with you|to you(rs)?|at yours)\b((?!\bbook|\bcancel|\bif\b|\?).){0,80}(
      been ([\w']+ ){0,5}${ILL}
      |${ILL}( \w+)? (since|(all|most of the|through the|in the) night)
    )
  `,
)

/** An owner's urgent word for water that runs where it must not. */
const OWN_LEAK = /\b(?:leak|flood|burst|water (?:coming|pouring|through))/

/** Where water must not run. */
const THROUGH = part`
  ((the|my|me|our|his|her|their|a) )?(\w+ )?(
    (back of the )?tiles|ceiling|lights?|walls?|roof|floor|stairs|carpets?|downstairs|below|underneath
    |next door|pipe|boiler|tank|radiator|cylinder
  )
`

/** How water comes in where it must not, in plain words and others. */
const RUNS =
  '(coming|came|going|getting|running|streaming|bubbling|pouring|pissing|gushing|chucking( it)?|tipping|teeming|lashing|bucketing|hosing|belting|cascading|flooding|spilling|spraying|pumping|dripping|leaking|seeping|trickling)'

/** Water that runs where it must not. */
const ESCAPED_WATER = patternOf(
  part`
    (?<!\b(risk|danger|chance|history) of )flood(ed|ing)|overflow(ed|ing)|burst|gushing
    |water( is|'s)?( just| all| coming| going| absolutely)* (everywhere|all over)
    |(leak*|drip*|pour*|seep*|pissing|gush*|chucking( it)?|teeming|lashing|bucketing|cascad*) (down |in |right |straight )*(through|out of|down|into) (${THROUGH}|(the|my|our|his|her) (bedroom|kitchen|lounge|living room|front room|hall*|landing|loft|shop|office))
    |(?<!\b(no|any) )(water|it)('?s| is| has| keeps?| just| still| all| now| like mad)* (\w+ )?${RUNS} (it )?(down |in |right |straight )*(through|from|out of|down|off|into|to) (to )?${THROUGH}
    |(?<!\b(no|any) )water( is| has)?( \w+)? (come|comes) (down )?(through|from|out of|off|into) ${THROUGH}
    |(pour|spray|squirt|gush|shoot)ing (out|everywhere|all over)
    |(water|it)('s| is)( just| now| all)* (coming|dripping|running) through into (the|my|me|our|his|her) \w+
    |(?<!\b(music|noise*|smell*|smoke|sound|bang*|draught|voices?|telly|tv|damp)\b[^.?!]{0,60})(water|it|leak*)('s| is| has)?( just| now| all| still)* (coming|come|came|dripping|running|going|gone|soaking) (right )?through (to |into |in )?(the|my|me|our|his|her) (hall*|landing|kitchen|lounge|living room|front room|back room|dining room|bedroom|bathroom|room below|office|shop)
    |(leak*|water|it('s| is)( just| now| still)* (leaking|running|pouring|dripping))( again| just| now| right| is|'s)* (all over|across|onto|everywhere on) (the|my|me|our|his|her) (\w+ )?(floors?|carpets?|kitchen|bathroom|hall*|lounge|worktops?)
    |(?<!\b(not|isn't|stopped) )(it|water|pipe|tap|stop ?cock|valve|hose|tank)('s| is)?( all| just| off| and| it's| it is)* (spraying|squirting|spurting|gushing|hosing)(?! paint)
    |(pipe|stop ?cock|stop ?tap|valve|water|leak*|joint)\b[^?]*\b(can't|cannot|couldn't|won't) (turn|shut|switch|stop|get) (it|the water)( turned| shut)?( off)?(?= *([.,;!]|$|and|so|at all))
    |like niagara
    |ceilings?( is|'s| has)?( \w+)? (sagging|bulging|bowing|about to come down)
    |floor('s| is) swimming
    |running over in the (loft|attic)
    |(?<!\b(no|any|hot|cold|more) )water( is|'s)( just| still| all)* (coming|pouring)( through)?( now)?( (quick|fast|quickly)(ly)?|(?= *([.,;!]|$)))
    |(leak*|sink|pipe|toilet|loo|tap|boiler|tank|washing machine|dishwasher)\b[^?]*\b(it's|it is|water's|water is)( just| absolutely| really)* (pouring|gushing|coming quick)
    |(leak*|water|it)( is|'s| has)?( now)* (goes|going|gone|coming|getting|got|leaking)( down| through)* (in|into|to) (the |my |our )?(neighbours?'?s?|flat|people|lady|man|shop) (below|downstairs|underneath|under)
    |(muck|sewage|waste|filth)( is|'s)? (coming|came|backing) (back )?up(?! (next|for|in (?!(the|my|our|me) (shower|bath|sink|toilet|loo|garden|yard|drive|kitchen|street)\b)))
    |(toilet|loo|bog|drains?|sink|shower|bath)s?('s| is| are| has| have| all| keeps?)* (backing|backed) up
    |drains? (came|come|coming) up(?= *([.,;!]|$|in the (kitchen|bathroom|garden|yard|shower|sink|bath)|through|into))
    |(
      water|leak*|pour*|gush*|spray*|flood*|drip*
    )\b.*\b(can't|cannot|couldn't|don't know where) (\w+ ){0,3}stop ?(cock|tap)
  `,
)

const INSIDE = '(inside|indoors|in (the|my) (flat|house|hall*|kitchen|door)|on the other side)'

/** Stands outside a home without its key. */
const SHUT_OUT = patternOf(
  [
    "door( \\w+)? behind (me|us)\\b[^?]*\\bkeys?( is|'s| are|'re)( still| all)? (on|in) the",
    `(shut|pulled|closed?|slammed|locked)\\b[^.?!]{0,40}\\bkeys?\\b[^.?!]{0,20}\\b${INSIDE}`,
    `(lock|locked|locks) (me|us|myself|ourselves) (out|outside)`,
    `keys?( is|'s| are|'re)?( still| all)? ${INSIDE}\\b[^?]*\\b(outside|shut|slammed|get in|doorstep|slippers|pyjamas|barefoot)`,
    "door( has| is|'s| just)* (shut|slammed|closed|locked) (itself )?(behind|on) (me|us|him|her)",
    part`
      (
        lost|forgot*|left|dropped|stolen|nicked|no|without|haven't got|not got
      ) > keys?\b[^?]*\b(
        outside\b(?! the office)
        |on the (doorstep|step|street|landing)
        |(can't|cannot|couldn't) get (back )?in
      )
    `,
    "(can't|cannot|couldn't) get (back )?in(to|side)? (my|our|the) (own )?(flat|house|home|room|building)",
  ].join('|'),
)

/** Whether the lines so far tell of somebody who stands outside without a key: "locked out", "the keys are inside". */
export const isShutOut = (text: string) =>
  /\block(?:ed|s)?(?: \w+){0,2} out(?:side)?\b|\b(?:can't|cannot|couldn't) get (?:back )?in(?:side)?\b(?! (?:till?|until|on|before|to|for|this|next|tomorrow|today|touch)\b)/.test(
    text,
  ) || SHUT_OUT.test(text)

const POLICE = '(police|cops|coppers|officers)'

/** Somebody is held by the police, or about to be: "they've lifted our Liam". */
const HELD_BY_POLICE = patternOf(
  [
    part`
      (${PERSON}|i|he|she|they)('s|'ve| has| have| was| were| just)* (been|got|was|were) (
        arrested|nicked|lifted|detained|picked up by > ${POLICE}
      )(?! (for (speeding|parking)|years|months|last|once|before)\b)
    `,
    part`
      ${POLICE}('ve| have| has| just| are| is| came| come)* (
        lifted|nicked|arrested|detained|picked up|taken|took|got|holding|keeping|came for
        |come for
      ) (me|him|them|us|(my|our|her) ${PERSON})\b
      |${POLICE}('ve| have| has| just)* (
        lifted|nicked|arrested|detained|picked up
      ) our (?!(car|van|bike|phone|stuff)\b)\w+
    `,
    `${POLICE}\\b[^.?!]{0,30}\\b(want|need|going|asked)\\b[^.?!]{0,12}\\b(interview|question) (me|him|us|(my|our) (?!neighbour)${PERSON})`,
    `${POLICE}\\b[^.?!]{0,30}\\b(voluntary|under caution)|(voluntary|police) interview`,
    `(in|at|down) the (cells|nick(?! of time)|(${POLICE} (station|shop)))\\b`,
    '(taken|took|carted|hauled|got)\\b[^.?!]{0,24}\\bstation\\b[^.?!]{0,20}\\b(question*|police|charge*)',
    '(taken|took|carted|hauled)\\b[^.?!]{0,24}\\b(nick|cells|police station|cop shop|custody)(?! of (time|the)\\b)',
    'needs? a (solicitor|lawyer|brief) (tonight|now|right now|straight away|there now)(?! that)',
  ].join('|'),
)

/** Hurts. */
export const AILS = '(throb*|hurt*|pain*|sore|ach(e|es|ing)|\\w+ache)'

const OWN_KNOCKED_TOOTH = /\bknocked[ -]out\b|^(?=.*\bknocked)(?=.*\b(?:tooth|teeth))/

const BLEEDS = "(?<!\\b(not|n't|never|stopped|without|no|any|of|about|was) )(bleeding|bleeds)"

/**
 * What callers say for urgent words of one kind: an owner who wants to hear of leaks means water
 * through the ceiling too. A mere leak is not a burst pipe, so it is on no list.
 */
export const KINDS: readonly (readonly [own: RegExp, said: Patterns])[] = [
  [OWN_LEAK, ESCAPED_WATER],
  ...FAULTS,
  // Who cannot lock a home is no safer than who is locked out of it.
  [
    /\block/,
    patternOf(
      part`
        (front|back|main|outside|street) door('s| is)?( just| still)? (won't|doesn't|will not|can't be|cannot be|not) (\w+ )?(lock*|shut*|close*)
        |(my|our|the|her|his) door('s| is)?( just| still)? (won't|doesn't|will not|can't be|cannot be|not) (\w+ )?lock*
        |(can't|cannot|couldn't|unable to) (lock|secure) (the|my|our|her|his) (\w+ )?(door|house|flat|home|place)
      `,
    ),
  ],
  [
    /\b(?:swell|swollen|abscess)/,
    patternOf(
      part`
        (face|cheeks?|jaw|gums?|mouth|chin)('s)?( [\w']+){0,3}? (
          (come|came|blown|blew|puffed|gone) (right |all |well |proper )?up(?! (in|to|with|at)\b)
          |like a (balloon|football|melon|hamster)
          |twice (its|the) (normal )?size
          |puffy|ballooned|massive|huge
        )
        |swell*|swollen
        |(?<!\b(had|if|is it|treat|about|for) )(an?|my|me|this|the|his|her) (\w+ )?abscess(?!('s| is| has)?( all)? (gone|cleared|better|healed|went|was|last|treated|a while)\b)
      `,
    ),
  ],
  [OWN_KNOCKED_TOOTH, { test: hasToothOut }],
  [
    OWN_KNOCKED_TOOTH,
    patternOf(
      part`
        (?<!\b(baby|milk|wisdom) )(tooth|teeth|tooths)('s|'ve| is| has| have| just| got)* (
          come|came|fell|fallen|been knocked|flew|flown|popped|dropped
        ) (\w+ )?out
        |(tooth|teeth)('s| is| has| have| been| got| gone| went| just)* (
          (pushed|knocked|shoved) (\w+ )?(in|into|up|back|sideways|loose)
          |(right )?up (in|into|inside) (the|his|her|my) gums?
        )
        |(lost|losing) (an?|one|two|my|his|her|some) (front )?(tooth|teeth)
        |(tooth|teeth|tooths)('s| is| are)? out\b[^?]*\broots? and all
      `,
    ),
  ],
  [
    /\bbroken tooth/,
    patternOf(
      part`
        (crack*|snapp*|split|smash*|shatter*|broke*|bust|chipped|chipping) ((a|an|half|bit|bits|chunk|corner|piece|lump|edge|end|side|of|off|from|the|my|me|his|her|our|one|two|some|big|little|right|clean) )*(\w+ ){0,3}(tooth|teeth|molars?|fangs?)(?! (last (week|month|year)|years|months|ages|a while)\b)
        |(tooth|teeth|molars?)('s| is| has| have|'ve| just| all| a bit| gone)* (cracked|snapped|split|broke*|chipped|crumbl*|shattered|come in half|in half|in two)(?! (last (week|month|year)|years|months|ages|a while)\b)
        |(half|(a |big )*(bit|chunk|corner|piece|lump|side|edge)s?) (of |off )?(it|(my|me|his|her|the|a) (\w+ ){0,2}tooth)('s| is| has| have| just)* (come|came|broke*|snapp*|gone|fell|fallen|chipped|sheared)( (right|clean))? (off|out|away)
        |lost (half|a (\w+ )?(bit|chunk|corner|piece|lump)) (of|off) (it|(my|me|his|her|the|a) (\w+ ){0,2}tooth)
      `,
    ),
  ],
  [
    /\bpain|agony|toothache/,
    patternOf(
      part`
        (up|awake) (all|half the|most of the) night with (my|me|this|his|her|the|a) (\w+ )?(tooth|teeth|toothache|mouth|jaw|gums?|face|abscess)
        |${AILS}\b.*\b(
          (can't|cannot|couldn't|not|haven't|hardly|barely|no) (\w+ ){0,2}?(sleep|slept|eat)
          |(up|awake|crying|screaming) all night
          |(kept|keeping|keeps) (me|him|her) (up|awake)
          |(
            paracetamol|ibuprofen|painkillers?|nurofen|co-?codamol
          )\b.*(not|n't|no|nothing|without) (\w+ )?(touch|help|work|any (good|use)|use|good)
        )
        |agony
        |(?<!\b(no|not|any|without) (very )?)((very|big|strong|bad|severe|terrible|awful|horrendous|so much|a lot of) )+pain(?!ful)
        |(?<!\b(heard|hear|told|if|say|said|think|know|says) )(
          it|tooth|teeth|gums?|jaw|mouth|this|face
        )('s| is| are|'s been| has been) (very|so|really|too) painful
        |excruciating|unbearable
        |(giv(es|ing|en)|gave) (me|him|her) (\w+ ){0,2}(gyp|jip|hell|what for)
        |(can't|cannot|couldn't) (\w+ )?(sleep|stand|bear|cope) > pain
        |(?<!\b(stairs?|shoes?|heels|feet|suspense)('s| is| are) )killing me
        |(
          tooth|teeth|gums?|jaw|mouth|face|pain
        ) ?('s| is| are|'s been| has been| that's| which is) (\w+ )?killing (him|her)
      `,
    ),
  ],
  [/\b(?:lost|loose) (?:crown|filling|cap|veneer|bridge)\b/, WORK_LOST],
  [
    /\btoothache/,
    patternOf(
      part`
        (?<!\b(do|does|did|will|would|might|could|can|if) .*)(
          (tooth|teeth|molar)('s| is| are|'re|'s been| has been| have been)?[.,]?( (?!not|never|no|if|when|used|will|do|did|would|might|could|can|[a-z]+n't)[\w']+){0,3}? (hurts?|hurting|ach(es|ing)|pain|painful|sore|throb*)
          |(?<!\b(no|not|any|without|never|for) (\w+ )?)(pains?|ache|hurts?|hurting|aching|throbbing)[.,]?( (it's|is|in|with|from|on|at|near|under|round|my|me|the|a|an|this|one|his|her|back|front|bad|wisdom|left|right|top|bottom|upper|lower|side))* (tooth|teeth|molar)
        )
      `,
    ),
  ],
  [
    /\bbleed\w* (?:after|from) an? (?:extraction|tooth)/,
    patternOf(
      part`
        ((tooth|teeth|molars?) (\w+ )?(out|removed|pulled|extracted)|extract*|socket)\b[^.?!]{0,90}${BLEEDS}
        |${BLEEDS} (\w+ )?(from|after|since|where) > (extract*|socket|(tooth|teeth|molars?) (\w+ )?(out|removed|pulled))
      `,
    ),
  ],
  [
    /\bbleed(?!\w* (?:after|from) an? (?:extraction|tooth))/,
    patternOf(
      part`
        (bleed*|ooz*) ~ (socket|tooth|teeth|gums?|mouth|extract*)('s)?
        |bleeding( \w+)? (loads|lots|buckets|badly|heavily|like mad|non-?stop)
        |(?<!\b(no|any) )((drip|pour|gush|los|spurt)(p?ing) (with )?(\w+ )?blood)
        |blood('s| is)?( \w+)? (everywhere|all over|dripping|pouring|gushing)
        |(covered in|lots of|loads of|so much) blood
      `,
    ),
  ],
  [/\block(?:ed|s)?(?: \w+)? out/, SHUT_OUT],
  [/\barrest|\bcustody/, HELD_BY_POLICE],
  [
    /\bcourt\b/,
    patternOf(
      part`
        (?<!\b(tennis|squash|badminton|won in|food|earls) )(
          court(?! (road|rd|street|lane|close|house))
          |magistrates?|tribunal
          |hearing(?! (test|aids?))
        ) (\w+ ){0,3}(today|tomorrow|this (morning|afternoon)|in the morning)
        |bailiffs? > (door|doorstep|outside|here|now|letting|let)
        |(threaten*|going|gonna|trying) (\w+ )?(to )?tak(e|ing) (the|my|our) (\w+ )?(
          kids?|child|children|son|daughter|baby|bairns?
        ) (abroad|away from|out of the country|overseas)
        |threaten* to take (the|my|our) (\w+ )?(kids?|child|children|son|daughter|baby|bairns?)
        |(changing|changed|drilling) (the|my|our) locks\b[^?]*\b(now|landlord|outside|tonight|throw*|out)
        |landlord\b[^?]*\b(throwing|throw|kicking|kick|putting|put) (me|us) out\b[^?]*\b(now|today|tonight|street)
        |(he|she|ex|father|mother|dad|mum)('s| is)( \w+){0,2} (taking|flying) (them|him|her) (abroad|away|overseas|out of the country)
      `,
    ),
  ],
  [
    /\bnot eating\b/,
    patternOf(
      part`
        (not|hasn't|won't|never|stopped|refus*) (\w+ )?(touch*|eat*) (
          a thing|anything|owt
          |(his|her|its|their|any|the) (\w+ )?(
            food|dinner|breakfast|tea|greens|veg|grub|meals?|biscuits
          )
        )
        |off (his|her|its|their) (food|grub|grass|hay)
      `,
    ),
  ],
  [
    /\blate\b/,
    patternOf(
      part`
        (?<!\bif )(
          (
            i'm|we're|he's|she's|they're|i am|we are
            |(i|we|he|she|they)('ll| will)( \w+)? be
          )( \w+){0,4} (late|delayed|held up)
          |(running|going to be|gonna be|be|bit|little|minutes|mins|hours?) late
        )(?! (paying|with)\b)
      `,
    ),
  ],
  [/\bfood poisoning|\b(?:sick|ill)\b.*\bfood/, ILL_OF_FOOD],
  // Who wants to hear of no hot water wants to hear of none at all.
  [
    /\bno (?:hot )?water/,
    patternOf(
      part`
        (no|not got any|got no|without|any) (running )?water (at all|whatsoever|in the (house|flat|building|property|place)|since|coming (out|through) (of|from)? ?(any|the taps|my taps|all|our taps))
        |(have|'ve|got|has|had|with|is|'s|been) no (running )?water(?= *([.,;!]|$))
        |(the|my|our) water('s| is| has)( just| been| gone| completely)* (off(?! (the|white)\b)|cut off)(?= *([.,;!]|$| and| since| in the| again))
        |(nothing|no water)('s| is)? (coming|comes) out (of|the) (any|all|the) (of the )?taps
      `,
    ),
  ],
  [
    /\boverflow|\bblock/,
    patternOf(
      "only (the )?(one )?(\\w+ )?(toilet|loo|bog)\\b[^.?!]{0,24}\\b(block*|bunged|broken|won't flush|not flushing|out of (action|order)|can't (be )?use)|(can't|cannot) use (the|our|my) (only )?(toilet|loo)\\b[^.?!]{0,30}\\bonly (one|got)",
    ),
  ],
  [
    /\bno (?:heat|hot water)/,
    patternOf(
      part`
        boiler('s| has| is)?( just| gone and| completely| totally| all)* (
          broken|broke|packed (in|up)|conked out|died|dead|bust|knackered|kaput|given up|gone (off|bust|kaput)
        )
        |boiler\b[^.?!]{0,24}\b(won't (fire|light|start|come on)|(isn't|not) (working|firing))
        |(?<!\b(some|few|one|two|three|both|bedroom|upstairs|downstairs|new) (of )?((the|my|our) )?)(radiators|rads)('re| are| have)?( all| just| gone| still)* ((stone|freezing|ice|icy|completely|totally) )?cold(?! (at|in|on|upstairs|downstairs)\b)
        |(boiler|heating)\b.*\b(gone|it's|it is|house is) (stone |freezing |so )?cold
      `,
    ),
  ],
  [
    /\bno (?:electric|power)/,
    patternOf(
      part`
        no (electric*|power|lights)(?! (in|to|on) (one|the socket))
        |(electric*|power|everything)('s| is| has)( just| all| gone| completely)* (gone off|gone(?! (up|down|wrong|well|fine|smooth*|to))|off|out|down|tripped)
        |(
          none of (the|my|our|her|his|their) lights( in [^.?!,;]{1,30})? (is |are |will )?(work*|com* (back )?on|on(?=\W*$))
          |lights( in [^.?!,;]{1,30})?('ve| have| has)? all (just )?(gone|went)( off| out|(?=\W*$|[.,;!?]))
          |all (of )?(the|my|our|her|his|their) lights( in [^.?!,;]{1,30})?( are|('ve| have)( just)? gone|( just)? went)( off| out|(?=\W*$|[.,;!?]))
        )(?! (of|the)\b)(?!.*\b((they're|are|came|now) back on|fine now|when we (leave|go out|go to bed|are out|'re out))\b)
      `,
    ),
  ],
]

/** Gives an illness as the reason to stay away: "my wife's ill so we can't come". */
const STAYS_AWAY =
  /\b(?:cancel|mov(?:e|ing)|chang(?:e|ing)|rebook|(?:can't|cannot|couldn't|won't|not able to|unable to|not (?:going to|gonna))(?: be able to)? (?:come|make))\b/

/** Whether a line blames the firm's food for an illness. */
export const isIllOfFood = (text: string) => ILL_OF_FOOD.test(text) && !STAYS_AWAY.test(text)

/** Whether a line to a restaurant tells of an illness since a visit, and wants nothing moved for it. */
export const isIllSinceVisit = (text: string) =>
  ILL_SINCE_VISIT.test(text) && !STAYS_AWAY.test(text) && !/\btable\b/.test(text)

/** The set-up's first urgent phrase for a leak, or null. */
export const findLeak = (words: readonly string[]) =>
  words.find((word) => OWN_LEAK.test(word.toLowerCase())) ?? null

/** An owner's urgent word for a home without heat. */
export const OF_HEAT = /\b(?:heat|hot water|boiler)/

/** With whom a child lives, and nobody whom the police hold: "a custody thing with my ex". */
export const CUSTODY_OF_CHILD = pattern`
  \b(?:child|children's|full|joint|shared|sole|for|about|get|getting|got|win|won|want|lose|lost|losing) custody\b
  |\bcustody (?:of|over|for (?:my|our|the)|battle|case|thing|hearing|arrangements?|orders?|dispute|agreement|issues?|matter|fight)\b
`
