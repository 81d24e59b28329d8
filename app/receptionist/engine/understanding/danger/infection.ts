import { part, pattern } from '../text/patterns.ts'

const ILLNESS = new RegExp(
  part`
    \b(?:
      kennel cough|ring ?worm|fleas?|mange|mites|scabies|lice|nits|parvo(?:virus)?|distemper|giardia|leptospirosis
      |covid|norovirus|chicken ?pox|measles|shingles|impetigo
    )\b(?! (?:jabs?|vaccin\w*|baths?|shampoo|treatments?|drops|spray|combs?|collars?|tablets?|dip|certificates?|cards?|tests?)\b)
  `,
)
/** Says that somebody who has it was with the firm, or that others there may have it. */
const WAS_HERE = pattern`
  \b(?:was|were|been|came|come|had|brought|caught|picked|got)\b[^.?!/]{0,40}\b(?:in with|with|at|to|by|from|off) (?:you(?:rs|r \w+)?|you lot)\b
  |\b(?:was|were|been|came) in(?: \w+)? (?:yesterday|today|last|this (?:morning|week|afternoon)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b
  |\byou(?:'ve)? (?:did|done|groomed|washed|bathed|clipped|saw|seen|had) (?:him|her|them)\b
  |\b(?:warn|tell) (?:people|folks?|every(?:one|body)|your (?!\w+ i\b)|the others|other|anyone)
  |\b(?:others?|other \w+)(?: [\w']+){0,4} (?:catch|caught|have (?:it|got|caught)|at risk|come down with)\b
`
/** Has it no longer, has not had it, or only asks. */
const IS_CLEAR =
  /\b(?:all clear|clear now|cleared up|cured|gone now|better now|over it|if (?:he|she|they|it|i|my|you)|months? ago|last year|n't had|never had|no sign of)\b/

/**
 * Whether a line, with what was `spoken` of before it, tells of an illness that others at the firm may have caught:
 * "the vet says it's ringworm, and she was in with you on Friday".
 */
export const mayHaveSpread = (text: string, spoken: string) =>
  ILLNESS.test(spoken) &&
  WAS_HERE.test(spoken) &&
  (ILLNESS.test(text) || WAS_HERE.test(text)) &&
  !IS_CLEAR.test(spoken)
