/** What came of reading a body: its text, or the news that it is larger than allowed or no text. */
export type BodyResult =
  { kind: 'read'; text: string } | { kind: 'too-large' } | { kind: 'malformed' }

/**
 * Reads a request's body as text, and stops at the limit instead of holding what comes after.
 *
 * **Units**: `limitBytes` counts the encoded bytes.
 */
export async function readBody(request: Request, limitBytes: number): Promise<BodyResult> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) return { kind: 'too-large' }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let sizeBytes = 0
  try {
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
