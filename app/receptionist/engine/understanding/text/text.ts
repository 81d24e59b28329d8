import { part } from './patterns.ts'
import { remembered } from './remembered.ts'

// Characters beyond the basic plane are emoji, and scripts that engines classify differently.
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu

/** Removes characters that Node, workerd and browsers may classify differently. */
export function withoutAstral(text: string): string {
  return text.replace(ASTRAL, ' ')
}

/** The longest text that is normalised. The time to do so grows with the square of the length. */
const READ_MAX_CHARS = 500

/** What makes "ill" a word of its own: "he's been ill". */
const BEFORE_ILL =
  "am|im|hes|shes|theyre|is|are|was|were|be|been|being|\\w+'(?:s|m|re)|feel|feels|feeling|felt|fall|falling|fell|very|so|too|really|quite|not|both|seriously|taken|got|get|getting|looks?|me|him|her|them"

/** What stands before an apostrophe that is left out: "whats", "dont", "id like". */
const LEFT_OUT = new RegExp(
  part`
    \b(?:
      (?:what|where|who|how|when|that|there|he|she)(?=s\b)
      |(?:any|every|no|some)(?:body|one)(?=s\b)|(?<=\bno )one(?=s\b)
      |i(?=(?:m|ve|d (?:like|love|rather|prefer|need|want|have|say))\b)
      |i(?=ll (?:
        ask|be|book|bring|call|check|come|do|find|get|give|go|have|hold|just|keep|leave|let|look|make
        |need|pay|phone|pick|pop|probably|put|ring|see|send|sort|speak|stick|take|tell|text|think|try
        |use|wait|want
      )\b)(?<!\b(?:${BEFORE_ILL}) i)
      |(?:they|you|it)(?=ll\b)
      |it(?=s (?:
        £?\d+|an?|the|my|our|his|her|for|not|none|no|ok|okay|fine|all|just|only|been|got|gone|too|very|really|about
        |near|under|on|at|me|urgent|still|broken
        |(?:beep|bleed|buzz|com|drip|flash|go|gett|hurt|kill|leak|mak|pour|rain|run|runn|smok|spark|spread|tripp)ing
      )\b)
      |(?:do|does|did|is|are|was|were|has|have|had|could|would|should|wo|ca)n(?=t\b)
      |(?:you|they)(?=(?:re|ve)\b)
      |we(?=ve\b)
      |(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d\d?)(?=s (?:
        (?:far |way |much |a bit |a little )*too
        |a (?:bit|little|touch|tad|push)
        |no good|fine|better|perfect|ok
      )\b)
    )
  `,
  'g',
)

