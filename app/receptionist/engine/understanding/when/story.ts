import type { Day } from '../../calendar.ts'
import type { Context } from '../context.ts'
import { findDates } from './dates.ts'
import { withDigits } from '../text/numbers.ts'
import { findParty } from '../details/party.ts'
import { part, pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { contentOf } from '../text/text.ts'

/** Words about the past or about now: "I left my coat there last night", "it's 2am". */
const HAPPENED = pattern`
  \b(?:
    yesterday
    |last (?:night|week(?! (?:of|in)\b)|month|year|time)
    |(?<!\bfrom )the other (?:day|night|week)
    |(?:days?|weeks?|months?|years?) ago
    |it'?s (?:now |gone |only )?\d{1,2}(?:[:.]\d\d)? ?[ap]m
    |(?:i|we|he|she|they)(?:'ve| have|'s| has) been \w+ (?:
      this morning|today|yesterday|on \w+day
    )
    |(?:i|we|you|he|she|they) (?:just )?got a(?! (?:booking|table|reservation))
    |(?:i|we)(?:'ve| have) (?:just )?got an? (?:
      (?:new )?(?:puppy|kitten)|letter|text|(?:\w+ |[\w-]+ )?reminder|new \w+
      |[\w-]+ (?:that|which) (?:came|fell|broke|went)
    )
    |(?:i|we|you|he|she|they)(?:'ve| have|'d| had)? (?:just )?(?:
      received|rang|called|phoned|spoke|sent|dropped|left|paid|came|bought|ordered|ate
      |picked|took|were supposed
      |was (?:in|at|there|told)
    )
  )\b
`
/** Questions about what the firm does at some time: "do you do call-outs at night?" */
const ASKS_WHAT_WE_DO =
  /^(?:hi |hello |and |so )*do(?:es)? you (?:do|offer|provide|charge|take|accept)\b/
/** Words that ask for something, in the caller's own name. */
const PLEA = pattern`
  \b(?:
    (?:can|could)(?! you help\b)(?<!\byou can)|please|any chance
    |(?<!\bdo )(?:i|we)(?:'d|'ll| would|'m| am|'re)? (?:\w+ )?(?:
      need|want(?:ed)?|like|love|looking|after|hoping
    )
  )\b
  |^(?:(?:hi|hello|just|also|and),? )*(?:need|want|looking)\b
  |\b(?:good|fine|best|better|ok|okay|great|perfect) for (?:me|us)\b
  |\bthinking (?:(?:of|about|maybe|perhaps|for|on|around) )*(?:(?:the|this|next) )?(?:\w+day|tomorrow|new year'?s|christmas|\d+|\w+th)\b(?! \w+ing\b)
`
const ASKS_WHAT_IS_THERE = /^(?:is|are) there\b/
const ROOM = /\b(?:any\w*|available|space|room|slots?|tables?|appointments?|chance)\b/
const TIME_WORDS = new RegExp(
  part`
    \b(?:
      mornings?|afternoons?|evenings?|nights?|noon|early|late|around|free
      |(?:week|day|option) after
      |following (?:week|day)|\d+\w*
    )\b
    |(?<=\|)'s\b
  `,
  'g',
)
/** How many content words besides days and times make a line a story. */
const STORY_MIN_WORDS = 3

/** Whether the time in a first line that asks for no booking is in the past, or now. */
export const isPast = (text: string) => HAPPENED.test(text)

/** Whether a first line with a time in it asks for nothing: "police want to interview my son tonight". */
export function isStory(text: string, { today, hasParty }: Context): boolean {
  if (ASKS_WHAT_WE_DO.test(text)) return true
  // "Hen party, 15 girls, Saturday the 19th" asks for a table.
  if (PLEA.test(text) || (hasParty && findParty(text, false) !== null)) return false
  const words = wordsWithoutTimes(text, today)
  // "Is there a set menu at Christmas?"
  const isOfElse = ASKS_WHAT_IS_THERE.test(text) && !ROOM.test(text)
  return words.size >= (isOfElse ? 1 : STORY_MIN_WORDS)
}

/** The content words of a line, without its days and times. */
export const wordsWithoutTimes = remembered((text, today: Day): ReadonlySet<string> =>
  contentOf(findDates(withDigits(text), today).rest.replace(TIME_WORDS, ' ')),
)
