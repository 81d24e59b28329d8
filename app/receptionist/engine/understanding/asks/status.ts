import { anyOf, part, pattern } from '../text/patterns.ts'

const any = (...parts: readonly string[]) => anyOf(parts, (union) => new RegExp(union))

const THEY = '(?:some(?:body|one)|any(?:body|one)|he|she|they|you)'
const ALL =
  '(?:both|every(?:one|body)|the lot|us|all (?:of|two|three|four|five)|the (?:two|three|four|five))'
const SETTLED =
  '(?:booked|ordered|reserved|done(?=\\W*$|,? (?:then|now|or)\\b)|sorted|cancelled|moved|changed|(?<!\\bday )off|in the (?:diary|book))'
const HOUR =
  "(?:(?:half|quarter) (?:past |to )?\\w+|\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: o'clock| ?[ap]m)?(?: one| slot)?(?=\\W*$|[,.?!]| (?:or|then|now|on|mine|ours|for|booked)\\b)"
/** Asks what has been arranged so far: "is it booked, then?", "which day have you got?" */
const STATUS = any(
  `\\b(?:it|that|this)(?:'s| is) (?:definitely |all |now )?${SETTLED}\\b,? (?:yeah|yes|right|then|isn't it|is it)\\b`,
  "\\b(?:\\w+day|tomorrow)s?(?:'s| is) (?:definitely |all )?(?:off|cancelled|moved|changed|sorted)\\b[^.]*\\?",
  "\\b(?:i|we)(?:'ve| have) still got (?:my|our|the|next|this|\\w+day)\\b[^.]*\\?",
  '\\bam i (?:getting|having|down for)\\b(?! (?:\\w+ ){0,2}(?:refund(?:ed)?|money|compensation|cash|paid|charged)\\b)[^?.]*\\bor not\\b',
  '(?<!\\bhow long )\\bhave (?:i|we) (?:still )?got (?:my|our|the) (?:(?:old|new|first|other|next|\\d+(?:st|nd|rd|th)|(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?) )?(?:one|booking|appointment|slot|table)\\b',
  '\\bhave (?:i|we) lost (?:my|our|the) (?:booking|appointment|slot|table|place|space|one)\\b',
  '\\bhave (?:i|we) still got (?:my|our|the) [a-z]+(?=\\W*$| (?:on|at|for|this|next|then)\\b)',
  '\\b(?:is|are) (?:he|she|they|[a-z]+) booked(?: in\\b(?! for)|(?: in)?(?: then| now)? or (?:not|what)\\b)',
  part`
    \b(?:have|do) (?:i|we) (?:still |definitely |actually )*(?:got|have) (?:the |that )?${HOUR}
    |\bis (?:the |that )?${HOUR} (?:mine|ours|for me)\b
  `,
  `\\b(?:is|are|was|that's|so) (?:(?:it|that|this|they|both|all|my|the|[a-z]+day|\\w+'s) ){1,3}(?:[\\w-]+ ){0,3}?${SETTLED}\\b`,
  part`
    (?<!\bto )\b(?:have|did|has) (?:you|it|that) (?:\w+ ){0,2}?(?:
      book(?:ed)?|cancel(?:led)?|moved|changed
      |g[eo]t (?:me|us|it|that|both|all|the|my|him|her)
      |taken?|took
      |put(?! (?:me|us|him|her|them) through)
      |go through
    )\b
  `,
  '\\b(?:what|which) (?:time|day|date)s?(?: \\w+)? (?:have (?:you got|i got)|did (?:you|i|we)|am i|are we|is my|was (?:it|that) again)\\b',
  "\\b(?:is it|it is|it'?s) (?:still |definitely |all |now )*(?:on |at |for )?(?:the )?(?:\\d+(?:st|nd|rd|th)|\\w+day)\\b[^?]*(?:\\?|isn't it)",
  `\\bis ${THEY} (?:still |actually )?(?:coming|on (?:his|her|the) way)\\b`,
  part`
    ^\W*(?:(?:so|and|but|then) )?(?:(?:have|has) (?!you\b)(?:\w+ ){1,3}?(?:got |been )?|(?:do|does|did) (?!you\b|i have to\b)(?:\w+ ){1,3}?(?:have|get) )(?:an? |any |their )?(?:
      appointments?|bookings?|slots?|booked
    )\b
  `,
  '\\b(?:is|was) (?:that|it) (?:definitely )?a (?:yes|no|definite)\\b',
  '\\b(?:is|was) (?:that|it|this) (?:definitely |now )?(?:an?|my|our) (?:appointment|booking)\\b',
  `\\b(?:am i|are we) (?:\\w+ )?(?:down|in|on|${SETTLED})\\b(?! \\w+ing\\b)`,
  `(?<!\\bhow much )\\b(?:(?:is|are) (?:that|it|this|they|we)|can (?:it|that|this|they) be booked(?: in)?) (?:for )?${ALL}\\b`,
  '\\b(?:is|was) (?:it|that|this)(?: all)? (?:written|noted|put|on there|on the (?:card|booking|notes?))\\b',
  '\\b(?:will|are|did|do|have) you (?:be |going to be |going to |gonna |been )?(?:put(?:ting)?|writ(?:e|ing|ten)|not(?:e|ing|ed)|jot(?:ting|ted)?|get(?:ting)?|got) (?:(?:all )?(?:that|it|this|the \\w+|what i (?:said|told you))) (?:down|on there|in (?:the )?notes?)\\b',
  part`
    \b(?:have you|you've) (?:got|put|written|noted) (?:
      (?:\S+ ){0,4}?(?:down|(?<!\b(?:first|last) )thing)
      |(?:the|that|my|our|about) (?:\S+ ){1,2}bit(?! (?:free|of)\b)
    )\b
  `,
  part`
    \b(?:have you|you've) (?:got|put|written|noted) (?:it|in|on there)(?: down)? (?:that )?(?:
      about
      |(?:she|he|they|i|we|it|one)(?:'s|'re|'m| is| are| has)?
    )\b
  `,
  part`
    \b(?:is|was) (?:it|that|this) (?:[\w':,]+ ){0,3}(?:
      \w*day|tomorrow|half|quarter|noon|midday|\d{1,2}|one|two|three|four|five|six|seven
      |eight|nine|ten|eleven|twelve
    )\b[^?.;]*\bor (?:not|what|isn't it)\b
  `,
)
/** Asks to hear the day or the time again: "what was the time again?", "is that the morning?" */
const RECAP = pattern`
  \b(?:what|which)(?:'s| is| was)? (?:the |my |that )?(?:
    time|day|date|slot|appointment
  )\b[^?.]*\b(?:again|say|said|was it)\b
  |\bwhen(?:'s| is| was) (?:it|that|my \w+)(?: again)?\W*$
  |\b(?:what|which) (?:day|date)(?:'s| is| was) (?:it|that|this)(?: on| for)?\W*$
  |\bis (?:it|that) (?:definitely|still) (?:on |for |at )?(?:the )?(?:\d+(?:st|nd|rd|th)|\w+day)\b
  |\b(?:is|was) (?:that|it) (?:in )?(?:the )?(?:morning|afternoon|evening|night|[ap]m)\b
`

