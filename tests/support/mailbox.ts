import { readFileSync } from 'node:fs'

/** A mail as the platform's simulation has kept it. */
export type ReceivedMail = { to: string; subject: string; text: string; html: string }

/** One mail in a server's log: whom it was for, and the files that its bodies are in. */
const MAIL = /^To: (.*)\n(?:.*\n)*?Subject: (.*)\n\nText: (.*\.txt)\nHTML: (.*\.html)$/gm

/** The mails that a server of the build has sent so far, oldest first. */
export function readMails(server: { log(): string }): ReceivedMail[] {
  return [...server.log().matchAll(MAIL)].map(
    ([, to = '', subject = '', text = '', html = '']) => ({
      to,
      subject,
      text: readFileSync(text, 'utf8'),
      html: readFileSync(html, 'utf8'),
    }),
  )
}
