import { Buffer } from 'node:buffer'

/** What stands in a page for the answer that carries it. */
export type Marks = { nonce: string; requestId: string }

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
  const bytes = Buffer.from(await page.arrayBuffer())
  const cuts = [...placesOf('nonce', marks, bytes), ...placesOf('requestId', marks, bytes)]
  const pieces: MarkedPage['pieces'] = []
  let from = 0
  for (const { at, name } of cuts.toSorted((one, other) => one.at - other.at)) {
    pieces.push(bytes.subarray(from, at), name)
    from = at + marks[name].length
  }
  pieces.push(bytes.subarray(from))
  return { status: page.status, headers: new Headers(page.headers), pieces }
}

/** The page's bytes with an answer's own nonce and id in place of the marks. */
export function fillPage({ pieces }: MarkedPage, own: Marks): Uint8Array<ArrayBuffer> {
  const nonce = Buffer.from(own.nonce)
  const requestId = Buffer.from(own.requestId)
  return Buffer.concat(
    pieces.map((piece) => {
      if (typeof piece !== 'string') return piece
      return piece === 'nonce' ? nonce : requestId
    }),
  )
}

function placesOf(name: keyof Marks, marks: Marks, bytes: Buffer) {
  const mark = marks[name]
  const places: { at: number; name: keyof Marks }[] = []
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    places.push({ at, name })
  }
  return places
}
