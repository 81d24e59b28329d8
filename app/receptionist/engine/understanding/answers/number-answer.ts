import { part, pattern } from '../text/patterns.ts'
import { contentOf } from '../text/text.ts'
import { NO, readAnswer, restAfterYes, type YesNo } from './yes-no.ts'

/** Opens a clause that denies, unless a noun follows: "no, it's", "no seven", but not "no records". */
const NO_FIRST = new RegExp(
  part`
    ^(?:(?:oh|er|um+|well|sorry|and|but|yes|yeah|aye|ok|okay|right|actually)[ ,]+)*(?:
      nope|nah|naw|negative|wrong|incorrect|no
      |not (?:quite|really|exactly)
    )\b(?<!\bno(?= (?!(?:it|that|this|the|my|i|you|wait|sorry|hang|hold|not|no|actually|oh|zero|one|two|three|four|five|six|seven|eight|nine|double|tr[ie]\w+le|ends?|last|should|love|mate|pal|thanks?|way|chance|dear|please|then|wrong|mine|his|her)\b|it's|that's|i'm)\p{L}))
  `,
  'u',
)

/** Speaks of the number that was read back. */
export const OF_NUMBER = pattern`
  \b(?:
    numbers?|phone(?! (?:me|us|it|that|on)\b)|mobile|digits?|mis(?:heard|take)|wrong|incorrect|mine|ends?|right
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
  'no sorry number phone mobile digit last first end start begin wrong right correct actually wait hang hold on mean meant said say oh double treble zero another other mine number bit part change use instead rather new think guess suppose believe reckon mistake sure certain positive maybe perhaps possibly dunno know idea depends quite really should one two three four five six seven eight nine',
)

/** Ends a part of a sentence: "yeah, oh and it's leasehold". */
const PART_END = /,? (?=(?:and|but|though|only|also) )|, /

/** Speaks of how to reach the caller, so that a doubt beside it may be of the number. */
const OF_REACH = pattern`
  \b(?:
    ring|call|phone|text|reach|answer|landline|line|sim|signal|battery|charged?|code|one|old|work|hers|his|theirs|yours
    |try|use|put|contact|get (?:hold|through)
  )\b
