/** A file that a mail carries, such as an appointment. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/**
 * A mail, whole.
 *
 * **Shape**: `kind` is all that the log may hold of it; `idempotencyKey` is the same for every try
 * to send this very mail.
 */
export type Mail = {
  kind: string
  idempotencyKey: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
}
