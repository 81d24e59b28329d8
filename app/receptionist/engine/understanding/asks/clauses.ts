import { readAnswer } from '../answers/yes-no.ts'
import { part } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'

/** How many clauses are read. Nobody asks more in one breath, and reading them takes time. */
const CLAUSE_MAX_COUNT = 6

/** What comes before a question without changing it: "no, I said", "I'm only asking if". */
const LEAD =
  /^(?:(?:no|yes|yeah|yep|aye|ok|okay|o+h+|right|well|roughly|er|um|what(?=,)|sorry|but|(?:it|that) (?:all |really )?depends(?! (?:on|if|whether|what|how|when|who)\b)|hang on|wait|please|lovely|great|perfect|brilliant|smashing|thanks|thank you|go on(?: then)?|actually|(?:just )?while (?:i'm (?:on|here|at it)|i(?:'ve| have) got (?:you|ya)|you're (?:on|there))(?: the (?:phone|line))?)[,.! ]+)*(?:(?:i said|i asked|what (?:am|was) i (?:saying|thinking|like|on about)|i'm (?:only |just )?asking|i (?:only |just )?want(?:ed)? to (?:know|ask)|can't you just tell me|just tell me)(?: if| whether| about|,)? )?/

/** Whom a question is put to: "how much is it, love?" "Is it dear?" and "are you dear?" are put to nobody. */
const ADDRESS =
  /(?:,? (?:love|lovey|mate|pal|duck|darling|hen|sweetheart)|(?<!\b(?:it|they|be|very|too|really|all that|(?<!how )are you))(?: dear|, dear))(?=\W*$)/

/** A question without the words that only lead up to it, and whom it is put to. */
export function withoutLead(clause: string): string {
  const lead = LEAD.exec(clause)?.[0] ?? ''
  const rest = clause.slice(lead.length).replace(ADDRESS, '')
  if (rest === '' || readAnswer(rest) === 'unsure') return clause
  if (!/\b(?:said|ask|tell|know)/.test(lead)) return rest
  // "If you do cats" asks "do you do cats?", "if you are open" "are you open?"
  const asked = rest
    .replace(/^(you|they|he|she|it|i|we) (?=do\b)/, 'do $1 ')
    .replace(/^(you|they|he|she|it|i|we) (does|are|is|have|can|could|will|would)\b/, '$2 $1')
  return asked.endsWith('?') ? asked : `${asked}?`
}

/** What leads into a question, which is no clause of its own: "so how much is it", "do you know how much is it". */
const LEADS =
  'and|or|but|so|then|now|also|just|please|sorry|well|oh|er|um|ok|okay|yes|yeah|yep|no|hi|hiya|hello|morning|afternoon|evening|right|thanks|cheers|if|whether|know|ask|asking|asked|see|say|said|check|wonder|wondering|me|us|him|her|them|you|that|which|what|when|where|who|why|how|about|for|of|to|with|is|are|do|question|only|actually|quick'

/** Where a clause ends; a space before the full stop is where a number was taken out. */
const CLAUSE_END = new RegExp(
  part`
    (?<=[?!;])\s+
    | (?=(?:
      do you (?:take|do|have|accept|offer|sell|cover|open|need)
      |(?:is|are) there (?!,)
      |do (?:i|we) (?:need|have) to
      |can (?:he|she|they) (?:also )?come (?:in )?(?:along|too|also|with|as well|an'? all)
      |can (?:i|we) (?:pay|park|bring)
      |what (?:do|should|shall) (?:i|we) (?:do|bring|need|wear|pay)
      |should (?:i|we) (?:put|keep|give|take|leave|rinse|turn|bring|go|ring)
      |what time do you
      |(?:will|would) (?:that|it|this) (?:be|cost|hurt|matter)
      |(?:do|does) (?:he|she|it|they) (?:need|have) to
      |will (?:he|she|they) be (?:ok|okay|all right|alright|stressed|upset|safe)
      |how (?:much|long) (?:is|are|does|do|will|would)
      |who do i (?:ring|call)
      |(?:actually )?is (?:that|it) (?:£?\d+|[a-z]+(?: [a-z]+)?) (?:each|apiece|a head|per)
      |(?<!, )is (?:that|this|it) (?:ok|okay|all right|alright|too (?:big|heavy|much|far))
    )\b)(?<!(?:^|[^\p{L}'])(?:${LEADS}),? )(?<!\b(?:what|which|how)\b[^,.;!?]{0,40} )
    |(?<=\p{L}{2}|\d|[\p{L},] )\.\s+
    |(?<=\byou (?:shut|close|open (?:un)?till?|open)(?: up)? (?:today|tonight|tomorrow)),? (?=(?:i|we)(?:'ve|'m|'d)? )
    | [-–—] ?(?=(?:price|cost|how|what|when|where|do|can|could|is|are|will)\b)
    |,? (?:but )?never ?mind(?: that| all that| my \w+)?,? (?=how |what |where )
    |, (?=(?:so )?am i |(?:so )?(?:have|has|do|does|did|is|are|was|can|could|will|would|shall|should) (?:you|i|we|it|there|they|he|she|the|my|our|(?:some|any)(?:one|body))\b(?!\?$|,? (?:even )?if\b)|(?:does|did|will|would) (?:this|that)\b|(?:you (?:have|serve|take|sell)|it is) [^.,!?]{1,30}\?|(?:roughly )?(?:what|how|when|where|who)(?:'s)? )
    |,? so (?=(?:will|would|should|shall|do|am|are) (?:i|we|they|you) (?:still |just |going to |gonna |need to |have to )*(?:be charged|get charged|have to pay|need to pay|pay|lose|owe|get my|get the|get it back)\b)
    |,? (?:and|n|but|also|plus) (?=(?:also |i (?:also |just |really )*(?:want(?:ed)?|need(?:ed)?) to (?:know|ask) |am i |have you |can |could |do (?!the |(?:my|our) (?!kids|children|wife|husband|\w+ (?:need|have|get|pay)\b)|an? |it\b|that |some |both |for )|does (?!\w+[.,;!]*$)|is |are |have (?:you|they) |what(?:'s)? |how |when |where |will |would |should |(?:has|have|did|was|were) (?:(?:the|my|our) [\p{L}'-]+|it|you|he|she|they|any(?:one|body)|some(?:one|body)) (?:been|come|gone|got|arrived|turned up|find|get|leave|send|take|tell)\b))
  `,
  'u',
)

/** The parts of a plain line that may each be a question or a remark. */
export const clausesOf = remembered((text): readonly string[] =>
  text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .slice(0, CLAUSE_MAX_COUNT),
)
