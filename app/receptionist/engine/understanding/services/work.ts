import { pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'

/** How many words a thing has: "a whole new kitchen tap". */
const THING_MAX_WORDS = 4
/** Words that end a thing: "a washer in the tap". */
const ENDS =
  /^(?:in|on|of|for|with|from|to|at|and|or|but|up|out|please|then|is|are|be|do|has|have|by|myself)$/

/** A kind of work. **Shape**: words that come before the thing, words that come after it, and names of services of that kind. */
type Work = { before?: RegExp; after: RegExp; named: RegExp }

const WORKS: readonly Work[] = [
  {
    before: pattern`
        ^(?:
          (?:brand-?)?new|extra|additional|add(?:ing)?|replac(?:e|ing|ement)|swap(?:ping)?
          |install(?:ing|ation)?|fit(?:ting)?
        )$
      `,
    after:
      /^(?:replac(?:ed|ing|ement)|swapp(?:ed|ing)|install(?:ed|ing|ation)|fitt(?:ed|ing)|refit(?:t(?:ed|ing))?|renew(?:ed|ing|al))$/,
    named: /\b(?:new|replac|swap|install|fit|chang|suppl)/,
  },
  {
    after: /^(?:certificates?|certs?|cp12s?)$/,
    named: /\b(?:certificat|check|test|inspect|safety|report|survey)/,
  },
]

/** What every line about such work has. */
const ANY_WORK = /new|extra|add|replac|swap|install|fit|cert|cp12/

/** Names of services that keep a thing as it is. */
const KEEPS = /\b(?:repair|servic|clean|check|inspect|mend|fix)/
/** Says that the thing is to be mended or looked at. */
const MENDS = pattern`
  \b(?:
    repair|servic|mend|fix|clean|leak|drip|broke|crack|block|nois|not working|packed
    |conked|playing up|stopped
  )
  |n't (?:work|flush|drain|turn|light|heat)
`
/** Names of services that put in what is new. */
const PUTS_IN = /\b(?:install|renovat|refurb|(?:bathroom|kitchen) fitting)/

/** Tells that every light is off, which no light fitting mends. */
const ALL_DARK = pattern`
  \blights\b[^.?!]{0,40}\ball (?:just )?(?:gone|went)\b
  |\b(?:all|none) (?:of )?(?:the|my|our|her|his|their) lights\b[^.?!]{0,40}\b(?:
    off|out(?! of)|work|working|on|gone|went
  )\b
`

/** Tells of a boiler that does not run at all or heats no water, or asks for its repair. */
const DEAD_BOILER = pattern`
  \bboiler(?:'s| has| is)?[^.?!]{0,24}\b(?:
    broke|broken|packed (?:in|up)|conked out|dead|died|bust|knackered|kaput|given up|gone (?:off|bust|kaput)
    |stopped|showing|flashing|error|fault
    |no (?:hot )?(?:water|heat(?:ing)?)
    |(?:not|isn't) (?:working|firing)
    |won't (?:fire|light|start|come on|work|turn on)
  )\b
  |\bboiler repairs?\b
  |\b(?:repair|fix|mend)(?:ing)? (?:the|my|our|a|her|his) boiler\b
`

/** Wants to be shown how to do it without the firm: "could you show me how to clip her?" */
const TO_BE_SHOWN = /\b(?:show|teach) (?:me|us|him|her|them|my \w+) how\b/
/** Names of services that teach. */
const TEACHES = /\b(?:lesson|class|course|train|tuition|tutor|coach|workshop|session|induction)/

/**
 * Whether a plain line tells of a fault, which a service that only installs or looks after a thing is not for:
 * "the bathroom's leaking", "the boiler's dead"; or wants to be shown how, where the service does it.
 */
export function isFaultOf(line: string, service: string): boolean {
  const name = plain(service)
  if (TO_BE_SHOWN.test(line) && !TEACHES.test(name)) return true
  if (/\bboiler service$/.test(name) && DEAD_BOILER.test(line.replace(NOT, ' '))) return true
  if (/\blight/.test(name) && ALL_DARK.test(line) && !ANY_WORK.test(line)) return true
  return (
    PUTS_IN.test(name) &&
    !KEEPS.test(name) &&
    MENDS.test(line.replace(NOT, ' ')) &&
    !ANY_WORK.test(line)
  )
}

/** "No, not a repair": what is denied is not wanted. */
const NOT = /\b(?:not|isn't) (?:an? |the )?[a-z]+/g
/** Finds time for somebody: "can you fit me in Friday", "any chance of fitting the dog in?" */
const FIT_IN =
  /\bfit(?:ting)? (?=(?:me|us|him|her|them) in\b|(?:[\w']+ ){1,3}in\b(?! (?:the|my|our|an?|his|her|their)\b))/g

/** A line without the "fit" that only asks for a time, and for nothing to be fitted. */
export const withoutFitIn = (line: string) => line.replace(FIT_IN, ' ')

/** "An outside socket put in", "a couple of extra ones putting in" */
const PUT_IN =
  /\b(?:put(?:ting)?|wir(?:ed|ing)) in\b(?=\W*$|[,.;!?]| (?:for|by|please|as|so|cos|because|and|under|beside|behind|where|next|upstairs|downstairs)\b)/g

/** The things that a plain line wants done to what the service does not do: a new toilet is no repair. */
export function workedOn(said: string, service: string): string[] {
  const line = said
    .replace(/\bput(?:ting)? in (?=(?:an?|another|some) )/g, 'installing ')
    .replace(PUT_IN, 'installed')
  if (!ANY_WORK.test(line) || MENDS.test(line.replace(NOT, ' '))) return []
  const name = plain(service)
  if (!KEEPS.test(name)) return []
  const words = withoutFitIn(line).match(/[\p{L}\d'-]+|[.,;!?]/gu) ?? []
  return WORKS.filter(({ named }) => !named.test(name)).flatMap(({ before, after }) =>
    words.flatMap((word, i) => {
      const next = words.slice(i + 1, i + 1 + THING_MAX_WORDS)
      const lead = words.slice(Math.max(0, i - THING_MAX_WORDS), i).toReversed()
      const things = [
        ...(before?.test(word) ? [thingOf(next)] : []),
        ...(after.test(word) ? [thingOf(lead).toReversed()] : []),
      ]
      return things.map((thing) => thing.join(' '))
    }),
  )
}

/** The words of a thing up to the first that ends it. */
function thingOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => ENDS.test(word) || /^\W/.test(word))
  return words.slice(0, end < 0 ? undefined : end)
}
