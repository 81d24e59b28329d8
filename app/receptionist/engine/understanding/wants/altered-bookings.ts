import { part, pattern } from '../text/patterns.ts'
import {
  any,
  BOOKING,
  CANCELS_OTHERS,
  CHANGE,
  DAY,
  HAVE,
  HOURS,
  IS,
  ONE,
  OWN,
  WE,
} from './existing-words.ts'

/** Cannot keep a time, or wants another. */
const ALTERS = part`
  \b(?:
    ${CHANGE} (?:it|that|him|her|them|us|the|${OWN})\b
    |put(?:ting)? (?:it|that|him|her|them|us|you) (?:off|back)
    |(?:need|want|like|get) (?:it|that|him|them) (?:moved|moving|changed|changing|cancelled|rearranged)\b
    |(?:can't|cannot|won't|unable to|not (?:going to|gonna)) (?:
      make|come|bring|be|get to
      |do(?! (?:that|then|\w+day)\b)
    )
    |instead\b|stuck\b|make (?:it|that)\b
    |(?:come|do|have|it|us|running)(?: \w+){0,2} (?:later?|earlier|behind(?! (?:the|an?|my|our|his|her|it)\b))\b
    |poorly|ill\b|sick\b(?! (?:of|and tired|to death)\b)|not well|won't start
  )
`

/** Arranged before this call: "I've got a cut on Friday", "your man's coming at two", "the van's down for Monday". */
const ARRANGED = part`
  (?:
    (?<!\bif )you(?:'ve| have) (?:got )?(?:
      some(?:body|one)|one of your \w+
      |an? (?:engineer|plumber|electrician|man|lad|cleaner|builder)
    ) (?:coming|due) (?:to (?:me|us|my|our)|out|round|over|on|at|today|tomorrow|\w+day)\b
    |${HAVE} (?!to\b|in (?:one of|an?|the|your)\b|${OWN} \w+ coming)(?:[\w'-]+ ){1,4}?${DAY}
    |(?:
      (?:some(?:body|one)|one of your \w+)${IS}
      |${WE.replace('i|we|', 'you|')}${IS}|(?:i|we)${IS}(?= in\b)
      |(?<!\b(?:my|our|his|her|their|your|the) (?:\w+ )?)[a-z]+ was(?= (?:coming|due|booked)\b)
      |${HAVE} (?!to\b|my\b|our\b|people\b|family\b|friends\b|visitors\b)(?:one of (?:your|the) )?\w+
      |there(?:'s| is) (?:an? |some )?(?:man|bloke|lad|fella|guy|engineer|plumber|electrician|cleaner|painter|some(?:body|one))
      |(?:your|the|my|our) (?!
        aunt|sister|brother|mum|dad|mother|father|son|daughter|friend
      )\w+${IS}
    )(?: \w+){0,2}? (?:coming|due|booked|down|(?<!\bbeen )in(?! (?:one of|an?|the|my|our|your|his|her|here)\b))\b(?! (?:off|down|through|away|loose)\b)
  )
`

