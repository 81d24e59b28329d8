import * as z from 'zod/mini'
import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from './contract.ts'

const name = z._default(
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ')),
    z.trim(),
    z.maxLength(NAME_MAX_CHARS, 'name-too-long'),
  ),
  '',
)

const email = z.string('missing-email').check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: 'missing-email', abort: true }),
  z.maxLength(EMAIL_MAX_CHARS, 'invalid-email'),
  // What the browser's own check takes, so that both sides agree.
  z.regex(z.regexes.html5Email, 'invalid-email'),
)

/** A password as it is compared: the same characters however a keyboard composes them. */
const presentPassword = z
  .string('missing-password')
  .check(
    z.normalize('NFKC'),
    z.minLength(1, { error: 'missing-password', abort: true }),
    z.maxLength(PASSWORD_MAX_CHARS, 'invalid-credential'),
  )

const newPassword = z
  .string('missing-password')
  .check(
    z.normalize('NFKC'),
    z.minLength(1, { error: 'missing-password', abort: true }),
    z.minLength(PASSWORD_MIN_CHARS, 'password-too-short'),
    z.maxLength(PASSWORD_MAX_CHARS, 'password-too-long'),
  )

const currentPassword = z._default(
  z.string().check(z.normalize('NFKC'), z.maxLength(PASSWORD_MAX_CHARS, 'wrong-present-password')),
  '',
)

const token = z._default(z.string().check(z.maxLength(2000, 'invalid-action-code')), '')

/**
 * The account forms: names and rules of their fields. The messages are codes of the table.
 *
 * Apart from the contract: pages check nothing themselves, and would load the validator with it.
 */
export const forms = {
  signUp: z.object({ name, email, password: newPassword }),
  signIn: z.object({ email, password: presentPassword }),
  requestReset: z.object({ email }),
  resetPassword: z.object({ token, newPassword }),
  link: z.object({ token }),
  changeName: z.object({ name }),
  changePassword: z.object({ currentPassword, newPassword }),
  changeAddress: z.object({ currentPassword, email }),
  deleteAccount: z.object({ currentPassword }),
} as const
