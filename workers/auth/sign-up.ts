import type { Context } from 'hono'
import { announce, canSendMail, deliverSoon } from '../email/send-mail.ts'
import type { AppEnv } from '../http/app-env.ts'
import { limits } from '../http/limit-policies.ts'
import type { Refused } from './contract.ts'
import { forms } from './forms.ts'
import { makeVerifyLink } from './links.ts'
import { mayMailUnproven, refuseMailTo } from './mail-limit.ts'
import { verifyMail } from './mails.ts'
import { refuseVisitor } from './network-limit.ts'
import { hashPassword } from './password-hash.ts'
import { findWeakness } from './password-rules.ts'
import { checkForm } from './check-form.ts'
import { createUser, findUserByEmail, type UserRow } from './users.ts'

/** Creates an account, and emails a link to confirm its address unless the site's daily limit is used up. */
export async function signUpWithPassword(
  c: Context<AppEnv>,
  values: unknown,
): Promise<{ kind: 'created'; user: UserRow } | Refused> {
  const read = checkForm(forms.signUp, values)
  if (read.kind === 'refused') return read
  const { name, email, password } = read.data
  const weakness = await findWeakness(password, email)
  if (weakness) return { kind: 'refused', code: weakness, field: 'password' }
  const tooMany = await refuseVisitor(c, 'sign-up', limits.signUpsOfNetwork)
  if (tooMany) return tooMany
  const inUse = { kind: 'refused', code: 'email-already-in-use', field: 'email' } as const
  if ((await findUserByEmail(c.env.DB, email)) !== null) return inUse
  const noMail = canSendMail(c) ? await refuseMailTo(c, 'sign-up', email) : null
  if (noMail) return noMail
  const id = crypto.randomUUID()
  // Without its mail the account still works, and its owner can ask for the mail later.
  const mayMail = !canSendMail(c) || (await mayMailUnproven(c))
  const mails = mayMail ? [verifyMail({ id, email }, await makeVerifyLink(c, { id, email }))] : []
  const stored = announce(c, mails)
  const user = await createUser(
    c.env.DB,
    {
      id,
      email,
      name: name || null,
      passwordHash: await hashPassword(password),
      emailVerifiedAtSec: null,
      isVerifyMailed: stored.length > 0,
    },
    stored,
  )
  // Somebody else took the address while the password was hashed.
  if (user === null) return inUse
  deliverSoon(c, mails)
  return { kind: 'created', user }
}
