/** More than any form of the site can hold. */
const FORM_LIMIT_BYTES = 64 * 1024

/** Reads a posted form; a body that is none, or is far too large, counts as an empty one. */
export async function readForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('Content-Length') ?? 0) > FORM_LIMIT_BYTES) return new FormData()
  return await request.formData().catch(() => new FormData())
}

/** A field of a form as text; '' when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
