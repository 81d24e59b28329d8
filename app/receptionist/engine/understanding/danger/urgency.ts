import type { Service, Setup } from '../../types.ts'
import { PERSON } from './danger-signs.ts'
import { part, pattern } from '../text/patterns.ts'
import { isFaulty } from '../services/services.ts'
import { patternOf } from '../text/short-form.ts'
import { isEmpty, isNegation, plain, stem, wordsOf } from '../text/text.ts'

/** Verbs whose other forms no ending gives away, and what callers say for the same state. */
const FORMS = new Map(
  Object.entries({
    bite: 'bit bitten',
    bleed: 'bled',
    block: 'bunged clogged',
    break: 'broke broken smashed shattered cracked snapped',
    die: 'dead died',
    eat: 'ate eaten',
    fall: 'fell fallen',
    freeze: 'froze frozen',
    lose: 'lost',
    steal: 'stole stolen',
    stick: 'stuck jammed wedged',
    swell: 'swollen',
    tear: 'tore torn',
  }).flatMap(([verb, forms]) => forms.split(' ').map((form) => [form, verb] as const)),
)
/** Words that make another verb of the one before: to lock, and to lock out. */
const PARTICLES: ReadonlySet<string> = new Set(['out', 'off', 'up', 'down', 'over', 'away'])

/** What the forms of a word share: "completion", "completing" and "complete"; "broken" and "broke". */
const rootOf = (word: string) =>
  isNegation(word) ? 'no' : stem(FORMS.get(word) ?? word.replace(/(?<=\w{4})ions?$/, ''))

const stems = (words: string) => words.split(' ').map(rootOf)
/** Verbs that callers put in many ways. */
const MOVES = stems(
  'coming pouring running dripping come came through down falling fallen fell collapsed',
)
const MOVING = new Set([...MOVES, ...stems('has have letter keep keeps getting going make')])