/** Words that callers write short, and the words that the grammars expect for them. */
const IN_FULL: Readonly<Record<string, string>> = {
  yous: 'you',
  sposed: 'supposed',
  "s'posed": 'supposed',
  supposd: 'supposed',
  shoulda: 'should have',
  appt: 'appointment',
  resched: 'reschedule',
  tho: 'though',
  btw: 'by the way',
  "d'": 'do ',
  'r u': 'are you',
  thru: 'through',
  whereabouts: 'where',
  callout: 'call-out',
  pls: 'please',
  naw: 'no',
  owt: 'anything',
  nowt: 'nothing',
  tae: 'to',
  efter: 'after',
  tek: 'take',
  mek: 'make',
  gonnae: 'going to',
  wanna: 'want to',
  plz: 'please',
  ta: 'thanks',
  "n'all": "an' all",
  'same hour': 'same time',
  innit: "isn't it",
  def: 'definitely',
  deffo: 'definitely',
  defo: 'definitely',
  definately: 'definitely',
  definatly: 'definitely',
  definetly: 'definitely',
  xmas: 'christmas',
  'x-mas': 'christmas',
  crimbo: 'christmas',
  chrimbo: 'christmas',
  nye: "new year's eve",
}
/** "Me mam", "me dog". "Give me appointments" is none. */
const DIALECT_MY =
  /(?<!\b(?:get|give|book|find|offer|send|tell) )\bme(?= (?:own|appointments?|bookings?|reservation|slot|viewing|visit|mam|mum|mother|dad|father|nan|wife|husband|lad|lass|son|daughter|sister|brother|mate|dog|cat|car|van|house|flat|kitchen|bathroom|ceiling|boiler|tap|toilet|shower|sockets?|lights|phone|charger|bag|handbag|keys|coat|scarf|glasses|specs|gloves|hat|jacket|jumper|cardigan|purse|wallet|umbrella|brolly|watch|shoes|boots|bins?|roots|hair|fringe|nails|neck|knee|shoulders?|hips?|legs?|ankle|wrist|ears?|back(?='s| (?:hurts|is|has|went|goes)\b)|tooth|teeth|face|membership|mot|accounts?|tax|name|number|address|post ?code)\b)/g
/** "Book 'em in", "two of em": not a name, as in "it's Em". */
const SHORT_THEM =
  /(?<=\b(?:of|for|book|fit|get|squeeze|do|bring|pop|put|see|wash|groom|have|take|want|need|tell|let|ask|give) )'?em\b(?!'|-)/g
/** "Cannae", "didnae", "wouldnae" */
const SCOTS_NOT = /\b(ca|did|do|is|was|have|has|had|would|could|should|wo)n?nae\b/g
const SHORT = new RegExp(
  part`
    \b(?:
      (?:yous|s'?posed|supposd|shoulda|appt|resched|tho|btw|naw|n?owt|tae|efter|[tm]ek|gonnae|wanna|r u|thru|whereabouts|callout|pl[sz]|n'all|same hour|innit|deff?o|def|defin(?:ate|at|et)ly|x-?mas|ch?rimbo|nye)\b
      |callout(?=s\b)|d'(?=you\b)|ta\b(?!-)
    )
  `,
  'g',
)

const CURLY = /[’‘`´]/

/**
 * A line with straight apostrophes, the only ones that the rules know; phones write curly ones. Made letter
 * by letter, because `replace` would keep the text in two bytes a letter, for which V8 compiles every pattern
 * a second time: with that the first reply took 200 ms longer in Node 24.
 */
export function withStraightQuotes(text: string): string {
  return CURLY.test(text)
    ? Array.from(text, (letter) => (CURLY.test(letter) ? "'" : letter)).join('')
    : text
}

/** An oath inside a question, which the grammars leave out: "where the hell is it?", "what on earth does it cost?" */
const OATH =
  /(?<=\b(?:what|where|how|when|who|why)) (?:(?:the|in|in the|the bloody) (?:hell|heck|devil|blazes|fuck)|on earth|(?:the )?bloody hell)(?='s\b| [a-z])/g

/** "How are you fixed for Friday?", "how you looking tomorrow?" */
const HOW_FIXED =
  /\bhow(?:'re| are)? (?:you|yous) (?:fixed|looking|placed|set)(?= (?:for |on |this |next |tomorrow|today|\w+day\b))/g

/** The day of "how are you doing today?", which is no wish. */
const HOW_TODAY =
  /(?<=\bhow are (?:you|ya)(?: doing| keeping)?) (?:today|this (?:morning|afternoon|evening))(?=\W|$)/

/** A line in small letters with plain quotes and single spaces: the form that the grammars expect. */
export const plain = remembered((text) => {
  // Texting's "u" only beside whole words: a spelled "F E A T H U R" keeps its letters.
  return (
    withStraightQuotes(withoutAstral(text.slice(0, READ_MAX_CHARS)).normalize('NFC'))
      .toLowerCase()
      .replace(/(?<=\p{L})"(?=\p{L})/gu, "'")
      .replace(/[“”"]/g, ' ')
      // "Half four's early… go on then, six" is two sentences.
      .replace(/(?<=[a-z])(?:…|\.{2,}) ?(?=[a-z])/g, '. ')
      .replace(LEFT_OUT, "$&'")
      .replace(/(?<=\p{L}{2} )u(?= \p{L}{2}|\W*$)|(?<=^|[,.!?] )u(?= \p{L}{2})/gu, 'you')
      .replace(/\bo{2,}h+\b/g, 'oh')
      .replace(OATH, '')
      // "Are you open now though, can I come in?"
      .replace(
        / tho(?:ugh)?$(?<=^(?:.*[,.!?] )?(?:are|is|do|does|can|how|what|when|where|will) [^,.!?]+ \w+)/,
        '',
      )
      .replace(/,? tho(?:ugh)?(?=\?|, (?:can|could|is|are|do|does|will|would) )/g, '')
      // "Do you know what, just cancel it" asks nothing.
      .replace(
        /\b(?:do |d')?you know what(?=[,.!?]? (?:just|let|i'll|i'd|i'm|we'll|can|could|don't|forget|leave|make|cancel|book|actually|it's|no|yes)\b),?/g,
        '',
      )
      .replace(HOW_FIXED, 'have you anything')
      .replace(HOW_TODAY, '')
      .replace(DIALECT_MY, 'my')
      .replace(SHORT_THEM, 'them')
      .replace(/\bhow's much(?: is)?\b/g, 'how much is')
      .replace(SHORT, (word) => IN_FULL[word] ?? word)
      // "Dave Hill by the way are you open on Saturday" is two sentences.
      .replace(/^by the way,? |,? by the way(?= *(?:[.?!]|$))/g, '')
      .replace(/[,.]? by the way[,:]? (?=\S)/g, '. ')
      .replace(SCOTS_NOT, "$1n't")
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .trim()
  )
})

/** The words of a plain line. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
}

/** Words that say nothing about what is wanted. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its it's i i'm i've i'd i'll me my mine we we're we've us our you your
  you're he she they them their his her him is are am was were be been being do does did don't doesn't have has had having
  can can't could would should will won't shall may might must to of for in on at by with from about into up out off
  and or but so if then than as just please hello hi hiya hey yes ok okay thanks thank well um er oh ah aha ooh hmm really very
  some any all what what's when where which who how why much many get got going go want wants wanted like need needs
  needed looking ask asking know tell let lets let's wondering also too again still one mate haha hahaha hehe lol lmao`.split(
    /\s+/,
  ),
)

const NEGATIONS = /^(?:no|not|none|without|cannot|never|nothing|.+n't)$/

/** Whether a word denies. */
export const isNegation = (word: string) => NEGATIONS.test(word)

/** Words whose stem no ending gives away. */
const STEMS: Readonly<Record<string, string>> = {
  teeth: 'tooth',
  feet: 'foot',
  exam: 'examination',
}

/**
 * Removes a word's ending, so that "repairs", "repaired" and "repair" match. "Registered" and
 * "registration" still differ.
 */
export function stem(word: string): string {
  if (word.length < 4) return word
  if (Object.hasOwn(STEMS, word)) return STEMS[word] ?? word
  let s = word.replace(/'s?$/, '')
  if (/[^s]s$/.test(s) && !/(?:us|is)$/.test(s))
    s = s.replace(/ies$/, 'y').replace(/(?:(?<=[sxz]|[cs]h)es|s)$/, '')
  if (s.length > 5) s = s.replace(/(?:ing|ed)$/, '')
  if (s.length > 3) s = s.replace(/(.)\1$/, '$1').replace(/e$/, '')
  return s
}

/** "When's" and "they're" are as empty as "when" and "they". */
export const isEmpty = (word: string) =>
  emptyWords.has(word) ||
  (word.includes("'") && emptyWords.has(word.replace(/'(?:s|re|ve|ll|d|m)$/, '')))

/** The stems of a line's meaningful words, without duplicates. */
export const contentOf = remembered((text): ReadonlySet<string> => {
  const stems = new Set<string>()
  for (const word of new Set(wordsOf(plain(text).replace(/-/g, ' ')))) {
    if (!isEmpty(word) && !NEGATIONS.test(word)) stems.add(stem(word))
  }
  return stems
})
