import fc from 'fast-check'
import { pairs, stranger } from './fuzz-values.ts'

const HUGE_BYTES = 600 * 1024
const NESTED_COUNT = 5000

/** A body and the content type in its header. */
export type Body = { type: string; bytes: Uint8Array<ArrayBuffer> }

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/csp-report',
  'application/reports+json',
  'text/plain',
  'text/html',
  'application/json, text/html',
  '',
]

const utf8 = new TextEncoder()

/** Ways to write the fields: every format that a body can have. */
const writings: readonly ((fields: [string, string][]) => Body)[] = [
  (fields) => asJson(Object.fromEntries(fields)),
  (fields) => asJson({ messages: [{ role: 'user', ...Object.fromEntries(fields) }] }),
  (fields) => asJson(Object.fromEntries(fields.map(([name, value]) => [name, { [value]: value }]))),
  (fields) => asJson([fields]),
  asForm,
  asForm,
  asForm,
  (fields) => ({
    type: 'multipart/form-data; boundary=x',
    bytes: utf8.encode(
      fields
        .map((pair) => `--x\r\nContent-Disposition: form-data; name="${pair.join('"\r\n\r\n')}\r\n`)
        .join('') + '--x--\r\n',
    ),
  }),
]

/** A JSON body. */
export function asJson(value: unknown): Body {
  return { type: 'application/json', bytes: utf8.encode(JSON.stringify(value)) }
}

/** A form without files. */
export function asForm(fields: [string, string][]): Body {
  const form = new URLSearchParams(fields)
  return { type: 'application/x-www-form-urlencoded', bytes: utf8.encode(form.toString()) }
}

const junk: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom(...contentTypes),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(
      utf8.encode('{"messages":'),
      utf8.encode('null'),
      utf8.encode('"text"'),
      utf8.encode('{"__proto__":{"kind":"valid"},"constructor":1}'),
      utf8.encode('['.repeat(NESTED_COUNT) + ']'.repeat(NESTED_COUNT)),
      new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      new Uint8Array(HUGE_BYTES).fill(0x20),
    ),
  ),
})

/** A body with these fields in some format, a whole one if the endpoint has such, or junk. */
export function body(
  fields: readonly string[],
  whole: fc.Arbitrary<Body> | undefined,
): fc.Arbitrary<Body> {
  const written = fc
    .tuple(pairs(fields), stranger, fc.constantFrom(...writings))
    .map(([known, more, write]) => write(more ? [...known, more] : known))
  return fc.oneof(
    { weight: 5, arbitrary: written },
    { weight: 1, arbitrary: junk },
    ...(whole ? [{ weight: 4, arbitrary: whole }] : []),
  )
}
