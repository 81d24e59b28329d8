/** Part of a pattern, written over several lines: line breaks and indentation are dropped, other spaces count. */
export function part({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw }, ...parts).replace(/\n */g, '')
}

/** A pattern, written like `part`. */
export function pattern(lines: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(part(lines, ...parts))
}

/** Several patterns, one of which is enough. */
export type Patterns = { test: (text: string) => boolean }

/** How long the union of several patterns may get. */
const UNION_MAX_CHARS = 1200

/**
 * Tests several patterns, in unions of moderate length, each made by `patternOf`. The time that a browser
 * takes to compile a pattern when it is first used grows faster than its length: with whole unions the first
 * reply took 450 ms in Node, and 270 ms in parts.
 */
export function anyOf(sources: readonly string[], patternOf: (union: string) => RegExp): Patterns {
  const unions = sources.reduce<string[]>((all, source) => {
    const last = all.at(-1)
    if (last === undefined || last.length + source.length > UNION_MAX_CHARS) all.push(source)
    else all[all.length - 1] = `${last}|${source}`
    return all
  }, [])
  const patterns = unions.map(patternOf)
  return { test: (text) => patterns.some((one) => one.test(text)) }
}
