import * as v from 'valibot'
import { readEmail } from '#app/rules/email-address.ts'
import { cleanName, isName, NAME_MAX_CHARS, NAME_TYPED_MAX_CHARS } from '#app/rules/person-name.ts'
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS, type AccountCode } from './contract.ts'

// Each field has a default, which its own rules then check: for a missing field, valibot would report
// an error of the whole form, which has no code.
const name = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(NAME_TYPED_MAX_CHARS, 'name-too-long'),
    v.transform(cleanName),
    v.check((text) => text === '' || isName(text), 'invalid-name'),
    v.maxLength(NAME_MAX_CHARS, 'name-too-long'),
  ),
  '',
)

const email = v.optional(
  v.pipe(
    v.string('missing-email'),
    v.trim(),
    v.nonEmpty('missing-email'),
    v.transform(readEmail),
    v.string('invalid-email'),
  ),
  '',
)

/** The longest password as typed: composed, several code units may be one. */
const PASSWORD_TYPED_MAX_CHARS = 4 * PASSWORD_MAX_CHARS

/**
 * A password in normalised form: the same characters however a keyboard composes them. One that is
 * far too long is refused first, because the time to compose it grows with the square of its
 * length.
 */
function password(tooLong: AccountCode) {
  return v.pipe(
    v.string('missing-password'),
    v.maxLength(PASSWORD_TYPED_MAX_CHARS, tooLong),
    v.normalize('NFKC'),
    v.maxLength(PASSWORD_MAX_CHARS, tooLong),
  )
}

const signInPassword = v.optional(
  v.pipe(password('invalid-credential'), v.nonEmpty('missing-password')),
  '',
)

const newPassword = v.optional(
  v.pipe(
    password('password-too-long'),
    v.nonEmpty('missing-password'),
    v.minLength(PASSWORD_MIN_CHARS, 'password-too-short'),
  ),
  '',
)

const currentPassword = v.optional(password('wrong-current-password'), '')

const token = v.optional(v.pipe(v.string(), v.maxLength(2000, 'invalid-action-code')), '')

/**
 * The account forms: names and rules of their fields. The messages are codes of `sentences` in contract.ts.
 *
 * They are not in the contract: pages check nothing themselves, and would have to load the
 * validator.
 */
export const forms = {
  signUp: v.object({ name, email, password: newPassword }),
  signIn: v.object({ email, password: signInPassword }),
  requestReset: v.object({ email }),
  resetPassword: v.object({ token, newPassword }),
  link: v.object({ token }),
  confirmLink: v.object({ token, currentPassword }),
  changeName: v.object({ name }),
  changePassword: v.object({ currentPassword, newPassword }),
  changeAddress: v.object({ currentPassword, email }),
  disconnectGoogle: v.object({ currentPassword }),
  deleteAccount: v.object({ currentPassword }),
} as const
