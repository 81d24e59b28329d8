import fc from 'fast-check'
import { plausible } from './fuzz-endpoints.ts'

/** Marks the tags of our attacks, to tell them from any other tag in a response. */
export const MARKER = /<x-[0-9a-f]{6}\b/

/** The name of a header that no response may have. */
export const INJECTED = 'x-injected'

const LONG_CHARS = 9000

const marker = fc
  .integer({ min: 0x10_00_00, max: 0xff_ff_ff })
  .map((number) => `<x-${number.toString(16)}>`)

/** Ways in which text becomes markup, a header, a path, a query or a property. */
const attacks: readonly ((tag: string) => string)[] = [
  (tag) => tag,
  (tag) => `"'>${tag}`,
  (tag) => `</script>${tag}`,
  (tag) => `</title></textarea>${tag}`,
  (tag) => `--><!--${tag}`,
  (tag) => `\\u003c/script>${tag}`,
  (tag) => `]]>${tag}`,
  (tag) => encodeURIComponent(tag),
  (tag) => tag.replace('<', '&lt;'),
  (tag) => `javascript:alert('${tag}')`,
  (tag) => `a${tag}@example.com`,
  (tag) => `"${tag}"@example.com`,
  (tag) => `/${tag}`,
  (tag) => `[a](javascript:${tag})`,
  () => `a\r\n${INJECTED}: 1`,
  () => `a\n${INJECTED}: 1`,
  () => `a\r\nSet-Cookie: injected=1`,
  () => `a%0d%0a${INJECTED}:%201`,
  () => `a%250d%250a${INJECTED}:%201`,
  // Cut to their last eight bits, these become CR and LF.
  () => `a\u560d\u560a${INJECTED}: 1`,
  () => `a\u0085\u2028${INJECTED}: 1`,
  () => '//evil.example/',
  () => '/\\evil.example/',
  () => '/\t/evil.example/',
  () => 'https://evil.example/',
  () => 'https://larkline.test@evil.example/',
  () => '../../../../etc/passwd',
  () => '..%2f..%2f..%2fetc%2fpasswd',
  () => "' or 1=1 --",
  () => '"; drop table users; --',
  () => '%_%%',
  () => '\0',
  () => '{{7*7}}${7*7}',
  () => '__proto__',
  () => 'constructor',
  () => '-1',
  () => '1e309',
  () => 'NaN',
  () => '2026-13-45T99:99:99Z',
  () => '\ud800',
  () => '\u202e\u0000\ufeff',
  () => 'ﷺ'.repeat(300),
]

/** A hostile value. */
export const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...attacks), marker).map(([to, tag]) => to(tag)),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'a', 'x'.repeat(LONG_CHARS)) },
)

/** A value for a field: mostly an attack, otherwise one that the site accepts. */
function valueOf(name: string): fc.Arbitrary<string> {
  const known = plausible[name]
  if (!known) return text
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: text },
  )
}

/** Some of these names, each with a value. */
export function pairs(names: readonly string[]): fc.Arbitrary<[string, string][]> {
  const known = names.length === 0 ? fc.constant([]) : fc.subarray([...names])
  return known.chain((chosen) =>
    fc.tuple(
      ...chosen.map((name) => valueOf(name).map((value): [string, string] => [name, value])),
    ),
  )
}

/** Occasionally an unexpected name. */
export const stranger = fc.option(
  fc.tuple(text, text).map((pair): [string, string] => pair),
  { nil: undefined, freq: 6 },
)
