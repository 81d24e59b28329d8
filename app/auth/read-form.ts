import { EMAIL_MAX_CHARS } from '#workers/auth/contract.ts'

/** Reads a posted form, which the Worker has held to a size; a body that is none counts as empty. */
export async function readForm(request: Request): Promise<FormData> {
  return await request.formData().catch(() => new FormData())
}

/** A field of a form as text to show again; '' when it is missing, and no longer than an address. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, EMAIL_MAX_CHARS) : ''
}
