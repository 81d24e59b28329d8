import { env } from 'cloudflare:workers'
import { fetchSiteWith } from './site.ts'

/** A mail as it was handed to the EMAIL binding. */
export type HandedMail = {
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** An EMAIL binding that keeps what it is given, with the setting that turns mail on. */
export function mailOn() {
  const mails: HandedMail[] = []
  const send = async (mail: HandedMail) => {
    mails.push(mail)
    return { messageId: '<test>' }
  }
  return { mails, changes: { EMAIL: { send }, EMAIL_FROM: 'hello@larkline.test' } }
}

/** Posts a sign-up as JSON, from a new network by default. */
export function signUp(
  body: unknown,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  return fetchSiteWith(changes, '/api/newsletter', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': crypto.randomUUID(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The row of an address. */
export function findRow(email: string) {
  return env.DB.prepare('select * from subscribers where email = ?1')
    .bind(email)
    .first<Record<string, string | number | null>>()
}

/** The path of the link in a mail that leads to one of the newsletter's pages. */
export function pathIn(mail: HandedMail | undefined, page: 'confirm' | 'unsubscribe'): string {
  const [path = ''] = mail?.text.match(new RegExp(`/newsletter/${page}\\?token=\\S+`)) ?? []
  return path
}

/** An address that no other test uses. */
export function newAddress(): string {
  return `${crypto.randomUUID()}@example.com`
}
