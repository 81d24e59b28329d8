import { part } from '../text/patterns.ts'
import { patternOf } from '../text/short-form.ts'

/** Somebody whom cold or thirst harms soonest. */
export const FRAIL = patternOf(
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

const CHEST = part`
  (
    asthma*|copd|bronchi\w*|emphysema|cystic fibrosis|pneumonia|croup|inhalers?|nebuliser
    |(bad|weak|poorly) (chest|lungs)|chest infections?|chesty
    |(breathing|lung|chest) (problems?|trouble|conditions?|difficult*)
    |(his|her|my) (chest|breathing|lungs)
    |(in|out of|from|to) hospital|coughing|wheez*|poorly|always ill
  )
`

/** Somebody whom mould or damp makes ill: a small child, or anybody with a bad chest. */
const HARMED_BY_DAMP = patternOf(
  part`
    ${CHEST}
    |(babies|baby|toddlers?|new-?borns?|bairn|little (ones?|lad|girl|boy)|young (kids|children|family)|small (kids|children)|(\d+|two|three|four|five|six|nine|ten) (weeks?|months?)[- ]old)
    |(my|our) (\w+ )?(kids?|children|son|daughter|lad|lass|boy|girl|grandson|granddaughter)\b[^.?!]{0,60}\b(breath*|cough*|ill|sick|sleep*|chest|(he's|she's|is) (only )?(one|two|three|four|five|[1-5]))
  `,
)

/** Mould or damp in a home. */
const DAMP = patternOf(
  part`
    mould(y|s)?(?! (of|for) )(?! (bread|cake|food|cheese|fruit|salad))
    |(?<!\b(rising|a) )damp(?! (proof*|cours*|survey*|cloth|hair|towel))
    |(black|fungus|wet) (spots|patches|walls?|stuff)( \w+){0,3} (wall|ceiling)s?
    |walls?( is| are|'s)? (black|soaking|wet|dripping)
    |condensation
  `,
)

const IS_OFF =
  "('?s| is| has)?( just| gone| all| been)* (off|broken|broke|packed (in|up)|out|down|conked out|stopped|dead|not working)"

/** A home without heating, water or power. */
export const WITHOUT = patternOf(
  part`
    (no|without|not got any|got no) (heating|hot water|water|heat|power|electric*)
    |(boiler|heating|power|electric*|water)${IS_OFF}
    |froz(e|en)|freezing
  `,
)

/** A home that cannot be heated. */
const UNHEATED = patternOf(
  part`
    (no|without|not got any|got no|haven't got) (any )?(heating|heat|boiler)
    |(boiler|heating)${IS_OFF}
    |(boiler|heating)\b[^.?!]{0,24}\b(won't (fire|light|start|come on)|(isn't|not) (working|firing))
  `,
)

/** Says how cold it is there now. */
const COLD = patternOf(
  part`
    (?<!\b(was|were|been|if|not) (\w+ )?)(freezing(?! (point|over|up|compartment|rain)\b)|perishing|nithered|baltic|bitter(ly)? cold|(stone|ice|icy) cold|below zero|minus (\d+|one|two|three|four|five|six|seven|eight|nine|ten))
  `,
)

/** Water that escapes. */
const LEAK = patternOf('leak*|drip*|water (is |keeps )?(coming|running|getting)')

/** Fills what is put under it within hours: "the bowl's full every hour", "I empty a bucket every 20 minutes". */
const FILLS = patternOf(
  part`
    (fill*|full|empt*|chang*|overflow*)( (it|up|the|a|our|my|to|out|bowl|bucket|pan|tub|bin|again|about|and|like|already))* (every|each|in|within|once)( (an?|about|under|less|than|other|half|few|couple|of|\d+|two|three|five|ten|fifteen|twenty|thirty|quarter))* (hours?|minutes?|mins?)
  `,
)

/** What harms a home or somebody in it only together. */
const HARMS: readonly (readonly [RegExp, RegExp])[] = [
  [FRAIL, WITHOUT],
  [HARMED_BY_DAMP, WITHOUT],
  [HARMED_BY_DAMP, DAMP],
  [COLD, UNHEATED],
  [FILLS, LEAK],
]

/** Whether a home comes to harm, or somebody in it, of which the line tells at least a part: "he's asthmatic", after mould. */
export const isUnfitHome = (text: string, spoken: string) =>
  HARMS.some(
    ([one, other]) =>
      (one.test(text) || other.test(text)) && one.test(spoken) && other.test(spoken),
  )
