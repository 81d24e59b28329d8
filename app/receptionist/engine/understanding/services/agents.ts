import { part, pattern } from '../text/patterns.ts'
import type { Synonyms } from './said-words.ts'

/** A home that is to let, and none that the caller lives in: "the two bed on Rightmove", "is the studio still going?" */
const TO_LET = pattern`
  \b(?:rightmove|zoopla|openrent|to let\b|to rent|for rent|advertis\w+|(?:flat|house|place|bed|studio|room) of yours)\b
  |\b(?:the|that|this|your|any|an?|one|two|three|\d) (?:[\w-]+ )?(?:
    flats?|house|place|propert(?:y|ies)|apartment|studio|beds?|bed-?sit|room
  )\b[^.?!]{0,40}\b(?:available|going|gone|free|taken|let(?! (?:me|us|you)\b)|on the market|up for grabs)\b
`

const HOME = '(?:flat|house|place|propert(?:y|ies)|apartment|studio|bed|room)'

const TO_SEE =
  '(?:see|view|(?:have |get |take )?(?:an? )?(?:\\w+ )?(?:look|nosy|gander|nose|peek) (?:at|round|around))'

/** Wishes to see what was spoken of: "could we come and see it?", "I want to look round the place". */
const SEE_IT = new RegExp(
  part`
    (?<!\b(?:he|she|they|you|some(?:one|body)|any(?:one|body)|sam|lad|man|landlord|plumber|engineer)(?: (?:to|can|could|will|would))? (?:(?:come|pop|pop round|come round|come out) )?)\b(?:
      (?:can|could|may|might) (?:i|we)(?: just| please| maybe)*
      |(?:i|we) (?:could|might|may|get to)
      |(?:to|and|in to|round to)
    ) (?:(?:come|pop|go|nip|call)(?: (?:in|round|over|along|down))? (?:and |to )?)?${TO_SEE} (?:it|that one|(?:the|that) (?:\w+ )?${HOME})\b
  `,
)

/** What an agent does, and how callers ask for it. */
const WORK: readonly (readonly [what: string, asked: RegExp])[] = [
  [
    'viewing',
    new RegExp(part`
      ^(?:(?:hi|hello),? )?(?:an? )?viewings?\b
      |\b(?:book|arrange|have|want|like|get|need|any|do) (?:\w+ ){0,3}viewings?\b
      |\b(?:flat|house|bed|studio|room|place)\b[^?]*(?:\? [^?]*)?\b(?:like|want|love) to (?:come and )?(?:see|view|look (?:at|round)) it\b
      |\bthe viewing\b
      |\b(?:flat|house|bed|studio|room|place)\b[^?]*\b(?:can|could) (?:i|we) (?:come and )?(?:see|view|(?:have a )?look (?:at|round)) (?:it|the (?:flat|house|place|room))\b
      |\b(?:to|and|(?:i|we|he|she|they)(?: could| can| might)?) (?:(?:come|go) and )?(?:have a )?(?:view|see|look (?:at|round|around)) (?:
        an?|the|one|your|some|that|another
      ) (?:[\w-]+ ){0,3}?(?:
        flat|house|place|propert(?:y|ies)|apartment|studio|bed|room
      )\b
    `),
  ],
  [
    'letting',
    /\b(?:want|need|like) (?:it|my \w+|our \w+|this|the \w+) let\b|\blet (?:it|my \w+|our \w+) for (?:me|us)\b|\b(?:want|like|looking|hoping|thinking) (?:to|of) (?:let|rent)(?:t?ing)?(?: (?:it|my \w+|our \w+|the \w+))? out\b/,
  ],
  [
    'valuation',
    /\b(?:what|how much) rent (?:i|we|it)(?:'d|'ll| would| could| can| might| will)? (?:get|fetch|ask|charge)\b|\bvaluations?\b|\bvalue (?:it\b|(?:my|our|the) (?:flat|house|place|property)\b)/,
  ],
]

/** Whether a line wishes to see a home that is to let. */
const wantsToSee = (line: string, before: string) =>
  SEE_IT.test(line) && TO_LET.test(`${before}. ${line}`)

/** The work of an agent that a line asks for, in the light of those before it, by the words of the trade: "viewing". */
export const agentsWork = (line: string, synonyms: Synonyms, before = ''): string[] =>
  WORK.filter(
    ([what, asked]) =>
      what in synonyms && (asked.test(line) || (what === 'viewing' && wantsToSee(line, before))),
  ).map(([what]) => what)
