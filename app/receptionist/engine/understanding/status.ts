/** Asks what has been arranged so far: "is it booked, then?", "which day have you got?" */
const STATUS =
  /\b(?:is|are|was|that's|so) (?:(?:it|that|this|they|both|all|my|the|[a-z]+day|\w+'s) ){1,3}(?:\w+ ){0,3}?(?:now |all |definitely |actually |then )?(?:booked(?: in)?|in the (?:diary|book)|sorted|cancelled|off)\b|^(?:so |and )?(?:it|that)'s (?:all |definitely )?(?:booked|cancelled|sorted)\b.*\?|\b(?:have|did|has) (?:you|it|that) (?:\w+ ){0,2}?(?:booked|cancelled|moved|changed|book|cancel|got (?:me|us|it|that|both|all|the|my|him|her)|get (?:it|that|both|all|the|my)|taken?|took|put(?! (?:me|us|him|her|them) through))\b|\b(?:what|which) (?:time|day|date)s?(?: \w+)? (?:have you got (?:me|us|it|for)|have i got|did (?:you|i|we) (?:say|book|agree|put)|am i|are we|is my|was (?:it|that) again)\b|\b(?:is it|it is|it's) (?:still |definitely )?(?:on |at |for )?(?:the )?(?:\d+(?:st|nd|rd|th)|\w+day)\b[^?]*(?:\?|isn't it)|\bis (?:somebody|someone|anyone|anybody|he|she) (?:still |actually )?(?:coming|on (?:his|her|the) way)\b|\b(?:am i|are we) (?:\w+ )?(?:booked|in the (?:diary|book))\b|^(?:so |and |but |then )?(?:have|has) (?!you\b)(?:\w+ ){1,3}?(?:got |been )?(?:an? |any |their )?(?:appointments?|bookings?|slots?|booked)\b|^(?:so |and |but |then )?(?:do|does|did) (?!you\b|i have to\b)(?:\w+ ){1,3}?(?:have|get) (?:an? |any |their )?(?:appointments?|bookings?|slots?)\b|\b(?:have you|you've) (?:got|put)(?: \w+)? down\b|\b(?:is|was) (?:that|it) (?:definitely )?a (?:yes|no|definite)\b|\b(?:am i|are we) (?:\w+ )?(?:down|in|on|sorted)\b(?! \w+ing\b)|^(?:so |and )?are you (?:booking|cancelling|moving)\b|\bdid (?:it|that) go through\b|\b(?:is|are) (?:that|it|this|they|we) (?:for )?(?:both|everyone|everybody|the lot|all (?:of|two|three|four|five)|the (?:two|three|four|five))\b|\bcan (?:it|that|this|they) be booked (?:in )?for (?:both|everyone|everybody|the lot|us|all|the (?:two|three|four|five))\b|\b(?:is|was) (?:it|that|this)(?: all)? (?:written|noted|put|on there|on the (?:card|booking|notes?))\b|\b(?:have you|you've) (?:got|put|written|noted) (?:\S+ ){1,4}?down\b|\b(?:is|was) (?:it|that|this) (?:[\w':,]+ ){0,3}(?:\w*day|tomorrow|half|quarter|noon|midday|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b[^?.;]*\bor (?:not|what|isn't it)\b/
/** Asks to hear the day or the time again: "what was the time again?", "is that the morning?" */
const RECAP =
  /\b(?:what|which)(?:'s| is| was)? (?:the |my |that )?(?:time|day|date|slot|appointment)\b[^?.]*\b(?:again|say|said|was it)\b|\bwhen(?:'s| is| was) (?:it|that|my \w+)(?: again)?\W*$|\b(?:is|was) (?:that|it) (?:in )?(?:the )?(?:morning|afternoon|evening|night|[ap]m)\b/

/** Says back what has been arranged, as a question: "so we're all set for Friday?", "that's me down, yeah?" */
const ALL_SET =
  /\b(?:we're|i'm|they're|we are|i am|they are|are we|am i|are they|(?:that|everything)(?:'s| is)(?: me| us)?|is (?:that|everything)(?: me| us)?) (?:all |both |two |three |four |definitely |now |still )*(?:set|arranged|confirmed|sorted|booked|down|good to go|in (?:for|at)|on for)\b[^?]*(?:\?|,? (?:yes|yeah|right|then)\W*$)/
/** "Have you got a table for two?" asks for one. */
const FOR_NEW =
  /\b(?:have|has|did) you (?:\w+ )?(?:got|get) (?:an?|any|some)\b|\bbooked (?:up|out|solid)\b/

/** Asks whether she will be rung: "somebody'll ring me about the others, will they?" */
const RINGS =
  /\b(?:somebody|someone|anybody|anyone|he|she|they|you)(?:'ll| will|'s going to|'re going to) (?:be )?(?:ring|call|phon)\w*\b.*(?:\?|\b(?:will|won't|is|are) (?:they|he|she|you)\b)|^(?:(?:ok|okay|right|so|and|then|well)[, ]+)*(?:(?:do|shall|should) i|i|i'll|i just|we|do we)(?: just)? wait for (?:a|the|your|his|her|their|that) (?:call|ring|phone)\b[^?]*\?|\b(?:will|is|are) (?:somebody|someone|anybody|anyone|he|she|they) (?:be |going to |gonna )?(?:ring|call|phon)(?:e|ing)? (?:me|us)\b/

/** Whether a plain line asks if somebody will ring. */
export const asksForRing = (text: string) => RINGS.test(text)

/** Asks that somebody be rung, and when: "can you not ring her now?", "could he call me before six?" */
const RING_ONE =
  /\b(?:can|can't|could|couldn't|will|would) (?:[\w']+ ){1,3}?(?:ring|call|phone|text) (?!back\b)(?:me|us|him|her|them)\b[^.?!]*\?/

/** Whether a plain line asks for the call back that is promised to come at once or at a time. */
export const asksToRing = (text: string) => RING_ONE.test(text)

/** Asks when help comes, or whether anybody knows. */
const PROGRESS =
  /\bhow (?:much longer|long|soon|quickly)(?:'s|'ll| is| are| will| would| do| can| could| does| till| until| before)* (?:she|he|they|you|it|somebody|someone|anyone|anybody|i|we|this|\w+ (?:be|going))\b|\bhow (?:long|much longer)\W*$|\b(?:is|are|will|has|have|did|does) (?:somebody|someone|anyone|anybody|he|she|they|you) (?:[\w']+ ){0,3}?(?:com(?:e|ing)|ring(?:ing)?|rung|call(?:ing|ed)?|text(?:ing|ed)?|know|answer\w*|pick(?:ed|ing)? up|be (?:here|long)|on (?:his|her|their|the) way|put(?:ting)? me through|(?:get|got|seen|had|read) (?:it|that|this|my|the))\b|\bwhat(?:'s| is) (?:happening|going on|the (?:hold ?up|delay|news))\b|\bis (?:anyone|anybody|someone|somebody|he|she) there\b|\b(?:someone|somebody|anyone|he|she)(?:'s| is) (?:[\w']+ )?(?:on it|dealing with it)\b|\b(?:is|are) (?:[\w']+ ){1,3}?coming(?= or not|\W*$)|\bam i (?:through|being put|on hold)\b|\bwhen(?:'s|'ll| is| are| will| can) (?:[\w']+ ){1,3}(?:com(?:e|ing)|ring(?:ing)?|call(?:ing)?|be here|get here)\b/

/** Whether part of a plain line asks when help comes. */
export const asksForProgress = (text: string) => PROGRESS.test(text)

/** Whether part of a plain line asks what has been arranged. */
export function asksForStatus(text: string): boolean {
  return [STATUS, ALL_SET, RECAP].some((one) => one.test(text)) && !FOR_NEW.test(text)
}

/** Asks whether something was written down: "and you've got the coeliac thing down?" */
const WRITTEN = /\b(?:written|noted)\b|\b(?:got|have) (?:\S+ ){1,4}?(?:down|written)\b/

/** Whether a plain line that asks for the status asks whether something was written down. */
export const asksIfWritten = (text: string) => WRITTEN.test(text)
