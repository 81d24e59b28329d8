import * as v from 'valibot'

/** A body's text, or why there is none: it is larger than allowed, or no text. */
export type BodyResult =
  { kind: 'read'; text: string } | { kind: 'too-large' } | { kind: 'malformed' }

/** A body that was checked, or why there is none. */
export type CheckedBody<Value> =
  { kind: 'read'; value: Value } | { kind: 'too-large' } | { kind: 'malformed' }

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

/**
 * Reads a JSON body up to a size and checks it.
 *
 * The content type is the caller's to check: browsers send reports under types of their own.
 */
export async function readJson<Value>(
  request: Request,
  limitBytes: number,
  schema: v.GenericSchema<unknown, Value>,
): Promise<CheckedBody<Value>> {
  const body = await readBody(request, limitBytes)
  if (body.kind !== 'read') return body
  const parsed = v.safeParse(schema, parseJson(body.text))
  return parsed.success ? { kind: 'read', value: parsed.output } : { kind: 'malformed' }
}

/** Undefined for what is no JSON, which no schema takes. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
