import type { Danger } from '../command.ts'
import { part } from '../text/patterns.ts'
import { ANYONE, CANNOT, CHILD, END, PERSON } from './danger-words.ts'

const OWN = '(my|his|her|their)'
const LIMB =
  '(thighs?|legs?|arms?|hands?|wrists?|throat|neck|face|head|chest|ribs|foot|feet|fingers?|thumb|toes?|stomach|knee|shoulder)'
const BLADE =
  '(saw|chainsaw|grinder|knife|chisel|blade|axe|drill|nail gun|nail|screw|screwdriver|scissors)'
const WEAPON =
  '(hammer|crowbar|(iron |metal )?bar|(baseball |cricket )?bat(?! and)|machete|brick|knife|axe|spanner|bottle|pole|scissors)'
const OUTLET =
  '(fuse ?(box|board)|consumer unit|sockets?|plugs?(?! ?hole)|light switch|(the|a|my|our) switch)'
const COOKING = '(pans?|chips|hob|cooker|oven|grill|iron|candles?|frying pan|gas ring)'
/** What is swallowed by mistake. */
const CAUSTIC = part`
  (
    drain (stuff|cleaner|unblocker|fluid)
    |(oven|toilet|patio|brush|brick) (cleaner|stuff)
    |descaler|bleach
    |dishwasher (tablet|salt|liquid)
    |washing (pod|tablet|capsule|liquid)
    |detergent|anti-?freeze|white spirit|turps|weed ?killer
    |paint (stripper|thinner)
    |caustic soda|screen ?wash|lighter fluid|lamp oil
  )
`
const DRANK =
  '(drank|drunk|swallowed|swigged|gulped|licked|eaten|(in|round) (his|her) mouth|(had|took|taken) (a|some) (drink|sip|swig|gulp|mouthful|taste))'
const FAINT =
  '((feel*|felt|gone|going|getting|all) (a bit |all |quite |very |really )?(light-?headed|faint|woozy|dizzy|clammy)|passing out)'
const BLEEDS = '(bleed(ing|s)?|bled|blood (everywhere|running|pouring))'
const SWELLS =
  '(lips?|tongue|throat|face)( is| are| has| have)?( gone| going| come| all| getting)* (swell*|swollen|up|massive|huge|tight|puffy)'
const DOUBLED = '(tongue|lips?|throat)( is| are| has| have)( gone)? (doubled|twice)'
const RECENTLY_DEAD = '(died|passed|put to sleep|lost (him|her)|gone)'

/**
 * What callers describe who do not name the danger: "he's gone grey and clammy". In the short form of
 * `dangerSigns`; both sides of an `&` must be telling by themselves, since they may stand far apart.
 */
