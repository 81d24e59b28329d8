import { pattern } from '../text/patterns.ts'

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|the \\d+(?:st|nd|rd|th)?)'
const WHEN = `(?:(?:on|at|for|next|this|the) )*(?:${DAY}|then\\b|\\d|half|noon|week)`

/** Has a time put down as if it were for her to give: "pencil me in for Thursday", "get somebody out on Monday". */
const PUTS_IN = pattern`
  \b(?:put|pencil|pop|stick|slot|squeeze|book|get|fit|have|want|send) (?:
    me|us|him|her|it|that|them|(?:my|our) \w+|some(?:one|body)
  )(?: \w+)?? (?:(?:back )?(?:in|down|out|over|round|here)(?: again)?,? )(?:then )?${WHEN}
  |\b(?:pencil|slot|squeeze|fit) (?:me|us|him|her|them) in\b
  |${DAY}[^.?!]{0,16}\b(?:put|pencil|book|pop|stick|get) (?:me|us|him|her|it|them) (?:in|down)\b
`
/** Expects somebody on a day: "see you Thursday", "Wednesday it is", "I'll be in all day". */
const EXPECTS = pattern`
  \b(?:see|catch) (?:you|ya|yous|him|her|them) ${WHEN}
  |\bso (?:that's|it's|we're|i'm) (?:all )?(?:confirmed|booked|sorted|set|in|down) (?:in )?(?:for |at )?${WHEN}
  |(?<=^|, |\b(?:right|ok|okay|so|and|well|lovely|great|cheers|ta|thanks|yes|no) )${DAY}(?: (?:morning|afternoon|evening))?(?: at [\w:.]+)?,? (?:it is|then)\b
  |\b${DAY},? (?:(?:i|we)(?:'ll| will) be|i'm off)\b
  |\b(?:i|we)(?:'ll| will) (?:
    be (?:in|there|here|home|off|ready|waiting)|expect (?:you|him|her|them|some(?:one|body))|(?:drop|bring) (?:it|him|her|them|(?:the|my) \w+) (?:off|in|round)
  )\b[^.?!]{0,20}\b(?:${DAY}|then\b)
  |\b(?:he|she|they|some(?:one|body))(?:'ll| will|'s|'re| is| are) (?:be )?(?:here|coming|out|round)\b[^.?!]{0,16}\b${DAY}
`
/** Says when to ring, asks, or supposes: "I'll be in on Thursday if he wants to ring". */
const OF_CALL = /\b(?:if|unless|ring\w*|rung|call\w*|phon\w+|text\w*|until|till?)\b/
/** Repeats what the firm wrote or said before this call: "it says they're coming Friday". */
const REPORTS =
  /\b(?:(?:it|he|she|they|the \w+|(?:letter|text|e-?mail|card|notice)) (?:says?|said|reckons?|tells?)|apparently|(?:told|wrote to|texted|e-?mailed) (?:me|us|him|her|them|mum|dad)|(?:letter|text|e-?mail|card|note) (?:saying|about|to say))\b/

/** Whether a caller takes a day as booked, or has it put down: "right, Wednesday then, I'll be in". */
export const takesAsBooked = (text: string) =>
  PUTS_IN.test(text) ||
  text.split(/[.!;] /).some((one) => EXPECTS.test(one) && !OF_CALL.test(one) && !REPORTS.test(one))
