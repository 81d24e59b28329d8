import fc from 'fast-check'
import { body } from './fuzz-bodies.ts'
import { cookieNames, endpoints, headerNames, type Endpoint } from './fuzz-endpoints.ts'
import { pairs, stranger, text } from './fuzz-values.ts'
import { wholeBodies } from './fuzz-whole-bodies.ts'

/** A request to send. **Shape**: `target` is an encoded path with its query; header values are ASCII. */
export type FuzzRequest = {
  method: string
  target: string
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer> | null
}

/**
 * Ways to encode a value: as a browser does, twice, or only what a request line must not contain.
 */
const encodings: readonly ((value: string) => string)[] = [
  encode,
  (value) => encode(encode(value)),
  (value) => value.replace(/[^\x21-\x7e]|#/gu, encode),
]

function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))
}

/** Other spellings of a path. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}.data`,
  (path) => path.toUpperCase(),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}%00`,
  (path) => `${path};x=1`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]

function target({ path, query = [] }: Endpoint): fc.Arbitrary<string> {
  const spelling = fc.oneof(
    { weight: 8, arbitrary: fc.constant((spelled: string) => spelled) },
    { weight: 3, arbitrary: fc.constantFrom(...spellings) },
  )
  const parts = fc.tuple(pairs(query), stranger, fc.constantFrom(...encodings), text, spelling)
  return parts.map(([known, more, encoding, tail, spell]) => {
    const all = more ? [...known, more] : known
    const search = all.map((pair) => pair.map(encoding).join('=')).join('&')
    return spell(path.replace('*', encoding(tail))) + (search && `?${search}`)
  })
}

/** A value without the characters that a header must not contain. */
function headerText(value: string): string {
  return value.replace(/[^\t\x20-\x7e]/g, '').trim()
}

const cookies = pairs(cookieNames).map((all): [string, string][] =>
  all.length === 0 ? [] : [['Cookie', headerText(all.map((pair) => pair.join('=')).join('; '))]],
)

const fewHeaders = fc
  .subarray([...headerNames], { maxLength: 5 })
  .chain(pairs)
  .map((all) => all.map(([name, value]): [string, string] => [name, headerText(value)]))

function methodOf({ posts = false }: Endpoint): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('GET', posts ? 'POST' : 'GET') },
    { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  )
}

function requestTo(endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
  const parts = fc.tuple(
    methodOf(endpoint),
    target(endpoint),
    fewHeaders,
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: cookies }),
    body(endpoint.fields ?? [], wholeBodies[endpoint.path]),
  )
  return parts.map(([method, address, own, jar, { type, bytes }]) => {
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const typed: [string, string][] = hasBody && type ? [['Content-Type', type]] : []
    const headers = [...own, ...jar, ...typed]
    return { method, target: address, headers, body: hasBody ? bytes : null }
  })
}

/** A hostile request to any part of the site. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.constantFrom(...endpoints).chain(requestTo)
