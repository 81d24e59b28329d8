/** Up to six words between. */
const GAP = "[ ,]+(?:[\\w']+[ ,]+){0,6}"

/** The alternatives of a pattern in short form, at its outer level. */
export function alternativesOf(sign: string): string[] {
  let depth = 0
  return sign.split(/([()|])/).reduce<string[]>(
    (all, part) => {
      depth += part === '(' ? 1 : part === ')' ? -1 : 0
      if (part === '|' && depth === 0) all.push('')
      else all[all.length - 1] += part
      return all
    },
    [''],
  )
}

/**
 * The source of a pattern in short form. `a ~ b`: both within a few words, in either order; `a > b`: in
 * this order; `*` after a letter: any ending.
 */
export function sourceOf(sign: string): string {
  return alternativesOf(sign.replace(/(?<=(?<!\\)\w)\*/g, '\\w*'))
    .map((part) => {
      const [first = '', second] = part.split(' ~ ').map((side) => side.split(' > ').join(GAP))
      return second === undefined ? first : `${first}${GAP}${second}|${second}${GAP}${first}`
    })
    .join('|')
}

/** A pattern in short form, of whole words. */
export const patternOf = (sign: string) => new RegExp(`\\b(?:${sourceOf(sign)})\\b`)
