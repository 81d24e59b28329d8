import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { AppEnv } from './app-env.ts'
import { answerProblem } from './errors.ts'

/** A body's text, or why it could not be read: too large, or not valid text. */
export type BodyResult =
  | { kind: 'read'; text: string }
  | { kind: 'too-large' }
  | { kind: 'malformed' }

/** A checked body, or why it was refused. */
export type CheckedBody<Value> =
  | { kind: 'read'; value: Value }
  | { kind: 'too-large' }
  | { kind: 'malformed' }

/**
 * Reads a request's body as text. Stops at the limit, so that a large body does not fill the memory.
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

/** The content type of a form as browsers send it when it holds no files. */
export const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Whether a request declares its body as JSON, which another site's form cannot do. */
export function isJson(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')
}

/**
 * Reads a JSON body up to a size and checks it.
 *
 * The caller checks the content type, because browsers send reports with their own types.
 */
export async function readJson<Value>(
  request: Request,
  limitBytes: number,
  schema: v.GenericSchema<unknown, Value>,
): Promise<CheckedBody<Value>> {
  return await readChecked(request, limitBytes, parseJson, schema)
}

/** Refuses a request that does not declare its body as JSON. */
export const requireJson = createMiddleware<AppEnv>(async (c, next) =>
  isJson(c.req.raw)
    ? next()
    : answerProblem(c, 415, 'unsupported-media-type', 'Send the request as application/json.'),
)

/**
 * Reads a JSON body up to a size and checks it, after `requireJson`.
 *
 * **Shape**: the value, or the refusal: 413, or 400 with `malformed`.
 */
export async function readJsonOrRefuse<Value>(
  c: Context<AppEnv>,
  limitBytes: number,
  schema: v.GenericSchema<unknown, Value>,
  malformed: { code: string; message: string },
): Promise<Value | Response> {
  const body = await readJson(c.req.raw, limitBytes, schema)
  if (body.kind === 'read') return body.value
  return body.kind === 'too-large'
    ? answerProblem(c, 413, 'too-large', 'The request is too large.')
    : answerProblem(c, 400, malformed.code, malformed.message)
}

/**
 * Reads a URL-encoded form up to a size and checks it; if a name is repeated, the last field
 * counts.
 */
export async function readForm<Value>(
  request: Request,
  limitBytes: number,
  schema: v.GenericSchema<unknown, Value>,
): Promise<CheckedBody<Value>> {
  const parse = (text: string) => Object.fromEntries(new URLSearchParams(text))
  return await readChecked(request, limitBytes, parse, schema)
}

async function readChecked<Value>(
  request: Request,
  limitBytes: number,
  parse: (text: string) => unknown,
  schema: v.GenericSchema<unknown, Value>,
): Promise<CheckedBody<Value>> {
  const body = await readBody(request, limitBytes)
  if (body.kind !== 'read') return body
  const parsed = v.safeParse(schema, parse(body.text))
  return parsed.success ? { kind: 'read', value: parsed.output } : { kind: 'malformed' }
}

/** Undefined for invalid JSON, which no schema accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
