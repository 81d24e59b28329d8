import { part } from '../text/patterns.ts'

/** Pattern for a child that a caller mentions. */
export const CHILD =
  '(son|daughter|lad|lass|boy|girl|child*|kid|kiddie|baby|toddler|bairn|newborn|grandson|granddaughter)s?'

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
    |grand(ad|dad|ma|pa|mother|father)
    |niece|nephew|cousin|mate|customer|client|guest|tenant|patient|pupil|student|worker
    |builder|cleaner|waiter|waitress|driver|temp|chef|cook|roofer|seller|agent|cyclist
    |pedestrian
  )s?
`

/** Somebody other than the caller. */
export const ANYONE = `(he|she|they|someone|somebody|${PERSON})`

/** Who is hurt: a person or an animal. */
export const ONE = `(${ANYONE}|${ANIMAL})`

/** Whose a thing or a part of the body is. */
export const THEIR = '(my|his|her|our|their|the|your)'

/** Whom somebody harms, also a relative. */
export const SOMEBODY = `(me|him|her|them|us|someone|somebody|(my|our|his|the|a|your) (\\w+ )?${PERSON})`

/** Whoever does it to themselves. */
export const SELF = '(myself|mesel*|mesen|himself|hisself|herself|themsel*)'

/** What may stand between a thing and what has become of it. */
export const HAS = "( has| have| is| are| was| been| just|'ve)*"

/** Says that somebody cannot. */
export const CANNOT = "(can't|cannot|can not|couldn't|could not|unable to)"

/** Says that something is not so, or no longer. */
export const NOT = "(isn't|not|aren't|doesn't|hasn't|won't|stopped|stops|never|no longer)"

/** Says that something fails, or is hard to do. */
export const HARDLY = `(${CANNOT}|${NOT}|struggl* to|hard to|difficult*|trouble|barely|hardly|problems?|fighting (to|for)|no)`

/** A part of the body. */
export const BODY = part`
  (
    thighs?|legs?|arms?|head|neck|chest|stomach|hands?|wrists?|face|throat|eyes?|nose
    |mouth|back|side|tummy|foot|feet|fingers?|thumb|toes?|skin|lips?|tongue|ears?
    |shoulders?|knees?|hips?|elbows?|scalp|muscles?|gums?
  )
`

/** The end of what is said: "I can't go on" is not "I can't go on Tuesday". */
export const END = '(?= *([.,!?;]|$|and\\b(?! on\\b)|(any|no) *(more|longer)))'

/** Where somebody breaks in, or is. */
export const PLACE = part`
  (
    house|home|flat|garden|kitchen|bedroom|bathroom|hall|shed|garage|shop|office|building
    |property|room|loft|basement|place|pub|restaurant|salon|school|van|car|door|window
    |back|front|side|till|safe|skylight|conservatory|cellar|patio
  )
`

/** A smell, as callers name it. */
export const SMELL = '(smel*|stink*|reek*|whiff*|odou?r|stench|pong*)'

/** How a smell of gas is described. */
export const ODD =
  '(eggy|eggs?|rotten|bad|sulphur*|funny|strange|weird|odd|peculiar|horrible|nasty|off)'

/** What burns fuel in a home; not when it is to be mended. */
export const BURNER = part`
  (
    cooker|hob|boiler|meter|heater|heating|stove|burner|flue|aga
    |gas (fire|oven|pipe|tap)
    |flame
  )(?! (service|repair|cover|engineer|man|quote|certificate|installation)\b)
`

/** Not "is it gas heating?" or "is it gas or electric?" */
export const GAS_END =
  '(?! *(\\w+ing|central|cooker|hob|boiler|fire|fired|oven|or (electric*|oil))\\b)'

/** What was spoken of. */
export const IT = '(it|that|this)'

/** How fumes make people feel. */
export const ILL = part`
  (
    (?<!\b(give*|giving) (me|us) an? )headach*
    |dizzy|drowsy|queasy|nauseous|faint
    |feel* (\w+ ){0,3}(sick|ill|rough|poorly|unwell|faint|dizzy|funny)
    |(my|his|her|our) heads? (is |are |hurts?|aches?|bang*|pound*|thump*)
    |(bang*|pound*|thump*|splitting) heads?
  )
`

/** How a pipe is broken into. */
export const HIT =
  '(hit|struck|damaged|broken?|split|snapped|ruptured|fractured|burst|pierced|punctured|cut|caught|dug up|drilled|nicked|nail|through)'

/** A line that carries the mains. */
export const WIRE =
  '(power|electric*|overhead|underground|live|mains|high.voltage) (line|cable|wire|pole)s?'

/** Where gas from a main is smelt. */
export const OUTDOORS = '(ground|road|lane|street|floor|path|pavement|garden|lawn)'

/** Where the electricity comes in. */
export const FUSE =
  '(fuse ?(box|board)|consumer unit|meter (cupboard|box)|electric* (meter|box|cupboard))'

/** What a plug goes into. */
export const SOCKET = `(${FUSE}|sockets?|plug(?! ?hole)s?|switch(es)?)`

/** What runs on electricity. */
export const APPLIANCE = `(${SOCKET}|lead|charger|wir(es|ing)|electrics|cooker|dryer|toaster|oven|machine|boiler|telly|tv|battery|laptop|light)`

/** What water must not reach; a bare light only where water comes out of it. */
export const FITTING = part`
  (
    ${SOCKET}|electrics|wiring
    |lights?( (fitting|switch|bulb|socket|cord|pull)s?)?
    |chandelier|spotlights?|downlights?
  )(?! (wood|up|well|in colour|green|blue|brown)\b)