/** Moves or calls off what is booked, or cannot keep its time: "I need to change my appointment", "I'll be late", "can't make it". */
export const ALTERED = any(
  part`
    ${HAVE} an? (?:appointment|booking|table|viewing|visit)\b(?:(?! for )[^.?!]){0,30}\b(?:
      move|change|cancel|rearrange|rebook
    )\b
  `,
  `(?:${CHANGE}|bring|put) (?:mine|ours)\\b`,
  `${CHANGE} (?:my|our) (?:\\d|half|quarter|\\w+day|table|slot|place)`,
  part`
    (?<!\b(?:i|we) can )(?:
      swap(?:ping)?
      |(?:mov|postpon|rearrang|re-?schedul)(?:e|ing)
    ) ${OWN} (?:\w+ )?(?:
      (?:clean|cut|groom|massage|check-?up|delivery|service|mot|survey|quote|estimate|valuation|inspection|assessment|consultation|fitting)\b(?! (?:(?:at|with) (?:the|my)|to you)\b)
      |(?:colour|class|meeting|lesson) (?:to|from|on|for) (?:\w+day|tomorrow|today|this|next|another)\b
    )
  `,
  part`
    ${CHANGE} ${OWN} (?:[\w'-]+ ){0,2}?[\w'-]+[,.;]? (?:it's|its|it is|it was|that's|which is|meant to be) (?:(?:for|on|at|the|booked|due|meant|supposed|down|to|be|in) )*(?:today|tomorrow|tonight|this \w+|next \w+|\w+day|\d{1,2}(?:st|nd|rd|th| ?[ap]m|:\d\d))
  `,
  `${CHANGE} (?:the|my|our|that|an?) (?:[\\w'-]+ ){1,3}?(?:that )?(?:(?:(?:i|we|you)(?:'ve| have)(?: got)?|that's|that is) (?:already )?(?:booked|arranged)\\b|(?:i|we|you)(?:'ve| have)(?: got)? down for (?:me|us|\\d|\\w+day|tomorrow|next|this)\\b)`,
  `${CHANGE} (?:(?:this|next) (?:week|month)'s|tomorrow's|today's)(?=\\W*$|[,.;]| (?:to|clean|delivery|order|${ONE})\\b)`,
  `(?:needs?|wants?|wanted|like|get|getting) (?:${OWN}|the|that) (?:[\\w'-]+ ){1,4}?(?:cancelled|cancelling|rearranged|rescheduled|moving|moved|changing|changed)(?=\\W*$|[,.;]| (?:to|please|not|if|because|cos|for|from)\\b)(?<!\\b(?:tap|toilet|sink|boiler|radiator|lock|tyre|oil|bath|shower|sockets?|lights?|meter|locks|tyres|battery|brakes?|name|address) \\w+)`,
  `\\b(?:\\w+'s|${OWN}) (?:appointment|booking|groom|slot)\\b[^?!]{0,60}\\b(?:move|change|cancel|rearrange|shift) it\\b`,
  `(?:bring|hold) ${OWN} (?:\\w+ )?(?:${BOOKING})\\b`,
  `cancel (?!it\\b|that\\b|this\\b)(?:[\\w']+ ){1,3}?(?:for |on )?(?:today|tomorrow|tonight|this|next|\\w+day)\\b`,
  `cancel (?:him|her|them|us|me)\\b(?! (?:an?|the)\\b)`,
  CANCELS_OTHERS,
  `(?<!\\bif (?:i|we) )(?:need|want|have|like|got) to (?:cancel|postpone|re-?schedule)\\b(?! (?:it|that|this)\\W*$)`,
  part`
    (?<!\bif (?:i|we) )(?:(?:can|could) (?:i|we)|(?:need|want|have|like|got|possible) to|(?:any )?chance of) (?:
      (?:postpon|re-?arrang|re-?schedul)(?:e|ing)(?: (?:it|that|this))?(?=\W*$|[,.;?]| (?:please|for|to|till?|until|love|mate)\b)
      |put(?:ting)? (?:it|that|this|(?:him|her|them|you|your \w+)(?= off(?:\W*$|[,.;?]| (?:on|for|till?|until|this|next|today|tomorrow|\w+day|please|because|cos|as|and)\b))) off\b
      |(?:mov|push|put|bring|shift)(?:e|ing)? (?:it|that|this) (?:back|forward)(?=\W*$|[,.;?]| (?:an?|one|two|by|to|till?|until|please)\b)
    )(?!.*\b(?:if|in case)\b)
  `,
  `(?:make it [^?!]{1,40}\\binstead of\\b|(?:come|be here|do it)\\b[^?!]{1,40}\\binstead of (?:at |on |the )?(?:\\d|half|quarter|morning|afternoon|${HOURS}\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day))`,
  '(?:tell|ask|let|get) (?:him|her|them|[a-z]+) (?:know )?not to (?:come|bother|send)\\b',
  `(?:need(?:ing)?|want|have|like|got|hoping|possible|can (?:i|we|you)|could (?:i|we|you)|please)(?: to)? ${CHANGE} (?:the|that|this) (?:${BOOKING})\\b(?! (?:out|away|over|aside|legs?|lamp)\\b)(?<!\\b(?:if|when) (?:i|we|you) .{0,40})(?!.*\\b(?:if|in case)\\b)`,
  part`
    (?:${BOOKING}) (?:needs?|wants?|has|will have) (?:
      cancelling|moving|changing|rearranging|rescheduling
      |to be (?:cancelled|moved|changed|rearranged)
    )\b
  `,
  `${CHANGE} ${OWN} (?:[\\w']+ ){0,2}?(?:${BOOKING})\\b`,
  part`
    ${CHANGE} ${OWN} (?:[\w'-]+ ){1,4}?to (?:
      \w+day|tomorrow|today|the \d|next (?:week|month)
      |(?:another|an?) (?:(?:different|later|earlier|better|new) )?(?:day|time|date|week|slot)
    )\b
    |${CHANGE} (?:the (?:time|day|date) of (?:${OWN}|the)|(?:when|what (?:time|day)) (?:you|he|she|they|i|we)(?:'re|'s|'m| are| is| am| come))\b
  `,
  part`
    (?:
      can't|cannot|won't be able to|not able to
    ) (?:do|make|manage|be (?:in|there|around) for) (?:the|${OWN}|your) (?:\w+ )?(?:
      ${BOOKING}|inspections?|check-?ups?|mot|survey|valuation
    )(?: (?:on|this|next|at|tomorrow|today|after all)\b|[,.;?]|$)(?!.*\b(?:can|could) i (?:book|get)\b)
  `,
  part`
    (?:had|got|received|sent)(?: me| us)? (?:an? |your )?(?:\w+ )?(?:
      text|letter|e-?mail|message|card
    ) (?:
      saying|about|for|to say|that says
    )\b[^?!]{0,80}\b(?:
      (?:can't|cannot|won't|not (?:going|able) to) (?:
        make|come|do (?:it|that|then)|be (?:in|there)
      )
      |${CHANGE} (?:it|that)
    )\b
  `,
  `(?:earlier|later) than (?:planned|booked|arranged|agreed)\\b`,
  `(?:doesn't|does not|won't) (?:work|suit)\\b.*\\b(?:can|could) (?:we|i|you)\\b`,
  `(?<!\\b(?:deliver(?:y|ies)|order|driver|van)(?:'s| is| will)? (?:going to )?)(?:be|running) (?:[\\w']+ ){0,4}late\\b(?! home)`,
  `${WE}${IS} (?:\\w+ ){0,2}(?:running (?:\\w+ ){0,2}behind|held up)\\b`,
  part`
    (?<!\bif (?:he|she|they|you|some(?:one|body)) )(?:can't|cannot|won't|not (?:going to|gonna)|won't be able to) (?:
      make (?:it|${OWN}|to|\w+day|tomorrow)\b
      |do (?:\w+day|tomorrow|today|tonight)(?: (?:now|after all|any ?more)\b|(?=[,.;] (?:can|could) (?:i|we|you) (?:make it|move|change|swap|switch|shift)))
      |come (?:in )?(?:(?:for|to) ${OWN}|today|tomorrow|this \w+)\b
      |be (?:in|there|home)\b
    )
  `,
  part`
    ${WE}(?:'d| had) better (?:not (?:come|bring)|cancel|postpone|rearrange|put it off)\b
    |(?:don't|do not) think ${WE}(?:'d better| had better|'ll| will| can| should)(?: be able to)? (?:come|make it)\b
  `,
  `${ARRANGED}[^?!]{0,120}?${ALTERS}`,
  `(?<!\\b(?:book|make|have|get|want|need|like|for) (?:\\w+ ){0,2})(?:${BOOKING})\\b[^?!]{0,100}\\b(?<!\\bof us\\b[^?!]{0,60} (?!we|i\\b|they|none|nobody)[a-z]+(?:'s| is| will|) )(?:will not|won't|not) (?:be )?com(?:e|ing)\\b(?! (?:out of|through|on|off|up)\\b)`,
  part`
    (?:
      ${CHANGE}|bring(?:ing)?|put(?:ting)?
    ) (?:my|our|his|her|the) (?!(?:name|number|address|post ?code|email|lights?|power|water|heating|electric\w*)\b)(?:[a-z'-]+ ){1,3}?(?:
      from (?:the|today|tomorrow|this|next|\w+day|\d)
      |(?:back|forward)\b(?! (?:door|wheel|tooth|teeth))
    )
  `,
)

/** Changes what is booked, or says that the caller is late for it. */
const CHANGES = pattern`
  \b(?:
    cancel\w*|chang\w+|mov(?:e|ed(?! (?:out|house|home)\b)|ing)|(?<!\b(?:early|late|day|night|evening|my|an?|on) )shift\w*|push\w*(?: it)? back|mak(?:e|ing) it|rearrang\w+|re-?schedul\w+|swap|instead
    |put(?:ting)? [^.?!;]{1,16} off|bring(?:ing)? [^.?!;]{1,24} forward|(?:not to|needn't) (?:come|bother)
    |(?:can't|cannot|won't|not going to) (?:make|come|be|do)
    |not coming|held up|delayed|stuck|nip\w* out|called (?:away|in(?:to)? work)
    |(?<!\b(?:too|so) )late(?! (?:with|paying|on|payment|shifts?)\b)
  )\b
`

/** Whether a line changes or calls off what is booked, or tells of somebody who is late for it. */
export const changesBooking = (text: string) => CHANGES.test(text)
