import { inAirway } from './swallowed.ts'
import type { Danger } from '../command.ts'
import { part } from '../text/patterns.ts'

/** Signs of one danger, and the words that show it is a job, a story or about an animal instead. */
export type Signs = { danger: Danger; is: readonly string[]; not?: string }

/** Pattern for a child that a caller mentions. */
export const CHILD = '(son|daughter|lad|lass|boy|girl|child*|kid|kiddie|baby|toddler|bairn)'
/** Pattern for a relative or another person that a caller mentions, children included. */
export const FAMILY = part`
  (
    ${CHILD}|ex|husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mam|mother|nan|gran|missus|hubby|brother
    |sister|neighbour|landlord|flatmate|boss|colleague|friend|man|woman|guy|bloke|lady|fella
    |fellow|chap|gentleman|nana|granny
  )
`
/** Pattern for an animal that a caller mentions. */
export const ANIMAL = part`
  (
    dog|cat|puppy|kitten|rabbit|bunny|hamster|horse|pony|parrot|guinea pig|budgie|tortoise
    |ferret|lizard|snake
    |hen(?! (do|night|party|weekend))
    |chicken(?! (bone|wing|leg|thigh|breast|nugget|burger|curry|dinner|dish|korma|tikka|pie|skewer))|goat|sheep|cow|lab|labrador|spaniel|terrier|poodle|collie|cockapoo|retriever
    |whippet|greyhound|kitty|pup|pet|vet
  )s?
`
/** Pattern for a person by relation or role, who is hurt or does harm. */
export const PERSON = part`
  (
    ${FAMILY}|men|women|people|person|aunt*|uncle
    |grand(ad|dad|ma|pa|mother|father|son|daughter)
    |niece|nephew|cousin|mate|customer|client|guest|tenant|patient|pupil|student|worker
    |builder|cleaner|waiter|waitress|driver|temp|chef|cook|roofer|seller|agent|cyclist
    |pedestrian
  )s?
`
const ANYONE = `(he|she|they|someone|somebody|${PERSON})`
/** Who is hurt: a person or an animal. */
const ONE = `(${ANYONE}|${ANIMAL})`
const THEIR = '(my|his|her|our|their|the|your)'
const SOMEBODY = `(me|him|her|them|us|someone|somebody|(my|our|his|the|a|your) (\\w+ )?${PERSON})`
const SELF = '(myself|mesel*|mesen|himself|hisself|herself|themsel*)'
const HAS = "( has| have| is| are| was| been| just|'ve)*"
const CANNOT = "(can't|cannot|can not|couldn't|could not|unable to)"
const NOT = "(isn't|not|aren't|doesn't|hasn't|won't|stopped|stops|never|no longer)"
const HARDLY = `(${CANNOT}|${NOT}|struggl* to|hard to|difficult*|trouble|barely|hardly|problems?|fighting (to|for)|no)`
const BODY = part`
  (
    thighs?|legs?|arms?|head|neck|chest|stomach|hands?|wrists?|face|throat|eyes?|nose
    |mouth|back|side|tummy|foot|feet|fingers?|thumb|toes?|skin|lips?|tongue|ears?
    |shoulders?|knees?|hips?|elbows?|scalp|muscles?|gums?
  )
`
/** The end of what is said: "I can't go on" is not "I can't go on Tuesday". */
const END = '(?= *([.,!?;]|$|(any|no) *(more|longer)))'

const PLACE = part`
  (
    house|home|flat|garden|kitchen|bedroom|bathroom|hall|shed|garage|shop|office|building
    |property|room|loft|basement|place|pub|restaurant|salon|school|van|car|door|window
    |back|front|side|till|safe|skylight|conservatory|cellar|patio
  )
`

const SMELL = '(smel*|stink*|reek*|whiff*|odou?r|stench|pong*)'
const ODD = '(eggy|eggs?|rotten|bad|sulphur*|funny|strange|weird|odd|peculiar|horrible|nasty|off)'
/** What burns fuel in a home; not when it is to be mended. */
const BURNER = part`
  (
    cooker|hob|boiler|meter|heater|heating|stove|burner|flue|aga
    |gas (fire|oven|pipe|tap)
    |flame
  )(?! (service|repair|cover|engineer|man|quote|certificate|installation)\b)
`
/** Not "is it gas heating?" or "is it gas or electric?" */
const GAS_END = '(?! *(\\w+ing|central|cooker|hob|boiler|fire|fired|oven|or (electric*|oil))\\b)'
const IT = '(it|that|this)'
const ILL = part`
  (
    (?<!\b(give*|giving) (me|us) an? )headach*
    |dizzy|drowsy|queasy|nauseous|faint
    |feel* (\w+ ){0,3}(sick|ill|rough|poorly|unwell|faint|dizzy|funny)
    |(my|his|her|our) heads? (is |are |hurts?|aches?|bang*|pound*|thump*)
    |(bang*|pound*|thump*|splitting) heads?
  )
`
const HIT =
  '(hit|struck|damaged|broken?|split|snapped|ruptured|fractured|burst|pierced|punctured|cut|caught|dug up|drilled|nicked|nail|through)'
const WIRE =
  '(power|electric*|overhead|underground|live|mains|high.voltage) (line|cable|wire|pole)s?'
const OUTDOORS = '(ground|road|lane|street|floor|path|pavement|garden|lawn)'
const FUSE = '(fuse ?(box|board)|consumer unit|meter (cupboard|box)|electric* (meter|box|cupboard))'
const SOCKET = `(${FUSE}|sockets?|plug(?! ?hole)s?|switch(es)?)`
const APPLIANCE = `(${SOCKET}|lead|charger|wir(es|ing)|electrics|cooker|dryer|toaster|oven|machine|boiler|telly|tv|battery|laptop|light)`
/** What water must not reach; a bare light only where water comes out of it. */
const FITTING = part`
  (
    ${SOCKET}|electrics|wiring
    |lights?( (fitting|switch|bulb|socket|cord|pull)s?)?
    |chandelier|spotlights?|downlights?
  )(?! (wood|up|well|in colour|green|blue|brown)\b)
`
const WATER = part`
  (
    water(?! (heater|tank|pump|softener|cylinder|meter|feature)\b)
    |rain*|leak*(?! detect)|drip*|pour*|gush*|flood*|it is (coming|running)
    |coming (down|in|straight|right)
  )
`
const FIRE =
  '(?<!\\b((?<!\\boh )no|pretend|fake|artificial|log|electric|gas|open|real|coal|wood|cosy|roaring|proper|light (the|a|my|our)|by (the|a)|near (the|a)|bar|only (got )?((the|that) )?one( (little|small|old|wee))?) )(fire|flames?|smoke)'

/** An alarm that sounds. Not a chirp, which tells of a battery, unless the caller asks whether it does. */
export const SOUNDING = part`
  (
    (?<!\b(not|never|\w+n't) )(
      going (off|now|again|mad|mental|crazy)
      |beep*|bleep*|sounding
      |ringing(?! (about|to|for|you|up)\b)
      |screaming|blaring|wailing
    )
    |(keeps|goes) off
  )
`
/** Of fumes, unless it is plainly another; a smoke alarm is left out before. */
const ALARM = '(?<!\\b(burglar|intruder|security|car|van) )alarm'
const SOUNDS = part`
  \b(
    ${SOUNDING}|(went|gone) off
    |(
      is|could|might|would|if|whether
    ) ${IT}(('s| is| be| just| only| mean| the| a| low| flat| dead)* )batter*
    |${ILL}|danger*|high|sick
  )
`

