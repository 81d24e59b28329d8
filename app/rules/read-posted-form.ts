import { EMAIL_MAX_CHARS } from './email-address.ts'

/** Reads a posted form. The Worker limits its size. An invalid body counts as empty. */
export async function readPostedForm(request: Request): Promise<FormData> {
  return await request.formData().catch(() => new FormData())
}

/** A form field's text, cut to the length of an address; '' if it is missing. */
export function shortTextOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, EMAIL_MAX_CHARS) : ''
}
