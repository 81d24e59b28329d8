import { part } from '../text/patterns.ts'
import { CLOCK, DATED, DAY, SAME_TIME, WEEKDAY } from './day-words.ts'

/** Days and times that tell in a message what it is about, or when to ring. The order counts, as in `INCIDENTAL`. */
export const OF_MESSAGE = [
  // Days of any week: "Saturdays are best for me", but not "Saturdays no good", which is that Saturday.
  part`\b(?:on )?${WEEKDAY}s\b(?! (?:no (?:good|use)|not (?:any )?good|out\b|off\b))`,
  // What somebody else means to do that day: "the buyer's wanting to exchange on Friday".
  part`\b(?:want(?:s|ed|ing)?|due|hop(?:es|ing)|going) to (?:exchange|complete|move(?: in| out)?|fly|travel|sail|go in|operate)\b[^.,;!?]{0,16} ${DAY}`,
  // Which booking it is: "it's the two o'clock on the seventeenth, I'd want it moving".
  part`\b(?:it's|it was|mine's|that's) the ${CLOCK}(?: one)?(?: on)?(?: (?:the )?(?:\w+day|[\w-]+(?:st|nd|rd|th)))?(?=[,.;] (?:i|we|can|could|but|only|so)\b)(?!${SAME_TIME})`,
  // What the caller doesn't know: "if it's Monday I need to know".
  part`\bif (?:it|that)(?:'s| is) (?:on )?(?:the )?${DAY},? (?:then )?(?:i|we)\b`,
  // Says which of several things is meant: "the one on the third", "the payment on the fifth".
  part`
    \b(?:
      ones?|payments?|charges?|debits?|bills?|invoices?|transactions?|letters?|emails?
    ) (?:on|from|of|dated) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|\w+(?:st|nd|rd|th)|\w+day)\b
  `,
  // When to ring: "ring me after eleven tomorrow".
  part`
    \b(?:ring|call|phone|text) (?:me|us|him|her|them)(?: back)? (?:[^.,;!?]{0,20} )?(?:
      on|at|after|before(?! (?:then|that|it)\b)|between|from|till?|until|in|today|tonight|tomorrow|this|next
    )\b[^.,;!?]{0,40}
  `,
  // How long something lasts: "the first two weeks in July".
  part`\bthe (?:first|last|second) (?:(?:two|three|four|couple of|few|\d) )?(?:weeks?|days?|half) (?:in|of) \w+`,
  // By when the caller needs a thing: "I need the keys tomorrow".
  part`\b(?:i|we|he|she|they)(?:'ll)? need (?:(?:the|my|our|his|her) \w+|it|them)(?: back)? (?:by |for |before )?${DAY}`,
  // When the caller or another leaves: "it's the thirty-first of January I'd be going".
  part`[^.,;!?]{0,48} (?:i|we|he|she|they)(?:'d be|'m|'re|'s|'ll be| am| are| is) (?:going|leaving|moving|moving out|out)(?=\W*$|[.,;!?])`,
  // Asks what a rule or an arrangement says: "is it still the first?", "is it on the 5th or the 6th?"
  part`\b(?:is|was|isn't|wasn't|will|would) (?:it|that)(?: be)? (?:(?:still|always|normally|usually|on|by|for|due|meant to be|supposed to be) )*${DATED}(?: or (?:on |by )?${DATED})?(?=\W*$|[.,;!?]| (?:still|then|now|or|and|that)\b)`,
  // When somebody is there: "is he in on Monday?", "are they open Sunday?"
  part`\b(?:is|are|will) (?:he|she|they|you|some(?:one|body)|any(?:one|body)|[a-z]+)(?: be)? (?:still |usually |normally |even )?(?:in|there|about|around|back|working|open|on shift)(?: (?:on|at))? (?:the )?${DAY}(?: (?:morning|afternoon|evening))?`,
  // When the caller cannot be reached: "I've to go out at five", "I'm out from five".
  part`
    \b(?:(?:i|we)(?:'ve| have)(?: got)? to|(?:i|we) (?:need|have) to|i've gotta) (?:go|leave|be|set)(?: (?:out|off|away|at work|in work|back))? (?:at|by|from) ${CLOCK}
    |\bat ${CLOCK} (?:i|we) (?:must|have to|need to|'ve got to) (?:go|leave|be)\b
    |\b(?:i'm|i am|we're) going out(?: to [^.,;!?]{1,20})? (?:at|about|from) ${CLOCK}
    |\b(?:i'm|i am|i'll be|we're|we'll be) (?:out|away|off|at work|in work|working|on shift|in a meeting|driving) (?:at|from|by|after|until|till?) ${CLOCK}(?: and (?:at )?${CLOCK})*
  `,
].map((source) => new RegExp(source, 'g'))

/** Has the firm ring at some time: "ok, ring after four tomorrow". */
const RING_THEN =
  /(?<=^|[.,;!] |\b(?:please|so|but|and|just|ok|yes) )(?:ring|call|phone)(?: (?:me|us))?(?: back)? (?=(?:any ?time )?(?:after|before|between|from|about|around|at|on|in the|tomorrow|this|next|\w+day)\b)/g

/** A line of a call back that has no day yet, in which when to ring is the day asked for. */
export const withRingAsWish = (text: string) => text.replace(RING_THEN, '')
