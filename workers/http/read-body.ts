/** What came of reading a body: its text, or the news that it is larger than allowed or no text. */
export type BodyResult =
  { kind: 'read'; text: string } | { kind: 'too-large' } | { kind: 'malformed' }

/**
 * Reads a request's body as text, and stops at the limit instead of holding what comes after.
 *
 * **Units**: `limitBytes` counts the encoded bytes.
 */
export async function readBody(request: Request, limitBytes: number): Promise<BodyResult> {
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > limitBytes) return { kind: 'too-large' }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let sizeBytes = 0
  try {
    // The server holds a sender to the length it has named, and one read costs less than several.
    if (length !== null) {
      const bytes = await request.arrayBuffer()
      return bytes.byteLength > limitBytes
        ? { kind: 'too-large' }
        : { kind: 'read', text: decoder.decode(bytes) }
    }
    // Breaking out cancels the stream: the rest is never received.
    for await (const chunk of request.body ?? []) {
      sizeBytes += chunk.byteLength
      if (sizeBytes > limitBytes) return { kind: 'too-large' }
      text += decoder.decode(chunk, { stream: true })
    }
    return { kind: 'read', text: text + decoder.decode() }
  } catch {
    return { kind: 'malformed' }
  }
}