export const dangerScenes: Readonly<Partial<Record<Danger, readonly string[]>>> = {
  'carbon-monoxide': [
    part`
      headaches & (go|goes|went|clears?) (off|away|up)? ?when (we|we are|we're|i|i'm) (go |leave |are )?(out|outside|leave|away)
      |alarm & fumes & (scream*|going off|beep*|blaring)
    `,
    part`
      alarm* > (
        by|near|next to|above|beside|over
      ) (the |my |our )?(boiler|cooker|hob|stove|gas fire) > (
        going off|goes off|gone off|beep*|bleep*
      )(?!.*\b(whenever|pressure|error)\b)
    `,
    part`
      (barbecue|bbq|charcoal|generator|camping stove) > (in|into|inside) (the |a |our )?(
        pod|tent|caravan|camper|house|lodge|cabin|hut|chalet
      ) & (
        sleepy|drowsy
        |(can't|cannot) (wake|get) (him|her|them|my \w+) up
      )
    `,
    'says co & (scream*|beep*|bleep*|going off|faint|sick|dizzy)',
    'alarm* & heads (are |were )?(like (lead|cotton wool)|thumping|banging|pounding|splitting)',
    part`
      (two|three|four|five|all) of us > (woken up|woke up) > (
        dizzy|sick|headaches?|thumping heads?|drowsy
      ) & (heater|boiler|fire|stove|burner)
      |(heater|boiler|gas fire|stove|burner) > (two|three|four|five|all) of us > (
        dizzy|sick|headaches?|thumping|drowsy
      )
    `,
  ],
  gas: [
    part`
      (hob|ring|cooker|gas|burner)s? (has |have |was |were |is |been )*(left )?on (unlit|without (a|the) flame)
      |left (the |a |her |his )?(\w+ )?(hob|ring|gas|cooker|burner)s? on(?! (the|low)) > (
        unlit|without (a|the) flame|reek*|stink*
        |(not|never|didn't|wasn't|isn't|hasn't) (been |properly )?(lit|light|lighting|caught|catch)
      )(?! of grease)
    `,
    '(hob|ring|cooker|gas|burner|knob) & (not|never) lit & (reek*|stink*|smell*|fumes)',
    '(hit|through|into|dug up|drilled) (a|the|our|my) yellow pipe & (hiss*|whoosh*|roar*)',
  ],
  'wet-electrics': [
    part`
      water > (up to|as far as|over|reached) the (plugs|sockets)
      |touch the (\w+ )?(
        tap|shower|sink|washer|cooker|fridge|boiler
      ) (i |we )?(get|got|it gives) (a|an|me)
    `,
    part`
      (
        get|gets|got|getting|gives?|gave|giving
      ) (me |us |him |her )?(a|an) (?!static)(\w+ )?(shock|belt|tingle|jolt|zap) (off|from) (
        it
        |(the|my|our) (\w+ )?(
          shower|tap|sink|bath|radiator|pipe|cooker|washing machine|dishwasher|fridge|kettle
          |toaster|switch
        )
      )
    `,
    part`
      (
        shower|tap|sink|radiator|washing machine|puddle|water
      ) > (got|get|gets|gives?|gave) (me |him |her )?(a|an) (\w+ )?(shock|belt|jolt|zap)( (off|from|that)|(?= *([.,!;]|$)))
    `,
    part`
      coppers? (poking|sticking|showing|hanging) out
      |(bare|live) (wires|cables?)(?!.*\b((?<!not )(?<!not been )(turned|switched) off|isolated|removed)\b) & (
        kids?|child*|toddler|baby
        |not (been )?(turned|switched) off
        |still (live|on)
      )
      |live (wires|cables?) (\w+ ){0,2}(sticking|poking|hanging) out
    `,
  ],
  electricity: [
    part`
      (?<!\b(phone|telephone|washing) )(cable|wire|line)s? > (off|down from) (the |its )?(pole|pylon)
      |(branch|tree) (\w+ ){0,2}on the (wires?|cables?|line)
      |(cable|wire)s? > (fizz*|spark*|arcing) & (road|lane|ground|pole|tree|hedge|field)
    `,
  ],
  fire: [
    part`
      (smel*|stink*|reek*) (of|like) (\w+ )?fish & (
        fuse ?(box|board)|consumer unit|sockets?|plugs?(?! ?hole)
      )
      |fishy smell & (fuse ?(box|board)|consumer unit|sockets?|plugs?(?! ?hole))
    `,
    `${OUTLET}( is| has| are)?( all| gone| going| turned| went| just)* (brown|black|scorched|charred|singed)(?! with) & (smel*|stink*|reek*|burn*)`,
    '(?<!\\b(no|any) )flames? (licking|leaping|shooting)|(started|is|are|still) smouldering|smouldering (and|in the)',
    part`
      (
        curtains?|sofa|settee|carpet|bed|clothes|hair|sleeve
      ) (has |have |is |are |all |just )*caught(?= *([.,!;]|$|and|light|fire))
      |(heater|candle|iron|fag|cigarette|flames?)( has| have| is| just)* caught (the|my|our) (\w+ )?(curtains?|sofa|settee|carpet|bed*|clothes|sleeve|blinds?|towels?)
      |gone up in flames
      |gone up & caught > (fence|shed|roof|house|garage)
      |(
        car|van|fryer|boiler|telly|tv|shed|dryer|unit|oven|toaster
      )( has| is|'s)?( just)? gone up in smoke
    `,
    'glowing (orange|red) > (window|curtain*|glass|flat|house|roof|loft)',
    // What cooks behind a door that nobody can open.
    part`
      (
        (left|leaving) ((a|an|the|my|our|some) )?(\w+ )?${COOKING}( \w+){0,4} (on|lit|burning|going)
        |${COOKING}('s| is| are)?( still| all)?( on the \w+)? (on|lit|burning|going)
        |(tea|dinner|food|soup|summat|something|eggs)( is|'s)?( still| cooking)* on the (hob|stove|cooker|gas)
        |left ((a|the|my|our|some) )?(\w+ )?${COOKING} on the (hob|stove|cooker|gas)
      ) & (locked( (me|my|our|us|her|him|them)\w*)? out|(can't|cannot|couldn't) get (back )?in|door( is|'s| has)?( just)? (slammed|shut|locked) (itself )?(behind|on) (me|us))
    `,
  ],
  crime: [
    part`
      (says|said|threat*|shouting) > (finish|do) (me|her|him|us) (off|in)(?= *([.,!;]|$|tonight|today|now))
    `,
    part`
      lost (my|our) (little )?${CHILD}\b > (was|were) (right |just )?here
      |(nobody|no one)( has| is)? seen (him|her) & (he|she) is (only |just )?(
        three|four|five|six|seven|eight|nine|ten|[3-9]|10
      )${END}
    `,
    part`
      (
        outside
        |at (the|my|our) (\w+ )?door
        |in (the|my|our) (\w+ )?(garden|yard|shop|house)
        |up (the|my|our) drive
      ) > with an? (\w+ )?${WEAPON}
      |(waving|swinging|brandishing) an? (\w+ )?${WEAPON}
      |coming (at|for) (me|us|him|her) with an? (\w+ )?${WEAPON}
    `,
    "(says|said|outside|threat*|shouting) > (he|she|they)('ll| will| is going to|'s going to) (do (me|us|her|him) in|batter (me|us|her|him))",
    part`
      (his|her|their|a) (hands?|arm|belt|cord) (a)?round (my|her|his) (throat|neck)
      |(
        throwing|knocking|slapping|battering|kicking|punching
      ) (her|him|(my|the|his|her) ${PERSON}) (about|around)
    `,
    part`
      (trying|started) to (boot|bash|batter|kick) (my|our|the) (\w+ )?(door|window)
      |(booting|bashing|battering|kicking) (my|our|the) (\w+ )?door( in| down)
    `,
    part`
      (
        he|someone|somebody|a man|men|lads|youths|they|fella|bloke
      )(
        's|'ve| has| is| are| have| been
      )* (trying|rattling) (all )?(the|my|our) (windows|doors|door handles?)(?! (with|out)\b)
    `,
    part`
      (he|she|they)( is| are)( \w+ off and| outside)? (smashing|wrecking) (up )?(the|my|our) (\w+ )?(place|house|flat|door|windows?)
      |(locked|shut|hiding|hid)( myself| ourselves| us)? in (the|my) (bathroom|loo|toilet|bedroom|cupboard) & (
        (he|she)( is|'s) (kicking off|going mad|going mental|screaming|smashing|outside|hitting)
        |(scared|frightened|terrified) of (him|her)
      )
      |(men|blokes|lads|lasses|women|people|customers|guys|drunks|fellas|neighbours|tenants|boys|girls|brothers|sons)( are|'re| is| were| have been| proper| all)* (fighting|scrapping|brawling) & (
        knife|knives|blood|bleeding|glassed|machete
        |(got|has|with|holding|waving) (a|the) (\w+ )?(bottle|bat|glass)
      )
      |there is (a )?(\w+ )?(fight|brawl|punch.?up) & (knife|knives|blood|bleeding|glassed|machete)
      |(going to|gonna|will|'ll|threat*|wants to) > burn (the|my|our) (\w+ )?(house|flat|place|shop) down
      |(throwing|chucking|lobbing) (things|stuff|plates|bottles|stones|bricks|pans|cups|furniture) at (me|us|him|her|the kids|my ${PERSON})
      |(punching|smashing|kicking off|throwing|raging|hitting) & i'm (\w+ )?(scared|frightened|terrified) of (him|her)
      |just (booted|kicked|smashed) (my|our|the|next) (\w+ ){0,2}door (in|down)
      |footsteps (below|downstairs)
      |(someone|somebody)( has| is)? (just )?put (my|the|our) (\w+ )?(window|door) in(?! (wrong|crooked|badly))
      |(just )?(glassed|headbutted|knifed) (me|him|her|my)
    `,
    // Somebody who cannot look after themselves is missing.
    part`
      ${CANNOT} (\w+ )?find (my|our) (\w+ )?${CHILD}(?= *([.,!;]|$|any ?where|and (he|she|i|it)\b|he |she |in (the|your) (park|shop|garden|street|hotel|building|pool|lobby)))
      |(my|our) (\w+ )?${CHILD}( has| is)? (not|never) (
        come|came|got|turned up|arrived
      ) (home|back(?! to))
      |(toddler|baby|child) (\w+ ){0,3}(crying|screaming) & by (itself|himself|herself) & since
      |(my|our|the|a) (\w+ ){0,2}(${CHILD}|year[- ]old)( is| has| have| are)?( just)? (
        gone missing|disappeared|wandered off|run off
      )(?! (with|abroad|his|her|from|to)\b)
    `,
    part`
      (?<!\b(cat|dog|kitten|puppy)( is| has)? )(not|never) (come|came|got|turned up) (
        home|back(?! (to|yet to))
      )( yet)? & (he|she)( is|'s)? (only |just )?(
        four|five|six|seven|eight|nine|ten|eleven|twelve|[4-9]|1[0-2]
      )( years? old)?${END}
    `,
    part`
      (dementia|alzheimer*) > (
        wandered (off|out)|walked (off|out)|gone out (in|without)|gone missing
        |got out(?! of)|not come home
      )
      |(
        wandered (off|out)|walked (off|out)|gone missing|got out(?! of)
      ) > (dementia|alzheimer*)
      |(dementia|alzheimer*) & (nobody|no one)( has|'s| is)? seen (him|her)
      |(
        gentleman|man|lady|woman|mum|dad|nan|gran|husband|wife|he|she
      )( is| has)? gone${END} > (dementia|alzheimer*)
    `,
  ],
  life: [
    '(had|i have) enough of (living|life)(?! (in|at|with)\\b)|(sat|sitting|stood) here with (a |the |my )?(rope|pills|tablets|razor|noose)',
    part`
      (stood|standing|sat|sitting) on the wrong side of the (
        railings?|barrier|parapet|bridge
      )
      |wrong side of the (railings|parapet)
      |side of the parapet
      |when (they|somebody|someone) finds? me(?= *([.,!;]|$))
      |letters? (\w+ ){0,3}for (when|after) (i am|i'm|i have|i've) gone
    `,
    `(since|after|without|now) > ${RECENTLY_DEAD} > (want|wish|ready) (to|i could) (go|be)( back)? with (him|her|them)(?= *([.,!;]|$|and|again))`,
    part`
      (stood|standing|sat|sitting|i'm) (\w+ ){0,2}on (the|a) (\w+ )?(
        bridge|ledge|cliff|tracks|parapet|roof
      ) & (
        know why i'm|nothing left|(can't|cannot) go on|lost (my|the) job|lost everything
        |no point(?! in)
      )
      |lost (my|the) job > i'm on the (\w+ )?(bridge|ledge|roof)
    `,
    part`
      (tablets|pills) (\w+ )?(lined up|put by|counted out|saved up)
      |i won't be here any ?more & (sorry|fault|know)
      |i've (wrote|written) (all )?my letters(?! to)
      |(
        daughter|son|husband|wife|partner|brother|sister|mum|dad|he|she
      )( has| is|'s)? (left|written|wrote) (a|us|me) (\w+ )?note > goodbye
      |by the time > (
        get|gets|read|reads|find|finds|hear|hears
      ) > (i'll|i will) (have gone|be gone|be dead)(?! (to|out|home|on|from|off|by|for)\b) & (
        not your fault|forgive
        |tell (mum|dad) (i'm )?sorry
        |loved? you
      )
    `,
    part`
      better off (without me|if i (was not|wasn't|weren't|was gone|was dead|were gone))
      |(put|puts) (the |your )?(dogs?|cats?|animals?) (down|to sleep) with & for myself
      |see a way out(?! of (?!this and))
    `,
    part`
      (not|won't) be (about|around|here) (by|after|come|past) > (
        weekend|then|monday|tomorrow|christmas|week
      ) & (tablets|pills|rope)(?!.*\b(pick|collect|send|repeat|prescription)\b)
      |i (\w+ ){0,3}(want|wish) to (just )?(
        go to sleep|fall asleep|close my eyes
      ) and (not|never) wake up(?! (every|at|with|in)\b)
      |since > nothing (keeping|to keep) me here
      |(don't|not) want to live without (him|her|them|my ${PERSON})
    `,
  ],
  medical: [
    part`
      ${ANYONE}( is)? at the bottom of the (stairs|steps) & (not (answering|moving)|blood)
      |blood (by|from|around|coming from) (his|her|my) head
      |coffee grounds & (sick|vomit*|black|faint)
    `,
    part`
      (took|taken|chopped|sliced|cut) (\w+ ){0,5}(fingers?|thumb|toes?|hand) (clean |right )?off(?! (the|it|a|of)\b)
      |(splash*|sprayed|squirted) (\w+ ){0,3}(in|into) (my|his|her) eyes? & (
        cleaner|unblocker|bleach|acid|cement|lime|chemical*|stuff
      )
    `,
    part`
      ${CHILD} > (gone|fell|fallen|got|stuck) > (down|in|into) (the|that|a|your) (\w+ )?(
        hole|well|trench|shaft|manhole
      )
      |lift & (stopped answering|gone quiet)
    `,
    part`
      (
        gone|going|looks?|he is|she is|all|i'm
      ) (\w+ )?(grey|gray|white|pale) and (clammy|sweaty|cold)(?! toned)
      |clammy & (chest|left arm)
      |left arm > (heavy|numb|dead) & (strange|funny|chest|sweat*|dizzy)
      |(like|feels?|as if|there is) > (
        stood|standing|sat|sitting|elephant|weight|brick|band|vice
      ) (is |a )?(on|across|round) (my|his|her) chest(?! press)
    `,
    part`
      (tight*|squeez*|crush*) > ribs & (sweat*|clammy|left arm)
      |tight (band|belt) (round|around|across) (my|his|her) (ribs|chest)
      |(
        heavy|heaviness|pressure|tightness
      ) (\w+ )?(across|in|over) (my|his|her) (front|chest)(?! (teeth|tooth|tyre|door|brake|shoulder))(?!.*\b(desk|shoulder|tooth|neck)\b) & down (my|his|her) (left |right )?arm
    `,
    part`
      ${ANYONE}( has| is)?( just| all)* (gone|going|went|turned|turning) (a |all a )?(bit of a |very |really )?(
        funny|odd|strange|weird|horrible|terrible|awful
      ) colour(?! since you)
      |(pale|gr[ae]y|white|sweat*|clammy|shak*|shiver*|drowsy|sleepy|fever|temperature|burning up|diabet*|been sick|headache) & (
        (he|she|${PERSON})( is| has| just| all| gone)* (not |isn't |stopped )?making (no|any|much)? ?sense
        |(he|she|${PERSON}) (doesn't|don't|does not) (know|recognise) (where (he|she) is|me|us|who (i am|we are)|what day it is)${END}
      )
    `,
    `(nobody|no one|${CANNOT}|don't|not) > (find|feel|get|got|have) (a|any|his|her|no) pulse`,
    part`
      (pulled|got|fished|dragged) (him|her|them) out(?! of) > (he|she)( is)? not (
        answering|breathing|moving|responding
      )(?! (my|our|the|his|her|emails|calls|out|in))
      |(${ANYONE}|\w+ is)( has| is)?( just)? (gone|went|dropped) down like a (sack|ton|tree)
      |${ANYONE}( has| is)?( just)? (gone down|dropped|collapsed) & not answering me
      |${ANYONE}( has| is)?( just)? (
        gone down|dropped|collapsed|gone over
      ) > (he|she)( is)? not (answering|moving|responding)(?! (my|our|the|his|her|emails|calls|out|in|to))
    `,
    part`
      (
        ${CHILD}|man|woman|he|she|someone|somebody
      )( is| was)?( \w+)? (at |on |in )?(the )?bottom of (the|your|our|my) (\w+ )?(
        pool|pond|bath|hot tub|lake
      )(?! (bag|toys?|fixing|cleaning|doing))
      |face down in (the|your|our) (\w+ )?(pool|pond|bath|water)
    `,
    part`
      ${ANYONE}( is| was| has been| started| keeps| on the floor)* (
        thrashing
        |jerking(?!.*\b(car|gear|engine|place|clutch)\b)
      )( about| around| all over|${END})
      |on the floor (jerking|thrashing|shaking)
      |(he|she|${CHILD})( has| is)?( just)? (gone|went) (all )?limp
      |(his|her) eyes? (have |has |are |is |all |just )*(rolled|rolling) (back|up)(?! at)
    `,
    part`
      (
        put|got|caught|stuck|run|ran|gone|went|slipped|drilled
      ) (an?|the|his|her|my) (\w+ )?${BLADE} (right |straight )?(through|into|across|down) ${OWN} (\w+ )?${LIMB}(?! (door|wall|rest|rail|pump|luggage|board))
      |${BLADE} (has |is |went |gone |just |right |straight )*(through|into) ${OWN} (\w+ )?${LIMB}(?! (door|wall|rest|rail|pump|luggage|board))
      |${OWN} (\w+ )?${LIMB} > ((is|it is|blood) (pumping|spurting|squirting))
      |(bit|bitten|cut|gash*|slic*|slash*) (open )?${OWN} (\w+ )?${LIMB} & it is (just |absolutely )?pouring
      |${OWN} (\w+ )?${LIMB}( has| is)* (been )?(bit|bitten|cut|gashed|sliced|slashed) & it is (just |absolutely )?pouring
    `,
    part`
      ${OWN} (\w+ )?${LIMB}( is| are| has)?( been)? (ripped|torn|sliced|split|slashed) open
      |(slic*|slash*|slit|gash*) (open )?${OWN} (\w+ )?${LIMB} & (
        squirt*|spurt*|pump*|pour*|gush*|everywhere|(won't|can't) stop
      )
    `,
    part`
      (
        tooth|teeth|socket|gums?|extract*
      ) & (pouring|gush*|bowls|clots|${BLEEDS}) & ${FAINT}(?! at the (sight|thought))(?!.*\b(when i brush|periods?|last time)\b)
      |(tooth|teeth|socket|gums?|extract*) & bleed* & (soaked|soaking|drenched|mouthfuls|mouth is full)
      |(bleeding|still bleeds?) > ${FAINT}(?!.*\bperiods?\b)
      |bleeding > (
        all night|for hours|won't stop|not stopped
      ) & (thinners|warfarin|apixaban|rivaroxaban)
    `,
    `${CAUSTIC} > ${DRANK}(?! (all|my|his|her) (\\w+ )?(tea|coffee))|${DRANK} (\\w+ ){0,4}${CAUSTIC}|${CANNOT} (get|catch) (my|his|her) (wind|breath)`,
    part`
      lips( is| are| have| has| gone| going| looking| all| a bit)* (
        blue|purple|gr[ae]y|(a )?funny colour
      )
      |lips( have| has)? (gone|come up) (massive|huge)(?!.*\bfiller)
      |breath(ing)?( is| has| sounds| gone| going| all| very| really)* (rattl*|gurgl*|ragged)
      |(ribs|chest) (is |are )?(sucking|sucked|pulling|drawing) in
      |(whistl*|wheez*|rasp*) (noise |sound )?(when|as) (he|she|i) breathes?
    `,
    part`
      stung (by (a |an )?(bee|wasp|hornet|jellyfish|something)|(?=\w+ )) & (
        throat|tongue|breath*|lips|struggling to swallow|(can't|cannot) swallow
      )
      |(got|been|was) stung & (wheezing|throat|tongue|lips)
      |(
        nut|peanut|wasp|bee|shellfish|sesame|egg|milk|fish
      ) allerg* & (${SWELLS}|(is|he's|she's) wheezing)
      |allerg* & (('s|is|has|are|have) (just |all )?(come|coming|broken|breaking) (up|out)|covered) in (hives|blotches|lumps|a rash)
      |(nuts?|peanuts?|cashews?|almonds?|walnuts?|pistachios?|satay|prawns?|shrimps?|crab|lobster|mussels?|shellfish|sesame|kiwi|eggs?|fish) & (face|lips?|tongue|throat|eyes?|mouth)( is| are| has| have| all| just| gone| going| getting| come| coming)* (
        blow(n|ing) up|coming up|puff*|balloon*|fat
        |up like
        |tingl*|tingly
      )
      |${DOUBLED}
      |(lips?|tongue)( is| are| has| have)( all| just| suddenly| gone| come| going| getting| really| very| quite| a bit| a little)* (puffy|puffed|puffing|ballooned|ballooning)(?!.*\b(filler|botox)\b)
      |throat( is| has| feels?| feeling| gone| going| getting| all| really| very| so)* tight(ening)? & (
        lips?|face|tongue|hives|rash|stung|ate|eaten|eating|fish|nuts?|peanuts?|prawns?|shellfish|allerg*
        |gone (all )?(\w+ )?red|dizzy
      )
      |(hives|rash|blotches) & (wheez*|lips > (puff*|swell*|swollen|tingl*))
    `,
    part`
      (stuck|lodged|caught) in (my|his|her) throat & (${CHILD}|sound|breath*|blue|colour)
      |clutching (his|her|my) throat
      |(turning|gone|going) purple & (throat|breath*|chok*|stuck)
    `,
    part`
      (?!.*\bbrush)((weeks|months) (gone|pregnant)|pregnant) > (
        i'm bleeding
        |bleeding (heavily|badly)
        |blood (\w+ )?(running|pouring|down|everywhere)
        |waters (have )?(gone|broken)
        |not felt (it|him|her|the baby) move
      )
      |(my|her|is) waters (have |has |all )+(gone|broken)(?! (off|down|cold|cloudy|brown|up|back|dirty))
      |waters (have )?(gone|broken) & (baby|contractions|pregnant|labour)
      |see (the )?baby (is )?head
      |baby (is )?head (is )?(out|coming|showing)
    `,
    part`
      stiff neck & (purple|blotch*|bear the light|light hurts)
      |(purple|dark|red) (\w+ )?(?<!\bwine )(blotch*|spots|rash)(?! on the (carpet|sofa|wall)) & (
        stiff neck|bear the light|drowsy|floppy|fever|(gone|all) limp
      )
      |spots > (don't|won't|doesn't) (fade|disappear|go)( away)? (when (you|i)|under)
    `,
    part`
      (half|side)( of)? ${OWN} face( has| is| gone| all)* (
        slid|sagged|slack|dropped|drooped|fallen
      )
      |(his|her|my) (words|speech) (is |are )?(coming out )?(\w+ )?(mush|jumbled|muddled)
      |(dribbl*|drool*) (down|from|out of|on) (one|the (left|right)) side & (talking|speech|words|slur*|arm|leg|confused)
      |words? (is |are )?coming out like mush
      |(mouth|face|smile)( is| has| all)* (
        hanging|drooping|pulling|pulled|gone|going|slipped|twisted
      )( down| over)?( to| on)? one side
      |${CANNOT} (get|find|string) (\w+ )?words (out|together)(?!.*\b(shy|nervous|stammer*|stutter*|always)\b)
      |talking (\w+ )?(gobbledygook|gibberish|double dutch)
    `,
    part`
      ${ANYONE}( is| has| was)?( \w+){0,5} (slumped|keeled) (
        over|forward
        |in (the|his|her|a) (chair|seat)
        |on (the|his|her) (desk|floor|plate|wheel)
      )(?<!\b(fence|wall|tree|shed|gate|bike|plant|flowers|sign)( has| is| have| that is)? (slumped|keeled) (over|forward))
    `,
    part`
      (${CHILD}|year[- ]old)( is| are| has| have)? (
        stuck|locked|shut|trapped
      )( himself| herself| themselves)? (in|inside) (the|a|our|my|your|her) (\w+ )?(
        car|van|sauna|lift|bathroom|toilets?|loo|cupboard|fridge|freezer|dryer|boot
        |steam room
      )(?! (park|seat|queue|lobby|habit|with (his|her|my|their)))(?!.*\b(traffic|late)\b)
      |locked > (car|van) with (the|my|our) (\w+ )?${CHILD} (in|inside)
      |lift & (old|elderly) (lady|man|woman|gentleman) & (
        gone quiet|not answering|stuck|trapped
      )
      |locked & (car|van) & ${CHILD}( is|'s)? (in there|in it|still in|inside|in the back)
    `,
    part`
      letter ?box > (he|she|him|her|feet|legs)( is)? (lying|slumped|on the floor)
      |letter ?box and (he|she)( is)? (lying|slumped)
      |(moaning|groaning|calling out) (through|behind|inside) (the|his|her) (\w+ )?(letter ?box|door)
      |(not|hasn't) been seen (since|for) & (letter ?box|moan*|groan*)
      |(not|haven't|hasn't|nobody has|no one has) (been )?seen (the|my|our) (\w+ )?(lady|gentleman|neighbour|tenant|resident|old \w+) (\w+ ){0,4}(for|in|since) & (smell|stench|stink|flies|post is|milk)
      |${ANYONE}( is)? on the floor > see (him|her) through
      |${ANYONE}( is| was)?( just)? (lying|slumped) (\w+ ){0,2}(in|on|at) the (\w+ )?(
        hall|hallway|landing|stairs
      )
      |(he|she)( is)? laid (out )?(in|on) the (\w+ )?(hall|floor|stairs|landing|kitchen)
      |on the (\w+ )?floor & ${CANNOT} (get|lift) ((him|her|my \w+) )?up
      |${CANNOT} (get|lift) (him|her|my \w+|the ${PERSON}) (back )?(up )?(off|from) the floor
      |see (him|her|my \w+|(a|the) ${PERSON}) (just )?(lying )?on the floor
      |(him|her|${ANYONE})( is| just| lying| laid| still)* on the floor(?! (above|below|up|down|under*|beneath)\b) & (not|won't|isn't|hasn't) (
        answering|answer|moving|moved|responding|respond|getting up
      )
      |(think|reckon|scared|worried|looks like|afraid) (that )?(${ANYONE}|(my|our|the|a) (\w+ )?${PERSON})( is| might be| are) dead(?! (now|on|keen|set|against|right|wrong|good|nice|against|chuffed|excited)\b)
      |(someone|somebody|(a|the) (man|woman|lady|bloke|body|old \w+))( is| lying)* dead (in|on|at|outside|by) (the|my|our|your)
    `,
    part`
      (
        trench|wall|tunnel|roof|scaffold*
      )( has| have)?( just)? (caved|collapsed|come|fallen) (in|down) & (buried|trapped|underneath)
      |(
        trench|wall|soil|earth|scaffold*|roof
      ) > (come|came|caved) (down |in )?on (one of |two of )?(the |my |our |your )?(someone|somebody|${PERSON}|him|her|them)
      |(ceiling|wall|roof|chimney|scaffold*|trench|tree|shelv*|wardrobe)( has| have| is| just|'ve)* (
        came|come|fell|fallen|caved|collapsed|gone|tipped|toppled
      ) & ${ANYONE}( is| are|'re| still| stuck| trapped| caught| pinned)* (under|underneath|beneath) (
        it${END}|there
        |(all )?(that|the (rubble|plaster|bricks))
      )
      |trapped (under|underneath|beneath) (the|a|that) (ceiling|wall|roof|rubble)
      |buried up to (his|her|my|their|the) (chest|waist|neck|knees)
    `,
    `${CANNOT} feel (anything|a thing|much|it) (down below|when (i|he|she) wipes?)|when (i|he|she) wipes? & (numb|feel)`,
    part`
      (?<!\b(pothole|was a) )(shock|belt) (\w+ ){0,2}(
        threw|thrown|knocked|flung
      ) (me|him|her|us) (across|over|backwards)
      |(wires?|shock|belt|sockets?|electric*|cables?|switch|plug) & (got|been|was) (thrown|flung|knocked|blown) (right |clean )?(
        across (the|a) \w+
        |off (my|his|her) feet
        |backwards
      )
      |(thrown|threw|flung) (him|her|me) (right |clean )?(
        across (the|a) (room|kitchen|floor|shop|yard|hall|garage)
        |off (his|her|my) feet
      )
    `,
    part`
      pupils? (is |are )?(bigger|different sizes|uneven|blown)
      |worst headache (of my life|i've ever|ever)
    `,
    `inhaler > (done|did|doing) nothing(?! much)(?!.*\\b(review|lately)\\b)|(can|could) only (get|manage) (\\w+ ){0,3}words? out(?! (in|of)\\b)`,
    part`
      (chip pan|pan of (oil|fat|chips)) (\w+ )?(down |over )?on (to )?(
        him|her|me|himself|herself|myself
      )
      |kettle( has| is)?( just)? (
        gone|went|tipped|fell|fallen|spilt|poured
      )? ?(all )?(over|down) (
        him|her|me|us|himself|herself|myself|(my|the|our) ${PERSON}|(my|his|her) ${LIMB}
      )
      |(burn*|scald*|boiling|oil|pan|fryer|kettle) & skin (is )?(coming|peeling) off
    `,
  ],
  animal: [
    part`
      (strain*|squat*|tray|litter|trying to (go|wee|pee)|wee|weeing|pee|peeing) & (nothings?|not a drop|hardly (anything|a drop)|only (a drop|drops))( is| are| has|'s| just)* (com*|came)( out| through)?(?= *([.,;!?]|$)| (and|but|he|she)\b)
      |(tray|litter|toilet|wee|pee) & (strain*|cry*|meow*|miaow*|yowl*|howl*) & (in and out|back and forth|keeps? (going|getting|trying)|every (few|couple|five|two|ten)|won't (come|get) out|can't go)
      |(cat|tom|kitten|dog|puppy|he|she)('s| is)?( (can't|cannot|has not|hasn't|haven't|not|isn't))+ (been able to |managed to |managed a )?(wee|weed|weeing|pee|peed|peeing|pass(ed|ing)? (any )?(urine|water|wee))(?! (on|indoors|inside|outside|everywhere)\b)(?! in (the|my|our) (house|kitchen|hall|bed|bath))
      |(has not|hasn't|not|never) (had|done|been for) an? (wee|pee)
      |(strain*|trying|struggl*) (to|for) (an? )?(wee|pee|urinate) & (can't|cannot|cry*|pain|blood)
      |blocked bladder|bladder('s| is) blocked
      |(bloody|blood in (his|her|its|the)) (diarrh*|wee|pee|urine)|(weeing|peeing|pooing|passing) (\w+ )?blood
      |trying to have (her|the) (pups|puppies|kittens|lambs?)
      |(pups?|puppies|kittens?|lamb|calf|foal) (is |are |has |got )*stuck
      |in labour > (hours|nothing|stuck)
    `,
  ],
}
