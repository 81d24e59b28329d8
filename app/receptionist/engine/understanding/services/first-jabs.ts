import { pattern } from '../text/patterns.ts'

const JABS = /\b(?:jabs?|vaccin\w+|injections?|needles)\b/g
/** Has had none: a puppy, a kitten, an animal of some weeks, or one that is said to have had none. */
const HAS_HAD_NONE = pattern`
  \b(?:
    pupp(?:y|ies)|pups?|kittens?
    |(?:[6-9]|1[0-6]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ]?w(?:ee)?ks?
    |(?:never|(?:has|have|had)n't|not)(?: yet| ever)? (?:had|been|got) (?:any\b(?! (?:problem|trouble|issue))|a\b|his|her|their|its|jab|vaccin)
    |(?:no|any) (?:jabs?|vaccin\w+|injections?) (?:yet|at all|so far)
  )
`
/** Has had some: the next are boosters, or a question for the vet. */
const HAS_HAD_SOME = pattern`
  \b(?:
    boosters?|second|2nd|(?:next|last) (?:one|lot|jab|vaccin|injection)|annual|yearly|(?:every|each|last|a|one|two|three|four) years?|grown|older|adult
    |(?:he|she|they|it|puppy|pup|kitten)(?:'s|'ve| has| have) (?:already )?had (?:all )?(?:his|her|their|its|the|some|one)
  )\b
`

/** Whether a plain line tells of an animal that has had no jabs yet. */
export const hasHadNone = (line: string) => HAS_HAD_NONE.test(line) && !HAS_HAD_SOME.test(line)

/** A line about the jabs of an animal that has had none, in the words for the first ones. */
export const withFirstJabs = (line: string) =>
  line.search(JABS) >= 0 && hasHadNone(line)
    ? line
        .replace(/\bfirst (?=jab|vaccin|injection)/g, '')
        // "He's not had any jabs" wants them.
        .replace(/\b(?:had|got) (?:(?:any|his|her|their|its) )?(?=jab|vaccin|injection)/g, 'needs ')
        .replace(JABS, 'first $&')
    : line