/** Who does harm. */
const PEOPLE = `(${ANYONE}(?!( is|'s) (tree|branch|hedge|roots?|ladder|dog|cat)s?\\b)|burglar*|intruder*|strangers?|drunks?|yobs?|youths?|thie(f|ves))('ve|'re)?`
/** What people climb or break into who live or work there. */
const WITHIN =
  '(baths?(?! ?room)|tub|shower|loft|attic|hatch|tank|pool|walls?|tiles?|tiling|floor|floorboards|plaster|concrete|ceiling|pipes?|pipework)\\b'
/** Who would not climb into a bath. */
const STRANGER =
  '(someone|somebody|men|an? (\\w+ )?(man|bloke|lad)|lads|youths|burglar*|intruder*|strangers?|thie(f|ves))'
/** Somebody who is there now: not "he keeps turning up at my door". */
const AT_THE_DOOR = part`
  ${ANYONE}( is| are| has| have|'re|'ve)?( just| now| back| still| been| outside| come round and( is| he is| she is)?| turned up and)* (
    (
      (bang*|hammer*|pound*|kick*|thump*) (on|at|in|down)
      |outside|at
    ) (${THEIR} )?(\w+ )?(door|window|house|flat|gate)s?
    |come round|turned up
    |outside(?= *(and|now|again|shouting|[.,!;]|$))
  )(?! (\w+ )?(times|weeks?|months?|yesterday))
`
const EATEN =
  '(eaten|ate|eating|taken|took|taking|swallow*|drunk|drank|licked|chew*|scoffed|munch*|wolfed|(got|been) (into|at|hold of))'
const POISON =
  '(slug pellets|(rat|mouse|rodent|slug|ant) (bait|killer|pellets?)|poison*|bleach|weed ?killer|anti-?freeze|batter(y|ies))'
const MEDICINE = '(pills?|tablets?|medication|paracetamol|ibuprofen|painkillers?)'
const HEAVILY = part`
  (
    heavily|all night|non-?stop|badly|everywhere|to death|profusely|uncontroll*|pour*
    |gush*|spurt*|pump*|soak*|covered|lots? of|loads of
    |(isn't|not|won't|doesn't|never|can't|cannot|(is|was)n't) (\w+ )?stop*
    |(can't|cannot) (\w+ )?stop
    |stop the
  )
`
const ATTACK = part`
  (
    attack(ing|ed)(?! (my|our|the|his|her|their) (\w+ )?(hedge|fence|tree|bush|lawn|weed|rose)s?\b)
    |(assault|stabb|robb|mugg|strangl|kidnap|abduct|snatch|punch)(ing|ed|es|e)?
    |raped?
  )
`
const HARM =
  "((?<!\\bit (is |isn't |not |still |really |was |been )*)(hit|hits|hitting|hurt|hurting)|follow(ing|ed)|beat(ing)?( up)?|(batter|slapp?|thump|throttl|headbutt)(ing|ed|es|s)?|drag(ging)?)"
const OBJECT = `(me|her|him|us|them|my ${CHILD})`
/** What has hot water, or has none: "no hot water in her flat". */
const HAS_HOT_WATER =
  '(flat|house|home|place|bungalow|property|kitchen|bathroom|room|shower|bath|taps?|sink|basin|tank|cylinder|floor|carpet|ceiling)'
const HURT = '(hurt|injured|burn*|scald*|crash|accident|bleed*)'