/** Says back what has been arranged, as a question: "so we're all set for Friday?", "that's me down, yeah?" */
const ALL_SET = pattern`
  \b(?:
    we're|i'm|they're|are they
    |(?:that|everything)(?:'s| is)(?: me| us| \w+day)?(?: the \w+)?(?: at [\w:]+(?: ?[ap]m)?)?
  ) (?:all |both |definitely |now |still )*(?:
    set|arranged|confirmed|sorted|booked|down|in (?:for|at)|on for
  )\b[^?]*(?:\?|,? (?:yes|yeah|right|then)\W*$)
`
/** Has the day or the time said again: "so that's the twenty-fourth, yeah?", "did you say Thursday?" */
const CHECKS_TIME = new RegExp(
  part`
    \b(?:that's|that is|it's|is that|did you say|you said)(?: still| for| on| at| next)* (?:the )?(?:
      (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today
      |\d{1,2}(?:st|nd|rd|th)
      |(?:\w+[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)
      |tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth
      |(?:half|quarter) \w+
      |(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?= then\b|,? on\b| o.?clock\b)
    )\b[^?.;]*(?:\?|,? (?:yeah|yes|right|then|is it|isn't it|correct)\W*$)
  `,
)

const OF_WHOM = "(?:(?:my|me|his|her|our|the|an?) [\\w'-]+(?: [\\w'-]+)?|me|him|her|mine|his|hers)"
/** Asks which of two, or whom, a booking is for: "is that for the cut or her colour?", "who's that for?" */
const CHECKS_WHICH = new RegExp(
  part`
    \b(?:is|was) (?:that|it|this) (?:just |only |still |down )?(?:(?:for|as) ${OF_WHOM}|me|him|her|mine|his|hers),? or (?:for |as )?(?:both\b|${OF_WHOM})
    |\b(?:which (?:one|of them)|who)(?:'s| is) (?:that|it|this)(?: one)?(?: for| in for)?\W*$
  `,
)

/** Whether part of a plain line asks which of two, or whom, the booking is for. */
export const checksWhich = (text: string) => CHECKS_WHICH.test(text)