`

/** Water where it should not be. */
export const WATER = part`
  (
    water(?! (heater|tank|pump|softener|cylinder|meter|feature)\b)
    |rain*|leak*(?! detect)|drip*|pour*|gush*|flood*|it is (coming|running)
    |coming (down|in|straight|right)
    |burst (pipe|main|tank|boiler)s?|(pipe|main|tank) (has |is )?(just )?burst
  )
`

/** Flames. */
export const FIRE =
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
export const ALARM = '(?<!\\b(burglar|intruder|security|car|van) )alarm'

/** How an alarm sounds. */
export const SOUNDS = part`
  \b(
    ${SOUNDING}|(went|gone) off
    |(
      is|could|might|would|if|whether
    ) ${IT}(('s| is| be| just| only| mean| the| a| low| flat| dead)* )batter*
    |${ILL}|danger*|high|sick
  )
`

/** Who does harm. */
export const PEOPLE = `(${ANYONE}(?!( is|'s) (tree|branch|hedge|roots?|ladder|dog|cat)s?\\b)|burglar*|intruder*|strangers?|drunks?|yobs?|youths?|thie(f|ves))('ve|'re)?`

/** What people climb or break into who live or work there. */
export const WITHIN =
  '(baths?(?! ?room)|tub|shower|loft|attic|hatch|tank|pool|walls?|tiles?|tiling|floor|floorboards|plaster|concrete|ceiling|pipes?|pipework)\\b'

/** Who would not climb into a bath. */
export const STRANGER =
  '(someone|somebody|men|an? (\\w+ )?(man|bloke|lad)|lads|youths|burglar*|intruder*|strangers?|thie(f|ves))'

/** Somebody who is there now: not "he keeps turning up at my door". */
export const AT_THE_DOOR = part`
  ${ANYONE}( is| are| has| have|'re|'ve)?( just| now| back| still| been| outside| come round and( is| he is| she is)?| turned up and)* (
    (
      (bang*|hammer*|pound*|kick*|thump*) (on|at|in|down)
      |outside|at
    ) (${THEIR} )?(\w+ )?(door|window|house|flat|gate)s?
    |come round|turned up
    |outside(?= *(and|now|again|shouting|[.,!;]|$))
  )(?! (\w+ )?(times|weeks?|months?|yesterday))
`

/** Swallowed. */
export const EATEN =
  '(eaten|ate|eating|taken|took|taking|swallow*|drunk|drank|licked|chew*|scoffed|munch*|wolfed|(got|been) (into|at|hold of))'

/** What must not be swallowed. */
export const POISON =
  '(slug pellets|(rat|mouse|rodent|slug|ant) (bait|killer|pellets?)|poison*|bleach|weed ?killer|anti-?freeze|batter(y|ies))'

/** What is taken as medicine. */
export const MEDICINE = '(pills?|tablets?|medication|paracetamol|ibuprofen|painkillers?)'

/** How blood comes when it is an emergency. */
export const HEAVILY = part`
  (
    heavily|all night|non-?stop|badly|everywhere|to death|profusely|uncontroll*|pour*
    |gush*|spurt*|pump*|soak*|covered|lots? of|loads of
    |(isn't|not|won't|doesn't|never|can't|cannot|(is|was)n't) (\w+ )?stop*
    |(can't|cannot) (\w+ )?stop
    |stop the
  )
`

/** Harm that one person does to another. */
export const ATTACK = part`
  (
    attack(ing|ed)(?! (my|our|the|his|her|their) (\w+ )?(hedge|fence|tree|bush|lawn|weed|rose)s?\b)
    |(assault|stabb|robb|mugg|strangl|kidnap|abduct|snatch|punch)(ing|ed|es|e)?
    |raped?
  )
`

/** Harm that is done, or threatened. */
export const HARM =
  "((?<!\\bit (is |isn't |not |still |really |was |been )*)(hit|hits|hitting|hurt|hurting)|follow(ing|ed)|beat(ing)?( up)?|(batter|slapp?|thump|throttl|headbutt)(ing|ed|es|s)?|drag(ging)?)"

/** Whom somebody harms. */
export const OBJECT = `(me|her|him|us|them|my ${CHILD})`

/** What has hot water, or has none: "no hot water in her flat". */
export const HAS_HOT_WATER =
  '(flat|house|home|place|bungalow|property|kitchen|bathroom|room|shower|bath|taps?|sink|basin|tank|cylinder|floor|carpet|ceiling)'

/** Hurt, or in an accident. */
export const HURT = '(hurt|injured|burn*|scald*|crash|accident|bleed*)'
