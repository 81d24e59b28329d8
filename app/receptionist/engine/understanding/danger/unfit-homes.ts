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

/** A home without heating, water or power. */
export const WITHOUT = patternOf(
  part`
    (no|without|not got any|got no) (heating|hot water|water|heat|power|electric*)
    |(boiler|heating|power|electric*|water)('?s| is| has)?( just| gone| all| been)* (
      off|broken|broke|packed (in|up)|out|down|conked out|stopped|dead|not working
    )
    |froz(e|en)|freezing
  `,
)

const HARMS: readonly (readonly [whom: RegExp, what: RegExp])[] = [
  [FRAIL, WITHOUT],
  [HARMED_BY_DAMP, WITHOUT],
  [HARMED_BY_DAMP, DAMP],
]

/** Whether a home harms somebody in it, of which the line tells at least a part: "he's asthmatic", after mould. */
export const isUnfitHome = (text: string, spoken: string) =>
  HARMS.some(
    ([whom, what]) =>
      (whom.test(text) || what.test(text)) && whom.test(spoken) && what.test(spoken),
  )