const FOR = '(?:(?:definitely|just|only|still|all|booked|down|in) )*for '
/** Asks what a booking is for: "is this for a clean?" */
const IS_FOR = new RegExp(
  `\\b(?:is|was) (?:that|it|this|the (?:table|booking|appointment|slot)) ${FOR}([^?.!]+)`,
)
/** The same at the end of a statement: "that's just for the cut, yeah?", "so that's the sink, is it?" */
const THATS_FOR = new RegExp(
  `\\b(?:that's|it's|this is) (?:${FOR}|(?=(?:the|an?|my|his|her) ))([^?]+?),? (?:yeah|yes|right|then|is it|isn't it)\\W*$`,
)

/** What a question about a booking takes it to be for, '' if none. */
export const takenToBeFor = (text: string) => (IS_FOR.exec(text) ?? THATS_FOR.exec(text))?.[1] ?? ''

/** A line without the question what a booking is for, which changes nothing. */
export const withoutTakenFor = (text: string) => text.replace(IS_FOR, ' ')

/** Asks what a booking is for, or for how many, and names neither. */
const FOR_WHAT = pattern`
  \bwhat(?:'s| is| was) (?:it|this|that|(?:the|my) (?:booking|appointment)) (?:booked |down )*for(?=\W*$|,? (?:again|sorry)\b)
  |\bhow many (?:people )?(?:is|was|are) (?:it|this|that|we|(?:the|my|our) (?:table|booking)) (?:(?:booked|down|in) )*for\b
  |\bfor how many\b
`

/** Whether part of a plain line asks what a booking is for. */
export const asksForWhat = (text: string) => FOR_WHAT.test(text)

/** A line without the question which of two the booking is for, which chooses neither. */
export const withoutWhich = (text: string) => text.replace(CHECKS_WHICH, ' ')

/** Whether part of a plain line has the day or the time of a booking said again. */
export const checksTime = (text: string) => CHECKS_TIME.test(text)

/** "Have you got a table for two?", "have you still got the half four?" ask for one. */
const FOR_NEW = pattern`
  \b(?:have|has|did) you (?:\w+ )?(?:got|get) (?:
    (?:an?|any|some)\b
    |the (?:(?:half|quarter) \w+|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b(?! (?:of|down|written|booked)\b)
  )
  |\bbooked (?:up|out|solid)\b
`

/** Asks whether she will be rung: "somebody'll ring me about the others, will they?" */
const RINGS = any(
  "\\b\\w+(?:'ll| will) (?:still |definitely )?(?:ring|call|phone|bell|buzz|let) (?:(?:me|us)\\b|(?:back )?about\\b)[^?]*(?:\\?|,? (?:yeah|right|yes|won't (?:he|she|they))\\W*$)",
  '\\b(?:will|is) (?!you|i|it|that|this|the|my|phone)\\w+ (?:actually |definitely |really |still |ever |going to |gonna )*(?:ring|call|phon)(?:e|ing)?(?: (?:me|us)\\b|(?: back)?(?=\\W*$|[,.;?!] | (?:back|or|about|though|then|today|tonight)\\b))',
  `\\b(?:will|is|are) ${THEY} (?:\\w+ )?(?:let (?:me|us) know|get(?:ting)? back to (?:me|us)|give (?:me|us) a (?:ring|call|bell|buzz))\\b`,
  `\\b${THEY}(?:'ll| will|(?:'s|'re) going to) (?:be )?(?:(?:ring|call|phon)\\w*|let (?:me|us) know)\\b.*(?:\\?|\\b(?:will|won't) ${THEY}\\b)`,
  part`
    (?:^|[.,;!?] )(?:(?:ok|okay|right|so|and|then|well|just)[, ]+)*(?:
      (?:do|shall|should) i|i|i'll|we|do we
    )?(?: just)? ?wait for (?:
      (?:an?|the|your|his|her|their|that) (?:call|ring|phone)
      |(?:him|her|them|you|a call) to (?:ring|call|phone)
    )\b[^?]*\?
  `,
  `\\b(?:will|is|are|has) ${THEY} (?:actually |definitely |really |be |going to |gonna )*(?:ring|call|phon)(?:e|ing)? (?:me|us|today|tonight)\\b`,
  "\\b(?!(?:who|what|that|it|phone)(?:'?s| is))[a-z]+(?:'s| is|'re| are|s(?= (?:still|definitely|actually|ringing|calling|phoning)\\b)) (?:still |definitely |actually |going to |gonna )*(?:ring|call|phon)(?:e|ing)? (?:me|us|(?:back )?about)\\b[^?.]*(?:\\?|,? (?:yeah|right|yes)\\W*$)",
)

/** Whether a plain line asks if somebody will ring. */
export const asksForRing = (text: string) => RINGS.test(text)

const SOON =
  "(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week)|next week|(?:in|during) the week|straight ?away|first thing|(?:before|by) (?:\\d|noon|lunch|tea|then|close|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+day)[\\w:]*)\\b(?!')"
