import { seeksDenial } from '../asks/questions.ts'
import { part, pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
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
    don't(?: (?:book|confirm|do)(?: (?:it|that|anything|me in))?)?
    |not|only
  ) (?:if|unless|until|till)\b(?! (?:you|it's|that's) (?:ok|okay|al(?:l )?right|no|possible|convenient|not)\b)
  |\b(?:both|all|either both) or (?:neither|none|nothing|not at all)\b
  |\bneither or both\b
  |\b(?:(?:no|not much|not any) (?:use|good|point)|not worth) (?:[a-z]+ ){0,3}(?:without|unless)\b
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
    |doubtful|both(?! (?:of us|me|my|our|together)\b)
    |no (?:way of knowing|preference)
    |ask (?:me )?(?:again )?later
    |couldn't tell|wonder|debating|hesita\w+|yes and no|yes or no
  )\b
`

/** Says no. */
export const NO = pattern`
  \b(?:
    no(?! (?:bother|trouble)\b)|nope|nah|naw|not|never|none|negative|wrong|incorrect|false|untrue|mistake\w*
    |inaccurate|untrue|error|nuh uh|uh uh|nuh|absolutely not|no way|isn't|is not|aren't
    |wasn't|weren't|don't|dont|doesn't|doesnt|do not|didn't|did not|won't|wouldn't|can't
    |cannot|shouldn't|ain't|isnt|hardly|pass(?! what\b)|refuse|decline|disagree|instead|rather|change
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
  )(?:,? (?:yes|yeah|please|love|lovely|dear|duck|darling|mate|pal|that's (?:it|right|correct|fine|the right number|lovely|mine|hers|his|theirs)|it's (?:correct|right)|it is|go (?:on|ahead|for it)(?: then)?|book (?:it|that)|thanks?|thank you|cheers|great|grand|champion|i said aye))*(?: ?[.,!;?]+ ?|(?= (?:and|so|also|will|can|could|is|are|do|does|have|what|where|when|how|who|he|she|they|(?:he|she)'s|they're|if)\b))
`

/** Words that take back a yes, or attach a condition to it. */
export const TAKEN_BACK = pattern`
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

/** Words that deny what was read back; others may be about something else: "yes, and the gate won't shut". */
const DENIED = pattern`
  \b(?:
    no|nope|nah|wrong|wait|hang on|hold on|actually|mistake|incorrect|maybe|perhaps|might
    |not (?:right|it|that|quite|correct|sure|certain|positive|really|exactly)
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
  // "Yes please. You'll not sit us by the door, will you?" asks, and takes nothing back.
  const told = isReadBack
    ? rest
    : rest
        .split(/(?<=[.!?;]) /)
        .filter((one) => !seeksDenial(one))
        .join(' ')
  return takesBack.test(told.replace(TAG, ' ')) ? null : rest
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
    .replace(/\bwhy not\b|\b(?:can't|cannot) wait\b(?! (?:that|so|this|much) long\b)/g, 'yes')
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
    // "You know he's nervous, don't you? Yes, book it"
    .replace(/,? \w+n't (?:you|he|she|they|it)\?(?= (?:yes|yeah|yep|aye)\b)/g, '.')
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
