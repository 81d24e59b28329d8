/** A file that a mail carries, such as an appointment. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/**
 * A mail, whole.
 *
 * **Shape**: `kind` is all that the log may hold of it; `idempotencyKey` is the same for every try
 * to send this very mail. `about` is the address of the person it is about, where that is not the
 * reader. `expiresAtMs` is when nobody needs it any more: a day after it was written, unless given.
 */
export type Mail = {
  kind: string
  idempotencyKey: string
  to: string
  about?: string
  expiresAtMs?: number
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
}
