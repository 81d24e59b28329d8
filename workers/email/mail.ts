/** A mail's attachment, such as an appointment. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/**
 * A mail.
 *
 * **Shape**: the log may contain only `kind`; `idempotencyKey` is the same for every attempt to
 * send the mail. `about` is the address of the person it is about, if that is not the recipient.
 * `expiresAtMs` is when it is no longer useful: a day after it was written, unless given.
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
