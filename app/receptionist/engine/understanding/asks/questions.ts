import { pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { WEEKDAY } from '../when/day-words.ts'

/** Begins like a question: "so what time", "do you", "isn't it" */
const QUESTION = pattern`
  ^\W*(?:(?:and|or|so|but|listen|look|also|ok|okay|o+h+|ah+|um+|er|well|hi|hiya|hello|hey|please|sorry|just|actually|by the way|hang on|hold on|wait|(?:a )?quick (?:question|one))[,.]? |(?:right|yes|no)[,.] )*(?:
    who|what(?! an? )
    |when(?! (?:i|he|she|they|we|it|my|our|his|her|the (?:kids|children|baby)|you (?:turn|run|flush|use|open|close|shut|press|push|pull|switch|start|drive|walk|touch|light|lift|fill))\b)
    |where(?! (?:they|i|we|he|she|it|the|my|our|his|her)(?:'\w+)? )
    |why(?! aye)|how|which|whose|what's|who's|where's|how's|is(?! (?:it,? (?:\d|[b-hj-z]\b)|(?:plus|zero|oh|double|treble|\d+)\b|[b-hj-z](?:\W|$)))|(?:are|was|were)(?! (?:hoping|after|wanting|thinking|looking|expecting|planning|gonna|going to)\b)|do(?= )(?! (?:(?:mine|(?:my|me|the) [\w-]+) (?:at|for|on|then|please|instead|first)|(?:(?:the|this|next) )?(?:\d{1,2}(?:st|nd|rd|th)|${WEEKDAY}|tomorrow)(?! [a-z]+(?: [a-z]+)? (?:cost|include|have|come|need|take|get)\b))\b(?![^.!]*\?))|does
    |did|can(?!'t)|could(?! do\b(?![^.]*\?))|will(?! writing\b|,)|would|should|shall|has(?! to\b)
    |have(?! (?:to|mine|my)\b)
    |am|may|might
    |(?:isn|aren|doesn|won|can|couldn)'t(?=[^.!]*\?| (?:you|i|we|he|she|it|they|that|this|there|the|my|our|your|his|her|someone|somebody|anyone|anybody)\b)
    |you(?:'ve)? got (?:any |an? )?\w+(?: \w+)? or (?:not|what)
    |(?:it|that|this) is [^.,!?]{1,30} or (?:no|not)\b
    |(?:it|that|this|you|they)(?:'s|'re| is| are) [^.!?]{1,30} or (?:(?:can|could) (?:i|we)|(?:do|are|can) (?:you|they)|is (?:it|that|there))\b
    |you (?:have|take|serve|accept|sell)\b(?=[^.!]*\?)(?! (?:to|my|our|me|us|the|that|it)\b)
    |don't(?= (?:you|i|we|they|the|my)\b)
  )\b
`
/** "What I want to know is are you coming or not?" */
const LAST_QUESTION =
  /\b(?:are|is|will|does|do|did|have|has|was) (?:you|he|she|they|it|i|we)\b.*\?$/
/** Says that the caller wants to know something: "I was wondering", "tell me", "do you know" */
const ENQUIRY = pattern`
  \b(?:
    i (?:was |am |'m )?(?:just )?wonder\w*(?! about (?:an?|the|some|getting|having|booking|joining|coming)\b(?!.*, (?:and )?(?:do|is|are|have|what|can|how|did)\b(?!.*\b(?:\w+day|today|tomorrow|next week|free|fit)\b)))
    |can you tell me|could you tell me|do you know
    |i(?:'d| would) (?:just |only |also |really )*(?:like|want|need|love) to know(?! (?:by|before|soon|today|tonight|tomorrow|asap|quickly)\b)
    |i (?:just |only |also )*(?:want(?:ed)?|need(?:ed)?) to know(?! (?:by|before|soon|today|tonight|tomorrow|asap|quickly)\b)
    |i(?:'m| was)? ask(?:ed|ing) (?:about|if|whether)
    |(?:and|but|just) wonder(?:ing|ed) (?:if|whether)|that's (?:what|all) (?:i'm|i am|i was) asking
    |tell me|i'm curious|find out|look up|any idea|let me know
    |you (?:still )?don't (?:tell|answer|say)
    |do you (?:charge|accept|cater|cover)
    |ball ?park(?: figure| price| idea)? (?:for|on)
    |(?:want|need|like|after|get) (?:an?|the|some|your) (?:rough )?prices? (?:for|on)
    |idea (?:of )?(?:how much|what (?:you|they|he|it)(?:'d| would)? (?:charge|cost)s?|the (?:price|cost))
    |(?:is|are) your (?:\w+ ){1,3}(?:safe|suitable|allowed|included)
    |your (?:percentage|commission)(?=\W*$)
  )\b
`
/** Gives an order, such as to an assistant on a phone: "find me", "can you call", "play"; "text is better" is none */
const REQUEST = pattern`
  ^(?:please |can you |could you |will you |would you |hey,? |i need you to |i want you to |i'd like you to )*(?!\w+ (?:is|are|was|would)\b)(?:
    tell|find|show|give|list|play|set|remind|search|translate|convert|define|explain
    |calculate|check(?![- ]?up)|turn|read|open|add|send|text|email|call|order|buy|get|look
    |start|make(?! (?:it|that)\b)|name|describe|compare|recommend|suggest|help me (?:find|with)|delete
    |remove|create|write|take(?! mine\b)
    |put(?! mine\b)(?!(?: (?:it|me|us|that|this|them|him|her))?(?: down)? (?:under|as|in (?:the|my|our|his|her|their)(?: \w+'?s?)? name)\b)
    |change|update|track|spell
  )\b
`
/** Tells what to write down: "put on there that she's deaf", "pencil me in". No question, whatever it names. */
const WRITES_DOWN = pattern`
  ^(?:(?:yes|yeah|yep|and|oh|ok|okay|well|just|so|but|also|please|can you|could you|will you|would you)[,.]? )*(?:
    write|jot|note|put|pop|mark|stick|pencil|make
  )(?: (?:me|us|him|her|them|it|that|this|a|an|your|my|quick|little))* (?:
    down|in|on (?:there|it|the \w+)|note
    |that (?:he|she|it|they|we|i|you|there|my|our|his|her)\b
    |(?<=note )that (?:the|one|a)\b
  )
`
/** Whether part of a line only says what to write down. */
export const writesDown = (clause: string) => WRITES_DOWN.test(clause)

/** Asks for a reason: "why", "is it really necessary" */
const REASON = pattern`
  \b(?:
    why
    |what(?:'s| is| do| will| would| are)? (?:you|he|she|they|it|that|my)\b.*\b(?:for|with)
    |really|necessary|required|optional|compulsory|must|without|have to
  )\b
`
/** Names what she asks callers for: "my number", "what's that for" */
const DETAIL = pattern`
  \b(?:my|an?|the|(?:give|leave|say|tell|need)(?: you)?) (?:
    (?:sur|full |last |first )?names?
    |(?:phone )?numbers?|mobile|post ?code|address|details
  )\b
  |\b(?:why|what)\b.*\b(?:it|that|this|for|ask(?:ing)?)(?=\W*$|,? it's (?:on|in)\b)
`

/** Whether a line asks why she needs what she asks for: "do you really need my number?" */
export const asksWhy = (text: string) => REASON.test(text) && DETAIL.test(text)

/** The `about` of an "is that ...?" that names another firm. */
export const OTHER_FIRM = 'other'
/** The `about` of a question why she wants a detail. */
export const WHY_DETAIL = 'why'
/** The `about` of a question whose detail she wants. */
export const WHOSE_DETAIL = 'whose'

/** "We'll bring a cake, is that all right?" asks, although it ends in a word of agreement. */
const ASKS_LEAVE =
  /\b(?:is|would) (?:that|it|this|(?:a )?(?:cash|card|cheque|transfer|contactless))(?: (?:gonna|going to))?(?: be)? (?:ok|okay|al(?:l )?right|fine|allowed|possible|a(?:ny)? (?:problem|bother|trouble)|an(?:y)? issue)\W*$/

/** Complains that a question got no answer: "you still haven't answered me", "your not telling me the price". */
const PRESSES = pattern`
  \byou(?:r|'ve|'re| have| are)? (?:just |even |still )?(?:haven't|have not|didn't|did not|never|not|aren't)(?: actually| even| really| still)? (?:
    answer\w*|say(?:ing)?|said|tell(?:ing)?|told
  )\b(?! (?:him|her|them)\b)
  |\bignor(?:ing|ed) (?:me|(?:my|the) question|what i)\b
  |\b(?:not|never) (?:what|the question) i(?:'m| was)? ask(?:ed|ing)?\b
  |\bi (?:asked you (?:a question|something)|didn't ask (?:you )?(?:that|about))\b
  |(?:^|[.,;!] )i asked (?:you )?(?:what|how)\b(?!.*\b(?:he|she|they|said|told)\b)
`

/** Whether a line complains that a question got no answer. */
export const pressesForAnswer = (text: string) => PRESSES.test(text)

/** Takes a question that got no answer for answered: "so that's a yes on the dog?", "you just said it's all right" */
const TAKES_AS_YES = pattern`
  \b(?:that's|it's|that was|is that|that as) an? (?:yes|no|ok|okay) (?:on|to|for|about|with|regarding) (?:the|my|our|him|her|them|[a-z]+ing)\b
  |\byou(?: just|'ve just|'ve| only just| already)? (?:said|told me|told us)(?: that)? (?:it|that|this|he|she|they|we|i|(?:the|my|our) [a-z]+)(?:'s| is| are| was| were|'d be| would be)? (?:
    (?:al(?:l )?right|ok|okay|fine|allowed|welcome|no (?:bother|problem))
    |(?:could|can) (?:come|bring (?:him|her|it|them|(?:the|my|our) \w+))(?: (?:too|as well|in|along|with (?:me|us)))?
  )(?=\W*$|[.!?;,]| (?:didn't|did|then|though|before|earlier|a minute|just now)\b)
`

/** Whether part of a line takes a question that got no answer for answered. */
export const takesAsYes = (text: string) => TAKES_AS_YES.test(text)

/** Words in the order of a question, which are no answer: "what do I do with it", not "do that". */
const IN_ORDER = pattern`
  ^(?:(?:so|and|but|well|right|ok),? )*(?:
    (?:what|how|where|when|who|which|why(?! not\b))\b
    |(?:
      is|are|am|was|does|did|has|should|shall
      |(?:can|could|will|would)(?! (?:i|we|you)\b)
    ) (?:it|that|this|he|she|they|you|i|we|the|my|our|there)\b
    |(?:do|have) (?:i|we|you|they)\b
    |(?:do|does|did|can|could|will|would|is|are) (?:i|we|you|he|she|it|they|that|this|there) not\b
    |(?:
      ca|could|wo|would|is|are|do|does|did|have|has
    )n'?t (?:it|that|he|she|they|you|i|we|there)\b
  )
`

/** Whether part of a line is worded as a question, so that a word of it is no yes or no. */
export const isInOrder = (clause: string) => IN_ORDER.test(clause)

/** Whether a line asks for leave. */
export const asksLeave = (text: string) => ASKS_LEAVE.test(text)

/** Asks that the booking be moved: "can we make it a bit later", "could I move it to the afternoon". */
const ASKS_MOVE = pattern`
  \b(?:can|could|would|may)(?:n't|'t)? (?:i|we|you|it|that|he|she|they) (?!(?:\w+ )?have to\b)(?:\w+ ){0,2}?(?:
    make|move|change|push|bring|put|leave|wait|shift|switch|do|be|have|come|say(?! (?:if|whether)\b)
  )\b
`

/** Whether part of a plain line asks that the booking be moved. */
export const asksToMove = (clause: string) => ASKS_MOVE.test(clause)

/** Asks for a thing, not for a time: "I'd like to buy a gift card". */
const PURCHASE = pattern`
  \b(?:i|we)(?:'d| would|'m|'re| am| are)? (?:\w+ )?(?:
    like|want|wanting|love|looking|hoping|trying
  ) to (?:buy|purchase|order|return|exchange)\b
  |\b(?:do|can|could) (?:you|i|we) (?:\w+ )?(?:sell|buy|purchase)\b
`

/** Whether a line wants to buy something. */
export const isPurchase = (text: string) => PURCHASE.test(text)

/** "You won't charge me for this, will you": asks, with or without its mark. */
const NOT_SO = pattern`
  \b(?:won't|wouldn't|isn't|aren't|shouldn't|haven't|don't|not|no|nowt|nothing|nobody|never)\b[^.?!;]*\b(?:will|would|is|are|should|have|do) (?:
    you|he|she|they|it|there|i|we
  )(?: though| then)?\W*$
`

/** Whether part of a line asks to be told that something is not so. */
export const seeksDenial = (text: string) => NOT_SO.test(text)

/** Whether part of a line is worded as a question, besides a question mark or a request. */
export const asksPlainly = (text: string) =>
  QUESTION.test(text) ||
  ASKS_LEAVE.test(text) ||
  ENQUIRY.test(text) ||
  PRESSES.test(text) ||
  TAKES_AS_YES.test(text) ||
  LAST_QUESTION.test(text) ||
  seeksDenial(text)

/** Whether a line says that the caller wants to know something. */
export const isEnquiry = (text: string) => ENQUIRY.test(text)

/** Whether a line, or part of one, asks for information. */
export const isQuestion = remembered(
  (text): boolean =>
    text.includes('?') ||
    /\bhow (?:much|long)\b/.test(text) ||
    asksPlainly(text) ||
    PURCHASE.test(text) ||
    REQUEST.test(text),
)

const REMINDS =
  /^\W*(?:(?:and|but|so|oh|please|yes|yeah),? )*(?:ask for (?:me|him|her|\w+)\b|when (?:you|he|she|they) (?:ring|call|phone|come)s?\b(?!.*\?)|you (?:won't forget|can (?:tell|let) (?:him|her|them|the \w+))\b)/

/** Whether part of a line only reminds her or leaves word: "you won't forget the parking?", "you can tell him it's urgent?" */
export const isReminder = (text: string) => REMINDS.test(text)
