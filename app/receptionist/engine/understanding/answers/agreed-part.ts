import { part, pattern } from '../text/patterns.ts'
import { withoutLaterCancel } from '../wants/later-cancel.ts'
import { readAnswer, TAKEN_BACK } from './yes-no.ts'

const ASKING = '(?:tell|ask|get|let|give|ring|call|text|phone|message)\\b'

/** A wish for a case that may never come, which leaves the yes alone: "if he is late, text me", "ring me if he is". */
const WISH_IF = new RegExp(
  `(?:^|[,.;! ]+)(?:(?:and|but|oh|only),? )*(?:(?:if|in case|should) (?!you (?:would|could|can|like)\\b(?!'))[^.;!?]*?(?:(?<!\\b(?:can|could|to|you|he|she|they|will|would|i|we|it) )(?:${ASKING}|don't|just)|\\b(?:(?:can|could|would|will) (?:he|she|you|they|someone|somebody)|(?:needs?|has|have|ought|want) to|must|should|(?:had|'d) better) (?:please |just )?${ASKING}|\\b(?:i|we)(?:'ll|'d| will| would)\\b)|(?:${ASKING}|(?:i|we)(?:'ll| will) (?!(?:only|have|take|book|do|come)\\b))[^.;!?]* (?:if|in case|unless) )[^.;!?]*[.;!?]?`,
)

/** Asks what to do in a case that may never come: "if it starts again at night, can I ring someone?" */
const QUESTION_IF = pattern`
  (?:^|[.,;!?] )(?:and |but |so )?(?:(?:what )?if|in case) (?!you (?:would|could|can|like)\b)[^.;!?]*?\b(?:
    can|could|do|does|will|would|should|shall|is|are
  ) (?:i|we|he|she|they|somebody|someone|you|it|there)\b[^.;!?]*[.;!?]?
`

const ANYONE = '(?:he|she|they|you|somebody|someone|anybody|anyone)'

/** What the firm might do, or want to know: "aye, if he could ring first", "it's number 4 if she wants to look". */
const IF_THEY = new RegExp(
  `[,.;!]? ?(?:\\b(?:and|but|it's|the|my|our) [^.;!?]*? )?\\bif ${ANYONE}(?:(?: could| can| would| might)(?: please| just| maybe)? (?:${ASKING}|bring|knock|wait|park|use|(?:send|post|email)(?! me the price))|(?:'s|'re| is| are) (?:looking|asking|passing|lost|stuck)| (?:wants?|needs?|asks?|gets? lost|can't find|wonders?)\\b)[^.;!?]*[.;!?]?`,
)

/** A wish that comes second: "and a high chair, if you have one". */
const WISH_TOO = pattern`
  [,.;!]? ?\b(?:and|with|plus|maybe|perhaps) [^.;!?]*?\bif (?:
    (?:you|there)(?:'ve| have|'s| is)?(?: got)? (?:one|any|some|it|space|room)
    |you(?: \w+)? can|possible
    |that's (?:ok|okay|all right|possible)
  )\b[^.;!?]*[.;!?]?
`

