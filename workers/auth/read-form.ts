import type * as z from 'zod/mini'
import { isAccountCode, type AccountField, type Refused } from './contract.ts'

/** Checks what was posted against one of the forms. */
export function readForm<Output>(
  schema: z.ZodMiniType<Output>,
  values: unknown,
): { kind: 'valid'; data: Output } | Refused {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { kind: 'valid', data: parsed.data }
  const [issue] = parsed.error.issues
  const code = isAccountCode(issue?.message) ? issue.message : 'authentication-failed'
  const field = issue?.path[0]
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