/** Hopes to be rung soon, or asks when: "how soon will he ring?", "can she call me back today?" */
const HOPES_TO_BE_RUNG = any(
  "\\bhow long (?:will|'ll|is|are) (?:he|she|they|it|you) (?:going to |gonna )?(?:be|take)(?=\\W*$|[,.?!] )",
  "\\bis (?:that|it) (?:today|tonight|tomorrow)(?: that)? (?:he|she|they|you|[a-z]+)(?:'ll| will|'s| is|'re| are) (?:ring|call|phon)",
  "\\b(?:he|she|they)(?: definitely|'ll definitely)? (?:will|ring|call),? (?:definitely )?by [a-z0-9 ]{2,12}\\?",
  part`
    (?:^|[.!;] )(?:(?:and|so|but|oh|ok|okay|right|yes|yeah|yep|definitely),? )*(?:today|tonight|tomorrow|soon|before [a-z0-9]+(?: time)?|after [a-z0-9]+)(?:,? (?:yeah|yes|right|then|is it|will (?:he|she|they))\b|\?)
    |\b(?:is|are|has) [a-z]+ (?:definitely |actually |really )*(?:(?:gonna|going to) (?:ring|call|phone)|ringing|calling|phoning)(?: me| us)?(?: back)?\b[^.,;!?]{0,12}?\b${SOON}
    |\b(?:will|would|is) it (?:be )?(?:today|tonight|tomorrow|before|after|this|first)\b[^.?!;]{0,16}\b(?:he|she|they|you|somebody|someone|[a-z]+ that)(?:'ll| will)? (?:be )?(?:ring|call|phon)[a-z]*
    |\b(?:is|will|would) (?:it|that|this) (?:gonna |going to |likely to |definitely |actually |probably )*be (?:today|tonight|tomorrow|soon|this (?:morning|afternoon|evening|week))\b(?=(?: then| or not)?\W*$|,? (?:do you|d'you|you) (?:reckon|think|know))
    |\b(?:will|do|should) (?:i|we) (?:definitely |actually )?hear(?: back| anything)?(?: from [a-z]+)? ${SOON}
    |\bwhen (?:he|she|they)(?:'ll| will| would)(?: be)? (?:ring|call|phon)[a-z]*\b[^.!;]*\?
    |\bwhat time(?:'s|'ll| is| will| would)? (?:he|she|they)(?:'d|'ll| would| will)? (?:(?:gonna|going to|likely to|be) )*(?:ring|call|phon)[a-z]*
    |\b(?:he|she|they)(?:'ll| will) (?:ring|call|phone)(?: me| us)?(?: back)? (?:after|before|at|by) [a-z0-9 ]{2,16}(?:\?|,? (?:won't|will) (?:he|she|they)\b)
  `,
  part`
    \b(?:
      when(?: exactly)?(?:'s|'ll| is| are| will| would| can| could)
      |how (?:soon|quick(?:ly)?|long (?:is it )?(?:before|till?|until))(?:'s|'ll| is| are| will| would| can| could| before)?
    ) (?:[a-z]+ ){1,2}?(?:be |going to |gonna |likely to )*(?:ring|rings|ringing|call|calls|calling|phones?|hear|text|e-?mail|(?:be|get) in touch)\b
  `,
  `\\b(?:can|could|will|would) (?:you (?:get|have|ask) )?[a-z]+ (?:to |please |maybe |definitely )?(?:(?:ring|call|phone)(?: me| us)?(?: back)?|give (?:me|us) a (?:ring|call|bell|buzz|shout))\\b[^.,;!?]{0,20}?\\b${SOON}`,
  `\\b(?:he|she|they|somebody|someone)(?:'ll| will) (?:definitely )?(?:ring|call|phone) (?:me|us)(?: back)? ${SOON}`,
  `\\b(?:i|we)(?:'d)? (?:want|need|like|expect)(?: (?:someone|somebody|him|her|them|you) to)? (?:ring|call|phone)(?:ing)?(?: me| us)?(?: back)? (?:\\w+ )?${SOON}`,
  `\\b(?:i|we)(?:'d)? (?:want|need|like|expect) (?:a|the|my) (?:phone ?)?call(?: back)? (?:\\w+ )?${SOON}`,
)

const IS_SOON = new RegExp(`\\b${SOON}`)

/** Whether a plain line says or asks how soon the caller will be rung. */
export const hopesToBeRung = (text: string) =>
  HOPES_TO_BE_RUNG.test(text) || (asksForRing(text) && IS_SOON.test(text))