`
/** Takes the yes back, whatever else its clause is about. */
const NOT_SO = /\b(?:no|nope|nah|wrong|wait|hang on|hold on|actually|mistake|incorrect)\b/

/** A line that begins with a yes, without what it says of other matters: "Yes. It's plot 14, no, Park Grove". */
function ofNumber(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!?;]) /)
  const isOfOther = (said: string) =>
    [...contentOf(said)].some((word) => !NUMBER_TALK.has(word) && !/\d/.test(word)) &&
    !/\d{3}/.test(said) &&
    !OF_NUMBER.test(said.replace(/\bnumber \d+/g, ' '))
  const [yes = '', ...more] = first.split(PART_END)
  const doubts = more.filter((said) => !isOfOther(said) || OF_REACH.test(said) || NOT_SO.test(said))
  return [
    `${[yes, ...doubts].join(', ').replace(/[.,]$/, '')}.`,
    ...rest.filter((said) => !isOfOther(said)),
  ].join(' ')
}

/** Asks for another number than the one she has read back. */
const WANTS_OTHER =
  /^(?:(?:oh|er|um|actually|sorry|no|can you|could you|better|use|try|ring|call|make it|put|i'd rather|on|take),? )*(?:(?:me|us) )?(?:on )?(?:the|my|a|an)? ?(?:other|different|another) (?:number|one|phone|mobile)(?: please| instead| actually| then)*\W*$/

/** What another number than the one read back may be. */
const OTHER_NUMBER =
  '(?:my|our|the) (?:land ?line|(?:home|house|work|office|new|other|proper|main)(?: (?:phone|number|mobile|one|line))?)'
const ITS_END =
  '(?=\\W*$|[,.;!]| (?:and|but|so|i|we|it|now|since|any ?more|please|ring|call|phone|use|try)\\b)'

/** Says that the number read back, though heard rightly, is not the one to ring: "that's my old one", "don't use that, use my landline". */
const OUT_OF_USE = pattern`
  \b(?:that|it|this)(?:'s| is| was|'ll be| used to be) (?:(?:only|just|actually) )*(?:my|me|our|the) (?:old|previous|former)(?: (?:work|home|house))?(?: (?:one|number|mobile|phone|land ?line))?${ITS_END}
  |\b(?:i|we)(?:'ve| have)?(?: just| since| recently)* (?:changed (?:it|(?:my|our) number|numbers?)|(?:lost|got rid of) (?:it|that(?: one| phone| number)?))${ITS_END}
  |\b(?:i|we)(?:'ve| have) (?:just |since )?(?:got )?a new (?:one|number|sim)${ITS_END}
  |\b(?:i|we) (?:don't|do not|never) (?:really )?use (?:it|that(?: one| number| phone)?)${ITS_END}
  |\b(?:i|we) (?:don't|do not|haven't) (?:have|got) (?:it|that(?: one| number| phone)?) (?:any ?more|now)\b
  |\b(?:don't|do not|not to|never) (?:use|try|bother with) (?:me |us )?(?:on |at )?(?:it|that(?: one| number| phone| mobile)?)${ITS_END}
  |\b(?:it|that)(?: one| number| phone)?(?:'s| is)(?: been)? (?:dead|disconnected|cut off|no longer (?:mine|in use)|out of (?:date|use|service))${ITS_END}
  |\b(?:(?:but|though|only|instead)\b[^.!?]{0,30}\b|(?:don't|do not|never)\b[^.!?]{3,30}, )(?:ring|call|phone|try|use|get|reach) (?:me |us )?(?:on )?${OTHER_NUMBER}(?: instead| please)?(?=\W*$|[,.;!])
`
/** Wants the number for some calls or for texts, and another only beside it. */
const STILL_USED = pattern`
  \b(?:
    if|unless|when|in case|as well|also|too|before|after|until|till|during|(?:just )?(?:text|message|whatsapp)
    |voicemail|first|evenings?|mornings?|afternoons?
  )\b
`

/** Wants nobody else to hear of the call, and denies no number: "but don't leave a voicemail, he checks my phone". */
const KEEPS_QUIET = new RegExp(
  part`
    (?:,? (?:but|just|only|and|so|cos|because|please))*,? (?:
      (?:don't|dont|do not|never) (?:leave|say) (?:
        an?|any|owt|anything|messages?|voicemails?|who
      )\b[^.!?;,]*
      |(?:he|she|they|(?:my|our) [a-z]+|everybody|everyone)(?: can| will|'ll| might)? (?:
        checks?|reads?|sees?|hears?|picks? up|listens? to|goes through
      ) (?:my|our|the|this|that) (?:phone|mobile|messages)\b
    )
  `,
  'g',
)

/** After a yes, says whose number it is not: "yes that's my mobile not the landline", "use mine, not mum's". */
const NOT_ANOTHERS = pattern`
  (?<=^(?:(?:oh|well|er),? )*(?:yes|yeah|yep|yup|aye|correct|that's (?:it|right))\b.*\b(?:
    (?:that|it|this)(?:'s| is) (?:my|mine|our|ours|the)\b
    |(?:use|ring|call|try|phone|text|keep|stick to|stick with) (?:(?:me|us) )?(?:on )?(?:mine|my|that|this|it)\b
  )[^.!?;]*?),? (?:and |but )?(?:don't (?:use|ring|call|try|phone|text)|not)(?: on)? (?:
    (?:the|my|our|his|her|their) (?!(?:right|mobile|own|number|best)\b)\w+(?:'s)?|\w+'s|his|hers|theirs
  )(?: (?:phone|mobile|number|line|one))?(?=\W*$|[.,;!])
`

/** Reads the answer to "Is that number right?", which a "no" about something else does not deny. */
export function readNumberAnswer(said: string): YesNo | null {
  // "Yes, but are you open, yes or no?" demands an answer to its question.
  const text = said
    .replace(/,? \byes or no\b(?=\W*$)/, '')
    .replace(KEEPS_QUIET, '')
    .replace(NOT_ANOTHERS, '')
  if (WANTS_OTHER.test(text) || (OUT_OF_USE.test(text) && !STILL_USED.test(text))) return 'no'
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
