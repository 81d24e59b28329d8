import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { fetchSiteWith } from './site.ts'

let visitorCount = 0

type Options = {
  settings?: Record<string, unknown>
  headers?: Record<string, string>
  address?: string
}

/**
 * A browser of its own: it keeps cookies, has a network address that no other one has, and reads
 * the mails that its requests send.
 */
export function createVisitor(options: Options = {}) {
  visitorCount += 1
  const address = options.address ?? `10.0.${visitorCount >> 8}.${visitorCount & 255}`
  const jar = new Map<string, string>()
  const mails: SentMail[] = []
  const settings = {
    EMAIL_FROM: 'hello@larkline.test',
    EMAIL: { send: async (mail: SentMail) => void mails.push(mail) },
    ...options.settings,
  }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('CF-Connecting-IP', address)
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await fetchSiteWith(settings, path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0(;|$)/i.test(cookie) || /expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }

  return {
    jar,
    mails,
    send,
    /** Makes a call of the accounts with a form, as a page's action does. */
    async post<Result = Answer>(call: string, fields: Record<string, string> = {}) {
      const body = new URLSearchParams(fields)
      const response = await send(`/page/${pathOf(call)}`, { method: 'POST', body })
      return await response.json<Result>()
    },
    /** Reads through a call of the accounts, as a page's loader does. */
    async read<Result = Answer>(call: string, query: Record<string, string> = {}) {
      const response = await send(`/page/${pathOf(call)}?${new URLSearchParams(query)}`)
      return await response.json<Result>()
    },
    /** Who a page says is signed in. */
    async view() {
      const response = await send('/')
      return await response.json<{ user: Answer['user'] | null; sessionEnd: string | null }>()
    },
    /** Posts to `@auth/core` as a client does: with its token, asking for JSON. */
    async callAuth(action: string, fields: Record<string, string> = {}) {
      const { csrfToken } = await (await send('/api/auth/csrf')).json<{ csrfToken: string }>()
      const response = await send(`/api/auth/${action}`, {
        method: 'POST',
        headers: { 'X-Auth-Return-Redirect': '1' },
        body: new URLSearchParams({ csrfToken, ...fields }),
      })
      return new URL((await response.json<{ url: string }>()).url)
    },
    /** The token of the last mailed link. */
    linkToken(): string {
      const url = /https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'https://no-link.test'
      return new URL(url).searchParams.get('token') ?? ''
    },
  }
}

/** The browser of a user who has just signed up. */
export async function createUser(email: string, options: Options = {}) {
  const visitor = createVisitor(options)
  await visitor.post('signUp', { email, password: PASSWORD, name: 'Ada Lark' })
  return visitor
}

/** A password that every rule allows. */
export const PASSWORD = 'four hens on a kettle'

/** Advances the clock until the test ends. */
export function passTime(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  return { [Symbol.dispose]: () => vi.useRealTimers() }
}

/** What the accounts' calls answer, as far as tests look at it. */
export type Answer = {
  kind: string
  code?: string
  field?: string
  retryAfterSec?: number
  location?: string
  user?: {
    id: string
    name: string | null
    email: string
    isVerified: boolean
    isVerifyMailed: boolean
  }
  data?: Record<string, unknown>
}

/** A mail that was handed to the platform. */
export type SentMail = { to: string; subject: string; text: string; html: string }

/** Changes a user as an operator does, straight in the database. */
export async function changeRow(email: string, column: string, value: unknown): Promise<void> {
  await env.DB.prepare(`update users set ${column} = ? where email = ?`).bind(value, email).run()
}

/** One user's row, or null. */
export async function findRow(email: string) {
  return await env.DB.prepare('select * from users where email = ?')
    .bind(email)
    .first<Record<string, unknown>>()
}

/** Converts `signUp` to the path's spelling: `sign-up`. */
function pathOf(call: string): string {
  return call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
