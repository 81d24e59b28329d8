import { phoneOf } from '../../../../rules/phone-number.ts'
import { part } from './patterns.ts'
import { remembered } from './remembered.ts'

const UNITS = 'one two three four five six seven eight nine'.split(' ')
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

const cardinals = new Map<string, number>([
  ...UNITS.map((word, i) => [word, i + 1] as const),
  ...TEENS.map((word, i) => [word, i + 10] as const),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
])
const ordinals = new Map<string, number>([
  ...ORDINALS.map((word, i) => [word, i + 1] as const),
  ['thirtieth', 30],
])

const COMPOUND = new RegExp(
  `\\b(${TENS.join('|')})[ -](${[...UNITS, ...ORDINALS.slice(0, 9)].join('|')})\\b`,
  'g',
)
// "Eightish" is about eight.
const SINGLE = new RegExp(
  `\\b(?:${[...cardinals.keys(), ...ordinals.keys()].join('|')})(?=\\b|ish\\b)`,
  'g',
)

const COUNTED_ONE = new RegExp(
  part`
    \b(
      there(?:'s| is| was)?|got|have|haven't|had|has|need|needs|want|wants|like|get
      |see|find|look(?:ing)? at|without|with|any|every|each|either
    ) one\b(?! (?:o'?clock|thirty|fifteen|forty|[ap]m|slot|appointment))
    |\bone (?=of (?:the|them|those|these|us|my|our|your|'?em)\b)
  `,
  'g',
)

/** A plain line with its number words in digits: "the twenty second at half past five" is "the 22nd at half past 5". */
export const withDigits = remembered((text): string => {
  return (
    text
      .replace(/\bfirst thing\b/g, 'early')
      // "The nearer one" is not one o'clock, and "that's the one" is not the first of the month.
      .replace(
        /\b(the(?: (?!half\b)\w+)?|that|this|which|another|later|earlier|latest|earliest|first|last) one\b(?! (?:o'?clock|thirty|fifteen|forty|[ap]m))/g,
        '$1 option',
      )
      // "Is there one by the window?" counts, and so does "one of them"; "at one" is a time.
      .replace(COUNTED_ONE, (said, lead?: string) =>
        lead === undefined ? 'option ' : `${lead} option`,
      )
      .replace(COMPOUND, (_, tens: string, unit: string) => {
        const ten = cardinals.get(tens) ?? 0
        const ordinal = ordinals.get(unit)
        return ordinal ? `${ten + ordinal}th` : String(ten + (cardinals.get(unit) ?? 0))
      })
      .replace(SINGLE, (word) =>
        ordinals.has(word) ? `${ordinals.get(word)}th` : String(cardinals.get(word)),
      )
      .replace(/\b(a|per|just) 2th\b/g, '$1 second')
      .replace(/(?<=\d)ish\b/g, '-ish')
  )
})

// Maps, because a caller may say "constructor", which every object has.
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['zero', '0'],
  ['oh', '0'],
  ['o', '0'],
  ['oo', '00'],
  ['nought', '0'],
  ['naught', '0'],
  ['nil', '0'],
  ...UNITS.map((word, i): [string, string] => [word, String(i + 1)]),
])
/** Words that a speech recogniser writes for digits; they count only between other digits. */
const HEARD: ReadonlyMap<string, string> = new Map([
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
  ['won', '1'],
  ['ate', '8'],
])
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
])

/** Words between the pieces of a number: "01943 and then, um, 811". */
const FILLERS: ReadonlySet<string> = new Set(
  "and then um umm erm er uh oh well now it's its is it so space right that's followed by then's , . -".split(
    ' ',
  ),
)
const WHOLE_MIN_DIGITS = 10
const UK_DIGITS = 11

/** Whether digits are a UK number that lacks some: a number of Leeds with ten. */
export const isShort = (digits: string) =>
  digits.length < UK_DIGITS &&
  phoneOf(digits, false) === null &&
  phoneOf(digits.padEnd(UK_DIGITS, '0'), false) !== null

/** A run of digits in a line and its position. `hasPlus`: it began with a plus. */
export type DigitRun = { digits: string; start: number; end: number; hasPlus: boolean }

const HYPHENATED = new RegExp(
  part`
    \b(
      oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|treble
    )-(?=(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|treble)\b)
  `,
  'g',
)

