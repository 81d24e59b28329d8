import { remembered } from '../text/remembered.ts'

/** Letters said one by one, three or more: "D-A-V-E", "b e n e double t". */
const RUN =
  /(?<![\p{L}'])\p{L}(?:(?:[ .-]|, ?|\. )(?!(?<!-)[Ii] (?:think|said|say|mean|meant|spell|spelt|guess|believe|reckon)\b)\p{L}(?![\p{L}'])){2,}/gu
const DOUBLED = /(?<!\p{L})double[ -](\p{L})(?!\p{L})/giu
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.?$/

/** How often a letter comes: "two f's", "just the one L". It is no part of a spelling. */
const COUNTED = /(?<!\p{L})(?:one|two|three|single|[123]) \p{L}(?:'?s)?(?![\p{L}'])/giu
/** How another word of the name is spelt: "with a P H on Steph". */
const ON_OTHER = /(?<!\p{L})with an? \p{L}(?:[ -]\p{L})* (?:on|in|at)(?!\p{L})/giu
/** Begins a spelling anew: "C A T H, no, sorry, K A T H". */
const ANEW =
  /(?<!\p{L})\p{L}(?:[ .-]\p{L}(?!\p{L}))*[,.]* (?:(?:no|sorry|wait|er|um|oh|i mean|rather|actually),? )+(?=(?:it's |that's )?\p{L}(?:[ .-]\p{L}(?!\p{L})){2})/giu

const TAKES_BACK = / (?:no|sorry|wait|er|um|oh|i mean|rather|actually),? /iu

/** A line without counts of letters, and without a spelling that it begins anew. */
const meant = remembered((text): string => {
  const single = text.replace(ON_OTHER, ' / ').replace(DOUBLED, '$1-$1')
  return (TAKES_BACK.test(single) ? single.replace(ANEW, ' / ') : single).replace(COUNTED, ' / ')
})

/** The words that a line spells out, as far as it keeps them apart: "F-F-I-O-N, R-H-Y-S". */
export function speltIn(text: string): string[] {
  const runs = meant(text).match(RUN) ?? []
  return runs.flatMap(groupsOf).map((letters) => capitalised(letters.toLowerCase()))
}

/** Whether a line spells something letter by letter. */
export const isSpelt = (text: string) => speltIn(text).length > 0

/** A line without what it spells. */
export const withoutSpelling = (text: string) =>
  meant(text)
    .replace(RUN, ' ')
    .replace(/(?: ?\/)+ ?/g, ' ')

/** The letters of a run in groups: whatever parts them less often than the rest parts two words. */
function groupsOf(run: string): string[] {
  const gaps = run.split(/\p{L}/u).slice(1, -1)
  const count = (gap: string) => gaps.filter((one) => one === gap).length
  const [usual] = [...new Set(gaps)].toSorted((a, b) => count(b) - count(a))
  const letters = run.match(/\p{L}/gu) ?? []
  const groups: string[] = []
  letters.forEach((letter, at) => {
    const last = groups.length - 1
    if (at === 0 || gaps[at - 1] !== usual) groups.push(letter)
    else groups[last] += letter
  })
  // "K-E-V, I said"
  if (groups.length > 1 && /^[ai]$/i.test(groups.at(-1) ?? '')) groups.pop()
  return groups
}

/** A name with the spelling that a line gives for it, or what it spells if there is no name. */
export function withSpelling(name: string | null, spelt: readonly string[], text: string): string {
  const whole = capitalised(spelt.join('').toLowerCase())
  const isPair = spelt.length === 2 && spelt.every((word) => word.length > 2)
  if (!name) return isPair ? spelt.join(' ') : whole
  const titles = name.split(' ').filter((word) => TITLE.test(word))
  const words = name.split(' ').filter((word) => word.length > 1 && !TITLE.test(word))
  const folded = words.map(fold)
  if (folded.includes(whole.toLowerCase())) return name
  // "Van essa, V A N E S S A" is one word; "Ffion Rhys" in capitals is two.
  if (folded.join('') === whole.toLowerCase()) return text.includes(name) ? name : whole
  const isEach =
    spelt.length > 1 &&
    spelt.length === words.length &&
    spelt.every((word, at) => folded[at]?.[0] === word[0]?.toLowerCase())
  if (isEach) return [...titles, ...words.map((word, at) => spelledAs(word, spelt[at]))].join(' ')
  // "Zbigniew Wozniak. W-O-Z-N-I-A-K, first name Z-B-I-G-N-I-E-W"
  const at = spelt.map((word) => wordLike(words.join(' '), word))
  const isInOtherOrder = spelt.length > 1 && new Set(at).size === spelt.length && !at.includes(-1)
  if (isInOtherOrder) {
    const spelled = words.map((word, i) => spelledAs(word, spelt[at.indexOf(i)]))
    return [...titles, ...spelled].join(' ')
  }
  const index = wordLike(words.join(' '), whole)
  // "Jo Kovac, K-O-V" spells a part of it.
  if (text !== name && isFragment(folded[index] ?? '', whole.toLowerCase())) return name
  return [...titles, ...(index < 0 ? words : words.with(index, whole))].join(' ')
}

/** The letters by which a fragment falls short of the word: "Kov" of "Kovac", while "Ann" corrects "Anne". */
const FRAGMENT_SHORT_COUNT = 2
/** Whether a spelt word is only a part of the one heard. */
const isFragment = (heard: string, spelt: string) =>
  heard.length - spelt.length >= FRAGMENT_SHORT_COUNT && heard.includes(spelt)

/** A spelt word, unless it only leaves out the accents of the one heard. */
const spelledAs = (word: string, spelt = word) => (fold(word) === fold(spelt) ? word : spelt)

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The last word of a name with the first letter of a spelt word, or -1. */
export function wordLike(name: string, spelt: string): number {
  const letter = spelt[0]?.toLowerCase()
  return name.split(' ').findLastIndex((word) => word[0]?.toLowerCase() === letter)
}

/** A name with each of its words in capitals. */
export function capitalised(name: string): string {
  return name.replace(/(?:^|[ '-])\p{L}/gu, (start) => start.toUpperCase())
}
