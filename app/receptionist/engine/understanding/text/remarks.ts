import type { Day } from '../../calendar.ts'
import type { Command } from '../command.ts'
import { wordsWithoutTimes } from '../when/story.ts'
import { withoutSpelling } from '../details/spelling.ts'
import { contentOf, plain, stem } from './text.ts'

/** Words of answers and of talk about the call, which the owner need not hear. */
const TALK = new Set(
  `yes yeah yep yh aye no nope fine right correct true lovely great perfect good grand ok sure love mate pal dear darling sorry
  please ta cheers cheerio champion smashing brilliant nice ace fab brill thanks said say saying told tell telling mean meant name number mobile phone telephone call ring
  called ringing book booked booking diary bye day time date morning afternoon evening mine same mr mrs miss ms dr o'clock
  half quarter past double triple treble hang hold wait minute second hundred erm um er oh ooh ah then though actually just only really
  suit suits do does doing work works take put come coming have there that'll he'll she'll suppose ahead ever much everything laters nah alright goodbye worry worries cool`
    .split(/\s+/)
    .map(stem),
)

/** Words with which a caller chooses from what she offers: "the later of the two". The numbers are digits here. */
const CHOICE =
  'first second third middle last latest later latter earliest earlier soonest nearest closest either whichever other option 1 2'

/** How a meeting is wished for, and no talk about the number: "by phone please", "I said phone though". */
const BY_PHONE =
  /(?<!\b(?:ring|call|reach|get|speak to) (?:me|you|him|her|us|them) )\b(?:(?:by|over the) (?:tele)?phone(?: call)?|i said (?:on the |by )?phone)\b(?! (?:number|calls?)\b)/g

/** The content words of part of a line that none of its commands has used. */
export function unusedWords(clause: string, told: readonly Command[], today: Day): Set<string> {
  const used = told.map((one) =>
    one.kind === 'tell'
      ? one.value
      : one.kind === 'pick'
        ? CHOICE
        : one.kind === 'number'
          ? 'make instead'
          : '',
  )
  const known = contentOf(used.join(' '))
  // "Hang on" is talk, "will you hold it?" is not.
  const line = plain(withoutSpelling(clause))
    .replace(/\bhold (?=(?:it|the|our|my|that|them)\b)/g, 'keep ')
    .replace(BY_PHONE, 'distance ')
    // "Yep, spot on" agrees; "he has a spot on his ear" tells.
    .replace(/\b(?:spot|bang) on\b(?=\W*$|[,.;!])/g, ' ')
  const words = wordsWithoutTimes(line, today)
  return new Set([...words].filter((word) => !known.has(word) && !TALK.has(word)))
}
