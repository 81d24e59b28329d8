import { part } from '../text/patterns.ts'
import { patternOf } from '../text/short-form.ts'

const OF_MOUTH =
  '(crowns?|fillings?|caps?|veneers?|bridges?|dentures?|false teeth|braces?|brackets?|wires?|retainers?|aligners?|tooth|teeth|implants?)'
const SWALLOWED = '(swallowed|swallowing|inhaled|inhaling|gulped( down)?|breathed in)'
/** Has swallowed or breathed in a crown, a tooth or a bit of a brace. */
const SWALLOWED_TOOTH = part`
  ${SWALLOWED} (
    (the|my|a|an|his|her|their|half|part|bits?|pieces?|chunk|of|off|whole|some|one|that|this|end|top
    |broken|loose|temporary|old|new|gold|front|back) 
  )*${OF_MOUTH}
`
/** The same of "it", which was spoken of before. */
const SWALLOWED_IT = `(${SWALLOWED} (it|that|them|one|the (thing|lot))|(breathed|sucked|inhaled) (it|that|them|the thing) in)(?! (with|every|before|after)\\b)`
const IN_AIRWAY = part`
  (?<!\b(not|no|never|without|stopped|isn't|wasn't|don't) (\w+ )?)(
    coughing|coughs|wheez*|choking
    |(gone|went|go) (\w+ )?down the wrong (way|hole|pipe)
    |(in|into) (my|his|her) (lungs?|windpipe|airway)
  )
`

/** What was swallowed or breathed in, and may be in the airway: an ambulance. */
export const inAirway: readonly string[] = [
  `${SWALLOWED_TOOTH} & ${IN_AIRWAY}`,
  `${OF_MOUTH} & ${SWALLOWED_IT} & ${IN_AIRWAY}`,
]

const HAS_SWALLOWED_TOOTH = patternOf(SWALLOWED_TOOTH)
const HAS_SWALLOWED_IT = patternOf(SWALLOWED_IT)
const HAS_MOUTH = patternOf(OF_MOUTH)
const IS_OTHER =
  /\b(?:tablets?|pills?|medicine|paracetamol|ibuprofen|mouth ?wash|paste|blood|water|food)\b/

/** Whether a line tells that a crown, a tooth or a bit of a brace was swallowed. `told`: the lines before. */
export const hasSwallowedTooth = (text: string, told: string) =>
  HAS_SWALLOWED_TOOTH.test(text) ||
  (HAS_SWALLOWED_IT.test(text) && HAS_MOUTH.test(`${told} ${text}`) && !IS_OTHER.test(text))
