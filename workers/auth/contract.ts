/** What a failed sign-in with Google says, however it ended. */
const GOOGLE_FAILED = 'Failed to sign in with Google. Please try again.'

/** One sentence for three failures: it must not tell a stranger who has an account here. */
const NO_MATCH = 'That email and password do not match. Check both, or reset your password.'

/**
 * Everything that can go wrong with an account, as the sentence that a visitor reads.
 *
 * **Source**: the specification's error catalogue (section 8); the codes are the identity providers' own.
 */
export const sentences = {
  'wrong-password': NO_MATCH,
  'user-not-found': NO_MATCH,
  'invalid-credential': NO_MATCH,
  'email-already-in-use': 'There is an account with this email already. Sign in instead.',
  'too-many-requests': 'Too many attempts. Try again later.',
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'invalid-action-code': 'This link was used already, or is not complete. Ask for a new one.',
  'user-disabled': 'This account is closed. Write to us if you think that it should not be.',
  'user-token-expired': 'You were signed out. Please sign in again.',
  'requires-recent-login': 'Please sign in again first: this needs a fresh sign-in.',
  'network-request-failed': 'We could not reach the server. Check your connection and try again.',
  'unauthorized-domain': 'Sign-in does not work from this address of the site.',
  'popup-closed-by-user': GOOGLE_FAILED,
  'popup-blocked': GOOGLE_FAILED,
  'cancelled-popup-request': GOOGLE_FAILED,
  'google-failed': GOOGLE_FAILED,
  'invalid-api-key': 'Sign-in is not set up correctly here. Please tell us.',
  'auth-domain-config-required': 'Sign-in is not set up completely here. Please tell us.',
  'wrong-present-password': 'This is not your present password.',
  'operation-not-allowed': 'This way of signing in is not switched on here.',
  'mail-not-sent': 'We cannot send mail from here at the moment. Please write to us instead.',
  'missing-email': 'Enter your email.',
  'invalid-email': 'Enter an email such as name@example.com.',
  'invalid-name': 'Enter a name with at least one letter or number.',
  'name-too-long': 'Use at most 80 characters for the name.',
  'missing-password': 'Enter your password.',
  'password-too-short': 'Use at least 8 characters for the password.',
  'password-too-long': 'Use at most 128 characters for the password.',
  'password-too-common': 'Too many people use this password. Choose another.',
  'password-has-email': 'Leave your email out of the password.',
  'password-has-product': 'Leave our name out of the password.',
  'authentication-failed': 'Authentication failed.',
} as const

/** A code of the table. */
export type AccountCode = keyof typeof sentences

/** Whether a text is a code of the table: what comes out of a URL or a message may be anything. */
export function isAccountCode(value: unknown): value is AccountCode {
  return typeof value === 'string' && Object.hasOwn(sentences, value)
}

/** The fields of the account forms, by their `name` attributes. */
export type AccountField = 'name' | 'email' | 'password' | 'currentPassword' | 'newPassword'

/**
 * An attempt that failed.
 *
 * **Shape**: `field` names the input that the sentence is about, if it is about one.
 */
export type Refused = {
  kind: 'refused'
  code: AccountCode
  field?: AccountField
  retryAfterSec?: number
}

/** The sentence for what went wrong; 'Authentication failed.' for all that the table does not know. */
export function sentenceOf(problem: { code: unknown; retryAfterSec?: number | undefined }): string {
  const { code, retryAfterSec } = problem
  if (!isAccountCode(code)) return sentences['authentication-failed']
  if (code !== 'too-many-requests' || retryAfterSec === undefined) return sentences[code]
  return `Too many attempts. Try again in ${waitOf(retryAfterSec)}.`
}

function waitOf(sec: number): string {
  const minuteCount = Math.max(1, Math.ceil(sec / 60))
  return minuteCount === 1 ? 'a minute' : `${minuteCount} minutes`
}

/**
 * The code for what `@auth/core` says in the query of `/auth/done`, or in the `url` that it answers
 * a fetch with.
 */
export function codeOfAuthError(error: string, code: string | null): AccountCode {
  if (isAccountCode(code)) return code
  if (isAccountCode(error)) return error
  if (error === 'CredentialsSignin') return 'invalid-credential'
  if (error === 'MissingCSRF') return 'user-token-expired'
  return 'google-failed'
}

/** The status for the answer to a form that was refused. */
export function statusOf({ code }: Refused): 400 | 409 | 429 | 503 {
  if (code === 'too-many-requests') return 429
  if (code === 'email-already-in-use') return 409
  if (code === 'mail-not-sent' || code === 'network-request-failed') return 503
  return 400
}

