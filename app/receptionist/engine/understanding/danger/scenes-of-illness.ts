import { part } from '../text/patterns.ts'
import { ANYONE, CANNOT, CHILD, END, PERSON } from './danger-words.ts'
import type { Signs } from './danger-signs.ts'

const OWN = '(my|his|her|their)'
const FAINT =
  '((feel*|felt|gone|going|getting|all) (a bit |all |quite |very |really )?(light-?headed|faint|woozy|dizzy|clammy)|passing out)'
const BLEEDS = '(bleed(ing|s)?|bled|blood (everywhere|running|pouring))'
const SWELLS =
  '(lips?|tongue|throat|face)( is| are| has| have)?( gone| going| come| all| getting)* (swell*|swollen|up|massive|huge|tight|puffy)'
const DOUBLED = '(tongue|lips?|throat)( is| are| has| have)( gone)? (doubled|twice)'

/** Scenes of grave illness: heart, breath, stroke, seizure, allergy, meningitis, birth, collapse. */
export const illnessScenes: Signs = {
  danger: 'medical',
  is: [
    'coffee grounds & (sick|vomit*|black|faint)',
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
      (${ANYONE}|\w+ is)( has| is)?( just)? (gone|went|dropped) down like a (sack|ton|tree)
      |${ANYONE}( has| is)?( just)? (gone down|dropped|collapsed) & not answering me
      |${ANYONE}( has| is)?( just)? (
        gone down|dropped|collapsed|gone over
      ) > (he|she)( is)? not (answering|moving|responding)(?! (my|our|the|his|her|emails|calls|out|in|to))
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
        tooth|teeth|socket|gums?|extract*
      ) & (pouring|gush*|bowls|clots|${BLEEDS}) & ${FAINT}(?! at the (sight|thought))(?!.*\b(when i brush|periods?|last time)\b)
      |(tooth|teeth|socket|gums?|extract*) & bleed* & (soaked|soaking|drenched|mouthfuls|mouth is full)
      |(bleeding|still bleeds?) > ${FAINT}(?!.*\bperiods?\b)
      |bleeding > (
        all night|for hours|won't stop|not stopped
      ) & (thinners|warfarin|apixaban|rivaroxaban)
    `,
    `${CANNOT} (get|catch) (my|his|her) (wind|breath)`,
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
      |(think|reckon|scared|worried|looks like|afraid) (that )?(${ANYONE}|(my|our|the|a) (\w+ )?${PERSON})( is| might be| are) dead(?! (now|on|keen|set|against|right|wrong|good|nice|chuffed|excited)\b)
      |(someone|somebody|(a|the) (man|woman|lady|bloke|body|old \w+))( is| lying)* dead (in|on|at|outside|by) (the|my|our|your)
    `,
    `${CANNOT} feel (anything|a thing|much|it) (down below|when (i|he|she) wipes?)|when (i|he|she) wipes? & (numb|feel)`,
    part`
      pupils? (is |are )?(bigger|different sizes|uneven|blown)
      |worst headache (of my life|i've ever|ever)
    `,
    `inhaler > (done|did|doing) nothing(?! much)(?!.*\\b(review|lately)\\b)|(can|could) only (get|manage) (\\w+ ){0,3}words? out(?! (in|of)\\b)`,
  ],
}