/** A "no" that says nothing is missing, as in "no, I don't want to book", unlike "no heating". */
const OTHER_NO = /^no(?:,| (?=i\b|it\b|that|thank))|\b(?:don't|do not) (?:want|need|know|think)\b/g

/** How callers say that a thing has failed: "the heating's packed in". */
const FAILED = new RegExp(
  part`
    ^(?:(?:has|have|is|was|system|side|just|all|completely|totally|suddenly|now|gone and|went and) ){0,3}(?:
      packed (?:in|up)
      |gone (?:off|down|wrong|bust|kaput|again)
      |on the blink|conked out
      |(?:broken|gone|broke) down
      |broken|broke|bust|kaput|died|dead|knackered|given up|giving up|cut out|stopped
      |off again
      |(?:is|'s|(?:has )?been) off
    )(?!\p{L})
  `,
  'u',
)

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
    flood(ed|ing)|overflow(ed|ing)|burst|gushing
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
    |(?<!\b(no|any|hot|cold|more) )water( is|'s)( just| still| all)* (coming|pouring)( (quick|fast|quickly)(ly)?|(?= *([.,;!]|$)))
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

const AILS = '(throb*|hurt*|pain*|sore|ach(e|es|ing)|\\w+ache)'
const BLEEDS = "(?<!\\b(not|n't|never|stopped|without|no|any|of|about|was) )(bleeding|bleeds)"
/**
 * What callers say for urgent words of one kind: an owner who wants to hear of leaks means water
 * through the ceiling too. A mere leak is not a burst pipe, so it is on no list.
 */
const KINDS: readonly (readonly [own: RegExp, said: RegExp])[] = [
  [OWN_LEAK, ESCAPED_WATER],
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
  [
    /^(?=.*\bknocked)(?=.*\b(?:tooth|teeth))/,
    patternOf(
      part`
        (?<!\b(baby|milk|wisdom) )(tooth|teeth)('s| is| has| have| just)* (
          come|came|fell|fallen|been knocked
        ) (\w+ )?out
        |(tooth|teeth)('s| is| has| have| been| got| gone| went| just)* (
          (pushed|knocked|shoved) (\w+ )?(in|into|up|back|sideways|loose)
          |(right )?up (in|into|inside) (the|his|her|my) gums?
        )
        |(lost|losing) (an?|one|two|my|his|her|some) (front )?(tooth|teeth)
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
  [
    /\btoothache/,
    patternOf(
      "(?<!\\b(do|does|did|will|would|might|could|can) .*)(tooth|teeth|molar)('s| is| are|'re|'s been| has been| have been)?( (?!not|never|no|if|when)\\w+){0,2}? (hurts?|hurting|ach(es|ing)|pain|painful|sore|throb*)",
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
        (bleed*|ooz*) ~ (socket|tooth|teeth|gums?|mouth|extract*)
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
    /\btrip(?:s|ping)\b|\bno (?:electric|power)/,
    patternOf(
      part`
        (breaker|trip switch|rcd|fuse)s?( keeps?| just| has| is)* (
          dropping|going|popping|kicking|knocking|goes|drops|pops|kicks|tripping
        ) (back )?(out|off|down)
        |switch (up|back on) > (drops|goes|pops|kicks|trips) (back |straight )*(out|off|down)
        |(sat|sitting|left) in the dark(?! (about|for))
      `,
    ),
  ],
  [
    /\bbr(?:oken|oke) down\b/,
    patternOf(
      part`
        (conked out|cut out|died|stuck|stranded|sat) ~ (
          lay-?by|hard shoulder|roadside|side of the road|motorway|(the )?m\d+
        )(?!.*\b(traffic|late)\b)
        |brakes?( pedal)?( have| has| is|'s|'ve| just)* (
          failed
          |gone(?= *([.,;!]|$|on|completely))
          |(going|goes) (right |straight )?to the floor
        )
        |(got|have|has) no brakes
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
    /\broof\b/,
    patternOf(
      part`
        (tiles?|slates?|ridge|roof|flashing)( \w+){0,3} (
          off|gone|blown|ripped|lifted|missing
        )\b.*\b(rain|water)( is|.s)? (coming|pouring|getting|running)
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

/** Part of a house that stays cold is not a house without heating. */
const ONE_COLD =
  /\b(?:radiator|rad|towel rail)\b(?!.*\b(?:all|every|any|none|whole)\b)(?<!\b(?:all|every|any|none|whole|no)\b.*)/
const NOT_HEATING =
  /\b(?:not|never|n't|won't|isn't|doesn't|stopped)(?: [a-z]+){0,2} heat(?:ing|s)?(?: up| through)?\b/g

const HURRY = patternOf(
  part`
    (?<!\b(not|nothing|no(?! (it's|it is|this|that's|but|really|look)\b)|non|semi|if|how|is (it|this|that)|do you|\w+n't)[ -]([\w']+ ){0,3})(
      urgent(ly)?(?! (care|message for)\b|[ -]?ish\b)
      |(
        it's|it is|this is|real|bit of an?
      ) (an )?emergency(?! (appointment|visit|number|exit|light))
    )
  `,
)

const MINUTES =
  '((about |another |the |a )*(\\d+|few|couple of|five|ten|fifteen|twenty|thirty|forty) ?(minutes|mins?)|(an? |another |the )?(half (an )?hour|hour))'
/** Somebody who waits on the spot, an end within minutes, or a child whom somebody keeps away. */
const PRESSING = patternOf(
  [
    "(sat|sitting|stood|standing|waiting|stuck|been) outside\\b[^?]*\\b(nobody|no-? ?one|locked|shut|answer\\w*|let (me|us) in|get in)\\b|\\b(your|the) (front )?door('s| is) (locked|shut)\\b[^?]*\\b(table|booked|booking|appointment|here)",
    `(can|could) only (wait|stay|stop|hang (on|about|around)|be here)|only got (till|until|${MINUTES})(?! (from|away|lunch|slots?|appointments?))`,
    part`
      (in|within) the next ${MINUTES}
      |need(s|ed)? (
        it|to know|to hear|an? answer|somebody|someone
      )( \w+){0,3} (by|before) (?!(the )?\w+day\b|next|christmas|then)[^.,;?!]{1,20}(
        today
        |this (morning|afternoon)
        |tonight
      )
    `,
    part`
      (
        i'm|i am|we're|he's|she's|they're
        |(engineer|man|tenant|surveyor|driver|removal men|buyers?|mum)('s| is| are)?
      )( \w+){0,3} (outside|on the doorstep|at the door|at the property|locked out)\b.*\b(
        wait*|can't get in
        |(get|let|give) (me|him|her|them|us) (in|access)
        |(not|isn't|aren't) (in|here|there|answering|home)
        |no keys?
        |(nobody|no-? ?one)('s)? (here|there|in)
      )
    `,
    part`
      (
        taken|took|run off with|gone off with|left with|keeping|kept|got
      ) (my|our|the|me) ([a-z]+ )?(
        kids?|children|child|daughters?|sons?|baby|boys?|girls?
      )\b.*\b(
        ((won't|will not|refus*|not) (to )?(tell|say|give|bring|let|return|answer)*)
        |abroad|out of the country|don't know where|disappeared
      )
    `,
    // A child who is kept: "he's not giving her back", "I don't know where he's taken my son".
    part`
      (kids?|child|children|daughters?|sons?|lads?|little (girl|boy|one)s?|boys|girls|baby)\b.*\b(won't|will not|refus*( to)?|not|never|isn't|aren't) (giv*|bring*|return*|hand*|let* me have) (him|her|them) (back|home|over)
      |(won't|will not|refus*( to)?|not|never|isn't|aren't) (giv*|bring*|return*|hand*|let* me have) (my|our|the|me my) (\w+ )?(kids?|child|children|daughters?|sons?|lads?|boys?|girls?|baby) (back|home|over)
      |(don't|do not|no idea|not) (know )?where (he|she|they)('s|'ve| has| have) (taken|got) (him|her|them|my|our)(?! (car|van|dog|cat|things|stuff|money|keys?))
      |keep(s|ing)? (my|our|the) (kids|children|boys|girls|son|daughter|baby) from me
    `,
  ].join('|'),
)
/** Somebody whom cold or thirst harms soonest. */
const FRAIL = patternOf(
  part`
    (i'm|i am|he's|she's|he is|she is|they're|mum's|dad's|aged?) (
      (7[5-9]|[89]\d)
      |(in (my|his|her) )?(eighties|nineties)
      |(eighty|ninety)
    )
    |elderly|pregnant|new-?born
    |(a|the|my|our|little|tiny|weeks?[ -]?old|months?[ -]?old) baby
    |disabled|oxygen|(my|a) heart condition|dialysis
  `,
)
const WITHOUT = patternOf(
  part`
    (no|without|not got any|got no) (heating|hot water|water|heat|power|electric*)
    |(boiler|heating|power|electric*|water)('?s| is| has)?( just| gone| all| been)* (
      off|broken|broke|packed (in|up)|out|down|conked out|stopped|dead|not working
    )
    |froz(e|en)|freezing
  `,
)
const SOON = '(today|tonight|tomorrow)'
/** Somebody who is about to die, or what is owed to somebody today or tomorrow. */
const DUE = patternOf(
  [
    `by [^.?!,;]{0,25}\\b${SOON}\\b[^.?!;]{0,20}\\bor (else|my|our|we|i|they|it|the|he|she)`,
    part`
      (
        want|needs?|expect\w*|told|asked|asking|making|given|gave|giving
      ) (me|us|him|her) (to )?(
        sign|decide|accept|agree|respond|pay up|get out|move out
      )\b[^.?!;,]{0,30}\b(by|before) ([^.?!;,]{0,25}\b${SOON}|[^.?!;,]{0,20},[^.?!;]{0,40}\btoday)
    `,
    part`
      (
        insulin|inhaler|epi-?pen
        |(heart|blood pressure) (tablets|pills|medication)
      )\b[^.?!;]{0,50}\b(needs?|without) (it|them) (
        for|now|today|tonight|before|by|back|urgently
      )\b
    `,
    part`
      (left|lost|forgot\w*) (my|our|his|her|the|a)\b.{0,80}\b(
        plane|flight|fly(ing)?|train|ferry
      )\b[^.?!;]{0,30}\b(${SOON.slice(1, -1)}|this (morning|afternoon|evening))
    `,
    `(insulin|inhaler|epi-?pen|medicines?|medication|meds)\\b[^.?!;]{0,60}\\b(hasn't|haven't|not|without|left) (got )?(it|them|any)\\b`,
    `(left|lost|forgot\\w*)\\b.{0,80}\\b(insulin|inhaler|epi-?pen|medication|medicine)\\b`,
    `(have|has|got|need) to (sign(?! (up|in|on))|accept|move out)\\b[^.?!;,]{0,15}\\bby (${SOON.slice(1, -1)}|the end of (today|tomorrow))`,
    `(back|front|main|outside|patio|street|communal) door\\b[^.?!]{0,24}\\b(won't|doesn't|isn't|can't|not|never) (\\w+ )?(lock|locking|shut|shutting|close|closing|secure)\\b`,
    `(bailiffs?|evict\\w*|repossess\\w*|locks changed)\\b[^?!;]{0,50}\\b${SOON}`,
    `${SOON}\\b[^.?!;]{0,30}\\b(bailiffs|evict\\w*|repossess\\w*)`,
    `((complet|exchang)ing\\b[^.?!;]{0,12}|\\bwe (complete|exchange)(?: on)? )\\b(this morning|this afternoon|${SOON.slice(1, -1)})`,
    `(deadline|hearing|completion|exchange)( (to|for) [^.?!;,]{1,30})?('s| is)\\b[^.?!;]{0,20}\\b(${SOON.slice(1, -1)}|this week|(by|on) \\w+day)`,
    `(${SOON.slice(1, -1)}|\\w+day)('s| is) (the|my|our) (very )?(last day(?! (of|i|we)\\b)|deadline|cut-?off)`,
    `(time|time limit|limit|deadline|three months)( (maybe|will|might|is|are|'ll|may))* (runs?|running|ends?|finish\\w*|expires?|up)( out)? (${SOON.slice(1, -1)}|(by|on|this|next) \\w+day)`,
    part`
      (ex|he|she|(their|his|her) (dad|father|mum|mother))\b[^.?!;]{0,40}\b(tak(e|es|ing|en)|flying) (the|my|our) (
        kids|children|child|son|daughter|baby|girls|boys|lad
      )\b.{0,60}\b(abroad|overseas|passports?|out of the (country|uk))
    `,
    part`
      (need|want|must have|after)\b[^.?!;]{0,20}\b(
        repl(y|ies)|answers?|response|signature|signed|documents?|papers
      )\b[^.?!;]{0,30}\bby [^.?!,;]{0,25}\b${SOON}
    `,
  ].join('|'),
)
const DYING = patternOf(
  part`
    (he|she|\w+)('s|'ve| has| is| have)?( \w+)? ?(not|n't) (\w+ )?(got |have )?(very |that |much )?long( left| to live| to go)?(?=
      \W*$|[.,;!]| (and|but|so|i'm)\b
    )
    |(
      on (his|her|their) death ?bed
      |terminally ill|end of life|palliative
      |(days|weeks) (left )?to live
      |(says?|saying|said|reckon) it's (only |just )?(a matter of )?(days|hours)(?=\W*$|[.,;!])
      |in (the|a|st [a-z']+) hospice
    )
    |(at|in|to|rushed to) (a ?& ?e|a and e|casualty|hospital) (right )?now
    |(ate|eaten|allerg*|poison*)\b[^?]{0,120}\b(been|ended up|was|is|are|we're|'s) (in|at|to|rushed to) (a ?& ?e|a and e|casualty|hospital)
    |(been|ended up|was|is|are|we're|'s) (in|at|to|rushed to) (a ?& ?e|a and e|casualty|hospital)\b[^?]{0,80}\b(ate|eaten|allerg*|poison*)
    |rushed (in)?to (hospital|a ?& ?e)
  `,
)
const BY_SOON = new RegExp(`\\bby [^.?!,;]{0,25}\\b${SOON}\\b`, 'g')
/** An end to the wait with its reason: "ring me before four because the van's outside". */
const BEFORE_BECAUSE = patternOf(
  '(ring|call|phone|text|tell|answer) (me|us)( back)? (by|before|within) [^.,;?!]{1,20}\\b(because|cos|or else|otherwise)',
)

/** Presses for help, or says that it is needed more and more: "please hurry", "as fast as you can". */
const PRESSED = patternOf(
  part`
    (?<!\b(no|don't|in a|any) )(
      hurry(?! (up )?and (tell|say|book))
      |(as )?(fast|quick(ly)?) as (you|he|she|they|anyone|anybody|possible|somebody)
      |(gettin'?g?|gets|got) ((a lot|much|even|steadily|any) )?worse
    )
  `,
)
/** Says that something is wrong with somebody or something, without that it does not work. */
const AILING = patternOf(
  part`
    ${AILS}|bleed*|limp*|swollen|swelling|sick|poorly|infect*|itch*|cough*|rash|repair|leak
    |blocked|burst|flood*|fault|damp|mould|chipped
    |(come|came|fell|fallen) (out|off|down|away)
  `,
)

/** Whether part of a line presses for help, and asks nothing. */
export const isPressed = (clause: string) => PRESSED.test(clause)

/** Asks that it be marked as urgent, or whether it is: "put it down as urgent", "is it marked urgent?" */
const OF_MARK =
  /\bis (?:this|it) (?:even )?urgent(?: or (?:what|not)| enough| then)\b|\b(?:mark|put|flag|log|note|down)(?:s|t?ed|t?ing)?\b[^.?!;,]{0,20}\burgent\b/

/** Whether a line asks that it be marked as urgent, or whether it is. */
export const asksForMark = (text: string) =>
  OF_MARK.test(text) && !/\b(?:not|never|\w+n't|no need)\b[^.?!;]{0,24}\burgent\b/.test(text)

/**
 * Whether the caller says in plain words that it is urgent, presses for help with a fault or an illness
 * (`spoken`: all that is known of it), or somebody frail is left without heat or water.
 */
export const isHurried = (text: string, spoken: string) =>
  (HURRY.test(text) && !/\bhow much\b/.test(text)) ||
  asksForMark(text) ||
  BEFORE_BECAUSE.test(text) ||
  DYING.test(text) ||
  DUE.test(text) ||
  (FRAIL.test(text) && WITHOUT.test(text)) ||
  (PRESSED.test(text) && !deniesUrgency(text) && (isFaulty(spoken) || AILING.test(spoken)))

/** Whether the caller speaks of what cannot wait for a visit. */
export const isPressing = (text: string) =>
  // "Just quickly, I've only got two minutes" hurries the call.
  PRESSING.test(text) && !/\b(?:just quickly|quick one|real quick)\b/.test(text)

/** By when an answer is needed, what is due to somebody, and the caller's own plans: neither is a time for a booking. */
const DEADLINE = new RegExp(
  part`
    \b(?:not|n't|never|'s not) (?:had|got|having|getting) (?:his|her|its|their) (?!\w+ back\b)[^.,;?!]{1,30} (?:till?|until|while) [^.,;?!]{1,20}
    |\b(?:i|we|he|she|they)(?:'ve| have|'s| has) (?:only )?(?:got )?(?:till?|until) [^.,;?!]{1,24}
    |\b(?:get paid|payday is|paid) (?:again )?(?:on|at|in) (?:the )?[^.,;?!]{1,20}
    |\bneed(?:s|ed)? (?:to know|to hear|an? answer)(?: [\w']+){0,3} (?:by|before) [^.,;?!]{1,30}
    |\b(?:i|we)(?:'ve| have) (?:got )?another (?:
      job|meeting|shift|call|patient|customer|client|viewing
    ) (?:at|from) [^.,;?!]{1,20}
  `,
  'g',
)

/** A line without the caller's deadline. */
export const withoutDeadline = (text: string) =>
  (DUE.test(text) ? text.replace(BY_SOON, ' ') : text).replace(DEADLINE, ' ')

const NOT_URGENT = pattern`
  \b(?:
    (?:
      not|isn't|ain't|nothing
      |wouldn't (?:say|call) (?:it|it's|it is|that)
    ) (?:(?:that|really|so|very|too|super|actually|\w+ly) ){0,2}(?:urgent|an emergency)
    |no (?:real |great )?(?:rush|hurry)
  )\b
`

/** Whether the caller says in plain words that it is not urgent. */
export const deniesUrgency = (text: string) => NOT_URGENT.test(text)

const CAN_WAIT = pattern`
  \b(?:
    can wait(?! (?:about |another |only |for )?(?:an?\b|the\b|\d|[a-z]+ (?:minutes?|mins?|hours?))| till?\b| until\b)
    |no (?:real )?need to (?:bother|text|disturb|put)
    |(?<!\b(?:after|as soon as|if|once|till?|until|when) )(?:it's|it has|that's|he's|she's) (?:all )?(?:
      stopped|fixed|sorted|gone off|better|fine now|ok now|back on
    )
    |don't (?:bother|text|disturb) (?:him|her|them|anyone|\w+)
  )\b
`

const SOMEBODY = '(?:(?:him|her|them|he|she|they|you|sam|anyone|anybody|someone|somebody|a man)\\b)'
/** Calls off the help that was asked for: "my wife's here with her key, tell him not to bother". */
const NOT_NEEDED = pattern`
  ^(?:(?:oh|no|actually|sorry|right|ok|it's ok|it's fine|hang on|wait),? )*(?:forget|cancel|leave) (?:it|that)\b
  |[.,;!] (?:(?:so|just|please|actually),? )*(?:forget|cancel|leave) (?:it|that)(?: (?:then|now|please|thanks?))*(?=\W*$|[.,;!])
  |\b(?:tell|let) (?:\w+ )(?:know )?(?:that )?(?:
    (?:he|she|they)(?:'s|'re| is| are) not needed
    |(?:he|she|they) (?:doesn't|don't|needn't)
    |not to (?:bother|come|ring|worry)
    |there's no need|no need
    |(?:it's|i'm|we're) (?:ok|okay|fine|sorted|in)
  )
  |\b(?:don't|do not|doesn't|needn't) need ${SOMEBODY}(?: to (?:come|ring|bother))?(?: (?:any ?more|now|out|after all|then))+
  |(?<!\b(?:if|when|because|cos|though|until|till|that|since|and) )\b${SOMEBODY} (?:don't|doesn't|needn't)(?: need to| have to)? (?:come|ring|bother)\b
  |\b(?:it|they)(?:'s|'ve| has| have)(?: just)? (?:come|gone|kicked) back (?:on|in)\b
  |\b(?:panic over|false alarm)\b
  |\b(?:we're|i'm) (?:back )?in now\b
  |\b(?:just |has |have |'s |'ve )+(?:pulled up|turned up|got here|got back|arrived|come home)\b.*\b(?:keys?|don't worry)\b
  |\bfound (?:my|the|our) keys?\b
`

/** Whether the caller says that it is not urgent, is over, or needs nobody any more. */
export function isNotUrgent(text: string): boolean {
  return (
    NOT_URGENT.test(text) ||
    NOT_NEEDED.test(text) ||
    /\bnot now\b.*\b(?:past|before|ago|last)\b|\bi (?:mean|meant) (?:in the past|before|last|years|ages)\b/.test(
      text,
    ) ||
    CAN_WAIT.test(text)
  )
}

/** Whether a firm treats patients, whom 111 can help while it is closed. */
export const treatsPatients = ({ trade }: Setup) => trade === 'dentist' || trade === 'clinic'

/** Whether the caller has turned off what ran. */
export const hasTurnedOff = (text: string) =>
  /\b(?:turned|switched|shut) (?:\w+ ){0,3}?off\b/.test(text)

const WATER_OFF = pattern`
  \b(?:turn(?:ing)?|shut|switch|stop) (?:off )?(?:(?:the|my|our) )?(?:
    water|it|something|anything|mains|stop ?(?:tap|cock)
  )\b
  |\bstop ?(?:tap|cock)\b
  |\bwhere(?:'s| is) the (?:\w+ )?(?:tap|valve)\b
  |\b(?:tap|valve)(?: that| which)? (?:i|we) (?:can|could|should|need to) (?:turn|shut|switch)\b
`

/** Whether a line speaks of turning the water off. */
export const speaksOfWaterOff = (text: string) => WATER_OFF.test(text)

/** Whether a service is for urgent matters. */
export const isForUrgent = ({ name }: Service) => /\b(?:emergency|urgent|same.day)\b/i.test(name)

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

/**
 * An urgent phrase of the set-up. **Shape**: what callers say for its kinds; the stems that a line must
 * have; whether they are one thing that must also move; and whether they are a verb and its particle.
 */
type UrgentPhrase = {
  word: string
  kinds: readonly RegExp[]
  needed: readonly string[]
  isBare: boolean
  isVerb: boolean
}

const phrasesOfList = new WeakMap<readonly string[], readonly UrgentPhrase[]>()

/** The urgent phrases of a set-up, read once. */
function phrasesOf(words: readonly string[]): readonly UrgentPhrase[] {
  const known = phrasesOfList.get(words)
  if (known) return known
  const phrases = words.map((word) => {
    const all = wordsOf(plain(word).replace(/-/g, ' '))
    const own = all.filter((one) => isNegation(one) || !isEmpty(one)).map(rootOf)
    const still = own.filter((part) => !MOVING.has(part))
    // "Running late" is not "if it's late", nor "water coming through" a water softener.
    const isBare = still.length === 1 && MOVES.some((part) => own.includes(part))
    const isVerb = still.length === 1 && !isBare
    const particles = isVerb ? all.filter((one) => PARTICLES.has(one)) : []
    return {
      word,
      kinds: KINDS.flatMap(([kind, said]) => (kind.test(word.toLowerCase()) ? [said] : [])),
      needed: [...new Set(still.length > 0 ? [...still, ...particles] : own)],
      isBare,
      isVerb: particles.length > 0,
    }
  })
  phrasesOfList.set(words, phrases)
  return phrases
}

/** How many words may stand between those of an urgent phrase: "completing on our house today". */
const GAP_WORDS = 4
/** How many may stand between a verb and its particle: "locked us all out". */
const VERB_GAP_WORDS = 2
const PART_END = /(?<=[.;!?,])|(?= (?:and|but|so)\b)/
/** Moves nothing that breaks: "come and give us a price", "knock it through". */
const NOT_MOVING = new RegExp(
  part`
    \b(?:
      come (?=(?:and (?:give|look|see|price|quote|have|do|measure|fix|sort|tell)|to|round|over)\b)
      |knock(?:ing)? (?:[\w']+ ){0,3}through(?= (?:into|to)\b|\W|$)
    )
  `,
  'g',
)
/** A full bin, which no water leaves: "the bins haven't been emptied, and they're overflowing". */
const FULL_BIN = /(?<=\b(?:bins?|rubbish|skip|dustbins?|recycling)\b[^.?!]{0,80})\boverflow\w*/g
/** Tells of what is over: "we completed last year". */
const OVER = pattern`
  \b(?:
    (?<!\bsince )last (?:year|month|summer|winter|spring|autumn|time)
    |(?:months?|years?) ago|in the past|previously|used to|had been
  )\b
`

/** An owner's urgent word for a home without heat. */
const OF_HEAT = /\b(?:heat|hot water|boiler)/

/** With whom a child lives, and nobody whom the police hold: "a custody thing with my ex". */
const CUSTODY_OF_CHILD = pattern`
  \b(?:child|children's|full|joint|shared|sole|for|about|get|getting|got|win|won|want|lose|lost|losing) custody\b
  |\bcustody (?:of|over|for (?:my|our|the)|battle|case|thing|hearing|arrangements?|orders?|dispute|agreement|issues?|matter|fight)\b
`

/** The first urgent phrase of the set-up that the line says, in these or other words; null if none. */
export function findUrgent(line: string, words: readonly string[]): string | null {
  // A boiler that has packed in leaves a baby without heat, whatever the owner calls that.
  const ofHeat =
    FRAIL.test(line) && WITHOUT.test(line) ? words.find((word) => OF_HEAT.test(plain(word))) : null
  if (ofHeat) return ofHeat
  const now = line.split(PART_END).filter((part) => !OVER.test(part))
  const said = now.join('')
  const text = (ONE_COLD.test(said) ? said.replace(NOT_HEATING, ' ') : said)
    .replace(NOT_MOVING, ' ')
    .replace(FULL_BIN, ' ')
    .replace(CUSTODY_OF_CHILD, ' ')
  const sentences = text.replace(OTHER_NO, ' ').split(/[.;!?]/)
  const all = sentences.map(rootsOf)
  // "He's not well, he ate grass" is not "not eating".
  const parts = sentences.flatMap((sentence) => sentence.split(',').map(rootsOf))
  const found = phrasesOf(words).find(({ kinds, needed, isBare, isVerb }) => {
    if (kinds.some((kind) => kind.test(text))) return true
    if (needed.length === 0) return false
    const things = needed.filter((part) => part !== 'no')
    const isNo = things.length < needed.length
    if ((isNo ? parts : all).some((roots) => areNear(needed, roots, isVerb)))
      return !isBare || all.some((roots) => MOVES.some((part) => roots.includes(part)))
    return isNo && all.some((roots) => areNear(things, roots)) && hasFailed(text, things)
  })
  return found?.word ?? null
}

const rootsOf = (text: string) => wordsOf(text.replace(/-/g, ' ')).map(rootOf)

/** Whether the roots of a phrase stand close together in a sentence, those of a verb in order. */
function areNear(needed: readonly string[], said: readonly string[], isVerb = false): boolean {
  if (!needed.every((part) => said.includes(part))) return false
  const length = needed.length + (isVerb ? VERB_GAP_WORDS : GAP_WORDS)
  return said.some((root, i) => {
    const isStart = isVerb ? root === needed[0] : needed.includes(root)
    const near = isStart ? said.slice(i, i + length) : []
    return needed.every((part) => near.includes(part))
  })
}

/** Whether what follows a thing's name says that it has failed: "the hot water's gone off". */
function hasFailed(text: string, parts: readonly string[]): boolean {
  const things = [...text.matchAll(/\p{L}+/gu)].filter(({ 0: word }) =>
    parts.includes(rootOf(word)),
  )
  const last = things.at(-1)
  if (!last) return false
  const after = text.slice(last.index + last[0].length).replace(/^'s (?=\p{L})/u, ' is ')
  return FAILED.test(after.trimStart())
}
