/**
 * What stands in a page for the answer that carries it.
 *
 * **Shape**: `formKey` is what a form sends along, so that sent twice it does a thing once.
 */
export type Marks = { nonce: string; requestId: string; formKey: string }

const NAMES = ['nonce', 'requestId', 'formKey'] as const

/** A page cut at its marks. **Shape**: `pieces` are its bytes, and between them the marks' names. */
export type MarkedPage = {
  status: number
  headers: Headers
  pieces: (Uint8Array | keyof Marks)[]
}

/**
 * Reads a page to its end and cuts it where its marks stand. In bytes: as text it would be decoded
 * and encoded again for every visitor.
 *
 * **Errors**: throws when the page's render breaks off half-way.
 */
export async function cutPage(page: Response, marks: Marks): Promise<MarkedPage> {
  const bytes = new Uint8Array(await page.arrayBuffer())
  // A character for each byte, so that both have the same places.
  const text = new TextDecoder('latin1').decode(bytes)
  const cuts = NAMES.flatMap((name) => placesOf(name, marks, text))
  const pieces: MarkedPage['pieces'] = []
  let from = 0
  for (const { at, name } of cuts.toSorted((one, other) => one.at - other.at)) {
    pieces.push(bytes.subarray(from, at), name)
    from = at + marks[name].length
  }
  pieces.push(bytes.subarray(from))
  return { status: page.status, headers: new Headers(page.headers), pieces }
}

/** The page's bytes with an answer's own nonce, id and key in place of the marks. */
export function fillPage({ pieces }: MarkedPage, own: Marks): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const filled = {
    nonce: encoder.encode(own.nonce),
    requestId: encoder.encode(own.requestId),
    formKey: encoder.encode(own.formKey),
  }
  const parts = pieces.map((piece) => (typeof piece === 'string' ? filled[piece] : piece))
  const page = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    page.set(part, at)
    at += part.byteLength
  }
  return page
}

function placesOf(name: keyof Marks, marks: Marks, text: string) {
  const mark = marks[name]
  const places: { at: number; name: keyof Marks }[] = []
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    places.push({ at, name })
  }
  return places
}