/** Asks when help comes, or whether anybody knows. */
const PROGRESS = any(
  part`
    \bhow (?:much longer|long|soon|quickly)(?:
      's|'ll| is| are| will| would| do| can| could| does| till| until| before
    )* (?:${THEY}|it|i|we|this)\b
    |\bhow long (?:is it )?(?:till?|until|before) [a-z]+ (?:rings?|calls?|phones?|texts?|comes?|gets? (?:here|back))\b
    |\bhow (?:long|much longer)\W*$
  `,
  part`
    \b(?:is|are|will|has|have|did|does) ${THEY} (?!(?:have|need) to )(?:[\w']+ ){0,3}?(?:
      com(?:e|ing)|go(?:ing)? (?:down |round |out |over |up )?(?:there|to (?:him|her|them|the)\b)|ring(?:ing)?|rung|call(?:ing|ed)?|text(?:ing|ed)?|know|answer\w*
      |pick(?:ed|ing)? up|be (?:here|long)|put(?:ting)? me through
      |(?:get|got|seen|had|read) (?:(?<!\byou (?:get|got) )(?:it|that)|this|my|the)
    )\b
  `,
  "\\bwhat(?:'s| is) (?:happening|going on|the (?:hold ?up|delay|news))\\b",
  '\\bplease (?:hurry|be quick)\\b|\\bhurry(?: up)?,? please\\b|^(?:ok,? |yes,? |just )*hurry(?: up)?\\W*$',
  `\\b${THEY}(?:'s| is) (?:[\\w']+ )?(?:on it|dealing with it)\\b`,
  "\\b(?:is|are) (?:[\\w']+ ){1,3}?coming(?= or not|\\W*$| (?:tonight|today|now|out|soon|over|round|or what|at all|then|tomorrow|this (?:morning|afternoon|evening))\\b)|\\bam i (?:through|being put|on hold)\\b|\\bis (?:any|some)(?:one|body) there\\b",
  `\\b${THEY}(?:'s|'re|'ll| is| are| will) (?:[\\w']+ )?(?:be )?com(?:e|ing)\\b[^.!;?]{0,24}(?:\\?|,? (?:yeah|yes|right|innit|isn't (?:he|she))\\W*$)`,
  "\\bwhen(?:'s|'ll| is| are| will| can) (?:[\\w']+ ){1,3}(?:com(?:e|ing)|ring(?:ing)?|call(?:ing)?|(?:be|get) here)\\b",
)

/** Whether part of a plain line asks when help comes. */
export const asksForProgress = (text: string) => PROGRESS.test(text)

/** Whether part of a plain line asks what has been arranged. */
export function asksForStatus(text: string): boolean {
  return (
    [STATUS, ALL_SET, RECAP, KNOWN, HEEDED, ON_NOTE, STILL_STANDS].some((one) => one.test(text)) &&
    !FOR_NEW.test(text)
  )
}

/** Whether a plain line asks if a booking that is to be moved or cancelled still stands. */
export const asksIfItStands = (text: string) => STILL_STANDS.test(text) || hopesItIsOff(text)

/** Asks whether a booking that is to be moved or cancelled still stands: "so nobody's going to turn up on Wednesday?" */
const STILL_STANDS = pattern`
  \b(?:
    (?:nobody|no ?one)(?:(?:'?s|'?ll| is| will)(?: going to| gonna| still| be)*|(?= coming))
    |(?:not|won't) have (?:any|some)(?:one|body)
    |(?:he|she|they) (?:definitely |really )*(?:won't|will not|isn't going to)(?=[^?]* up\b)
  ) (?:turn|show|com)(?:e|ing)?\b[^?]*\?
  |\bis (?:\w+day|tomorrow|it|that|the \w+|my \w+) (?:\w+ )?(?:cancelled|still on)\b
  |\bis (?:\w+day|tomorrow|my (?:visit|appointment|booking|survey|slot)) (?:definitely )?off(?= (?:or|then|now)\b|\W*$)
  |\bis (?:that|it|[\w:]+(?: [\w:]+)?) (?:ok|okay|free|possible|all right|alright) or not\b
  |\b(?:do|does|will) [a-z]+ (?:definitely |actually )?know (?:not to|i'm not|we're not|i won't|(?:it|that|\w+day)(?:'s| is) (?:off|cancelled|moved))\b
  |\b[a-z]+(?:'ll| will)? (?:definitely |actually )?knows? (?:not to|i'm not|we're not|i won't|(?:it|that|\w+day)(?:'s| is) (?:off|cancelled|moved))\b[^?]*(?:\?|,? (?:yeah|yes|right|does (?:he|she))\W*$)
  |\bhave you (?:told|warned) (?:him|her|them|[a-z]+) not to\b
  |\b(?:i'm|we're|i am|we are|it's|it is|that's|nothing's|nothing is|[a-z]+day(?:'s| is)) (?:(?:not|still|definitely|actually|only|all) )*(?:confirmed|definite|official|booked|moved|changed|swapped|switched)\b[^?.!;]{0,24}\b(?:until|till?|unless|before) (?:he|she|they|you|i|we|some(?:one|body)|[a-z]+ (?:rings|calls|phones|texts|confirms|says))\b[^?.!;]*(?:\?|,? (?:yeah|yes|right|then|is it|am i|are we)\W*$)
`

