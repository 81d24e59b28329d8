import * as v from 'valibot'
import { safePath } from '#app/site/safe-path.ts'
import { readBody } from '../http/read-body.ts'
import { boxes, HONEYPOT_FIELD, MIN_FILL_MS, type Box } from './contract.ts'

const BODY_LIMIT_BYTES = 4096
const MAX_PAGE_CHARS = 200

const fields = v.object({
  email: v.string(),
  page: v.optional(v.string()),
  box: v.optional(v.picklist(boxes)),
  [HONEYPOT_FIELD]: v.optional(v.string()),
  elapsedMs: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.finite()),
  ),
})

/**
 * What a box has sent.
 *
 * **Shape**: `page` is a path of this site; `isBot` is decided by the fields that are there.
 */
export type SignUp = { email: string; page: string; box: Box; isBot: boolean }

/** The sign-up with the way it came, or the status to refuse it with. */
export type SignUpResult =
  | { kind: 'read'; isForm: boolean; signUp: SignUp }
  | { kind: 'refused'; isForm: boolean; status: 400 | 413 | 415 }

/** Reads a sign-up from a form or from JSON; any other content type is refused. */
export async function readSignUp(request: Request): Promise<SignUpResult> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === 'application/x-www-form-urlencoded'
  if (!isForm && type !== 'application/json') return { kind: 'refused', isForm, status: 415 }
  const body = await readBody(request, BODY_LIMIT_BYTES)
  if (body.kind === 'too-large') return { kind: 'refused', isForm, status: 413 }
  const parsed = v.safeParse(fields, body.kind === 'read' ? parse(body.text, isForm) : null)
  if (!parsed.success) return { kind: 'refused', isForm, status: 400 }
  const { email, page, box, elapsedMs } = parsed.output
  return {
    kind: 'read',
    isForm,
    signUp: {
      email,
      page: pathOf(page ?? refererPath(request)),
      box: box ?? 'footer',
      isBot: Boolean(parsed.output[HONEYPOT_FIELD]) || (elapsedMs ?? MIN_FILL_MS) < MIN_FILL_MS,
    },
  }
}

function parse(text: string, isForm: boolean): unknown {
  if (isForm) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The path alone: a query may hold what a visitor was looking for. */
function pathOf(page: string): string {
  const { pathname } = new URL(safePath(page, '/'), 'https://site.invalid')
  return pathname.length <= MAX_PAGE_CHARS ? pathname : '/'
}

function refererPath(request: Request): string {
  const referer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referer)) return '/'
  const url = new URL(referer)
  return url.origin === new URL(request.url).origin ? url.pathname : '/'
}