/** What only sounds like danger. It is left out of a line before the signs are looked for. */
export const harmless = [
  // "The smoke alarm is going off, and there is smoke in the hall" tells of smoke all the same.
  part`
    (smoke|fire) ?(
      alarm|detector|door|place|exit|extinguisher|safety|risk|guard|pit|assessment
      |regulation|damage|surround|panel|escape|blanket|drill|sale|station|fighter|wood|test
      |work
    )s?
    |an? smoke|after (a|the) fire
    |fire > (won't|doesn't|not) (light|work|start|come on|ignite)
  `,
  'black ?out (curtain|blind)s?|(since|after|during|following|was|had) (the|that|a|our) (\\w+ )?power ?cuts?',
  part`
    (
      ceiling|wall|roof|shed|fence|drain|gutter|chimney|soffit|chain|sale|deal|purchase
      |shelf|bed|chair|table|gazebo
    )( has| have| is| just| all)* collapsed(?! on (me|him|her|us|them|someone|somebody|a|my (?!(car|van|shed|bike|fence|wall|plants?)\b)|your|his|our))
    |collapsed (drain|ceiling|wall|gutter|fence|roof|shed|soffit)
  `,
  part`
    on fire (
      today|lately|recently|at work|last night
      |this (week|month|year|season)
      |these days
    )(?!.*\b(flame|burn|smok|help|scream))
    |${BODY}( is| are)? on fire
  `,
  part`
    (having|had|has|throwing|thrown) an? (\w+ )?fit (about|over) (
      it|that|this|what|how|who|money|nothing
      |(the|my|our|his|her|their|an?) (?!(phone|floor|table|chair|sofa|bed|side|edge|time|back|last|same)\b)
    )(?!.*\b(floor|foam|shak|jerk|breath|conscious|epilep|ambulance|999))
  `,
  '(smoke )?without fire',
  // What somebody would have, once had, or does after a walk and a laugh.
  part`
    (
      (i|he|she|they|we|you|\w+)('d| would|'ll| will)( nearly| probably| only| just)* have
      |(don't|do not)( be| go)? hav(e|ing)
    ) an? (heart attack|stroke|fit|seizure)(?! (and|now|right|any minute)\b)(?!.*\b(chest|breath*|floor|collaps*|blue|help)\b)
    |(?<!\b(never|first)\b.{0,24})(had|suffered) (an? |some |a few |his |her )?(\w+ )?(
      seizures?|fits?|strokes?|heart attacks?|asthma attacks?
      |(allergic|anaphylactic) (reaction|shock)s?
      |anaphyla*
    )( to \w+)?( \w+){0,2} (
      before(?= *([.,;!?]|$|is (that|it)|so|but|and is))
      |in the past|as a (kid|child|baby|teenager|lad|lass|bairn)
      |when (i|he|she) was (a|little|small|young*)
    )(?!.*\b(another(?! \w)|another (one|fit|stroke|attack|reaction)|again|right now|having|just (had|now))\b)
    |last time ([\w']+ ){0,4}(
      allergic reaction|seizure|fit|faint(ed)?|pass(ed)? out
    )(?!.*\b(another(?! \w)|another (one|fit|stroke|attack|reaction)|again|now|just)\b)
    |(fainted|passed out|blacked out)( \w+){0,2} (last time|once|before)(?= *([.,;!?]|$)| (at|when|i|he|she|we|you|in|and (was|were)))(?!.*\b(another(?! \w)|another (one|fit|stroke|attack|reaction)|again|now|just)\b)
    |(eaten|ate|had) (\w+ ){1,4}(
      once (and|but) (he |she |it )?(was|were)
      |before (and|but) (he |she |it )?(was|were)
    ) (fine|ok|okay|all ?right)
  `,
  part`
    laugh*\b[^.?!]{0,30}\b(can't|cannot|couldn't|could not|hardly|barely) breathe
    |(can't|cannot|couldn't|could not|hardly|barely) breathe (for|from|with) (laughing|giggling)
    |(packed|busy|crowded|crammed|rammed|heaving)( \w+){0,2} (that |and )?(you|we|i) (can't|couldn't|could hardly|could barely) breathe
    |(dress|jeans|trousers|shirt|suit|jacket|waistcoat|collar|harness|belt|corset|top)( is| was| are| were)? (so|that|too) tight (that )?(i|he|she|we|you)( just)? (can't|cannot|couldn't|can hardly|could hardly) breathe
    |pass(ed|es|ing)? out (the |some |these |our |my |a few |all |more |free )*(
      leaflets?|fl[yi]ers?|menus?|cards?|sweets|forms|invit*|samples|programmes|drinks|papers|keys|presents
    )
    |passing.out (parade|ceremony)|passed out (at|from) (sandhurst|hendon)
    |uncon\w*ous (of|bias)
    |collaps(ed|es?|ing) into bed
    |collapsed(?!.*\b(breath*|chest|blue|gr[ea]y|wak(e|ing)|respon*|pulse|help|fit|pain|slur*|floppy|gums|shak*|not moving|pale|head)\b) (in a heap|(on|on to|onto|in|into) (the|my|his|her|our) (\w+ )?(sofa|settee|couch|armchair|bed|chair|basket|rug)) ([\w',]+ ){0,8}[\w',]*(?<=\b(daft|lazy|knackered|shattered|happy|asleep|bless|zonked|worn out|tired))
  `,
  // What pulls on a lead, and a mouth full of somebody's hands.
  part`
    (chokes|(?<!\b(is|he's|she's) )choking) ((him|her|it)self )?(on|against|with) (the|his|her|their) (lead|collar|harness)
    |chok(es|ing) ((him|her|it)self )(?=on (the|his|her) (lead|collar))
    |(like|as if) (i'm|i am|i was) (choking|drowning|going to choke) (when|whenever|if|every time) (you|they|the dentist|the hygienist)
    |chok(es|ed|ing) on (the |all |all the |this |brick |plaster )*dust
    |(rather|sooner) (die|be dead) than (?!(live|living|go on|carry|be|being|stay|go home|go back|keep|face|suffer|lose|go through this)\b)
  `,
  part`
    suicide inquests?|inquest ([\w']+ ){0,4}suicide
    |do you (\w+ )?(do|deal with|handle|cover|take on|sell|use|stock|treat) (any )?(\w+ )?(stabbings?|assaults?|abductions?|kidnap*|heatstroke|strokes?|seizures?|burglar(y|ies)) ?(cases|claims|work)?(?=\W*$)
    |heat ?stroke (mats?|coats?|jackets?|vests?|leaflet)
    |(strangling|killing|choking|suffocating) (the|our|my|his|her) (\w+ )?(business|company|firm|trade|high street|cash ?flow|sales|market)
    |(read|saw|heard|seen) (\w+ ){0,3}(stabbing|shooting|fire|explosion|burglary|gas leak|crash)( \w+){0,3} (in|on) (the (\w+ )?(paper|news|telly|tv|radio|gazette|post)|facebook)
    |(had|after|since|following|been) an? (\w+ )?break.?in(?! (progress|going on|happening))
    |attack(ed|ing) (the|my|our|his|her|their|your) (\w+ )?(bill|menu|food|cake|pudding|steak|pile|paperwork|hoover|vacuum|clippers|brush|dryer|hairdryer|postbox|toys?|lead)s?\b
  `,
  '(car|van|fence|wall|gate|bumper)( has| is| was| been| got| just)* (hit|struck) by',
  // Air in the heating, and fluid in the brakes.
  part`
    bleed(ing)? (\w+ ){0,3}(
      radiator*|rads?|boiler|heating|system|brakes?|valve|key|screw|nipple
    )
    |(radiator*|rads?|boiler|heating|system|brakes?) (\w+ ){0,5}bleed*
  `,
  part`
    (gave|give|giving) me an? (heart attack|stroke)
    |(nearly|almost) had an? (heart attack|stroke)
    |an? heart attack (when|over|looking)
    |stroke (rehab|recovery|patient)
    |(?!(an?|the|his|her|my|he|she|mum|mam|dad|nan|gran|wife|had|just|bad|big|mini|having)\b)[a-z\d]{1,5} stroke (?!999|111|112)\d+(?! (days?|hours?|weeks?|months?|years?|minutes?|mins?))
    |(i had|after|since) (my |a |his |her |the )stroke
  `,
  // What somebody died of.
  part`
    (passed away|died)( \w+){0,3},? (of|from|with|after) an? (\w+ )?(
      heart attack|stroke|cardiac arrest
    )(?!.*\b(just now|on the floor|in front of)\b)
    |(?<!\bit is an? )(heart attack|stroke|cardiac arrest) (
      it was(?= *([.,!;]|$))|that took (him|her)
      |in the end(?= *([.,!?;]|$|and we))
    )
    |funeral( is|'s)?( \w+){0,3}, (a |it was a )?(heart attack|stroke)
  `,
  // What somebody does for a living, and what an injection does.
  '(people|clients?|patients|those) with suicidal thoughts|suicide (prevention|awareness)',
  part`
    (in|and) stroke(?= (and|teams?|wards?|care))
    |stroke (and|team|ward|unit|nurse)
    |cardiac arrest teams?
    |injection[^.?!]{0,60}(numb|droopy)[^.?!]{0,30} for (the|an?) (
      afternoon|hour|day|evening|while
    )
  `,
  // Figures of speech.
  "(nearly|almost) pass out (just )?(thinking|at the)|like (there has|there is|there's) been a fire",
  part`
    before (my|his|her|the|our) (\w+[ -]){1,3}(has|have) an? (stroke|fit|heart attack) (at|over|when|if|about)
    |stabb(ed|ing) (me|us) in the back(?=( \w+){0,3} (and|over|on) (\w+ ){0,4}(business|firm|company|accounts?|deal|set up|left)\b)
  `,
  part`
    (looks?|looked|hair) (\w+ )?like (i|it)( have|'d|'ve| had)?( just)? been (
      electrocuted|struck by lightning
    )
    |(like|as if) (it|the car) is having an? (\w+ )?fit
  `,
  part`
    (
      plans?|hopes?|dreams?|money|business|holiday|sale
    )('s| are| is| have| has| all| just)* (going|gone|go|went) up in smoke
    |up in smoke waiting
    |thought (i|he|she|we) (was|were) (going to|gonna) die(?!.*\b(chest|breath*|blood|help|heart|pain|collaps*)\b)
  `,
  // Things that cough, choke and have fits.
  part`
    (?<!\b(in|on|at|using|with) (the|a|my|his|her|our|your) )(
      tap|exhaust|engine|pump|mower|hoover|printer|toilet|loo|sink|drain|boiler|machine|car
      |van|computer|phone|telly|alarm
    )( is| has| was| been| just| always| keeps?| (cough|splutter)(s|ing) and)* (
      chokes|choking|having an? (\w+ )?fit
    )
    |(tap|engine|car|it|mower|van|bike)( just)? (
      coughs?|jerks?|splutters?|judders?
    )( \w+){0,2} and chokes?
    |exhaust( is)? blowing and she chokes
    |it( is)? chok(es|ing)( a bit)? (
      at the lights
      |when (i|you) (turn the key|start it|rev|pull)
    )
    |(mower|engine|car|van|bike) chokes( a bit)? when you start it
    |(she|it) chokes( a bit)? at the lights
  `,
  '(took|taken) the last of (my|me|his|her) (\\w+ ){0,3}(tablets?|pills?|medication)(?=.*\\b(need|repeat|prescription|order|ran out|chemist|more)\\b)(?!.*\\b(all of|whole|bottle|at once)\\b)',
  part`
    (nowhere|not) near (the |any |my |our )?(\w+ )?(
      lights?|electrics?|sockets?|wiring|plugs?
    )
    |(well|far) (away|clear) from (the |any )?(\w+ )?(
      lights?|electrics?|sockets?|wiring|plugs?
    )
  `,
].join('|')

