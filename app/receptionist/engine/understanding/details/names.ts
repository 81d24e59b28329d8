import { part } from '../text/patterns.ts'
import { underOther } from './booking-name.ts'
import { isCommonWord } from './common-words.ts'
import { tidy } from './name-normalisation.ts'
import { capture } from './name-parser.ts'
import { speltIn, withoutSpelling, withSpelling, wordLike } from './spelling.ts'

const NAME_MAX_CHARS = 60

/** What things are under in a house, a car or a restaurant. */
const PLACES =
  'sinks?|stairs|basin|bath|shower|toilet|floor\\w*|work ?tops?|counter|hob|cooker|boiler|unit|cupboards?|carpet|lino|tiles|tank|cylinder|roof|eaves|patio|decking|drive(?:way)?|lawn|bonnet|car|bed|table|tree|canopy|awning|gazebo|parasols?|heaters?|lights?'

/** Before a name in plain words: "my name's", "put it under". An everyday word after them may be a name. */
const STRONG = new RegExp(
  part`
    (?<![\p{L}'])(?:
      ^my name\?
      |(?:my|the|our) (?:full |first |last |sur)?names?(?: is|'s|s| was|'ll be| would be)?
      |names? (?:is|'s|of)|(?<=, )name(?= )|name'?s
      |i(?:'m| am) (?:called|named)
      |(?:you're|you are) (?:speaking|talking) (?:to|with)
      |(?:put|book|have|make|reserve|do) (?:it|that|me|this|us) (?:down )?(?:under|as)(?: the name(?: of)?)?
      |(?:under|in|for) the name(?: of)?
      |in my (?:own )?name(?: then)?
      |under(?! (?:warranty|guarantee|pressure|contract|insurance|stress|offer|control|construction|cover|load|${PLACES})(?!\p{L}))
      |name:
    )(?!\p{L})[ :,-]*
  `,
  'giu',
)
/** Before what the caller likes to be called, which counts only if the line gives no other name. */
const NICKNAME =
  /(?<![\p{L}'])(?:(?:call|address) me|they call me|known as)(?! (?:rather|instead|back|on|at|when|if|later|first|before|after|today|tonight|tomorrow|please|any|and|or|not)(?!\p{L}))(?!\p{L})[ :,-]*/giu
/** Before a name or anything else: "it's Jo", "it's leaking". */
const WEAK = new RegExp(
  part`
    (?<![\p{L}']|\bif )(?:
      i'm|i am|im|it's|it is
      |(?<=(?:^|[.,!?;] ?)(?:[\p{L}']+ ){0,2}|\d )its
      |this is|that's|that is|thats|that'll be|it'd be|it would be
    )(?!\p{L})[ :,-]*(?:me,? )?
  `,
  'giu',
)
/** A name and what follows it: "Jo Hale here", "Jo Hale speaking". */
const TRAILING = new RegExp(
  part`
    (?:^|[.,!?;] ?|(?<!\p{L})(?:hi|hello|hiya|hey|yes|yeah|morning|afternoon|evening),? )((?:[\p{L}'.-]+ ){0,2}[\p{L}'-]+) (?:
      here|speaking|calling|is (?:my|the) name
    )(?!\p{L})
  `,
  'giu',
)
/** A line that can only be a name: "Anne-Marie van der Berg". */
const JOINED =
  /^[\p{L}'-]+(?: [\p{L}'-]+)? (?:van de[rn]?|von de[rn]|de la|de los|van|von|bin|ibn) \p{Lu}[\p{L}'-]+[.!]?$/u
/** What may come before a bare name: "yes of course, it's", "hang on". */
const FILLERS =
  /^(?:(?:yes|yeah|ye[ah]|yh|yep|yup|aye|sure|ok|okay|right|um+|er+m?|uh|oh|ah|well|so|hi|hello|hiya|hey|of course|certainly|no problem|no worries|for (?:god|christ|heaven|goodness|pete)'?s sake|please|alright|good (?:morning|afternoon|evening)|there|just|sorry|hang on|hold on|thanks|thank you|lovely|great|brilliant|perfect|fab|super|smashing|grand|cool|champion|that'?s (?:fine|great|lovely|perfect|brilliant|grand|ok|okay|good|not bad)|not (?:too )?bad(?: at all)?|it's|absolutely|and|(?:you can )?(?:put|say|write)(?: me)?(?: down)?(?: as)?)(?!\p{L})[ ,.!:;-]*)+/iu
/** What may follow a name. Before anything else a word is no name: "it's leaking everywhere". */
export const NEXT = new RegExp(
  part`
    ^(?:
      $|[,.!?;:\\-]
      |(?:
        and|but|please|thanks|thank|i|i'm|i'd|speaking|here|calling|with|from|on|for|btw|if
        |can|could|who|my|the|it's|actually|number|at|about|regarding|ringing|by the way|then
      )(?!\p{L})
      |\+?\d
    )
  `,
  'iu',
)
/** The same after one word in small letters, which may begin a sentence: "mark my words". */
const NEXT_OF_SMALL = new RegExp(
  part`
    ^(?:
      $|[,.!;\\-]
      |(?:and|but|please|thanks|thank|speaking|here|calling|btw|about|regarding|ringing)(?!\p{L})
      |\+?\d
    )
  `,
  'iu',
)
/** Follows a name that is not the caller's: "it's Sophie if she's in", "it's Sophie that does me". */
const NOT_CALLER = new RegExp(
  part`
    ^\s*(?:
      if (?:he|she|they)
      |(?:who|that) (?:does|did|do|cuts?|sees?|saw|usually|normally)
      |(?:i|we) (?:
        usually|normally|always|see|saw|had|have
        |want(?! (?:to (?:book|make|arrange|get|ask|know|change|cancel)|an?)(?!\p{L}))
      )
    )(?!\p{L})
  `,
  'iu',
)
/** Endings of words that are no names: "it's useful", "it's stopped". */
const ADJECTIVE = /(?:ful|ing|ous|able|ible|less|ness|ment|tion|(?:pp|ck|rt|x|k)ed|-[Ii]sh)$/
const QUESTION =
  /^(?:who|what|when|where|why|how|which|is|are|was|do|does|did|can|could|will|would|should|if|may)(?= )/i
const BEFORE_SPELLING =
  /(?<![\p{L}'])((?:(?!I\b|It\b|Put\b)\p{Lu}[\p{L}'-]+ ){0,2}\p{Lu}[\p{L}'-]+)[,.]? (?:(?:that's|it's|spelt|spelled),? )?(?: |$)/u
/** A first name that is spelt out before the surname: "Siobhán, S I O B H A N, Doherty". */
const SPELT_INSIDE =
  /((?:Mrs?|Ms|Miss|Dr) )?(\p{L}{2,}),? (?:that's )?\p{L}(?:[ .-]\p{L}(?![\p{L}'])){2,},? (\p{Lu}\p{Ll}+)/u
/** The same in sentences of their own: "Isobel. I-S-O-B-E-L. Grant.", "Isobel. I-S-O-B-E-L Grant" */
const SPELT_FIRST =
  /(?<![\p{L}'] )(?<!\p{L})(\p{Lu}\p{Ll}+)[.,] (\p{L}(?:[ .-]\p{L}(?![\p{L}'])){2,})[.,]? (\p{Lu}\p{Ll}+)(?![\p{L}'])/gu

/**
 * The name in a line, or null. `isAsked`: she has just asked, so a bare name is enough. `canBeWeak`: a
 * name may follow "it's" or "I'm". `known`: the name so far, of which a spelling may correct a word.
 */
export function findName(
  original: string,
  isAsked: boolean,
  canBeWeak = true,
  known: string | null = null,
): string | null {
  return nameIn(tidy(original), isAsked, canBeWeak, known)
}

/** The same for a line that is tidy already. */
export function nameIn(
  tidied: string,
  isAsked: boolean,
  canBeWeak: boolean,
  known: string | null,
): string | null {
  let text = tidied
  const spelt = speltIn(text)
  const isSpelt = spelt.length > 0
  const beside = isSpelt ? beforeSpelling(text) : null
  // "Siobhán, S I O B H A N, Doherty"; after a title the surname comes first: "Mrs Tait, T A I T, Joan".
  if (isSpelt)
    text = withoutSpelling(
      text
        .replace(SPELT_INSIDE, (_, title = '', first: string, second: string) =>
          title ? `${title}${second} ${first}` : `${first} ${second}`,
        )
        .replace(SPELT_FIRST, (whole, first: string, letters: string, second: string) =>
          letters.replace(/[^\p{L}]/gu, '').toLowerCase() === first.toLowerCase() &&
          !isCommonWord(second.toLowerCase()) &&
          second !== first
            ? `${first} ${second}`
            : whole,
        ),
    ).trim()
  const found =
    underOther(text) ??
    after(text, STRONG, { isStrong: true, isAsked }) ??
    before(text) ??
    (JOINED.test(text) ? leading(text) : null) ??
    (isAsked ? (leading(text) ?? leading(afterQuestion(text))) : null) ??
    (canBeWeak ? after(text, WEAK, { isStrong: false, isAsked }) : null) ??
    after(text, NICKNAME, { isStrong: true, isAsked })
  const heard = found ?? beside
  if (isSpelt && (heard || isAsked)) {
    const name = withSpelling(heard, spelt, text)
    const isPart = known !== null && !name.includes(' ') && known.includes(' ')
    // "Anna Kowalska, A-N-N-A, Kowalska" says the surname twice.
    const once = name.replace(/ (\p{L}{3,}) \1$/u, ' $1')
    return isPart && wordLike(known, name) >= 0 ? withSpelling(known, spelt, known) : once
  }
  return found && found.length <= NAME_MAX_CHARS ? found : null
}

/** The name that a spelling follows: "half ten. Tunde Oyelaran, O-Y-E-…". */
function beforeSpelling(text: string): string | null {
  const [, words] = BEFORE_SPELLING.exec(withoutSpelling(text)) ?? []
  return words === undefined ? null : (capture(words, false)?.name ?? null)
}

/** Before "under" and a name in small letters: "booked in under patel", "it's under patel", but not "a leak under". */
const BOOKS_UNDER =
  /(?:^|[.,;!?] ?|(?<!\p{L})(?:it'?s|it'?ll be|is|was|be|mine'?s|that'?s|and|or|but|no|yes|yeah) )$|(?<!\p{L})(?:book\w*|tables?|appointments?|reserv\w*|put|cancel\w*|order\w*|account)(?!\p{L})[^.?!]*$/iu

/** A name after words that introduce one. After weak ones ("it's", "I'm") an everyday word is not a name. */
function after(
  text: string,
  intro: RegExp,
  { isStrong, isAsked }: { isStrong: boolean; isAsked: boolean },
): string | null {
  const all = [...text.matchAll(intro)]
  const isWritten = ({ index, 0: whole }: RegExpExecArray) =>
    /^\p{Lu}/u.test(text.slice(index + whole.length))
  // "It's stiff, yeah it's slowing down. It's Craig": a name with its capital comes first.
  const isMixed = !isStrong && all.some(isWritten)
  for (const said of isMixed ? all.filter(isWritten) : all) {
    const { index, 0: whole } = said
    const rest = text.slice(index + whole.length)
    const found = capture(rest, isStrong || isAsked)
    if (!found) continue
    // "Put me down as interested" names nobody.
    if (/\bas\W*$/i.test(whole) && !/^\p{Lu}/u.test(rest)) continue
    if (
      /^under\W*$/i.test(whole) &&
      !/^\p{Lu}/u.test(rest) &&
      !BOOKS_UNDER.test(text.slice(0, index))
    )
      continue
    if (isStrong) return found.name
    if (NOT_CALLER.test(found.rest)) continue
    const clause =
      text
        .slice(0, index)
        .split(/[.?!;,]/)
        .at(-1)
        ?.trim() ?? ''
    const isSmall = !/^\p{Lu}/u.test(rest)
    // "I'm planning ahead" says what the caller does.
    const isState = ADJECTIVE.test(found.name) || ADJECTIVE.test(found.name.split(' ')[0] ?? '')
    if (isSmall && (QUESTION.test(clause) || isState || !NEXT.test(found.rest))) continue
    return found.name
  }
  return null
}

function before(text: string): string | null {
  for (const [, words = ''] of text.matchAll(TRAILING)) {
    const found = capture(words.replace(/^(?:it's|this is|i'm|yes|hi|hello) /i, ''), true)
    if (found?.rest === '') return found.name
  }
  return null
}

/** A name at the start of a line, or the whole line. */
function leading(text: string): string | null {
  const rest = text.replace(FILLERS, '')
  const found = capture(rest, true)
  if (!found) return null
  const isSmall = !/^\p{Lu}/u.test(rest) && !found.name.includes(' ')
  if (!(isSmall ? NEXT_OF_SMALL : NEXT).test(found.rest)) return null
  if (isSmall && ADJECTIVE.test(found.name)) return null
  const partner = /^and (?=\p{Lu})/u.exec(found.rest)
  const second = partner && !isSmall ? capture(found.rest.slice(partner[0].length), false) : null
  if (second && NEXT.test(second.rest)) return `${found.name} and ${second.name}`
  // "Wash windshield?" and "May I have yours?" are questions, not names.
  return found.rest.startsWith('?') || (QUESTION.test(rest) && !found.name.includes(' '))
    ? null
    : found.name
}

/** Ends what is said to her before the name: "You should have it by now! Gary Webb". */
const REPROACH_END =
  /(?:!|(?<=^(?:[Yy]ou|[Ii]t's|[Tt]hey|[Hh]e|[Ss]he)(?:'ve)? [^.!?]{1,40})\.)(?= \p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u

/** "Where's the stop tap? dave" answers after its question, as others do after a reproach. */
const afterQuestion = (text: string) =>
  text.slice(Math.max(text.lastIndexOf('?'), text.search(REPROACH_END)) + 1).trim()
