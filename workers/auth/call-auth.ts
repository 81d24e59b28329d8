import type { Context } from 'hono'
import { safePath } from '#app/rules/safe-path.ts'
import type { AccountDataPart } from '../http/account-data-part.ts'
import { answerProblem } from '../http/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { leaveBrowser } from './end-syncs.ts'
import type { FoundAccount } from './auth-config.ts'
import type { Refused, ResponseHeaders } from './contract.ts'
import { sessionCookieName } from './session-cookie.ts'
import { arrivalHeaders } from './sign-in.ts'

/** The message while the database fails. */
export const UNCHECKED = 'We couldn’t check whether you’re signed in. Try again in a minute.'

/** What a call to `@auth/core` needs to know of its request. */
export type AuthScope = { c: Context<AppEnv>; accountData: readonly AccountDataPart[] }

/**
 * Lets `@auth/core` answer a request; loaded with the first one, because page views never need it.
 */
export async function callAuth(
  { c, accountData }: AuthScope,
  request: Request,
  options: { isOurs: boolean } = { isOurs: false },
): Promise<Response> {
  const [core, { authConfig }] = await Promise.all([
    import('@auth/core'),
    import('./auth-config.ts'),
  ])
  const found: FoundAccount = { signedIn: null, headers: [], isUnchecked: false }
  const config = authConfig(c, accountData, found)
  // Passing undefined would turn the check off, so the key must be missing.
  if (options.isOurs) config.skipCSRFCheck = core.skipCSRFCheck
  const answer = await core.Auth(withoutTraps(request), config)
  if (found.isUnchecked) {
    return answerProblem(c, 503, 'unavailable', UNCHECKED)
  }
  // Its redirects are immutable, so headers can't be added to them.
  const response = new Response(answer.body, answer)
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/session')) keepCookies(response)
  const hasSignedOut = pathname.endsWith('/signout') && endsSession(c, response)
  const headers = [
    ...found.headers,
    ...(found.signedIn ? await arrivalHeaders(c, found.signedIn) : []),
    ...(hasSignedOut ? await leaveBrowser(c, accountData) : []),
  ]
  for (const [name, value] of headers) response.headers.append(name, value)
  return response
}

/**
 * Removes the session's cookie from the response to a session check. A late response would
 * otherwise remove the cookie of a newer sign-in, or bring back a session that was signed out.
 */
function keepCookies(response: Response): void {
  const others = response.headers.getSetCookie().filter((cookie) => !isSessionCookie(cookie))
  response.headers.delete('Set-Cookie')
  for (const cookie of others) response.headers.append('Set-Cookie', cookie)
}

function endsSession(c: Context<AppEnv>, response: Response): boolean {
  const start = `${sessionCookieName(c)}=;`
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(start))
}

function isSessionCookie(cookie: string): boolean {
  return /^[^=]*authjs\.session-token/.test(cookie)
}

/** Starts Google from a page's action, which has its own origin check and no `@auth/core` token. */
export async function startGoogle(
  scope: AuthScope,
  returnTo: string,
): Promise<{ kind: 'redirect'; location: string; headers: ResponseHeaders } | Refused> {
  const { c } = scope
  const { origin } = c.get('url')
  const headers = new Headers({
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Auth-Return-Redirect': '1',
    Cookie: c.req.header('Cookie') ?? '',
  })
  const body = new URLSearchParams({ callbackUrl: safePath(returnTo, '/welcome') })
  const url = `${origin}/api/auth/signin/google`
  const answer = await callAuth(scope, new Request(url, { method: 'POST', headers, body }), {
    isOurs: true,
  })
  const { url: location } = await answer.json<{ url: string }>()
  if (new URL(location).origin === origin) return { kind: 'refused', code: 'google-failed' }
  const cookies = answer.headers.getSetCookie()
  return {
    kind: 'redirect',
    location,
    headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
  }
}

/**
 * Removes what makes `@auth/core` fail: an invalid return address, for which it answers 500 as long as
 * the browser keeps that cookie; an error name, which it would write into a header unescaped; and the
 * body of a GET.
 */
function withoutTraps(request: Request): Request {
  const url = new URL(request.url)
  const isOwn = (value: string) => {
    const path = value.startsWith(`${url.origin}/`) ? value.slice(url.origin.length) : value
    return value === url.origin || safePath(path, '') !== ''
  }
  if (!isOwn(url.searchParams.get('callbackUrl') ?? '/')) url.searchParams.delete('callbackUrl')
  if (!/^[\w-]*$/.test(url.searchParams.get('error') ?? '')) url.searchParams.delete('error')
  const headers = new Headers(request.headers)
  const cookies = (headers.get('Cookie') ?? '').split(';').filter((pair) => {
    const [, value] = /^\s*(?:__Secure-)?authjs\.callback-url=(.*)$/.exec(pair) ?? []
    return value === undefined || isOwn(decode(value))
  })
  headers.set('Cookie', cookies.join(';'))
  const { method } = request
  return new Request(url, { method, headers, body: method === 'POST' ? request.body : null })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