/**
 * Signs of danger in plain lines, in the words for it; `dangerScenes` has what callers describe without them.
 * The first match counts. `a ~ b`: both within a few words, in
 * either order; `a > b`: in this order; `a & b`: both, anywhere in the line; `*`: any ending.
 *
 * Electricity indoors, after Electrical Safety First and the fire chiefs: smoke, melting, a smell of
 * burning, or sparks, heat or crackling from a fuse box is fire, 999. A socket that sparked once is
 * an electrician's urgent job (see the trade). 105 is for power lines and substations.
 *
 * **Source**: NHS, When to call 999; National Gas Emergency Service; Energy Networks Association
 * (105); Electrical Safety First; National Fire Chiefs Council; Police.uk, When to call 999; Samaritans.
 */
export const dangerSigns: readonly Signs[] = [
  {
    danger: 'carbon-monoxide',
    is: [
      'monoxide|co2? (alarm|detector|monitor|sensor|poison*|leak|level|reading)|alarm (says|shows|reads) co',
      // "A white box, it's got carbon something on it, it won't stop beeping"
      `carbon(?! (cop*|footprint*|fib*|dating|neutral|steel|paper|offset*)) & ${SOUNDING}`,
      '(flame|pilot light) ~ (yellow|orange)',
      `(${ILL}|sick(?! of)) ~ (boiler|gas fire|flue|flame)(?! (service|repair|man|engineer))`,
      `${ILL} & (when*|every time|if|while|since|after) > ${BURNER}`,
      `${ILL} & (when*|every time|if|while|since) (the|that|our) fire is (been )?(on|lit)`,
      `${ILL} & ${ALARM} > ${SOUNDING}`,
      `${ILL} & (boiler|gas fire|heater|stove) & (so (does|do|is|has)|too|both of us|all of us|we('ve| have| are|'re)? (all|both)|everyone|the kids)`,
    ],
    // Of an alarm that sounds, nobody on the telephone can know that it is the battery.
    not: part`
      (
        fit*|install*|put(ting)? (in|up)|test*|replac*|batter*|buy|sell|supply|(need|want) a
        |do you(?! (think|reckon|know))
        |service|new
      )\b(?!.*${SOUNDS})(?<!${SOUNDS}.*)
    `,
  },
  {
    danger: 'gas',
    is: [
      `${SMELL} ~ (gas|gassy|eggy|(rotten|bad|off|gone.off) eggs?|eggs? gone off|sulphur*)`,
      `${SMELL} > (like|of) (\\w+ )?eggs?`,
      'gas(?! (boiler|combi|engineer|safe|bill)) > (leak*|escap*|hiss*|(com|pour|piss|pump|blow|gush|spew|stream)ing out|everywhere)|(leak*|escap*) (of )?gas',
      `${PLACE}( is| was| has| all| just)* (full of|filled with|filling (up )?with) gas`,
      `hiss* ~ (gas|${BURNER}|pipe)|hiss* & ${SMELL}`,
      `gas(?! (boiler|fire|heating|central)) > (${CANNOT}|won't) (turn|switch|shut|get|go) (it )?off`,
      `(${HIT}|into|hitting) ~ gas (pipe*|main|line|supply|tap|valve|meter)`,
      // Beside the cooker it is gas, even to a caller who blames the drain.
      `${ODD} ~ ${SMELL} & ${BURNER}`,
      `${SMELL} & (since|after|worse|stronger|near|by|beside|behind|around|round|next to|when) > ${BURNER}`,
      // Whoever asks whether it is gas has smelt something, unless they speak of what it runs on.
      part`
        (
          think*|thought|reckon*|sure|know*|wonder*|worried|scared|afraid|if|whether|say*
          |hope*
        ) (that )?${IT} (is|isn't|was|were)( not)? (a )?gas( leak)?${GAS_END}
      `,
      `${IT}? (might|could|may) (${IT} )?(well )?be (a )?gas( leak)?(?! (\\w+|or)\\b)`,
      `${SMELL} & (${IT} (is|was)|(is|was) ${IT}) (a )?gas${GAS_END}`,
      // A caller who asks for the gas emergency line needs it.
      '(number|ring*|call|phone|contact) > (gas (people|board|emergenc*|network)|national gas|cadent)',
    ],
    not: part`
      (
        no (gas )?(smell|leak)|(not|\w+n't) smel*
        |gas leak (test|check|detect)
        |do you \w+ gas(?! leak)
        |egg (sandwich*|mayo*|fried)
        |(electric*|oil|lpg) or|or (electric*|oil|lpg)|capped
        |(gas (people|board)|they|cadent)( have|'ve)? (been|came|turned)
        |(
          drains?|sink|plug ?holes?|toilet|hot (water|tap)|fridge
        )\b(?!.*(gas|cooker|hob|boiler|meter))(?<!\b(gas|cooker|hob|boiler|meter)\b.*)
      )\b
    `,
  },
  {
    danger: 'wet-electrics',
    is: [
      `${WATER} & spark(s|ing)(?! plug)`,
      `${WATER} & (lights?|lamps?|bulbs?|electric*)( is| are| has| have| all| just| keeps?| started)* (flicker*|going on and off|dimming)`,
      `${SOCKET} ~ (fizz*|sizzl*|arcing)`,
      `(pipe|burst|leak*|tap) & it is (going|getting|running|coming) (all )?(in|into|over|down|through|near) (the |a )?(\\w+ )?${FITTING}`,
      `${SOCKET} & (brown|black(ened)?|scorch*|charred|discolou?red) & (hot|warm|crackl*|buzz*)`,
      part`
        ${WATER} & (
          on|onto|into|in|through|thru|out|out of|over|down|from|near|by|behind|above|around
          |round|under|to
        ) (${THEIR} |all |an? )*(\w+ )?${FITTING}
      `,
      part`
        ${FITTING}( is| are| has| have| all| getting| got| gone| just| now)* (
          wet|soaked|soaking
          |(full of|fill(ed|ing)( up)? with) water
          |dripping|leaking
          |water (in|on|com*|drip*|pour*|run*)
          |under (the |a )?(water|leak)
          |flooded
        )
      `,
    ],
    not: 'no (water|leak)|(draught|draft|air|breeze|wind|noise|sound|smell|flies|bees|wasp|ant|mice)s? (\\w+ ){0,2}coming',
  },
  {
    danger: 'electricity',
    is: [
      `${WIRE} ~ (${HIT}|down|downed|fallen|fell|hanging|dangling|sagging|sparking|lying|collapsed|touch*|climb*|kite|low|across|into)`,
      `${WIRE} > (on|in) the ${OUTDOORS}|(cable|wire|line)s? > (down|hanging|fallen|fell|snapped) > (storm|pole|tree|roof|shed|car|spark*|${OUTDOORS})`,
      'pylon|sub-?station|power ?cut(?! to)|blackout',
      'whole (street|road|village|area|estate) > (no power|no electric*|lost power|without power|dark|out of power)',
    ],
    not: '(run*|lay*|want|need|put) (an?|the|some)( \\w+)? (cable|wire|line|power|electric*)|(phone|washing) (line|cable)|generator',
  },
  {
    danger: 'fire',
    is: [
      '(on|caught|catching|set) (\\w+ )?fire|(caught|set) light|alight|ablaze|burning down|chip pan|explo(ded|sion)|help[ ,!.]+(there is a )?fire',
      part`
        (
          there is|there are|there has been|got|have|see|is|was|the
        ) (\w+ ){0,3}${FIRE}( (in|on the|at|behind|under|next door|from|coming|upstairs|downstairs|here|now|everywhere|spreading|out|underneath)|(?! ?\w))
      `,
      part`
        ${FIRE} > (
          coming|pouring|billowing|filling|everywhere|rising|seeping|spreading|shooting
          |upstairs|downstairs|next door
        )
        |(house|flat|home|kitchen|building|shop) (is )?(fire|burn|burning)
      `,
      '(in|into|with|up in|full of|filling|see|smell) > (flames|smoke)|(?<!\\b(gas|log|electric|open) )fire (in|at|has|is)',
      '(call|need|ring|send|get|phone) (\\w+ )?fire (brigade|engine|service)',
      `${APPLIANCE} ~ (sparks|sparking|smoking|melted|melting)|${FUSE} ~ (hot(?! (tub|water))|fizz*|crackl*|scorch*)`,
      `fish* ~ ${SOCKET}`,
      `${SMELL} & ${FUSE} & (fish*|buzz*|crackl*|humming|hot(?! (tub|water)))`,
      `it is smoke?ing|${SMELL} > (burning(?! (wood|food|candles?))|melting)|burning (\\w+ )?smell`,
    ],
    not: part`
      (
        (if|is) (there|it)( is)? an?( \w+)? fire
        |(do|have) you (have|got) an? fire
        |wood ?burner|barbecue|exhaust|clutch|engine|brakes?|rubber|dust|toast
        |spark(s|ing)? (\w+ )?when (i|we|you)
      )\b(?!.*(flames|on fire|smoke (coming|pouring)|spreading|burning (?!rubber|smell)|melt))
    `,
  },
  {
    danger: 'crime',
    is: [
      part`
        (${PEOPLE} > (break*|broken?|forc*|smash*|kick*)|trying to (break|force|get)) (
          in(?! (touch|with|an?|some|time|on|to|a|two|three|four|half|bits|pieces|places|several)\b)(?! ${THEIR} (?!(\w+ )?${PLACE}\b))
          |in ?to(?! (song|tears|laughter|bed|an?|it|the \w+ market)\b)
          |through(?! (to|all|on|for|now|since|this|yesterday)\b)(?! ${THEIR} (\w+ )?${WITHIN})(?<!\bget through(?= *($|[.,!?;])))
          |${THEIR} (\w+ )?(door|window|way)(?! (fitting|handle|lock|panel|seal|with (an?|the|his|her|their) (\w+ )?\w*ball))
        )
        |${PEOPLE} > (breaking|forcing|picking|smashing) ${THEIR} (\w+ )?lock
        |${PEOPLE} > climb* (in|into|in through|through|over) ${THEIR} (\w+ )?(
          window|garden|fence|wall|balcony|house|flat|shop|gate
        )
        |${STRANGER} > climb* in(?! ${THEIR} ${WITHIN})
        |${PEOPLE} > (
          got
          |(?<!\b(voicemail|message|email|text|asking|see|ringing|called|enquire) about )getting
        ) (in through|(in|into) (my|our|the|next) (?!(?<=\bthe )(car|van)\b)(\w+ )?${PLACE})
      `,
      part`
        ${PEOPLE} > (
          ${ATTACK}
          |threaten*(?!( (me|us))?( with)?( to)? (bailiffs?|court|evict*|legal|sue|leave|notice|take|stop|cut|report|solicitors?|jump|kill (him|her)self|hang|end)\b)
          |(beat|batter|slapp|thump|kick|punch|throttl)ing (up )?(my|the) (\w+ )?${FAMILY}(?! (out|off|at|to|with|for|on)\b)
          |${HARM} ${OBJECT}(?! (with|on|to|if i (don't|forget|miss)|${BODY}))
          |taken (my|our|the) ${CHILD}(?! (is|to|out|off|for|on)\b)
          |locked (me|us) in(?! (the|my) (loo|toilet|bathroom|shed))
        )
      `,
      part`
        (
          ${PEOPLE} > (going|trying|want*|will|coming( round| over| here| back| up)?)
          |(he|she|they)'ll
        ) (to )?(kill|hurt|hit|stab|shoot|attack|strangle) ${SOMEBODY}(?! if (i|we|you|it) (\w+n't|is not|forget|miss))
        |(
          says|said|saying|threat*|shouting|swears?
        ) > (kill|stab|shoot|attack) ${SOMEBODY}(?! if i (don't|forget|miss))
      `,
      `(doors?|window|lock|broken|burgled) > (they|he|someone|somebody)( are|'re| is) still (in|inside|here|there)`,
      "(forced|kicked in|jemmied|smashed|broken into|broke in|burgled) & (they|he|someone|somebody)( are|'re| is| might be| could be| may be)? still (inside|upstairs|downstairs|up there|in (there|the (house|flat|shop|building)))",
      part`
        ${AT_THE_DOOR} & (
          injunction|restraining order|non-?molestation
          |(court|protection) order|there( is|'s| was) an? order
          |(not|isn't|shouldn't) (supposed|allowed|meant) (to )?(be |come )?(near|here|anywhere near)
          |(broke*|breach*|breaking) (the|his|her|an?) (\w+ )?(order|bail)
          |(ring|call|phone|need) the police
          |violent|(hit|beat|hurt|attacked|threatened) (me|us|the kids)
          |(scared|frightened|terrified|afraid) of (him|her|them)
          |i'm (\w+ )?(scared|frightened|terrified)
          |won't (go|leave)
        )
        |(${ANYONE}|he|she)( is|'s)? (now |just )*(coming|on (his|her) way|driving) (round|over|here|to (the|my|our) (house|flat))( \w+){0,6} & (
          violent|(hit|beat|hurt|attacked|threatened) (me|us|the kids)|i'm (\w+ )?(scared|frightened|terrified)
        )
        |he('s| is)( \w+)? outside( now)?,? (and )?(he('s| is) )?(banging|hammering|kicking|pounding) (on|at|in) (the|my|our) (door|window)s?
      `,
      `scream* > help|hands (a)?round (my|his|her) (throat|neck)|(got|has|had|grabbed|grabbing|holding|pinned|pinning) (me|her|him|my (\\w+ )?${FAMILY}) (by the (throat|neck|hair)|(up )?against the wall)|(stuck|stopped|broken down|stranded) > (middle|live|fast|outside|overtaking) lane`,
      part`
        (
          someone|somebody|a (strange )?man|men|strangers?
          |a (strange |random |drunk )?(bloke|fella|guy|lad|woman|lass)(?! (\w+ )*(in|inside) the)
        ) (\w+ing |is |are |still |around |about )*(in|inside) (my|our|the) (
          house|home|garden|kitchen|bedroom|shed
          |flat(?! (upstairs|above|below|next|block))
        )(?! (tell|say|know|check|look|ask|ring|help|cook|make|from (you|your|the)|to (fix|do|look|measure|fit|read|see|give|paint|sort)|(?!(shout|scream|steal|threaten|smash|loot|hid)ing\b)\w+ing (the|my|our|some|a))\b)
      `,
      part`
        burglars?(?! alarm)|intruders?|prowler|burglary in progress
        |armed(?! (forces|services))
        |hostage|kidnap*|abducted|stabbing(?! pains?)|gun ?shots?
        |(call|need|send|want) (for )?the police(?! report)|it is the police (i|we) (need|want)
        |(a|been) shooting(?! range| lesson| party| pain)
      `,
      part`
        (being|(i|we)( have|'ve)?( just)? been) (\w+ )?(
          ${ATTACK}|followed|burgled|broken into|stalked
          |(threatened|chased)(?! (with|for)\b)
          |beaten|shot
          |held (hostage|captive|against|down|here)
        )
      `,
      part`
        (
          with|has|got|have|pulled|waving|carrying|holding
        ) (an? )?(\w+ )?(knife|gun|machete|weapon|axe)(?! (sharpen*|block|skills|set|drawer|cabinet|licen*))
        |(knife|gun) to (my|his|her)
      `,
      `${NOT} > (?<!(have|had|they|'ve|'s) )let(ting)? (me|us|her|him|them) (leave|go|out)(?! (of )?(my|our|the|this) (\\w+ )?(contract|lease|tenancy|agreement|membership|subscription|job))`,
      `(${CHILD}|person|woman|man) > (snatched|taken from|missing(?! (out on (?!the )|an?|his|her|some|one|two|lessons?|school|class*|teeth|tooth)))`,
    ],
    not: part`
      (
        locks? (changed|replaced|fitted)
        |(boss|gaffer|mam|missus|mum|nan|wife)( will|'ll| is going to) kill me
        |last night|yesterday|the other (day|night)
        |lock(ed)? (myself|me) out
        |dog(?! (is )?(going|barking))
        |(nail|heat|glue|staple|spray|massage) gun
        |let you in
        |(will|'ll|should|always) be (someone|somebody)
        |(was|were) burgled
      )\b(?!.*\b(still|right now|now|downstairs|just (pulled up|come back|turned up|walked in)|missing|wandered|never came home|dementia)\b)
    `,
  },
  {
    danger: 'life',
    is: [
      part`
        cut(ting)? (my|his|her) (own )?wrists?
        |tell (my|our|the) (\w+ )?(kids|children|family|boys|girls|${FAMILY}) (that )?i (always )?loved? (him|her|them) & (i'm (done|so sorry|sorry)|goodbye|forgive|can't (do|go|carry|cope)|always loved|when i'm gone)
        |(had enough|cope|all alone|my life|no point|lost everything|died) & (going to|gonna|will|might|about to|before i|i'll) do something (stupid|silly|daft)
        |(don't|do not|can't|cannot) (\w+ )?see (the|any|a|much) point (of|in) (
          being (here|around|alive)
          |living|life|going on${END}|carrying on${END}|anything
        )
        |(can't|cannot) (cope|do this|go on) & want (it|everything) (all )?(to )?(be over|end)(?!.*\btooth)
      `,
      part`
        suicid*|self.?harm*
        |(got|have) a (rope|noose) & (way (forward|out)|no point|can't (go|do|cope|carry)|nothing left|had enough)
        |(kill*|harm*|hurting|cutting|hanging|top) ${SELF}
        |(want*|going|gonna|might|will|(he|she|i)'ll|thinking|wish|plan*|feel like) > (hurt|cut|hang) ${SELF}
        |(going|about|want*) to jump${END}
      `,
      'jump(ed|ing)? off > (bridge|building|cliff|balcony|ledge|tower|roof|multi.?storey|car park)',
      part`
        end(ing)? ((my|his|her|their|own|it) (own )?(life|all))
        |end it all
        |(feel like|thinking (of|about)|want to|going to) end(ing)? it\b
        |tak(e|ing) (my|his|her|their) (own )?life
      `,
      part`
        (
          want*|wish|going|rather|ready|better off|plan*|hoping|well|might
        ) (to |i was |i were |being |be |as )*(
          die|dead|disappear forever|not (wake up|exist)
        )(?! before| of| for)
        |(want*|wish|rather|better off|hoping|as well) (to |i was |i were |i could |just |being |be )*not (be|being)( (here|around|alive))?( any ?more)?${END}
      `,
      part`
        (don't|not) want(ing)? (to )?(
          live(?! (in|with|near|without)\b)
          |be alive|be here${END}|wake up|go on${END}|exist|carry on${END}
        )
        |(?<!\btooth.*)can't (go|carry) on(${END}|(?= (like|living)\b))(?!.*\btooth)
      `,
      '(no|nothing|no reason|no point) > (live for|living|carry(ing)? on|being alive|to live)|no way out|see (no|any) way out',
      "better off without me|life (isn't|is not|not) worth|(pills|tablets|rope|razor)( (all|here|right|lined up|sat|out|just))* (in front of me|ready|in my hand)",
      '(bridge|roof|ledge|cliff|platform|tracks|railway) > (jump*|do it|end it)|(left|found) (a|his|her) (\\w+ )?note > (find|missing|gone)|goodbye note',
    ],
    not: 'hair|price(?! of)',
  },
  {
    danger: 'medical',
    is: [
      ...inAirway,
      part`
        (?<!\b(after|since|following) (my|his|her) )heart attack
        |cardiac arrest
        |(?<!\b(two|four|back|breast|swimming|(after|since|following) (my|his|her))[ -]|(^|[ -])[b-hj-z][ -]|\breference\b[^.?!]{0,30})stroke(?! (of|improve*|technique|lesson*|play))
        |slurr*|uncon\w*ous
        |pass(ed|ing)? out(?! of)
        |unrespons*|lost consciousness|knocked out|fainted|blacked out|no pulse|seizure*
        |convuls*
        |anaphyla*(?! (to|allergy))
        |overdos*
        |(?<!food )poison(ed|ing)
        |electrocuted|amputat*|head injury|paralys*|heatstroke|hypotherm*
        |drown(s|ing|ed)(?! (in (?!(the|a|our|my|your) )|(my|his|her|the) phone|man))
        |giving birth|meningitis|sepsis|septic(?! tank)|crushing pains?|gibberish|burning up
        |gasping(?! for (an?|some|my) )
        |is crowning|stabb(ed|ing)(?! pain)|acid (in|on)|chemical burn|asthma attack
        |gone into shock
        |bones? > (sticking|poking) out
        |face down
        |(?<!(came|come|comes|coming|are|were|served|brought) )out cold(?! (air|water))
        |lost (\w+ )?feeling
      `,
      // Not "he carries an EpiPen", nor "in case she needs it".
      part`
        (?<!\b(case|if|never|not|ever|should|unless)\b.{0,20})(
          us(e|ed|ing)|giv(e|en|ing)|gave|need*|inject*|jabb*|stuck|administer*|where is
          |find|get|reach
        ) (?!a new|another)(\w+ ){0,3}epi-?pen
        |epi-?pen > (${NOT}|now|wearing off|(he|she) is on the floor)
      `,
      part`
        one side of ${THEIR} (face|body|mouth)
        |(face|mouth|cheek) ~ (droop*|(dropped|fallen)(?! (out|off))|lopsided)
        |(face|arm|leg|numb|weak) ~ one side
        |speech > (funny|odd|strange|weird|gone|jumbled|muddled)
      `,
      part`
        ${ONE} > (
          floppy
          |(very|really|all|so) confused(?! (about (my|the|your|which)|by|with|over)\b)
        )
        |suddenly confused
        |suddenly? > (lost|loss of) (\w+ )*(speech|sight|vision)
      `,
      part`
        ${CANNOT} (lift|move|feel|see|speak|talk) (
          properly|all of a sudden|suddenly|and
          |(my|his|her|their|one|both|anything) (\w+ ){0,2}${BODY}(?! (above|over|past|higher))
        )
        |${CANNOT} let go
      `,
      // Both legs and the saddle of somebody with a bad back: cauda equina, after the NHS.
      part`
        (numb*|(lost|no) (feeling|sensation)) > (
          down (below|there)
          |between (my|his|her) legs
          |saddle|privates?|private parts|groin|genital*|undercarriage|bum(?! cheek)
          |(?<!\bon the )bottom(?! (tooth|teeth|lip|jaw|gums?|molar|denture|plate|left|right|front|back|set|row|ones?)\b)
        )
        |(back|sciatica|legs) & (bum|bottom|groin|privates)( has|'s| is)? (gone|going) numb
      `,
      part`
        (
          ${CANNOT}|don't|do not|doesn't|not able to
        ) (\w+ )?feel (it |anything |much )?(when|if) (i'm |(i|he|she|my|his|her) )(\w+ ){0,4}(
          wee|weeing|pee|peeing|bladder|bowels?
          |(?<!\b(flush|clean|sit on) )the (toilet|loo)
        )
        |lost (all )?(control|feeling) > (bladder|bowels?)
        |(back|sciatica|legs) & (wet|wetting|soil*) (myself|himself|herself)
      `,
      `(${CANNOT}|hardly|barely|struggl* to) > (swallow|get|keep) > (spit|saliva)|${HARDLY} > breath*|(to|will|might|he'll) choke|chok(es|ing)(?! hazard)|inhaler > ${NOT}`,
      part`
        ${ANYONE}( is| are| was)?( just)? lying (in|on) the (\w+ )?(road|street|pavement)(?! under my)(?!.*\byesterday)
        |(
          fall|fallen|fell|lying|floor(?! (above|below|up|down|under*|beneath)\b)|ground|road|pavement
        ) > (${NOT}|${CANNOT}) (get up|stand|mov*|answer*|wake*)
      `,
      `${ONE} > (?<!\\b(cancel\\w*|appointment|booking|slot|date|changed),? (and |but )?)${NOT} mov(ed|ing)(?! (out|in|into|house|home|on|to|until|till|from (the |this |our |my )?(house|flat|property|address|area)))|${ONE}${HAS} (keeled|slumped) over`,
      `(turn*|gone|going) (\\w+ ){0,3}blue|gums > (white|pale|blue|gr[ea]y|purple|(funny|odd|weird|strange) colour)|short of breath and`,
      '(lips|face|tongue|throat|airway) ~ (swell*|swollen|clos*|blue|grey)|swollen ~ wheez*',
      part`
        (swell*|swollen|spread*|gone|going|infection|abscess) > (
          up to|right up to|round|around|near|closing|shut|behind
        ) (my|his|her|the|one) eyes?
        |eyes? > swollen shut
        |(swell*|swollen) > eyes?( is| has| are| nearly| half| almost| all| gone)* (shut|clos*)
      `,
      `(swell*|swollen) & (${CANNOT}|hardly|barely|struggl* to) (\\w+ )?open (my|his|her) mouth & (shak*|shiver*|fever*|temperature|swallow*|sweat*|neck|burning up)`,
      '(bitten by|stung) > (swell*|swollen|faint|bleed*)|stung and',
      `(chest|heart) (pain|pains|hurts|crushing)|(pain*|crush*|tight*|squeez*|clutch*) ~ (chest|left arm)|pains? (in|across|down) ${THEIR} (\\w+ )?heart`,
      'stiff neck > (rash|temperature|fever)|breathing (\\w+ )?(fast|funny|weird|odd|strange)(?! about)',
      `collapsed?|${NOT} (respond*|waking)|(won't|${CANNOT}) (wake|come round|respond|rouse|be woken)`,
      part`
        (having|had|has|in|another|started) (an? )?(fits?)(?! (of|when))
        |(?<!\b(alarm|light|shower|kitchen|carpet|tap|sink|new|one|bath|door|window|gas|the|a) )fitting and (
          shak|foam|jerk|can't|cannot|won't|we can|not breath|froth|unresp
        )\w*
        |(keeps|been|he is|she is) fitting
        |allergic reaction
      `,
      part`
        (cleaner|bleach|chemicals?|acid) > (swallowed|drunk|drank|(in|into) (${THEIR} )?eyes?)
        |swallow(ed|ing) (a |an |some |the |his |her )?(\w+ of )?(\w+ )?(glass(?! of)|needle|pin|nail|magnet|razor ?blade)s?
        |${CHILD} > (eaten|ate) > (lea(f|ves)|berries|mushroom*|plant|lil*)
      `,
      part`
        ${EATEN} > (
          ${POISON}
          |(?<!\b(his|her|their) )(pills|tablets|medication)
          |chemicals?|drugs|cleaner|detergent|petrol|acid|white spirit|a magnet|a coin
        )
        |${EATEN} > (too many|all|a? ?loads?|lots|whole|pack*|handful|box|\d+|thirty|twenty) & ${MEDICINE}
        |${CHILD} > ${EATEN} > ${MEDICINE}
      `,
      `(bowls?|buckets?|basins?|towels?|cupfuls?) (\\w+ )?(of|with|in) blood|(bleed*|blood) ~ ${HEAVILY}|bleeding > (out|a lot|loads|like (mad|hell|crazy|a pig|a tap)|from (\\w+ )?${BODY})|(someone|somebody|${PERSON})( is| are)?( \\w+)? bleeding (in|on|at|outside|by|near) (the|your|our)|(cough*|vomit*|throw*|sick) (up )?(\\w+ )?blood`,
      part`
        cut (off )?(\w+ ){0,3}${BODY}s? off
        |severed ~ (artery|${BODY})
        |(been|got|was) shot(?! (of|on))
        |(had|got|getting|an?) (an? )?(\w+ )?electric shock
        |(got|had) a (shock|belt) (off|from) > (numb|heart|burn*|chest|arm)
        |blood > (out of|from) (\w+ )?ears?
      `,
      `(bad|badly|severe|serious|severely|seriously|major|terrible|awful) (\\w+ )?${HURT}|(people|someone|somebody)( are| is)? (hurt|injured)`,
      part`
        (burn*|scald*) ~ (badly|severely|face|all over|skin)
        |(
          scald*|boiling
          |kettle(?= (\w+ )?(over|down))
          |(?<!\b(no|without|any|the|of|getting|have|for) )(scalding|hot) (water|oil|tea|fat|coffee)
        ) ((?!at\b|for\b|from\b|since\b)\w+ ){0,2}(over |on |down )?(${SOMEBODY}(?! (\w+ )?${HAS_HOT_WATER})|${SELF}|${THEIR} ${BODY})
        |(boiling|scalding|(hot|burning) (oil|fat)) (\w+ ){0,5}(over|down) (${SOMEBODY}|${SELF}|${THEIR} ${BODY})
        |(burnt|burned) ${SOMEBODY}
      `,
      `(come|came|caved|fell|fallen|collapsed) (down |in )?(right |straight )?on (top of )?${SOMEBODY}(?! is)`,
      part`
        (i'm|i am|we're) trapped(?= *([.!;]|$|, (i'm|we're|help|i can't|we can't)))
        |(${ONE}( is| are)?|we are) trapped(?! (a|the|his|her|nerve|in an? (\w+ )?(contract|lease|tenancy)))
        |(lorry|car|van|bus|coach|truck)${HAS} (
          overturned
          |(gone )?(upside down|on its (roof|side)(?! (of|rack)))
        )
        |(hit|run over|knocked (over|down)) (a|the) ${PERSON}
        |((i|we) have|i've|we've|just) crashed
      `,
      part`
        (i|${ONE})${HAS} (
          fell|fallen|fall|came|come|slipped|thrown|swept|stuck|jumped
        ) (\w+ )?(off|from|down|out of|through|in|into|under) (\w+ ){0,3}(
          roof|loft|ladder|stairs?|steps|lift shaft|manhole|cellar|window|scaffold*|balcony|wall|tree|canal|river|sea|lake
          |pond|pool|ice|bridge|height|floor|horse|bike
        )
      `,
      part`
        (
          (been|was|having) (in )?an?
          |there is (been )?an?|there has been an?
        ) (\w+ )?(crash|pile-?up|collision)
        |(trapped|crushed|pinned) (
          by|under|in|inside|beneath
        )(?! (an?|the|my|our|this) (\w+ )?(contract|lease|tenancy|membership|chain|job)\b)
        |crushed ~ hand
      `,
      part`
        ((hit|struck) by|run over|knocked (down|over|off (my|his|her|their))) > (
          car|bus|lorry|van|truck|train|motorbike|bike|tram|vehicle|taxi|lightning
        )
        |(car|bus|lorry|van|truck|train|bike) (\w+ ){0,2}(hit|knocked) (me|us|him|her|them)
      `,
      part`
        broken ${THEIR} (neck|back|spine)
        |${ONE}( has| have|'s|'ve) (just )?(been|got) (run over|knocked down)${END}
        |knocked (him|her|my|them)(self)? out
        |(hit|banged|bumped|knocked|cracked|smashed|split) ${THEIR} head > (
          hard|badly|sick|dizzy|confused|bleeding|open|drowsy|vomit*|blood
        )
      `,
      part`
        (into|in) labou?r
        |baby is (coming|arriving)(?! (with|to|too|in|out|on|next|at|along|for|as)\b)
        |baby > being born
        |(my|her) waters? (have |has |is |just )*broken?(?! down)
        |rash > (won't|doesn't|not) (fade|disappear|go)
      `,
      `(i'm|i am|${ONE}( is| are|'re)) (\\w+ )?dying(?! (to|for|of (embarrass|boredom|laughter|hunger|thirst))|\\b[^.?!]*\\b((an?|his|her|my|the|their|new) will|probate|power of attorney)\\b)|(ambulance|paramedics?) (please|now|quick)`,
      part`
        (ring|call|need|send|get|want|phone)(ing)? > (ambulance|paramedics?)
        |(?<!\b(should|shall|do|must|can) (i|we) (\w+ ){0,2})(ring|call|need|get|phone)(ing)? > 999(?! ?\d)
        |${ONE} & (ring|call|phone)(ing)? > 999(?! ?\d)
      `,
    ],
    not: 'hair (was|is|got|has)|through my nose',
  },
  // Only of an animal: see `findDanger`. What is poisonous to dogs and cats, after the RSPCA and the BVA.
  {
    danger: 'animal',
    is: [
      part`
        (
          cat|dog|pup|puppy|kitten|rabbit|guinea pig|hamster|ferret
        )s? & (just|only) (lying|laying|lies) (there|still|on (his|her|its) side)
        |(dog|cat|pup|puppy|kitten|rabbit)s? (won't|can't|cannot) (get up|stand|move)
      `,
      part`
        ${EATEN} > (
          ${POISON}|${MEDICINE}|choc*|advent calendar*|raisins?|sultanas?|currants?|grapes?|mince pies?
          |fruit ?cake
          |christmas (cake|pudding)
          |shampoo|conditioner|soap|detergent|cleaner|cleaning (products?|fluid)|washing (powder|liquid)|perfume
          |easter eggs?|onions?|macadamia*|xylitol|(chewing|sugar.?free) gum|lil(y|ies)|conkers?|cannabis
          |a (\w+ )?(sock|needle|fish ?hook|corn ?cob)
        )
      `,
      part`
        ${EATEN} > (something|anything|summat) & (
          shak*|shiver*|trembl*|froth*|foam*|drool*|dribbl*|wobbl*|stagger*|retch*|vomit*
          |(being|been|is) (\w+ )?sick
          |throwing up|poorly|lethargic
        )
      `,
      `${EATEN} & (dark|whole|box|bar|lots|loads) & choc*`,
      part`
        (had|nicked|pinched|demolished|guzzled|polished off) (a |an |some |the |half |my |our |loads |lots |bag |box |bar |packet |load |whole |handful |bit |piece |of )*(
          chocolates?(?! (lab*|spaniel|poodle|cockapoo|point|brown|colour*|puppy|pup))|raisins?|sultanas?|grapes?|mince pies?|easter eggs?|xylitol|slug pellets|rat poison
        )
      `,
      part`
        (
          overheat*|heat|too hot|really hot|boiling hot|burning hot|roasting|hot car|sunstroke
        ) & (
          wobbl*|stagger*|unsteady|floppy|drunk
          |(keeps|kept|keep) (falling|going) (over|down)
          |(can't|cannot|won't) (stand|walk|get up)
          |(gone|going) limp
        )
      `,
      '(froth*|foam*) > mouth|(shak*|trembl*|wobbl*) ~ (froth*|foam*|drool*)',
      part`
        pant* > (badly|heavily|loads|non-?stop|like mad|(won't|can't|doesn't) stop) & (
          wobbl*|stagger*|unsteady|floppy
          |(can't|cannot|can hardly|can barely|won't|unable to) (stand|walk|get up)
        )
        |(wobbl*|stagger*|(can't|cannot|can hardly|can barely) (stand|walk)) & pant*
      `,
      part`
        (bloat*|swollen|hard|tight|drum) ~ (belly|stomach|tummy) & (
          retch*|sick|vomit*
          |nothing (is |comes |coming )(coming )?up
        )
        |bloat* & (retch*|(trying|tries|wanting|wants) to (be sick|vomit|throw up)|nothing (is )?com*)
        |(been|got|was|is) (just )?(run over|knocked down|hit by)${END}
        |(eye|leg) > hanging (out|off)
        |(bit|bitten) > (adder|snake)
      `,
    ],
    not: "(not|\\w+n't|never) (\\w+ )?(eat*|ate|swallow*)|(his|her|its|the) (tablets?|pills?|medication)(?! (i|we|that|meant|of))",
  },
]
