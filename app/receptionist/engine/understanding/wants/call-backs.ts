import { pattern } from '../text/patterns.ts'
import { BOOK, NEED } from './book-asks.ts'

const MESSAGE = pattern`
  \b(?:
    (?:waiting|cancellation|reserve) list
    |in case (?:you|there|some|any)(?:'s|one|body|thing)?\b[^.?!;]{0,24}\b(?:cancel\w*|drops? out|comes? up|(?:becomes?|comes?) free)
    |(?:ring|call|text|phone|let) (?:me|us)(?: know)? if (?:you get |there's |(?:\w+ ){1,2})[^.?!;]{0,16}\b(?:cancel\w*|drops? out|comes? up|(?:becomes?|comes?) free)
    |(?:ring|call|phone|get) (?:me|us) back
    |(?:ring|call|phone|text) (?:me|us) (?:about|regarding|to (?:talk|discuss))
    |(?<!\b(?:i'll|i will|i can|we'll)(?: [\w']+){0,5} )(?:call|ring) ?back
    |(?<!\b(?:don't|not) )give (?:me|us) a (?:quick )?(?:ring|call|bell|buzz|shout)
    |(?:want(?:ed)?|like|have|need|after) a (?:quick )?word\b
    |(?:like|want(?:ed)?|hoping|love|ringing|calling) to (?:talk|speak|chat|enquire|ask|discuss)(?: to you)?(?: about)? (?:(?:a|some|having|booking|hosting|your) )*(?:private (?:party|parties|hire|event|dining|function)|functions?|venue hire)
    |get back to (?:me|us)
    |rather (?:you|he|she|they|someone|somebody|the \w+|[a-z]{3,}) (?:just )?(?:rang|called|phoned)
    |(?:like|want|need|prefer|rather have|just) (?:a|the) (?:phone ?)?call\b(?! ?-?out)
    |(?<!\b(?:left|leave|get|got|send) (?:you |him |her |them )?)a message if (?:nobody|no)\b
    |a message(?! (?:if (?:nobody|no)|on (?:my|the) (?:voice|answer|machine)))
    |message (?:for|to)
    |(?<!(?:n't|\bnot|\bnever) (?:\w+ )?)(?:tell|let) (?:him|her|them) (?:\w+ ){0,2}(?:rang|called|phoned|know)
    |(?:can|could|will|would) you (?:please |just )?(?:tell|let) (?!me\b|us\b|people\b)
    |(?:please|just|and) tell (?:the|your) \w+
    |(?<!\b(?:i|we|i'll|you|to) )(?:tell|ask) (?:the |your )?[\w']+ (?:not to|to leave it|(?:he|she|they) needn't)
    |(?<!\b(?:he|she|they|who|we|i)(?:'ll|'d| will| can| would) )pass (?:it|that|this|something) on
    |leave (?:word|my (?:number|details))
    |(?<=^|(?:just|to|i'm|we're|here,?) )chas(?:e|ing)\b
  )\b
`

/** Has somebody tell the caller something: "can Jo let me know about the veneers?" */
export const LET_KNOW =
  /\b(?:can|could|would) (?!you\b|i\b|we\b)[a-z]+ (?:please |just |maybe )?let (?:me|us) know (?:about|what|how|whether|if you do)\b/

/** By when to ring, not how to reach the caller: "before half eleven", "before you book". */
const BY_WHEN = String.raw`(?:\d|half|quarter|noon|midday|lunch|tea|tonight|tomorrow|close|closing|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+day\b|(?:you|he|she|i|we) (?:book|confirm|commit|decide))`

/** What follows where a line says how to reach the caller, or what to call them: "ring me on 07700 …", "call me a taxi". */
const NOT_HOW = String.raw`(?! (?:an?|on(?! (?:that|this|my|the same|\w+day))|if|when|before(?! ${BY_WHEN})|(?:the |your )?(?:details|address|confirmation|link)|the (?:time|date|price|booking))\b)`

/** "I want ringing back", "mum needs phoning", but not "the bell needs ringing". */
const WANTS_RINGING = String.raw`(?<!\b(?:don't|not|bell) )\b(?:want|need)s? (?:ringing|phoning|calling back)\b`

/** Asks for a call back, unless it says how to reach the caller or what to call them. */
const RING_ME = pattern`
  (?<!\b(?:don't|not|can't|cannot|couldn't) )\b(?:ring|call|phone|text) (?:me|us)\b${NOT_HOW}
  |${WANTS_RINGING}
`

/** Asks that somebody ring, whatever else the line says: "get Jo to ring me". */
const HAVE_RING = pattern`
  (?<!\b(?:he|she|they|driver|man)(?:'ll| will)? )\b(?:
    get|ask|tell|have|want|need|like|can|could
  ) (?:[\w']+ ){1,3}?(?:to )?(?:please )?(?:ring|call|phone) (?:to )?(?:me|us)\b${NOT_HOW}
  |\b(?:
    someone|somebody|just|please
    |(?<=^|[,.;!] )(?:he|she|they|you)
  ) (?:to |please )?(?:ring|call|phone) me\b${NOT_HOW}
  |${WANTS_RINGING}
  |(?<!\b(?:i|we|did|to|not) )\b(?:get|ask|tell|have) (?:him|her|them|some(?:one|body)) to (?:ring|call|phone)(?=\W*$|[,.;!])
`

