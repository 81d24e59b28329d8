import { part, pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { contentOf } from '../text/text.ts'
import { withoutLaterCancel } from '../wants/later-cancel.ts'

/** Books only on a condition: "not if it's over £50", "only if you do gluten-free, otherwise no". */
const HELD = pattern`
  \bif (?:you|it|they|he|she|there)\b[^.?!]{0,40}\b(?:
    i'll|we'll|i will|we will|i'd|we'd
  )(?: have to)? (?:
    cancel|leave it|go elsewhere|not bother
  )\b
  |\b(?:
    (?:i|we)(?:'\w+| \w+){0,2}? (?:not|never|cannot|\w+n't)(?: \w+){0,3}? (?:
      book(?:ing)?|go ahead|commit|have it|take it
      |com(?:e|ing)(?= (?:if|unless|until|till)\b)
    )
    |(?:don't|not) book
  )\b.*\b(?:(?<!\b(?:know|see|ask|check|wondering|wonder) )if|unless|until|till)\b
  |^(?:(?:no|well|but|oh|yes|yeah),? )*(?:
    only if
    |not (?:if|unless|until|till)
  )\b(?! (?:you|it's|that's) (?:ok|okay|al(?:l )?right|no|possible|convenient|not)\b)
  |\b(?:
    otherwise|if not
    |(?<!\b(?:any|some|no|every)(?:thing|one|body|where) |\b(?:what|who|where|how|one) )else
  ),? (?:then )?(?:i'll |i'd |i won't |it's |just |please )*(?:
    no\b(?! (?:problem|worries|matter|bother|rush|hurry))(?= (?:use|good|point)\b|\W*$|[,.;])
    |not\b(?! (?:bothered|fussed|a|to)\b)
    |don't (?:book|bother)|bother\b|leave (?:it|the lot)|forget (?:it|the lot)|never ?mind
    |cancel
  )
  |(?<=^|[.,;!] |\bbut |\b(?:book|do) it )(?:
    don't(?: book(?: it)?| do it)?
    |not|only
  ) (?:if|unless|until|till)\b(?! (?:you|it's|that's) (?:ok|okay|al(?:l )?right|no|possible|convenient|not)\b)
  |\b(?:both|all|either both) or (?:neither|none|nothing|not at all)\b
  |\bneither or both\b
  |\bno (?:use|good|point) (?:[a-z]+ ){0,3}without\b
`

/** Says plainly that she is to book. */
const BOOKS = /\b(?:book (?:it|that|us|me)|(?:put|stick|pop) (?:us|me|him|her|it) (?:down|in))\b/

/** Whether a line wants the booking only on a condition, and says no if it isn't met. */
export const isHeld = (text: string) =>
  HELD.test(BOOKS.test(text) ? withoutLaterCancel(text) : text)

/** The meaning of an answer to a yes-or-no question. */
export type YesNo = 'yes' | 'no' | 'unsure'

const UNSURE = pattern`
  \b(?:
    not (?:\w+ )?(?:sure|certain|positive|confident|clear|decided)
    |unsure|uncertain|undecided|maybe|perhaps|possibly|might|may be|could (?:be|go)
    |(?:don't|do not|dont|didn't|can't|cannot|couldn't|wouldn't) (?:really |quite |even )?(?:
      know|remember|recall|decide|say|tell|answer
      |have (?:an|a|the) answer
    )
    |no (?:idea|clue)|not (?:a clue|an? idea)|who knows|hard to (?:say|tell)|dunno|depends
    |either way|neither|if you say so|let me (?:think|check)|i guess|i suppose
    |have to (?:think|check)|need to (?:think|check)|sort of|kind of|kinda|i doubt
    |doubtful|both
    |no (?:way of knowing|preference)
    |ask (?:me )?(?:again )?later
    |couldn't tell|wonder|debating|hesita\w+|yes and no|yes or no
  )\b
`
const NO = pattern`
  \b(?:
    no(?! (?:bother|trouble)\b)|nope|nah|naw|not|never|none|negative|wrong|incorrect|false|untrue|mistake\w*
    |inaccurate|untrue|error|nuh uh|uh uh|nuh|absolutely not|no way|isn't|is not|aren't
    |wasn't|weren't|don't|dont|doesn't|doesnt|do not|didn't|did not|won't|wouldn't|can't
    |cannot|shouldn't|ain't|isnt|hardly|pass|refuse|decline|disagree|instead|rather|change
    |different|stop|unfortunately|far from|misheard|out of the question
  )\b
`
const YES = pattern`
  \b(?:
    yes|go on(?: then|\W*$)|yeah|yea|yeh|yh|yep|yup|ye|yah|aye|ya|yess+|sure|correct|right|true
    |go for it|ok|okay|okey|fine|perfect|great|grand|good|affirmative|absolutely
    |definitely|certainly|indeed|exactly|precisely|agreed?|of course|positive|please
    |lovely|brilliant|spot on|that's it|that's me|that is it|(?<!\bif (?:i|we) )go ahead|sounds|uh huh|uh-huh
    |mm-?hm+|you got it|you've got it|got it|do it|do that|book it|it is|that is|they are
    |i do|i would|i am|works|confirmed?|confirm|accurate|totally|obviously|surely
    |by all means|why not|you bet|bet|cool|alright|all right|most likely|for sure
    |i believe so|i think so
    |no (?:problem|worries|doubt)
    |makes sense|(?:happy|fine) with (?:that|it|this)|suits?|excellent|wonderful|fantastic|smashing|fab(?:ulous)?|champion
    |(?:'ll|will|would)(?: have to)? (?:work|do|suit)
    |that's (?:about it|the plan|the one|the case)
    |can't (?:argue|disagree)
  )\b
`

const ANY_YES = new RegExp(YES.source, 'g')

/** A line without the words that say yes. */
export const withoutYes = (text: string) => text.replace(ANY_YES, ' ')

/** A yes at the start of a line that says more: "yes, and we need a high chair". */
const LEADING_YES = pattern`
  ^(?:(?:oh|ah|well|er|um+|er+m|right|ok|okay|alright|all right|please),? )*(?:
    yes|yeah|yep|yup|yea|aye|correct
    |that's (?:it|right|correct|the one|fine)
    |that is (?:right|correct)
    |it is|spot on|perfect
    |go (?:ahead|on|for it)(?: then)?
    |please do
  )(?:,? (?:yes|yeah|please|love|lovely|dear|duck|darling|mate|pal|that's (?:it|right|correct|fine|the right number|lovely)|it's (?:correct|right)|it is|go (?:on|ahead|for it)(?: then)?|book (?:it|that)|thanks?|thank you|i said aye))*(?: ?[.,!;?]+ ?|(?= (?:and|so|also|will|can|could|is|are|do|does|have|what|where|when|how|who|he|she|they|(?:he|she)'s|they're|if)\b))
`
/** Words that take back a yes, or attach a condition to it. */
const TAKEN_BACK = pattern`
  \b(?:
    no(?! (?:bother|trouble)\b)|nope|nah|not|never|wrong|wait|hang on|hold on|actually|instead|rather|change
    |different|mistake|incorrect|sorry
    |or (?:maybe|is it|was it)
    |maybe|perhaps|might|dunno|depends|unless
    |i (?:think|guess|suppose)
    |isn't|wasn't|doesn't|don't|can't|won't|except|if|as long as|provided|only
  )\b
  |\bbut\b
`
/** Words that change what is agreed, after "yes, and"; others add to it: "and don't forget the cake". */
const CHANGED = pattern`
  \b(?:
    no(?! (?:bother|trouble)\b)|nope|nah|wrong|wait|hang on|hold on|actually|instead|rather|change|different
    |mistake|incorrect
    |or (?:maybe|is it|was it)
    |unless|as long as|provided|only if|then|but
  )\b
`
/** After a yes, speaks of somebody or something else: "yes. He's called Ted, and he doesn't like the dryer". */
const OF_OTHERS = pattern`
  ^ ?(?:
    (?:he|she|they|there)\b
    |(?:my|our|his|her|their|the) (?!(?:time|day|date|slot|name|number|address|post ?code|price)\b)
  )
`
/** Words with which such a remark takes the yes back all the same. */
const TAKEN_BACK_THERE = pattern`
  \b(?:
    no(?! (?:bother|trouble)\b)|nope|nah|wrong|wait|hang on|hold on|actually|instead|rather|change|different
    |mistake|incorrect
    |or (?:maybe|is it|was it)
    |maybe|perhaps|dunno|might (?:have|need|want|not|be able|change|cancel)|depends|unless|as long as|provided|only if|if|except
    |(?:i|we)(?:'m|'re|'ll|'d| am| are| will)? (?:
      not|never|can't|cannot|won't|couldn't|didn't
      |don't (?:want|need|think|know)
    )
    |(?:it|that|this|time|day|date)(?:'s| is)? (?:not|isn't|wasn't|doesn't|won't|can't)
    |(?:not|\w+n't) (?:\w+ )?(?:want|suit|make|come|do|be|book|on|at|then|for|yet|sure)
    |(?:not|\w+n't)\b.*(?:\d|half|quarter|morning|afternoon|evening|tomorrow|today|\w+day)
  )\b
`

const ASKING = '(?:tell|ask|get|let|give|ring|call|text|phone|message)\\b'
/** A wish for a case that may never come, which leaves the yes alone: "if he is late, text me", "ring me if he is". */
const WISH_IF = new RegExp(
  `(?:^|[,.;! ]+)(?:(?:and|but|oh|only),? )*(?:(?:if|in case|should) (?!you (?:would|could|can|like)\\b)[^.;!?]*?(?:(?<!\\b(?:can|could|to|you|he|she|they|will|would|i|we|it) )(?:${ASKING}|don't|just)|\\b(?:can|could|would|will) (?:he|she|you|they|someone|somebody) (?:please |just )?${ASKING}|\\b(?:i|we)(?:'ll|'d| will| would)\\b)|(?:${ASKING}|(?:i|we)(?:'ll| will) (?!(?:only|have|take|book|do|come)\\b))[^.;!?]* (?:if|in case|unless) )[^.;!?]*[.;!?]?`,
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

/** Adds what is of no account: "it's a combi, not that it matters". */
const NOT_THAT = /[,.;]? not that (?:it|that) (?:matters|makes)\b[^.,;!?]*/

/** How to treat or reach the caller: "please don't send a letter", "and don't forget there's a step". */
const DO_NOT = pattern`
  [,.;!]? ?(?:(?:and|but|please|just|only) ){0,3}(?:don't|do not|never) (?:
    ring|call|phone|text|send|email|post|write|knock|contact|message|let|forget|park|use
    |tell|bring|wake|worry about
  )\b(?! (?:(?:it|that) off|him|her|them|any\w*|some\w*)(?=\W*$|[,.;!]| (?:round|out|over)))[^.;!?]*[.;!?]?
`

/** Says which of two to ring: "you ring me not my mother", "text him, not me", "it's me Sam rings, not Mum". */
const WHOM_TO_RING = pattern`
  [,.;!]? (?:(?:and|but|please|you|just|can|could|only) ){0,4}(?:
    (?:ring|call|phone|text|contact|message) (?:me|us|him|her|them|(?:my|our) \w+)
    |it's (?:me|us) (?:that |who )?(?:(?!is\b)[a-z]+ )?(?:ring|call|phone|text|contact|want|need)s?(?: to (?:ring|call|phone|text|contact))?
  ),? (?:and )?(?:not|never|instead of|rather than) (?:
    (?:me|us|him|her|them|(?:my|our|his|her|the) \w+)\b
    |(?!(?:the|on|at|until|till|before|after|today|tomorrow)\b|\w+day\b)[a-z]+(?=\W*$|[,.;!])
  )[.!]?
`

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
  [,.;!]? (?:(?:and|but|oh|only|actually|it's|it'll be) )*(?:my|our|the|his|her) [a-z]+(?: (?!might|may|will|could|can|would|is)[a-z]+)?(?: (?:who|that))?(?:'ll| will|'s| is|'d| might| may| could| can| would)(?: probably| just)? (?:be )?(?:
    there|in|here|home|let\w*|com(?:e|ing)|bring\w*|meet\w*|drop\w*|fetch\w*|collect\w*|pick\w*|tak(?:e|ing)
  )\b(?![^.;!?]*\b(?:instead|rather|chang\w*|make it|earlier|later|move)\b)[^.;!?]*[.;!?]?
`

/** Tells something, and asks whether that is all right: "he's a bit smelly, is that ok", "is it ok if I wait". */
const ASKS_IF_FINE = pattern`
  [,.;!]? (?:and |but |only |oh )*(?:
    (?:he|she|they|we|i|it|you|the|my|our)\b[^.;!?]*\b(?:is|would|will) (?:that|it) (?:be )?(?:ok|okay|al(?:l )?right|fine|allowed|a problem)
    |is it (?:ok|okay|al(?:l )?right) if [^.;!?]*
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
  "(?:and |but )?you(?:'ll| will) (?:please |just |also |still )?(?:tell|let|remind) (?!me\\b|us\\b)"
/** Has word passed on: "and you'll still tell Sam about the keys?", "as long as somebody rings me about the bill". */
const PASS_ON = new RegExp(
  part`
    [,.;!]? ${PASSED_ON}[^.;!?]*[.;!?]?
    |[,.;!]? (?:and |but )?(?:he|she|they|someone|somebody)(?:'ll| will) (?:ring|call|phone|text) (?:me|us)(?: back)? about (?!(?:the|my|our) (?:other|rest|second)\b)[^.;!?]*[.;!?]?
    |[,.;!]? (?:and |but )?(?:he|she|they|someone|somebody)(?:'s| is|'re| are) (?:going to |gonna |still )?(?:ring|call|phon|text)(?:e|ing)? (?:me|us)(?: back)?(?:,? (?:yeah|yes|right|then|too|as well|an all))*(?=\W*$|[.;!?])[.;!?]?
    |[,.;!]? (?:and |but )?(?:you|he|she|they) won't forget\b[^.;!?]*[.;!?]?
    |[,.;!]? (?:and |but )?you(?:'ve| have) (?:got|put) (?:the|that|my|our) [^.;!?]*? down(?:,? (?:have|haven't) you)?[.;!?]?
    |,? (?:as|so) long as (?:someone|somebody|he|she|they|you) (?:can |could |will )?(?:rings?|calls?|phones?|texts?) (?:me|us)(?: back)?(?: (?:today|tonight|tomorrow|first|this (?:morning|afternoon|week)))? about [^.;!?]*[.;!?]?
  `,
)

/** Words in it that change nothing: when to ring, and "won't forget". */
const OF_THE_WORD =
  /\b(?:won't forget|(?:ring|call|phone|text)s? (?:me|us)(?: back)?(?: (?:today|tonight|tomorrow|first|before then|this (?:morning|afternoon|week)))?)\b/

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

/** A yes without its wishes for a case that may never come, and without what it overrides; any other line as it is. */
export function agreedPart(text: string): string {
  if (SLANG_YES.test(text)) return 'yes'
  const [, lead = '', last = ''] = GIVES_IN.exec(text) ?? []
  if (/\b(?:yes|yeah|book it|do it|go ahead)\b/.test(lead + last) && !TAKEN_BACK.test(last))
    return `yes, ${last.replace(/^,? /, '')}`
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
    DO_NOT,
    TELL_THEM,
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
      (left, aside) => left.replace(aside, ''),
      withoutLeave(withoutLaterCancel(withoutWord(text))),
    )
    .trim()
  return readAnswer(rest) === 'yes' ? rest : text
}

/** Words that deny what was read back; others may be about something else: "yes, and the gate won't shut". */
const DENIED = pattern`
  \b(?:
    no|nope|nah|wrong|wait|hang on|hold on|actually|mistake|incorrect|maybe|perhaps|might
    |not (?:right|it|that|quite|correct|sure|really|exactly)
    |isn't|wasn't|don't (?:think|know)
    |i (?:think|guess|suppose)
    |dunno|depends|should be|ends?|last|digits?|but
  )\b
`
/** A tag question is not a denial: "is it booked or not?", "you have got it, haven't you?" */
const TAG =
  /\b(?:or not|if not|or what|(?:ha|is|do|does|are|was|were|wo|ca)(?:ve|s)?n't (?:you|it|he|she|they|we|i))\b/g

/** Whether a line begins with a yes, which the rest may take back. */
export const beginsWithYes = (text: string) => LEADING_YES.test(text)

/**
 * What follows a clear yes at the start of a line, or null if there is none, or if the rest takes it
 * back. "Yes, but which one?" is not a clear yes. `isReadBack`: she has read a number back, so that only
 * a denial of it counts.
 */
export function restAfterYes(text: string, isReadBack = false): string | null {
  const lead = LEADING_YES.exec(text)
  if (!lead) return null
  const rest = text.slice(lead[0].length)
  const takesBack = isReadBack
    ? DENIED
    : /^ ?and\b/.test(rest)
      ? CHANGED
      : OF_OTHERS.test(rest)
        ? TAKEN_BACK_THERE
        : TAKEN_BACK
  return takesBack.test(rest.replace(TAG, ' ')) ? null : rest
}

/** Opens a clause that denies, unless a noun follows: "no, it's", "no seven", but not "no records". */
const NO_FIRST = new RegExp(
  part`
    ^(?:(?:oh|er|um+|well|sorry|and|but|yes|yeah|aye|ok|okay|right)[ ,]+)*(?:
      nope|nah|naw|negative|wrong|incorrect|no
      |not (?:quite|really|exactly)
    )\b(?<!\bno(?= (?!(?:it|that|this|the|my|i|you|wait|sorry|hang|hold|not|no|actually|oh|zero|one|two|three|four|five|six|seven|eight|nine|double|tr[ie]\w+le|ends?|last|should|love|mate|pal|thanks?|way|chance|dear|please|then|wrong|mine|his|her)\b|it's|that's|i'm)\p{L}))
  `,
  'u',
)
/** Speaks of the number that was read back. */
export const OF_NUMBER = pattern`
  \b(?:
    numbers?|phone|mobile|digits?|mis(?:heard|take)|wrong|incorrect|mine|ends?|right
    |correct
  )\b
  |\b(?:it|that)(?:'s| is|'s not| isn't| wasn't| was)(?: not)?(?: (?:it|that|quite))?\W*$
  |\bnot (?:it|that|quite)\b
`
/** About another detail: "my name's wrong". */
const OF_ELSE = /\b(?:name'?s?|post ?code|address|day|date|time)\b/
/** Confirms the number in a clause of a line that is also about something else. */
const SAYS_RIGHT = pattern`
  ^(?:and |oh |er |well )*(?:yes|yeah|yep|yup|yea|aye|correct)\b
  |\b(?:number|that)(?:'s| is) (?:right|correct|fine)\b
`

/** Words that may stand in a sentence about a telephone number. */
const NUMBER_TALK = contentOf(
  'no sorry number phone mobile digit last first end start begin wrong right correct actually wait hang hold on mean meant said say oh double treble zero another other mine number bit part change use instead rather new think guess mistake one two three four five six seven eight nine',
)

/** A line that begins with a yes, without its sentences about other matters: "Yes. It's plot 14, no, Park Grove". */
function ofNumber(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!?;]) /)
  const isOfOther = (said: string) =>
    [...contentOf(said)].some((word) => !NUMBER_TALK.has(word) && !/\d/.test(word)) &&
    !/\d{3}/.test(said) &&
    !OF_NUMBER.test(said.replace(/\bnumber \d+/g, ' '))
  return [first, ...rest.filter((said) => !isOfOther(said))].join(' ')
}

/** Asks for another number than the one she has read back. */
const WANTS_OTHER =
  /^(?:(?:oh|er|um|actually|sorry|no|can you|could you|better|use|try|ring|call|make it|put|i'd rather|on|take),? )*(?:(?:me|us) )?(?:on )?(?:the|my|a|an)? ?(?:other|different|another) (?:number|one|phone|mobile)(?: please| instead| actually| then)*\W*$/

/** Reads the answer to "Is that number right?", which a "no" about something else does not deny. */
export function readNumberAnswer(said: string): YesNo | null {
  // "Yes, but are you open, yes or no?" demands an answer to its question.
  const text = said.replace(/,? \byes or no\b(?=\W*$)/, '')
  if (WANTS_OTHER.test(text)) return 'no'
  if (restAfterYes(text, true) !== null || restAfterYes(ofNumber(text), true) !== null) return 'yes'
  const answer = readAnswer(text)
  // "I suppose so" agrees to what she offers, but of a number it is a doubt.
  if (answer === 'yes' && /\bi suppose\b/.test(text)) return 'unsure'
  if (answer !== 'no') return answer
  const clauses = text.split(/[.!?;,]+ ?| (?:and|but) /).filter((clause) => !OF_ELSE.test(clause))
  const isDenied = clauses.some(
    (clause) => NO_FIRST.test(clause) || (NO.test(clause) && OF_NUMBER.test(clause)),
  )
  if (isDenied) return 'no'
  return clauses.some((clause) => SAYS_RIGHT.test(clause)) ? 'yes' : null
}

/** Agrees in the end: "a bit late, but go on then". */
const CONCEDED = pattern`
  ^(.+?)(?:\bbut|\bstill|[,.;])(?: (?:oh|ah|then|yeah|well|i suppose|we'll|i'll|it'll|that'll|it's|that's),?)* (?:
    go on|go for it|ok|okay|fine|al(?:l )?right|yes|yeah|take it|have it|book it|do it|do
    |have to do|manage
  )(?:,? (?:then|please|thanks?|love|mate|yes|book it|i suppose))*\W*$
`
const NOT_IDEAL = new RegExp(
  part`
    \bnot (?:too |so |very |really |quite )?(?:
      ideal|great|perfect|brilliant|good|keen|happy|cheap|the best|what i \w+
    )\b
  `,
  'g',
)

/** Whether a line finds fault and agrees all the same: "a push but ok", "not ideal but go on". */
export function concedes(text: string): boolean {
  const [, fault] = CONCEDED.exec(text) ?? []
  return fault !== undefined && !text.includes('?') && !NO.test(fault.replace(NOT_IDEAL, ' '))
}

/** A yes given grudgingly: "I suppose so", "go on then, I suppose", "yes I suppose, quick". */
const GRUDGING =
  /^((?:(?:oh|well|er|um|right|ok|okay|alright|all right|yes|yeah|yep|aye|sure|fine|please|go on|then),? )*)i suppose(?: so| then)?(?=\W*$|[,.;!])/

/** A line without "I suppose" around what it agrees to: "that'll do, I suppose". */
const withoutGrudge = (text: string) =>
  text
    .replace(GRUDGING, '$1yes')
    .replace(
      /^((?:well|oh),? )*i suppose (?=(?:that|it)(?:'ll| will)|(?:ok|fine|yes)\b)|,? i suppose(?: so)?(?=\W*$)/,
      '',
    )
    .replace(/\bi suppose not\b/g, 'no')

/** Insists on the booking: "no no, just book it". */
const NO_BOOK_IT =
  /^(?:(?:oh|right|ok|er|well)[,.]? )*(?:no,? )+(?=(?:(?:i said|just|please|you can|go on|go ahead and) )*book (?:it|that|me|us)(?: in| down| please| then| now| anyway| love)*(?:\W*$|[,.;!]))/

/**
 * Reads the answer to a yes-or-no question, or null. Only a clear yes is a yes: one with a "no" or a
 * doubt in it is not.
 */
export const readAnswer = remembered((text): YesNo | null => {
  if (restAfterYes(text) || concedes(text)) return 'yes'
  const agreed = withoutGrudge(text)
    // "Go on then, if he wouldn't mind"
    .replace(
      /,? if (?:you|he|she|they|it|that)(?:'s| is)? (?:\w+n't|not) (?:mind|too much (?:trouble|bother))\b/,
      '',
    )
    // "Yes, but I need both doing"
    .replace(/^((?:yes|yeah|yep|yup|aye|ok|okay)\b.*)\bboth\b/, '$1')
    .replace(/\bno (?:problem|worries|doubt(?: about it)?|mistake)\b/g, 'yes')
    .replace(/\b(?:nothing|not|isn't) (?:wrong|false|incorrect|untrue|a lie|a mistake)\b/g, 'right')
    .replace(/\b(?:can't|cannot|couldn't|don't) (?:disagree|argue|fault|deny)\b/g, 'yes')
    .replace(/\bor not\b\W*$/, '')
    .replace(/\bwhy not\b|\b(?:can't|cannot) wait\b/g, 'yes')
    // "Can you not do eight?"
    .replace(
      /\b(?:can|could|do|have) (?:you|i|we) not (?=(?:do|have|got|make|fit|get)\b[^.!]*\?)/g,
      'can you ',
    )
    .replace(/\bnot (?:bad|a problem|at all a problem)\b/g, 'fine')
    .replace(
      /\bno,? (?=(?:that's|that is|it's|it is|you're) (?:right|correct|fine|perfect|all right)\b(?!\?))/g,
      'yes ',
    )
    // "No, I said book it", after she would book nothing yet
    .replace(NO_BOOK_IT, 'yes ')
  const isTag = /(?:isn't it|is it not|don't you think|right\?)\W*$/.test(agreed)
  const body = isTag
    ? agreed.replace(/(?:isn't it|is it not|don't you think|right\?)\W*$/, '')
    : agreed
  if (/^(?:y|yh|n)$/.test(body)) return body === 'n' ? 'no' : 'yes'
  // "No, that's it" may want nothing else, or not what was read back.
  if (/^no,? (?:that's|that is) (?:it|all|everything)\b/.test(body)) return 'unsure'
  const isUnsure = UNSURE.test(body)
  const isNo = NO.test(body)
  if (isUnsure) return isNo && /^(?:no|nope|nah)\b/.test(body) && !YES.test(body) ? 'no' : 'unsure'
  if (isNo) return 'no'
  return YES.test(body) ? 'yes' : null
})