/** The runs of digits in a line, typed or spoken: "oh double seven" too. */
export const digitRuns = remembered((text): readonly DigitRun[] => {
  // "Oh-one-one-three"
  const said = text.replace(HYPHENATED, '$1 ')
  const tokens = [...said.matchAll(/\d+|\p{L}+(?:'\p{L}+)?|[+£$%/:@]|[^\s\p{L}\d]/gu)]
  const runs: DigitRun[] = []
  let run: DigitRun | null = null
  let times = 1
  let since = 0
  let plus = false
  function close() {
    if (run) runs.push(run)
    run = null
    times = 1
    plus = false
  }
  tokens.forEach((token, i) => {
    const word = token[0]
    const next = tokens[i + 1]?.[0]
    if (isComplete(run) && isHouse(tokens, i)) close()
    // "The office one 0113 496 0123"
    const isOne = word === 'one' && !run && /^0\d/.test(next ?? '')
    const digits =
      isOne || (word === 'oh' && times === 1 && !isNought(run, tokens, i))
        ? null
        : digitsOf(word, next, run !== null, times > 1)
    if (word === '+' || (word === 'plus' && !run)) {
      close()
      plus = true
      since = token.index
    } else if (TIMES.has(word) && isDigitLike(next)) {
      times = TIMES.get(word) ?? 1
      since = run ? since : token.index
    } else if (word === 'hundred' && run) {
      run = { ...run, digits: `${run.digits}00`, end: token.index + word.length }
    } else if (digits !== null) {
      const said = digits.slice(0, 1).repeat(times - 1) + digits
      const start: number = run ? run.start : plus || times > 1 ? since : token.index
      run = {
        digits: (run?.digits ?? '') + said,
        start,
        end: token.index + word.length,
        hasPlus: run?.hasPlus ?? plus,
      }
      times = 1
    } else if (isBreak(run, tokens, i)) close()
  })
  close()
  return runs
})

/** Whether a run has all the digits of a UK number. */
const isComplete = (run: DigitRun | null) =>
  run !== null && (run.hasPlus ? /^44\d{10}$/ : /^0\d{10}$/).test(run.digits)

/** Words that may follow the last digits of a number, and so make no address of them: "900 1234 please". */
const AFTER_NUMBER: ReadonlySet<string> = new Set(
  'please thanks thank ta cheers love mate then and or but so no not sorry is that i it is if for on at'.split(
    ' ',
  ),
)

/** Whether digits begin an address or a count after a number: "07700 900123, 6b Mill Lane", "4 of us". */
function isHouse(tokens: readonly RegExpMatchArray[], i: number): boolean {
  const [word = '', next = ''] = [tokens[i]?.[0], tokens[i + 1]?.[0]]
  return (
    (/^\d{1,4}$/.test(word) || cardinals.has(word)) &&
    /^\p{L}/u.test(next) &&
    !isDigitLike(next) &&
    !AFTER_NUMBER.has(next.replace(/'.*/, ''))
  )
}

/** Whether "oh" is a nought: "oh seven double seven", but not "oh, it's 0113" or "703. Oh, and". */
function isNought(run: DigitRun | null, tokens: readonly RegExpMatchArray[], i: number): boolean {
  // After a whole number: 11 digits, or 12 from +44.
  const whole = WHOLE_MIN_DIGITS + (run?.digits.startsWith('0') ? 1 : 2)
  if (run !== null && run.digits.length >= whole) return false
  const next = tokens.slice(i + 1, i + 3).find(([word]) => word !== ',')?.[0]
  // "Oh, nought one": the number has a nought of its own.
  const isApart = tokens[i + 1]?.[0] === ','
  if (
    run === null &&
    (isApart ? /^(?:0|oh?$|nought$|naught$|zero$)/ : /^(?:n[oa]ught|zero)$/).test(next ?? '')
  )
    return false
  if (next !== undefined && isDigitLike(next)) return !/^0\d/.test(next)
  return run !== null && (next === undefined || !/^[.,!?;]$/.test(tokens[i - 1]?.[0] ?? ''))
}

/** Whether a word between digits ends a run of them. */
function isBreak(run: DigitRun | null, tokens: readonly RegExpMatchArray[], i: number): boolean {
  const word = tokens[i]?.[0] ?? ''
  const isOpen = run !== null && run.digits.length < WHOLE_MIN_DIGITS
  // Some numbers of ten digits are whole, but not before a last one: "01632 960, double 4, er, 7".
  const lacksOne = run !== null && !run.hasPlus && /^0\d{9}$/.test(run.digits)
  if (lacksOne && isLastDigit(tokens, i)) return false
  const isStarted = run !== null && (run.hasPlus || run.digits.startsWith('0'))
  if (isOpen && isStarted && FILLERS.has(word)) {
    const next = tokens.slice(i + 1, i + 9).find(([other]) => !FILLERS.has(other))?.[0]
    if (isDigitLike(next)) return false
  }
  // "It's 607 228. 01943 607 228": the second number starts again.
  const isAnew =
    run !== null &&
    !isStarted &&
    (word === '.' ? /^(?:0|oh$|o$|zero$)/ : /^0\d{3}/).test(tokens[i + 1]?.[0] ?? '')
  // "07700 900123. Nine o'clock": nothing is missing.
  const isWhole = word === '.' && isStarted && run.digits.length > WHOLE_MIN_DIGITS
  return isAnew || isWhole || !/^[-.,()]$/.test(word) || (word === ',' && !run)
}

const HESITATIONS: ReadonlySet<string> = new Set(', um umm erm er uh'.split(' '))

/** Whether only a hesitation stands before the last digit of a number: "0113 496 027, er, 5". */
function isLastDigit(tokens: readonly RegExpMatchArray[], i: number): boolean {
  if (!HESITATIONS.has(tokens[i]?.[0] ?? '')) return false
  const at = tokens.findIndex(([word], index) => index > i && !HESITATIONS.has(word))
  const next = tokens[at]?.[0] ?? ''
  return (/^\d$/.test(next) || DIGITS.has(next)) && !isHouse(tokens, at)
}

function isDigitLike(word: string | undefined): boolean {
  return (
    word !== undefined &&
    (/^\d/.test(word) || DIGITS.has(word) || HEARD.has(word) || TIMES.has(word))
  )
}

function digitsOf(
  word: string,
  next: string | undefined,
  isInside: boolean,
  isRepeated: boolean,
): string | null {
  if (/^\d+$/.test(word)) return word
  const isBetween = isInside && isDigitLike(next)
  // A lone "o" is as often a letter as a digit: "O'Neill", "o b".
  const digit = DIGITS.get(word)
  if (digit !== undefined && (word !== 'o' || isBetween || isRepeated)) return digit
  const number = cardinals.get(word)
  // "Forty four" is 44, not 404.
  if (number !== undefined && number >= 20 && UNITS.includes(next ?? '')) return String(number / 10)
  if (number !== undefined) return String(number)
  return isBetween ? (HEARD.get(word) ?? null) : null
}