/** Adds what is of no account: "it's a combi, not that it matters", "but I don't suppose that matters if they come here". */
const NOT_THAT =
  /[,.;]? (?:(?:but|though|although) )?(?:not that (?:it|that)(?:'ll| will)? (?:matters?|makes?)|i don't (?:suppose|think|imagine|expect) (?:it|that)(?:'ll| will)? matters?)\b(?![^.,;!?]*(?:\d|day\b|tomorrow|morning|afternoon|\b(?:which|instead|later?|earl(?:y|ier)|sooner|cancel\w*)\b))[^.,;!?]*/

/** How to treat or reach the caller: "please don't send a letter", "and don't forget there's a step". */
const DO_NOT = pattern`
  [,.;!]? ?(?:(?:and|but|please|just|only) ){0,3}(?:don't|do not|never) (?:
    ring|call|phone|text|send|email|post|write|knock|contact|message|let|forget|park|use
    |tell|bring|wake|worry about
  )\b(?! (?:(?:it|that) off|him|her|them|any\w*|some\w*)(?=\W*$|[,.;!]| (?:round|out|over)))[^.;!?]*[.;!?]?
`

/** Hopes to be treated as promised, which changes nothing: "you'll not forget, will you?", "and make sure he rings the bell, won't you?" */
const HOPES = pattern`
  [,.;!]? (?:(?:and|but|please|just) )*(?:
    (?:you|he|she|they|some(?:one|body))(?:'ll| will|(?= won't))(?: (?:not|won't|definitely|actually|still|be sure to))* (?:
      forget|remember|let (?:me|us) down|turn up|show up|come|be (?:there|here|on time)|send (?:him|her|someone|somebody|one)|look after (?:me|us|him|her|it)
    )(?: (?:me|us|about (?:me|us|it)|on time|all ?right|ok|okay|this time|again|now|then|love))*
    |(?:make sure|see (?:that|to it)|remember|don't forget)\b(?![^.;!?]*(?:\d|\b(?:half|quarter|noon|midday|before|after|by|at|only|instead|[a-z]*day|morning|afternoon|evening|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b))[^.;!?]*?
  ),? (?:will|won't|would|could) (?:you|he|she|they)\b(?:,? (?:love|mate|please))?[.!?]*
`

/** Says whom to ring, or by what, and not: "you ring me not my mother", "ring me, don't text", "it's me Sam rings, not Mum". */
const WHOM_TO_RING = pattern`
  (?:^|[,.;!]? )(?:(?:and|but|so|please|you|just|can|could|only) ){0,4}(?:
    (?:ring|call|phone|text|e-?mail|contact|message) (?:me|us|him|her|them|(?:my|our|the) \w+)
    |it's (?:me|us) (?:that |who )?(?:(?!is\b)[a-z]+ )?(?:ring|call|phone|text|contact|want|need)s?(?: to (?:ring|call|phone|text|contact))?
  ),? (?:and )?(?:not|don't|do not|never|instead of|rather than) (?:
    (?:me|us|him|her|them|(?:my|our|his|her|the) \w+)\b
    |(?:by )?(?:ring|call|phon|text|e-?mail|messag)\w*(?: (?:me|us))?
    |(?!(?:the|on|at|until|till|before|after|today|tomorrow)\b|\w+day\b)[a-z]+(?=\W*$|[,.;!])
  )[.!]?
  |(?:^|[,.;!]? )(?:(?:and|but|so|please|just) ){0,3}(?:not|don't|do not|never) (?:ring|call|phone|text|e-?mail|message)\w*(?: (?:me|us))?,? (?:(?:but|and|just|please|so),? ){0,3}(?:
    ring|call|phone|text|e-?mail
  ) (?:me|us|him|her|them)\b[.!]?
`

/** Whether a line says whom to ring, or by what, by naming whom or what not. */
export const saysWhomToRing = (text: string) => WHOM_TO_RING.test(text)

/** A line without whom to ring and by what. */
export const withoutWhomToRing = (text: string) => text.replace(WHOM_TO_RING, '').trim()

/** "But I might be five minutes late", "but he's running a bit late". */
const MAY_BE_LATE = pattern`
  (?:[,.;!]? (?:but|only|though|and|oh and)|[,.;!](?: oh| actually)?) (?:i|we|he|she|they)(?:'\w+| \w+)?(?: just| probably| only)?(?: be| get there| running| come)? (?:(?:a |about |only )*(?:bit|few|couple of|five|ten|fifteen|twenty|\d+) ?(?:minutes?|mins?)? ?)?(?:
    late|early|held up|delayed
  )\b[^.;!?]*[.;!?]?
`

/** What the caller does if it does not suit after all: "if boss say no, I ring you again, is okay?" */
const RINGS_IF_NOT = pattern`
  (?:^|[.,;!?] )(?:and |but )?if (?:not|(?:it|that)(?:'s| is) (?:no|not) \w+|[\w']+(?: \w+)? (?:says?|said) no|(?:i|he|she|we|they) (?:can't|cannot|couldn't)(?: [\w']+){0,3}),? (?:
    i|we|he|she
  )(?:'ll| will| can)? (?:ring|call|phone|text|let|tell)\b[^.;!?]*[.;!?]?
`

/** Says what may come yet, of which the caller will tell: "it might go up to fifteen, I'll let you know". */
const WILL_TELL =
  /[.,;!]? (?:it|we|there) (?:might|may|could) (?:go|end) up (?:to )?[a-z0-9]+\b[^.;!?]*\b(?:let you know|ring (?:back|you)|tell you)\b[^.;!?]*[.;!?]?/

/** Has somebody ring besides: "yes, book it, but get Sam to ring me about tonight". */
const HAVE_RUNG =
  /[,.;!]? (?:and |but )?(?:please |(?:can|could) (?:i|we|you) (?:please |just )?)?(?:get|ask|have|tell) (?:him|her|them|[a-z]+) to (?:ring|call|phone|text) (?:me|us)\b(?![^.;!?]*\b(?:first|before)\b)[^.;!?]*[.;!?]?/

/** Hopes to be rung besides: "yes please, and if Sam could ring me about the private room". */
const IF_RUNG =
  /[,.;!]? (?:and|also|but) (?:maybe |perhaps )?if (?:you could (?:get|ask|have) )?[\w']+ (?:(?:could|can|would) (?:please |just )?)?(?:to )?(?:ring|call|phone|text) (?:me|us)\b(?![^.;!?]*\b(?:first|before)\b)[^.;!?]*[.;!?]?/

/** Says who will be there: "my wife will be in, not me", "our lad might drop him off", "it's my mum who'll let him in". */
const WHO_IS_IN = pattern`
  [,.;!]? (?:(?:and|but|oh|only|actually|it's|it'll be) )*(?:
    (?:my|our|the|his|her) [a-z]+(?: (?!might|may|will|could|can|would|is)[a-z]+)?(?: (?:who|that))?(?:'ll| will|'s| is|'d| might| may| could| can| would)(?: probably| just)?(?: be)?
    |(?<=\bit(?:'s|'ll be) )(?:me|us|him|them|mum|dad)
  ) (?:
    there|in|here|home|let\w*|com(?:e|ing)|bring\w*|meet\w*|drop\w*|fetch\w*|collect\w*|pick\w*|tak(?:e|ing)
  )\b(?![^.;!?]*\b(?:instead|rather|chang\w*|make it|earlier|later|move)\b)[^.;!?]*[.;!?]?
`

/** Tells something, and asks whether that is all right: "he's a bit smelly, is that ok", "is it ok if I wait". */
const ASKS_IF_FINE = pattern`
  [,.;!]? (?:and |but |only |oh )*(?:
    (?:he|she|they|we|i|it|you|the|my|our|there|one)\b[^.;!?]*(?:[.;!] (?:so |and )?)?\b(?:is|would|will) (?:that|it) (?:be )?(?:ok|okay|al(?:l )?right|fine|allowed|a problem)(?: (?:for|with) (?:you|him|her|them))?
    |is (?:it|that) (?:ok|okay|al(?:l )?right) (?:if|for (?:an?|my|our|someone|somebody)) [^.;!?]*
  )[.;!?]*(?=\W*$)
`

/** Whether a line asks at its end whether something is all right. */
export const asksIfFine = (text: string) => ASKS_IF_FINE.test(text)

/** Wants more done, or something else. */
const WANTS_MORE =
  /\b(?:other|another|both|too|also|as well|extra|bring forward|squeeze|move|make it|swap|free)\b/

/** A yes without what it tells besides, if she is only asked whether that is all right. */
const withoutLeave = (text: string) =>
  text.replace(ASKS_IF_FINE, (said) => (MAY_CHANGE.test(said) || WANTS_MORE.test(said) ? said : ''))

/** Drops what the booking takes the place of: "and cancel the Wednesday", "so not the Wednesday now". */
const DROPS_OTHER = pattern`
  [.,;!]? (?:and |so )?(?:please |then )?(?:
    cancel|drop|scrap|forget|get rid of|not
  ) (?:the|that) (?:\w+day|other|old|first|earlier)(?: one| booking| appointment)?(?: now| then| please)?[.!]?(?=\W*$)
`

/** Tells what an animal or a child dislikes: "he's not keen on the dryer". */
const DISLIKES =
  /(?<=^(?:yes|yeah|yep|aye)(?: please| thanks)?)[.,!;] (?:only |and |but )?(?:he|she)(?:'s| is) (?:not|never) (?:(?:very|too|that|so) )?(?:keen on|fond of|good with|a fan of|happy with|used to|great with) (?!(?:that|this|it|\w+day|\d)\b)[^.;!?]*[.;!?]?/

/** Gives in at the end, whatever was said before: "I'd want tonight really. Oh go on, yes, book it". */
const GIVES_IN = pattern`
  ^.*[.,;!?] ?(
    (?:oh|ah|well|right),? (?:go on|al(?:l )?right|fine|yes|ok|okay)\b
    |but (?:yeah|yes|yep|aye),? (?:go ahead|go on|book it|do it)\b
    |(?:go on then|never ?mind|forget (?:it|that)|al(?:l )?right then|fine then|ok then)\b
  )([^.?!]*[.!]?)$
`

/** Begins with a no to something else, and has it booked in plain words: "no, I'll come to you. Yes, go ahead". */
const NO_BUT_BOOKS = pattern`
  ^(?:no|nah|nope)\b,? (
    (?:
      that's (?:all )?(?:fine|right|lovely|good|ok|okay)
      |i'll come to you
      |(?:(?:i|we|he|she|they)'ll be|i'm|we're|he's|she's|they're) (?:in|here|home|at home)(?: all (?:day|morning|afternoon))?
    )[.,;!][ ]
  )?(?:(?:so|oh|just) )*(?:
    (?:yes|yeah|yep|aye),? (?:(?:that's fine|please|just),? )*(?:go on|do it|go ahead|book (?:it|that))
    |go ahead
  )(?:,? (?:then|please|thanks|love|book it))*[.!]?$
`

/** Gives in: "book it, I've no choice have I". */
const NO_CHOICE = pattern`
  ,? (?:i|we)(?:'ve| have) (?:got )?(?:
    no
    |not (?:got )?(?:much|a lot of|any)
    |little
  ) (?:choice|option)(?:,? have (?:i|we))?(?=\W*$)
`

/** Urges on: "yes, before I change my mind". */
const BEFORE_I = /[,.]? before (?:i|we) (?:change|lose|see|think|come)\b[^.,;!?]*/

/** Leaves word of somebody or something else after a yes: "yes please. Tell them he nips, he doesn't like his feet touched". */
const TELL_THEM = pattern`
  (?<=^(?:yes|yeah|yep|aye)(?: please| thanks| lovely| love)*)[.!;,] (?:(?:and|just|please|can you|could you) )*(?:tell|warn|remind) (?:him|her|them) (?:that )?(?:
    he|she|they
    |the (?!time|day|date|booking|appointment)\w+
    |there
  )\b(?!.*(?:\?|\d|\b(?:i|i'm|i've|i'd|i'll|we|me|it|want|need|book|bother|mind|longer|can't|cannot|won't|instead|rather|actually|change|cancel|wait|wrong|\w+day|today|tomorrow|tonight|week|morning|afternoon|evening|half|quarter|o'clock|at|by|after|before|until|noon|midday|late|earlier|later|sooner)\b)).*$
`

/** Leaves word of what the caller has, or lacks: "yes please, and tell them I've only got the letter". */
const TELL_WHAT_I_HAVE = pattern`
  (?<=^(?:(?:oh|well|right|ok|okay|lovely),? )*(?:yes|yeah|yep|aye|go (?:on|ahead|for it)|book it)(?:,? (?:please|thanks|lovely|love|then|go on|book it))*)[.!;,]? (?:(?:and|but|just|please|only|can you|could you|will you) )*(?:tell|warn|let) (?!(?:me|us|you)\b)[a-z]+ (?:know )?(?:that )?(?:i|we)(?:
    'm (?:only )?(?:bringing|missing|short of)
    |'ll (?:only )?(?:bring|have)
    |'ve (?:still |just |only )*(?:got|lost|not got|no|mislaid)
    | (?:only|just) (?:have|got)
    | have(?:n't| not)?(?: only)?(?: got| no)?
    | don't have
    | (?:can't|cannot|couldn't) find
    | (?:need|want) to bring
  ) (?!to\b|been\b)(?!.*(?:\?|\d|\b(?:time|long|way|choice|money|appointment|meeting|shift|work|covid|instead|rather|actually|chang\w*|cancel\w*|wait|wrong|another|else|unless|if|until|till|before|\w+day|tomorrow|tonight|today|week|morning|afternoon|evening|half|quarter|hours?|minutes?|late|later|earlier|sooner|then|book\w*|want|mind)\b)).*$
`

/** Has somebody told of more once the booking is agreed in plain words: "yes, book mine, and tell her I need his straight after". */
const BOOK_AND_TELL = pattern`
  (?<=^(?:(?:oh|well|right|ok|okay),? )*(?:yes|yeah|yep|aye)(?: please)?,? (?:just |you can )?book (?:it|mine|that|this|that one|me|us)(?: in)?(?: please)?)[.!;,]? (?:(?:and|but|just|please|can you|could you|will you) )*(?:tell|ask|let|warn|remind) (?!(?:me|us|you)\b)[a-z]+\b(?!.*(?:\?|\d|\b(?:instead|rather|actually|chang\w*|cancel\w*|wait|wrong|unless|if|until|till|before|\w+day|tomorrow|tonight|morning|afternoon|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)).*$
`

const SEES_TO = '(?:sort|do|look at|have a look at|take a look at|fix|see to|mend|check|deal with)'

/** Wants something else seen to on the same visit: "book it, and he'll sort the tap while he's here, will he?" */
const WHILE_HERE = pattern`
  [.,;!]? (?:(?:and|but|oh|only|then|maybe) )*(?:
    (?:can|could|will|would) (?:he|she|they|you) (?:just |also |please )?
    |(?:he|she|they|you)(?:'ll| will| can| could)? (?:just |also )?
  )${SEES_TO} (?!(?:it|that|this|me|us)\b)(?!.*(?:\d|\b(?:instead|rather|actually|\w+day|tomorrow|tonight|morning|afternoon|half|quarter)\b))[^.;!?]*?\b(?:
    while (?:he|she|they|you)(?:'s|'re|s| is| are)? (?:here|there|at it|in|on|round)
    |as well|too|an'? all|at the same time
  )\b[^.;!?]*[.;!?]?
`

/** May change what is booked: a day, a time, a number, or what was wrong. */
const MAY_CHANGE = pattern`
  \d
  |\b(?:
    not|never|no|\w+n't|instead|rather|actually|chang\w*|cancel\w*|mov(?:e|ed|ing)|wrong|mistake|though|first
    |before|until|till?|\w+day|tomorrow|tonight|morning|afternoon|evening|noon|midday|half|quarter|hours?|minutes?
    |o'clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
  )\b
`

const PASSED_ON =
  "(?:and |but )?you(?:'ll| will) (?:please |just |also |still )?(?:pass|(?:tell|let|remind) (?!me\\b|us\\b))"

/** Has word passed on: "and you'll still tell Sam about the keys?", "as long as somebody rings me about the bill". */
const PASS_ON = new RegExp(
  part`
    [,.;!]? ${PASSED_ON}[^.;!?]*[.;!?]?
    |[,.;!]? (?:and |but )?(?:he|she|they|someone|somebody)(?:'ll| will) (?:ring|call|phone|text) (?:me|us)(?: back)? about (?!(?:the|my|our) (?:other|rest|second)\b)[^.;!?]*[.;!?]?
    |[,.;!]? (?:and |but )?(?!(?:i|we|you)\b)[a-z]+(?:'ll| will) still (?:ring|call|phone)\b(?![^.;!?]*\b(?:first|before)\b)[^.;!?]*[.;!?]?
    |[,.;!]? (?:and |but )?(?:he|she|they|someone|somebody)(?:'s| is|'re| are) (?:going to |gonna |still )?(?:ring|call|phon|text)(?:e|ing)? (?:me|us)(?: back)?(?:,? (?:yeah|yes|right|then|too|as well|an all))*(?=\W*$|[.;!?])[.;!?]?
    |[,.;!]? (?:and |but )?(?:you|he|she|they) won't forget\b[^.;!?]*[.;!?]?
    |[,.;!]? (?:and |but )?you(?:'ve| have) (?:got|put) (?:the|that|my|our) [^.;!?]*? down(?:,? (?:have|haven't) you)?[.;!?]?
    |,? (?:as|so) long as (?:someone|somebody|he|she|they|you) (?:can |could |will )?(?:rings?|calls?|phones?|texts?) (?:me|us)(?: back)?(?: (?:today|tonight|tomorrow|first|this (?:morning|afternoon|week)))? about [^.;!?]*[.;!?]?
    |,? (?:as|so) long as (?!(?:i|we)\b)[a-z]+ still (?:rings?|calls?|phones?)(?: (?:me|us))?(?=\W*$)
  `,
)

/** Words in it that change nothing: when to ring, and "won't forget". */
const OF_THE_WORD =
  /\b(?:won't (?:forget|you|he|she|they)\b|(?:ring|call|phone|text)s? (?:me|us)(?: back)?(?: (?:today|tonight|tomorrow|first|before then|this (?:morning|afternoon|week)))?)\b/

/** A line without the word that it has passed on; as it is if that may change the booking. */
const withoutWord = (text: string) =>
  text.replace(PASS_ON, (said) => (MAY_CHANGE.test(said.replace(OF_THE_WORD, ' ')) ? said : ''))

/** Whether part of a line has word passed on, and changes nothing: "you'll tell Sam I'm giving notice". */
export const isWordToPassOn = (part: string) =>
  new RegExp(`^(?:yes|yeah|yep|please|[,. ])*${PASSED_ON}`).test(part) && !MAY_CHANGE.test(part)

/** Says yes to "Shall I book it?" as friends do: "brill", "nice one", "do it then", "cheers yeah". */
const SLANG_YES = pattern`
  ^(?:(?:oh|ah|yes|yeah|yep|aye|just|cheers|thanks|thank you)[,.! ]+)*(?:
    brill|ace|ideal|belting|mint|lush|nice one|do it
    |(?<=(?:cheers|thanks|thank you)[,.! ]+)(?:yes|yeah|yep|aye)
  )(?:,? (?:then|please|mate|love|pal|thanks|cheers))*[.!]*$
`

/** Holds it against her, after a yes, that the price is still unsaid: "go on love, but you didn't say how much". */
const PRICE_UNSAID = pattern`
  ^(?:(?:oh|well|right|ok|okay|lovely|great),? )*(?:yes|yeah|yep|yup|aye|go (?:on|ahead|for it)|book it)\b(?:,? (?:yes|please|then|love|lovely|mate|pal|duck|dear|go (?:on|ahead|for it)|book it|do it|thanks))*[,.;!]?(?: (?:but|only|though|and|mind|oh))* (?:
    (?:nobody|no one)(?:'s| has)? (?:said|told|mentioned)(?: (?:me|us))?
    |you(?:'ve| have)? (?:still )?(?:didn't|did not|never|haven't|not)(?: actually| even| yet)? (?:say|said|tell|told|mention|mentioned|give|given)(?: (?:me|us))?
    |i (?:still |just )*(?:don't|do not|dunno|haven't a clue)(?: know)?
  ) (?:
    how much
    |(?:the|a|any) (?:price|cost)
    |what (?:it|that|this|you)(?:'s|'ll|'d| is| will| would)? (?:costs?|charge|costing|come to|comes to|be)
  )(?: (?:it|that|this)(?:'s|'ll be| is| was| will be| would be| costs?)?)?(?:,? (?:though|yet|mind|love))*\W*$
`

/** Counts the party again at the end of what it tells: "our Lee's coming, so call it ten". */
const COUNTS_AGAIN = pattern`
  \b(?:
    (?:call|make|put|say)(?: (?:it|that|us))?(?: down)?(?: as| for)?
    |so(?: (?:it's|that's))?|we're
    |(?:it|that|we|there)(?:'ll| will|'d| would| might| may) be
  ) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! ?(?:[:.]\d|[ap]\.?m\b|o ?'?clock|minutes?|mins?|past|to\b))
`

/** A yes without its wishes for a case that may never come, and without what it overrides; any other line as it is. */
export function agreedPart(text: string): string {
  if (SLANG_YES.test(text)) return 'yes'
  if (PRICE_UNSAID.test(text)) return 'yes please. how much is it?'
  const [, lead = '', last = ''] = GIVES_IN.exec(text) ?? []
  if (/\b(?:yes|yeah|book it|do it|go ahead)\b/.test(lead + last) && !TAKEN_BACK.test(last))
    return `yes, ${last.replace(/^,? /, '')}`
  const [agreed, besides = ''] = NO_BUT_BOOKS.exec(text) ?? []
  if (agreed !== undefined && !MAY_CHANGE.test(besides)) return 'yes'
  const rest = [
    NO_CHOICE,
    BEFORE_I,
    WISH_IF,
    IF_THEY,
    WISH_TOO,
    QUESTION_IF,
    MAY_BE_LATE,
    NOT_THAT,
    WHOM_TO_RING,
    HOPES,
    DO_NOT,
    TELL_THEM,
    TELL_WHAT_I_HAVE,
    BOOK_AND_TELL,
    WHILE_HERE,
    RINGS_IF_NOT,
    HAVE_RUNG,
    IF_RUNG,
    WILL_TELL,
    DROPS_OTHER,
    WHO_IS_IN,
    DISLIKES,
  ]
    .reduce(
      (left, aside) => left.replace(aside, (said) => (COUNTS_AGAIN.test(said) ? said : '')),
      withoutLeave(withoutLaterCancel(withoutWord(text))),
    )
    .trim()
  return readAnswer(rest) === 'yes' ? rest : text
}
