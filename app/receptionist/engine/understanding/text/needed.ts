/** Texts one of which is in whatever a pattern matches; null if none can be told. */
type Needed = ReadonlySet<string> | null

/** The shortest text worth looking for: shorter ones are in most lines. */
const NEEDED_MIN_CHARS = 3

/**
 * Finds the items that may be in a text: those of whose `needed` texts it has one.
 *
 * It looks for all of them in one pass: that saves long patterns on most lines, without which a call takes a
 * fifth longer.
 */
export function createIndex<Item>(
  needs: readonly (readonly [item: Item, needed: readonly string[]])[],
): (text: string) => ReadonlySet<Item> {
  const byStart = new Map<string, { item: Item; one: string }[]>()
  for (const [item, needed] of needs)
    for (const one of needed) {
      const start = one.slice(0, NEEDED_MIN_CHARS)
      byStart.set(start, [...(byStart.get(start) ?? []), { item, one }])
    }
  return (text) => {
    const found = new Set(byStart.get('')?.map(({ item }) => item))
    for (let at = 0; at < text.length; at += 1)
      for (const { item, one } of byStart.get(text.slice(at, at + NEEDED_MIN_CHARS)) ?? [])
        if (text.startsWith(one, at)) found.add(item)
    return found
  }
}

/**
 * Texts one of which is in whatever the patterns match, if all of them must match: "dog" or "cat" for
 * `(my|the) (dog|cat)s?`. Every line has one of them if none can be told.
 */
export function neededBy(sources: readonly string[]): readonly string[] {
  return [...(sources.map(neededIn).reduce(rarer, null) ?? [''])]
}

/** Of two sets of texts the one that fewer lines have. */
function rarer(one: Needed, other: Needed): Needed {
  if (!one || !other) return one ?? other
  return other.size < one.size ? other : one
}

/** The same for one pattern. It knows groups, alternatives, quantifiers and lookarounds; all else may be anything. */
function neededIn(source: string): Needed {
  let at = 0
  return readAlternatives()

  function readAlternatives(): Needed {
    const all = [readSequence()]
    while (source[at] === '|') {
      at += 1
      all.push(readSequence())
    }
    return all.includes(null) ? null : new Set(all.flatMap((one) => [...(one ?? [])]))
  }

  function readSequence(): Needed {
    let best: Needed = null
    let run = ''
    function endRun(): void {
      const text = run.trim()
      if (text.length >= NEEDED_MIN_CHARS) best = rarer(best, new Set([text]))
      run = ''
    }
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const letter = source[at] ?? ''
      if (/[a-z0-9' ]/.test(letter)) {
        at += 1
        if (!isOptional()) run += letter
        // "be+p" also matches "beep".
        if (skipQuantifier()) endRun()
      } else {
        endRun()
        const inside = readAtom(letter)
        if (!isOptional()) best = rarer(best, inside)
        skipQuantifier()
      }
    }
    endRun()
    return best
  }

  function readAtom(letter: string): Needed {
    at += letter === '\\' ? 2 : 1
    if (letter === '[') {
      while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
      at += 1
    }
    if (letter !== '(') return null
    const [opening = ''] = /^\?(?:<?[=!]|:)/.exec(source.slice(at, at + 3)) ?? []
    at += opening.length
    const inside = readAlternatives()
    at += 1
    return opening === '' || opening === '?:' ? inside : null
  }

  function isOptional(): boolean {
    return source[at] === '?' || source[at] === '*' || source.startsWith('{0', at)
  }

  function skipQuantifier(): boolean {
    const before = at
    if (source[at] === '{') at = source.indexOf('}', at) + 1
    while (source[at] === '?' || source[at] === '*' || source[at] === '+') at += 1
    return at > before
  }
}
