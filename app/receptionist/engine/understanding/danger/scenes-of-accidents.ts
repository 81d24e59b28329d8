import { part } from '../text/patterns.ts'
import { ANYONE, CHILD, END, PERSON } from './danger-words.ts'
import type { Signs } from './danger-signs.ts'

const OWN = '(my|his|her|their)'
const LIMB =
  '(thighs?|legs?|arms?|hands?|wrists?|throat|neck|face|head|chest|ribs|foot|feet|fingers?|thumb|toes?|stomach|knee|shoulder)'
const BLADE =
  '(saw|chainsaw|grinder|knife|chisel|blade|axe|drill|nail gun|nail|screw|screwdriver|scissors)'
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

/** Scenes of accidents: falls, wounds, burns, poison, choking, drowning, people who are trapped or buried. */
export const accidentScenes: Signs = {
  danger: 'medical',
  is: [
    part`
      ${ANYONE}( is)? at the bottom of the (stairs|steps) & (not (answering|moving)|blood)
      |blood (by|from|around|coming from) (his|her|my) head
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
      (pulled|got|fished|dragged) (him|her|them) out(?! of) > (he|she)( is)? not (
        answering|breathing|moving|responding
      )(?! (my|our|the|his|her|emails|calls|out|in))
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
    `${CAUSTIC} > ${DRANK}(?! (all|my|his|her) (\\w+ )?(tea|coffee))|${DRANK} (\\w+ ){0,4}${CAUSTIC}`,
    part`
      (stuck|lodged|caught) in (my|his|her) throat & (${CHILD}|sound|breath*|blue|colour)
      |clutching (his|her|my) throat
      |(turning|gone|going) purple & (throat|breath*|chok*|stuck)
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
}
