import * as v from 'valibot'
import { isAccountCode, type AccountField, type Refused } from './contract.ts'

/** Checks what was posted against one of the forms. */
export function checkForm<Output>(
  schema: v.GenericSchema<unknown, Output>,
  values: unknown,
): { kind: 'valid'; data: Output } | Refused {
  const parsed = v.safeParse(schema, values)
  if (parsed.success) return { kind: 'valid', data: parsed.output }
  const [issue] = parsed.issues
  const code = isAccountCode(issue.message) ? issue.message : 'authentication-failed'
  const field = issue.path?.[0]?.key
  return { kind: 'refused', code, ...(isField(field) && { field }) }
}

const fields: ReadonlySet<unknown> = new Set<AccountField>([
  'name',
  'email',
  'password',
  'currentPassword',
  'newPassword',
])

function isField(value: unknown): value is AccountField {
  return fields.has(value)
}