const NO_LONGER = part`
  (?:
    (?:he|she|they|you|sam|someone|somebody)(?:'s|'re|'ll| are| is)? (?:(?:definitely|really|actually|now) )*(?:
      not|won't|will not|isn't|aren't
    )
  )
`
/** Hopes that the visit or booking of a message is off: "he's not coming Monday then?", "so I needn't stop in?" */
const HOPES_OFF = pattern`
  (?:^|\b(?:so|and|but|then|right|ok|okay),? )${NO_LONGER} (?:(?:be|still|going to|gonna|now|even) )*(?:
    com(?:e|ing)|turn(?:ing)? up|show(?:ing)? up|call(?:ing)? round|let(?:ting)? (?:him|her|them)sel\w+ in
  )\b(?! (?:out|back|again|until|till|unless|before|without)\b)
  |\b(?:is|are) (?:he|she|they|you|somebody|someone) still (?:going to |gonna )?(?:com(?:e|ing)|turn(?:ing)? up)\b
  |\b(?:
    do (?:i|we)(?: still| really| definitely)* (?:need|have)(?: to)?
    |(?:i|we)(?: really| definitely)* (?:don't|do not|needn't)(?: need| have)?(?: to)?
  ) (?:be|stop|stay|wait) (?:in|home|at home)\b
  |^(?:so |and |but |then )*you(?:'ve| have) (?:definitely |actually )?(?:cancelled|moved|changed|stopped)\b
`
const CHANGED = '(?:cancelled|moved|changed|off(?! (?:work|sick)\\b)|sorted|done|through|updated)'
/** What follows words that could also state something, and makes them ask: "then?", "now, do I?" */
const ASKS =
  "[^.;!]*?(?:\\?|,? (?:then|now|yeah|right|or (?:not|what|(?:is|are)n't \\w+)|(?:do|am|can|will) i|is (?:it|he|she)|are (?:they|we))\\W*$)"
/** What a booking that stands may be. */
const STANDS = '(?:in|down|on|coming|booked|expected)'
/** Asks whether a booking is changed now that a message says so: "is it done then?", "do I still turn up?" */
const CHECKS_CHANGE = pattern`
  \b(?:will|do|does|is|are) (?:he|she|they|you|it|somebody|someone|[a-z]+day) still (?:be |going to |gonna )*(?:
    come|turn up|expect(?:ing)?|go(?:ing)? ahead|happen(?:ing)?
  )\b
  |\b(?:is|are|am|isn't|aren't) (?:[a-z']+ ){1,3}still ${STANDS}\b
  |\b[a-z]+(?:'s|'re|'m| is| are| am) still (?:\w+ )?${STANDS}\b${ASKS}
  |\bhave (?:i|we) still got (?:it|that|the|my|our|[a-z]+day|tomorrow)\b
  |\b(?:it|that|[a-z]+day)(?:'s not| won't| will not| isn't) (?:be )?(?:go(?:ing)? ahead|happen(?:ing)?)\b
  |\b(?:
    do (?:i|we)(?: still| really| definitely| even)* (?:need|have)(?: to)?
    |(?:i|we)(?: really| definitely)* (?:don't|do not|needn't|won't)(?: still| even)*(?: need| have)?(?: to)?
  ) (?:bother |worry about )?(?:com(?:e|ing)|turn(?:ing)? up|be(?:ing)? there|go(?:ing)?)\b(?! (?:for|to|with|back)\b)${ASKS}
  |\b(?:ok|okay|all right|alright|safe|fine) (?:not to|to not) (?:come|be|turn|go|stay|stop|wait)\b
  |^(?:so |and |but |then |right )*(?:i can|can i) (?:still )?(?:go (?:out|away|to work)|make other plans)\b
  |\bam i (?:still )?(?:coming|going|expected)\b(?: in)?${ASKS}
  |^(?:so |then |right,? )+(?:i'm|we're|i am|we are) not (?:coming|going|needed)\b${ASKS}
  |\b(?:what|which) (?:day|time) is it (?:now|then)\b
  |^(?:so |and |but |then |right )*you(?:'ve| have) (?:definitely |actually )?(?:took|taken) (?:me|us|him|her|it) (?:off|out)\b
  |\b(?:confirm|promise|guarantee|sure|certain|know)(?: me| us)?(?: that)? (?:it|that|this|[a-z]+day|(?:my|the) \w+)(?:'s|'ll| is| has| will)?(?: be| been| definitely| now| all)* ${CHANGED}\b
  |\b(?:it|that|this|they|(?:my|the|our)(?: old| other| first| original| existing)? [a-z]+|[a-z]+day|tomorrow|nothing)(?:'?s|'?re| is| are| has| isn't| aren't| hasn't)?(?: (?:not|definitely|still|now|all|actually|been|just|only|yet))* ${CHANGED}\b[^.;!?,]{0,16}(?:\?|,? (?:then|yeah|yes|right|innit|or (?:not|what)|is it|isn't it|has it|hasn't it)\W*$)
  |\b(?:you|he|she|they)(?:'ve|'s| have| has)(?:n't| not) (?:actually |already |gone and )*(?:cancelled|moved|changed|scrapped)\b
  |\bis (?:it|that|(?:the )?[a-z]+day|tomorrow)(?: morning| afternoon)? (?:definitely |all |now )*(?:ok|okay|alright|all right|fine|on|sorted|booked|confirmed)(?: (?:for|with) (?:you|him|her|them|that))?(?:,? (?:or (?:what|not|no)|then|now|yeah|yes)\b|\W*$)
  |\b[a-z]+day(?:'?s| is)(?: still| definitely)? (?:ok|okay|alright|all right|fine|sorted|on|booked)(?: then)?(?:\?|,? (?:yeah|yes|right)\?|,? (?:or (?:what|not)|isn't it|is it)\W*$)
  |^(?:(?:so|then|right|ok|okay|great|lovely|perfect|brilliant),? )+(?:it|that|[a-z]+day)(?:'?s| is) (?:[a-z]+ ){0,2}${CHANGED}(?=\W*$|,? (?:then|now|yeah|is it|thanks|thank you|cheers|ta)\b)
  |\b(?:is|has|will) (?:it|that|this|today|tomorrow|(?:the )?[a-z]+day(?: one)?) (?:(?:be|been|get|all|now|gone|definitely|properly) )*${CHANGED}(?=\W*$| (?:then|now|yet|yeah|or|straight|today|for)\b)
  |\bis (?:it|that) (?:all |now |down |booked )*in (?:for|on)\b
  |\bis (?:it|that|this)(?: down)?(?: for| as| at)? (?:the |all )?(?:
    \d[\d:.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:half|quarter) (?:past |to )?\w+|[a-z]+day|\w+(?:st|nd|rd|th)
  )(?: of us| people| o'clock| ?[ap]m)? now\b
  |^(?:so |then |right,? )+(?:i|we)(?:'ll|'m|'re| am| are)? (?:com(?:e|ing)|turn up|be there) (?:in |on )*(?:[a-z]+day|tomorrow)(?=,? (?:then|now|yeah|instead)\b|\?)
  |\b(?:have|did) you (?:done|do|sort(?:ed)?|manage(?:d)?) (?:it|that)(?: then| now| yet| for me| or (?:not|what))*\W*$
  |\b(?:can you|you can) do (?:it|that|this)(?: for (?:me|us)| now| here| then)*(?:,? can(?:'t)? you)?\W*$
`

