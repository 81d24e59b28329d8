import * as v from 'valibot'
import { safePath } from '#app/rules/safe-path.ts'
import { FORM_TYPE, isJson, readForm, readJson } from '../http/read-body.ts'
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
 * What a newsletter box sent.
 *
 * **Shape**: `page` is a path of this site; `isBot` depends on the fields that were sent.
 */
export type SignUp = { email: string; page: string; box: Box; isBot: boolean }

/** The sign-up and its format, or the status to refuse it with. */
export type SignUpResult =
  | { kind: 'read'; isForm: boolean; signUp: SignUp }
  | { kind: 'refused'; isForm: boolean; status: 400 | 413 | 415 }

/** Reads a sign-up from a form or from JSON; any other content type is refused. */
export async function readSignUp(request: Request): Promise<SignUpResult> {
  const isForm = FORM_TYPE.test(request.headers.get('Content-Type') ?? '')
  if (!isForm && !isJson(request)) return { kind: 'refused', isForm, status: 415 }
  const read = isForm ? readForm : readJson
  const body = await read(request, BODY_LIMIT_BYTES, fields)
  if (body.kind !== 'read') {
    return { kind: 'refused', isForm, status: body.kind === 'too-large' ? 413 : 400 }
  }
  const { email, page, box, elapsedMs, [HONEYPOT_FIELD]: honeypot } = body.value
  return {
    kind: 'read',
    isForm,
    signUp: {
      email,
      page: pathOf(page ?? refererPath(request)),
      box: box ?? 'footer',
      isBot: Boolean(honeypot) || (elapsedMs ?? MIN_FILL_MS) < MIN_FILL_MS,
    },
  }
}

/** The path alone: a query may contain what a visitor searched for. */
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
