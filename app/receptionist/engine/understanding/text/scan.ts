/** A match in a line and its position. */
export type Found<Value> = { value: Value; start: number; end: number }

/**
 * Tries one pattern after another. Each match is hidden from the later patterns, so that "the 5th of
 * March" is not read again as "the 5th".
 */
export class Scanner<Value> {
  readonly found: Found<Value>[] = []
  rest: string

  constructor(text: string) {
    this.rest = text
  }

  /** `read` returns null to reject a match, which later patterns may then read. */
  take(
    pattern: RegExp,
    read: (groups: (string | undefined)[], start: number, end: number) => Value | null,
  ): void {
    this.rest = this.rest.replace(pattern, (...all: unknown[]) => {
      const end = all.findIndex((part) => typeof part === 'number')
      const groups = all.slice(0, end) as (string | undefined)[]
      const whole = groups[0] ?? ''
      const start = Number(all[end])
      const value = read(groups, start, start + whole.length)
      if (value === null) return whole
      this.found.push({ value, start, end: start + whole.length })
      return '|'.repeat(whole.length)
    })
  }

  /** The matches in the line's order. */
  get inOrder(): Found<Value>[] {
    return this.found.toSorted((a, b) => a.start - b.start)
  }
}