/** Whether part of a plain line, after a message that changes a booking, asks whether that has been done. */
export const checksChange = (text: string) => CHECKS_CHANGE.test(text)

/** Whether part of a plain line, after a message about an existing booking, asks whether that still stands. */
export const hopesItIsOff = (text: string) => HOPES_OFF.test(text)

/** Asks whether the owner will know: "he knows it's about the tap?" */
const KNOWN =
  /^(?:(?:so|and|but) )?(?:(?:do|does|will) \w+ know|(?:he|she|they)(?:'ll| will)? knows?) (?:that )?(?:it's|this is|about|what it's about)\b[^?]*\?/

/** Asks whether something said on this call was heard, or will be told or heeded: "did you catch that?", "you'll tell him it's urgent?" */
const HEEDED = pattern`
  \byou(?:'ve| have) (?:told|warned|asked|let) (?:him|her|them|[a-z]+)\b[^?.!;]*\?
  |\byou(?:'ll| will) (?:definitely |still |just |not (?=forget|lose))?(?:tell|let|warn|ask|note|put (?:that|it|in)|mark|pass|mention|make sure|forget|lose|remember)\b[^?.!;]*(?:\?|,? (?:yes|yeah|right|won't you|will you)\W*$)
  |\byou (?:write|put|note|mark|tell)(?: down| him| her| them)?\b[^?.!;]*,? (?:yes|yeah|ok|okay)\W*$
  |\b(?:he|she|they)(?:'ll| will) (?:definitely )?(?:ask for|knock|get (?:that|it|the message)|be told)\b[^?.!;]*(?:\?|,? (?:won't|will) (?:he|she|they)\b)
  |\b(?:did you (?:get|hear|catch)|have you got) (?:(?:that|what i said|it|the (?:bit|part)) )?about\b
  |\bread (?:(?:that|this|the|my) message|that|it) back\b
  |(?:\b(?:did|have) you |(?:^|[.,] )(?:you(?:'ve| did)? )?(?=[^.,!]*\?))(?:all )?(?:get|got|catch|caught|hear|heard) (?:all )?(?:(?:of )?(?:that|it)|me|what i said)(?: (?:down|right|all|ok|okay|all ?right))?(?:,? (?:love|lovey|mate|pal|duck|dear|darling))?(?=\W*$|[,.?!])
  |\bdid you (?:get|write down|note) (?:hers|theirs|(?:his|her|their|[a-z]+'s)(?: (?:e-?mail|address|number|mobile|name|post ?code))?)(?=\W*$|[,.?!])
  |\bdid you (?:get|write down|note) (?:the|my|our) (?!(?:message|e-?mail|text|letter|form|voicemail|photos?|pictures?|payment|deposit|order|booking|appointment|slot|time)\b)(?:\w+ ){1,3}(?:as well|too|bit|part)\b
  |\bdid you (?:get|write down|note) (?:the|my|our) (?!(?:message|e-?mail|text|letter|form|voicemail|photos?|pictures?|payment|deposit|order|booking|appointment|slot|time)\b)\w+(?: \w+)?\W*$
`

/** Asks whether something was written down: "and you've got the coeliac thing down?" */
const WRITTEN = pattern`
  \b(?:(?:did|have) you|you(?: did| have|'ve)?) (?:get|got) (?:
    (?:that|it)(?: down| right)?(?=\W*$|[,.?!])
    |(?:the|my|our) (?:e-?mail|address|number|name|post ?code|extension)\b
  )
  |\b(?:did|have) you (?:put|written|noted) (?:that|it|this)(?: down)?(?=\W*$|[,.?!])
  |\b(?:put(?:ting)?|writ(?:e|ing)|not(?:e|ing)|jot(?:ting)?|get(?:ting)?) (?:all )?(?:that|it|this|what i (?:said|told you)) (?:down|on there|in (?:the )?notes?)\b
  |\b(?:written|noted)\b
  |\byou(?:'ve| have| did)? (?:got|get|put) (?:both|all (?:of|that|three))\b
  |\byou(?:'ve| have)? (?:got|put) (?:the|that|my|our|about) (?:\w+ ){1,3}(?:thing|bit)\b(?! (?:free|of)\b)
  |\b(?:got|have) (?:\S+ ){1,4}?(?:down|written)\b
`

/** Asks whether something is on the note, by its name: "did you put about the nuts?", "is her allergy on there?" */
const ON_NOTE = pattern`
  \b(?:did|have) you (?:(?:actually|definitely|also|not) )*(?:
    put(?! (?:me|us|him|her|them|it|this|that (?:in|on|down|for))\b)
    |written|write|noted?|mention(?:ed)?|mark(?:ed)?|add(?:ed)?
  ) [^.!;]*(?:\?|$)
  |\byou(?:'ve| have| did) (?:put|written|noted|marked) (?:down|in) [^.!;]*\?
  |\byou (?:did |have )(?:put|write|written|noted?|mention(?:ed)?|add(?:ed)?)\b[^.!;]*,? (?:didn't|haven't) you\b
  |\b(?:is|was|are) (?!there\b)[^.?!;]{1,40} on (?:there|(?:the|my|our) (?:card|booking|notes?|message))\b
`

/** Whether a plain line that asks for the status asks whether something was written down. */
export const asksIfWritten = (text: string) =>
  [WRITTEN, KNOWN, HEEDED, ON_NOTE].some((one) => one.test(text))

/** Wants to be sure how nobody will reach them: "you won't ring the house, will you?", "he won't say owt, will he?" */
const HOW_REACHED = pattern`
  \b(?:
    [a-z]+ (?:won't|wouldn't|will not|shouldn't|mustn't|(?:isn't|aren't) going to)
    |(?:nobody|no ?one)(?:'s|'ll| is| will)(?: going to| gonna)?
  ) (?:be )?(?:
    ring|call|phon|text|tell|writ|e-?mail|messag|leav|send|post|say|mention|let
  )(?:e|ing)? (?:to )?(?:on )?(?:
    the (?:house|home|landline|office|work|school|shop)|(?:me )?at (?:work|home)
    |(?:my|our) (?:house|home|landline|work|office|husband|wife|partner|mum|dad|mother|father|parents|boss|son|daughter|other|old)
    |him|her|them|th(?:is|at) number|(?:a |any )?(?:message|voicemail|letter|post)
    |(?:a word|anything|owt|nowt|nothing|it|that|this|who)\b
  )\b[^.!;]*(?:\?|\b(?:will|would|are|is|should|must) (?:you|he|she|they|it)\b)
  |\b(?:you|he|she|they)(?:'ll| will) keep (?:it|this|that) (?:quiet|private|to (?:your|him|her|them)sel\w+|between)\b
`

/** Whether a plain line wants to be sure how nobody will reach the caller. */
export const asksHowReached = (text: string) => HOW_REACHED.test(text)