const NO_RING = pattern`
  \b(?:can't|cannot) (?:ring|call|phone) (?:me|us)\b
  |\b(?:
    don't|do not|didn't|won't|no need|not|without
  ) (?:[\w']+ ){0,4}?(?:ring|call|phon|messag)\w*\b
`

/** Asks that the firm be told of something: "can you tell them about the wheelchair?" */
export const TELLS_OF =
  /\b(?:can|could|will|would) you (?:please )?(?:tell|let|warn) (?:them|him|her|the \w+) (?:know )?(?:about|of|that|there)\b/

/** Whether a line asks for a call back, which is a message only if it wants nothing else. */
export const wantsRing = (text: string) => RING_ME.test(text) && !NO_RING.test(text)

/** Wants somebody there: "just get him here", "send someone"; not "I'll get somebody else". */
const SOMEBODY =
  /(?<!(?:\b(?:i|we|to|can|could|will|would|not|never)|'ll|n't) (?:just )?)\b(?:get|have|send) (?:him|her|them|some(?:one|body))\b(?! else)/

/** Whether a line wants somebody to ring or to come, whatever else it calls off. */
export const wantsSomebody = (text: string) => RING_ME.test(text) || SOMEBODY.test(text)

/** Needs no call back: "you don't need to ring me", "no need for a call", "I don't want to be rung". */
const NEEDS_NO_RING = pattern`
  \b(?:
    don't|do not|(?:doesn't|does not)(?! (?:like|want|get|have)\b)|needn't|no need
    |rather (?:you|he|she|they) didn't
    |rather not(?! (?:have|let|want) (?:them|him|her|anyone|anybody|people|next|the)\b)
  )(?: (?:have|need|want|bother|like|to|be|for|a|an|any|the|my|you|he|she|they|him|her|them|anyone|anybody|phone|getting|get))* (?:
    (?:ring|call|phone)(?:ing|ed)?
    |rung|number
  )(?: ?back)?(?: (?:me|us|him|her))?(?: back)?(?=
    \W*$|[,.;!]
    | (?:please|thanks|thank|about|as|cos|because|and|but|i|i'm|we|it|it's)\b
  )
`

/** Wants an answer in writing: "text only, please", "by email", "can she text me instead?" */
const IN_WRITING = pattern`
  \b(?:
    in writing
    |(?:texts?|e-?mails?|messages?|letters?) only
    |(?:only|just|rather(?: have| you)?|prefer) (?:an? )?(?:texts?|e-?mails?|letters?)
    |(?:by|via) (?:text|e-?mail|post|letter)
    |(?:a )?(?:text|e-?mail)(?:'s| is| would be) (?:better|best|easier)
    |(?:text|e-?mail|message) (?:me |us )?(?:rather than|instead of|not) (?:ring|call|phone)\w*
    |(?:can|could|would) (?:he|she|they|some(?:one|body)) (?:please |just )?(?:text|e-?mail)\b
    |(?:text|e-?mail) (?:me|us)\b(?! (?:when|if|once|the|an?|his|her|your|what)\b)
  )
`

/** Whether a line asks for an answer in writing rather than a call. */
export const wantsWriting = (text: string) => IN_WRITING.test(text)

/** Whether a line says that nobody need ring the caller. */
export const needsNoRing = (text: string) => NEEDS_NO_RING.test(text) && !WANTS_TALK.test(text)

/** "I don't want a call back, I want to speak to somebody now" will have a call back after all. */
const WANTS_TALK =
  /\b(?:want|need|like) (?:to (?:talk|speak) to|some(?:one|body) now)\b|\bput me through\b/

/** Whether a line asks that somebody ring the caller, whatever else it says. */
export const isHaveRing = (text: string) => HAVE_RING.test(text) && !NO_RING.test(text)

/** Asks for papers to be sent: "could you email me a copy of the invoice?" */
const SEND = pattern`
  \b(?:can|could|will|would) (?:\w+ )?(?:please |just )?(?:send|e-?mail|post|forward) (?:[\w'-]+ ){1,7}?(?:
    contract|agreement|lease|deeds|draft|forms?|paperwork|documents?|cop(?:y|ies)|invoice|receipt|bill
    |certificate|report|statements?|p60|p45|payslips?|letter|accounts|records|price list|brochure|menu
  )\b
`

/** Whether a line asks for papers to be sent, and for nothing before that. */
export function asksToSend(text: string): boolean {
  const send = SEND.exec(text)
  const before = send === null ? '' : text.slice(0, send.index)
  return send !== null && !BOOK.test(before) && !NEED.test(before)
}

/** Sends word of the caller to somebody: "just tell her I'll be there at four", "can you say we're on our way?" */
const SENDS_WORD = pattern`
  (?<!\b(?:i|we|i'll|we'll|i'd|to|not|didn't|don't|he|she|they) )\b(?:
    tell (?:the \w+|(?!you\b|me\b|us\b)[a-z]+)
    |let (?:the \w+|(?!you\b|me\b|us\b)[a-z]+) know
    |(?:can|could|will|would) you (?:please |just )?say
    |just say
  ) (?:that )?(?:i|we|he|she|they|(?:my|our) \w+)(?:'ll|'m|'re|'s| will| am| are| is)\b(?! (?:after|looking|hoping|wanting)\b)
`

/** Whether a line has somebody told of the caller, whatever time it names. */
export const sendsWord = (text: string) => SENDS_WORD.test(text)

/** Whether a line wants a message passed on or somebody to ring. */
export const asksForMessage = (text: string) =>
  MESSAGE.test(text.replace(NO_RING, ' ')) || isHaveRing(text)