/** The pages that the links of mails lead to, each with its `token` in the query. */
export const linkPaths = {
  reset: '/auth/reset',
  verify: '/auth/verify',
  address: '/auth/address',
} as const

export type LinkPurpose = keyof typeof linkPaths

export { EMAIL_MAX_CHARS } from '../http/email-address.ts'
export { NAME_MAX_CHARS } from '../http/person-name.ts'
export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 128

/** A signed-in user as pages know them; the same as `User` of `app/context.ts`. */
export type AccountUser = { id: string; name: string | null; email: string; isVerified: boolean }

/** Response headers that an action must hand on, `Set-Cookie` among them, as `Headers` takes them. */
export type ResponseHeaders = [name: string, value: string][]

/** An attempt that ended in a session: put the headers on the response, then go on. */
export type SignedIn = { kind: 'signed-in'; user: AccountUser; headers: ResponseHeaders }

/** Something that was done, with headers to hand on (empty when the session stays as it is). */
export type Done = { kind: 'done'; headers: ResponseHeaders }

/**
 * A mail was asked for; the answer is the same whether the address is known or not.
 *
 * **Shape**: 'mail-sent' in the page's words is 'If there is an account, a mail is on its way.'
 */
export type MailAsked = { kind: 'mail-asked' }

/** The account as its owner sees it on /account. */
export type AccountDetails = {
  kind: 'account'
  user: AccountUser
  hasPassword: boolean
  hasGoogle: boolean
  /** Whether the sign-in is young enough to delete an account that has no password. */
  isFresh: boolean
  createdAt: string
}

/**
 * A session that is over, or that was never there (`code` null): put the headers on the redirect
 * to /auth.
 */
export type SignedOut = { kind: 'signed-out'; code: AccountCode | null; headers: ResponseHeaders }

/**
 * What pages may do with accounts.
 *
 * Each call takes the form as it was posted (field names as in `forms.ts`) and checks everything
 * itself. Expected failures are returned; what is thrown is a 500.
 */
export type Accounts = {
  /** Fields name, email, password. Signs in; a verification mail goes out. */
  signUp(form: FormData): Promise<SignedIn | Refused>
  /** Fields email, password. */
  signIn(form: FormData): Promise<SignedIn | Refused>
  /** Ends this session. Works without one, too. */
  signOut(): Promise<Done>
  /**
   * Starts Google without JavaScript, or in the pop-up's own page: redirect to `location` with the
   * headers. `returnTo` is where Google's answer leads in the end (a path of this site).
   */
  startGoogle(
    returnTo: string,
  ): Promise<{ kind: 'redirect'; location: string; headers: ResponseHeaders } | Refused>
  /** Field email. */
  requestReset(form: FormData): Promise<MailAsked | Refused>
  /** Whether a link of a mail still works, without using it up: for the page that shows its form. */
  checkLink(
    purpose: LinkPurpose,
    token: string,
  ): Promise<{ kind: 'valid'; email: string } | Refused>
  /** Fields token, newPassword. Ends all other sessions and signs in here. */
  resetPassword(form: FormData): Promise<SignedIn | Refused>
  /** Field token. By POST only: mail scanners follow links. Works signed out, in any browser. */
  verifyAddress(form: FormData): Promise<Done | Refused>
  /** Field token: the link that went to a new address. Ends the other sessions. */
  confirmAddress(form: FormData): Promise<Done | Refused>
  /** For the signed-in user: sends the verification mail again. */
  resendVerification(): Promise<MailAsked | Refused | SignedOut>
  /** The session checked against the database at once, for /account's loader. */
  readAccount(): Promise<AccountDetails | SignedOut>
  /** Field name; empty takes it away. */
  changeName(form: FormData): Promise<Done | Refused | SignedOut>
  /**
   * Fields currentPassword, newPassword. An account without a password sets its first one with a
   * fresh sign-in. Ends all other sessions.
   */
  changePassword(form: FormData): Promise<Done | Refused | SignedOut>
  /** Fields currentPassword, email. Sends a link to the new address; nothing changes before it is used. */
  changeAddress(form: FormData): Promise<MailAsked | Refused | SignedOut>
  /** Ends all other sessions; this one stays. */
  signOutEverywhere(): Promise<Done | SignedOut>
  /** All that is kept about the user, for a JSON download. */
  exportData(): Promise<{ kind: 'data'; data: Record<string, unknown> } | SignedOut>
  /** Field currentPassword, or a fresh sign-in where there is none. Removes every row, at once. */
  deleteAccount(form: FormData): Promise<Done | Refused | SignedOut>
}
