/** How many texts are remembered: more than one line and what she knows of the call need. */
const TEXT_MAX_COUNT = 500

/**
 * A reader of texts that remembers what it made of the last ones, each with the days that it was read for. The
 * rules read the same few texts some thirty times a line: without this a call takes a quarter longer. What it
 * returns must never be changed.
 */
export function remembered<Value, Days extends readonly (number | null | undefined)[]>(
  read: (text: string, ...days: Days) => Value,
): (text: string, ...days: Days) => Value {
  const known = new Map<string, Value>()
  return (text, ...days) => {
    const key = days.length === 0 ? text : `${days.join(' ')} ${text}`
    if (known.has(key)) return known.get(key) as Value
    const value = read(text, ...days)
    if (known.size >= TEXT_MAX_COUNT) known.clear()
    known.set(key, value)
    return value
  }
}

/** A reader of objects that never change, such as a list of facts: it reads each of them once. */
export function readOnce<Read extends object, Value>(
  read: (object: Read) => Value,
): (object: Read) => Value {
  const known = new WeakMap<Read, Value>()
  return (object) => {
    if (known.has(object)) return known.get(object) as Value
    const value = read(object)
    known.set(object, value)
    return value
  }
}
