/** One thing found in a line, and where. */
export type Found<Value> = { value: Value; start: number; end: number }

/**
 * Reads a line by one pattern after the other; what a pattern has read is hidden from the next, so
 * that "the 5th of March" is not read again as "the 5th".
 */
export class Scanner<Value> {
  readonly found: Found<Value>[] = []
  rest: string

  constructor(text: string) {
    this.rest = text
  }

  /** `read` returns null for what is no such thing after all: it stays readable. */
  take(pattern: RegExp, read: (groups: (string | undefined)[]) => Value | null): void {
    this.rest = this.rest.replace(pattern, (...all: unknown[]) => {
      const end = all.findIndex((part) => typeof part === 'number')
      const groups = all.slice(0, end) as (string | undefined)[]
      const whole = groups[0] ?? ''
      const start = Number(all[end])
      const value = read(groups)
      if (value === null) return whole
      this.found.push({ value, start, end: start + whole.length })
      return '|'.repeat(whole.length)
    })
  }

  /** What was found, in the line's order. */
  get inOrder(): Found<Value>[] {
    return this.found.toSorted((a, b) => a.start - b.start)
  }
}
