import type { User } from '#app/context.ts'
import { EMAIL_FORMAT_SENTENCE } from '#app/rules/email-address.ts'
import { NAME_MAX_CHARS } from '#app/rules/person-name.ts'
import { brand } from '#app/site/brand.ts'

/** The shortest password. **Units**: UTF-16 code units. */
export const PASSWORD_MIN_CHARS = 8

/** The longest password. **Units**: UTF-16 code units. */
export const PASSWORD_MAX_CHARS = 128

/** What a failed sign-in with Google says, however it ended. */
const GOOGLE_FAILED = 'Failed to sign in with Google. Please try again.'

const NOT_SET_UP =
  'Sign-in isn’t working because of a fault on our side. Contact us and we’ll help you.'

/** One message for three failures, because it must not reveal who has an account. */
const NO_MATCH =
  'That email address and password don’t match. Check them and try again, or reset your password.'

/**
 * Everything that can go wrong with an account, as the sentence that a visitor reads.
 *
 * **Source**: specification, section 8. The codes are the identity providers' own.
 */
export const sentences = {
  'wrong-password': NO_MATCH,
  'user-not-found': NO_MATCH,
  'invalid-credential': NO_MATCH,
  'email-already-in-use': 'There’s already an account with this email address. Sign in instead.',
  'too-many-requests': 'Too many attempts. Try again later.',
  'expired-action-code': 'This link has expired. Get a new one.',
  'invalid-action-code':
    'This link has already been used, or part of it is missing. Get a new one.',
  'user-disabled': 'This account has been closed. Contact us if you think that’s a mistake.',
  'user-token-expired': 'You’ve been signed out. Please sign in again.',
  'requires-recent-login': 'For your security, please sign in again before you do this.',
  'network-request-failed':
    'We couldn’t reach our server. Check your internet connection and try again.',
  'unauthorized-domain': 'You can’t sign in from this web address. Contact us and we’ll help you.',
  'popup-closed-by-user': GOOGLE_FAILED,
  'popup-blocked': GOOGLE_FAILED,
  'cancelled-popup-request': GOOGLE_FAILED,
  'google-failed': GOOGLE_FAILED,
  'google-needs-password':
    'There’s already an account with this email address. To connect Google to it, sign in with your password once. If your account has no password, choose “Forgotten password?” to set one.',
  'google-only-way':
    'Google is the only way to sign in to this account, so you can’t disconnect it. Set a password first.',
  'invalid-api-key': NOT_SET_UP,
  'auth-domain-config-required': NOT_SET_UP,
  'wrong-current-password': 'That’s not your current password. Try again, or reset your password.',
  'operation-not-allowed':
    'Google sign-in isn’t available here. Use your email address and password instead.',
  'mail-not-sent': `We can’t send emails at the moment. Please email us instead, at ${brand.email}.`,
  'mails-spent': 'We can’t send this email today. Please ask for it again tomorrow.',
  'missing-email': 'Enter your email address.',
  'invalid-email': EMAIL_FORMAT_SENTENCE,
  'invalid-name': 'Enter a name with at least one letter or number.',
  'name-too-long': `Name must be ${NAME_MAX_CHARS} characters or fewer.`,
  'missing-password': 'Enter your password.',
  'password-too-short': `Password must be at least ${PASSWORD_MIN_CHARS} characters.`,
  'password-too-long': `Password must be ${PASSWORD_MAX_CHARS} characters or fewer.`,
  'password-too-common': 'This password is too common. Choose one that is harder to guess.',
  'password-has-email': 'Your password can’t contain your email address.',
  'password-has-product': 'Your password can’t contain our name.',
  'internal-error': 'Something went wrong on our side. Please try again in a minute.',
  'authentication-failed': 'Authentication failed.',
} as const

/** A code of `sentences`. */
export type AccountCode = keyof typeof sentences

/** Whether a text is a code of `sentences`. Texts from URLs and messages may be anything. */
export function isAccountCode(value: unknown): value is AccountCode {
  return typeof value === 'string' && Object.hasOwn(sentences, value)
}

/** The fields of the account forms, by their `name` attributes. */
export type AccountField = 'name' | 'email' | 'password' | 'currentPassword' | 'newPassword'

/**
 * Why an attempt was refused, and which field it is about.
 *
 * **Shape**: `field` names the input that the sentence is about, if it is about one.
 */
export type Refused = {
  kind: 'refused'
  code: AccountCode
  field?: AccountField
  retryAfterSec?: number
}

/** The sentence for a code; 'Authentication failed.' for any other. */
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
 * The code for what `@auth/core` says in the query of `/auth/done`, or in the `url` of its response
 * to a fetch.
 */
export function codeOfAuthError(error: string, code: string | null): AccountCode {
  if (isAccountCode(code)) return code
  if (isAccountCode(error)) return error
  if (error === 'CredentialsSignin') return 'invalid-credential'
  if (error === 'MissingCSRF') return 'user-token-expired'
  return 'google-failed'
}

/** The HTTP status of the response to a refused form. */
export function accountStatusOf({ code }: Refused): 400 | 409 | 429 | 503 {
  if (code === 'too-many-requests' || code === 'mails-spent') return 429
  if (code === 'email-already-in-use') return 409
  if (code === 'mail-not-sent' || code === 'network-request-failed' || code === 'internal-error') {
    return 503
  }
  return 400
}

/** The pages that the links of mails lead to, each with its `token` in the query. */
export const linkPaths = {
  reset: '/auth/reset',
  verify: '/auth/verify',
  address: '/auth/address',
  undo: '/auth/undo-address',
} as const

/** The purpose of the link in an email. */
export type LinkPurpose = keyof typeof linkPaths

/**
 * What confirming an address needs besides the link: nothing in a browser that is signed in to the
 * account, otherwise its password, or a sign-in for an account without one.
 */
export type LinkProof = 'session' | 'password' | 'sign-in'

/** A link that works. **Shape**: `email` is the address that it proves. */
export type ValidLink = { kind: 'valid'; email: string; proof: LinkProof; hasGoogle: boolean }

/** Response headers that an action must return, such as `Set-Cookie`, as `Headers` takes them. */
export type ResponseHeaders = [name: string, value: string][]

/** An attempt that ended in a session: put the headers on the response, then go on. */
export type SignedIn = { kind: 'signed-in'; user: User; headers: ResponseHeaders }

/** A change that was made, with headers to return (empty when the session stays as it is). */
export type Done = { kind: 'done'; headers: ResponseHeaders }

/**
 * An email was asked for. The answer is the same whether the address is known or not.
 */
export type MailAsked = { kind: 'mail-asked' }

/** The account as its owner sees it on /account. */
export type AccountDetails = {
  kind: 'account'
  user: User
  hasPassword: boolean
  hasGoogle: boolean
  /** Whether the sign-in is young enough to delete an account that has no password. */
  isFresh: boolean
  createdAt: string
}

/**
 * A session that has ended, or never existed (`code` null): add the headers to the redirect to /auth.
 */
export type SignedOut = { kind: 'signed-out'; code: AccountCode | null; headers: ResponseHeaders }

/**
 * What pages may do with accounts.
 *
 * Each call takes the form as it was posted (field names as in `forms.ts`) and checks everything
 * itself. Expected failures are returned; anything thrown becomes a 500.
 */
export type Accounts = {
  /** Fields name, email, password. Signs in; a verification mail goes out. */
  signUp(form: FormData): Promise<SignedIn | Refused>
  /** Fields email, password. */
  signIn(form: FormData): Promise<SignedIn | Refused>
  /** Ends this session. Also works without one. */
  signOut(): Promise<Done>
  /**
   * Starts Google sign-in without JavaScript, or on the pop-up's own page: redirect to `location`
   * with the headers. `returnTo` is the path on this site to go to afterwards.
   */
  startGoogle(
    returnTo: string,
  ): Promise<{ kind: 'redirect'; location: string; headers: ResponseHeaders } | Refused>
  /** Field email. */
  requestReset(form: FormData): Promise<MailAsked | Refused>
  /** Whether a link in an email still works, without using it up: for the page that shows its form. */
  checkLink(purpose: LinkPurpose, token: string): Promise<ValidLink | Refused>
  /** Fields token, newPassword. Ends all other sessions, disconnects Google and signs in here. */
  resetPassword(form: FormData): Promise<SignedIn | Refused>
  /**
   * Fields token, and currentPassword in a browser that is not signed in to the account. By POST only:
   * mail scanners follow links.
   */
  verifyAddress(form: FormData): Promise<Done | Refused>
  /** As `verifyAddress`, with the link sent to a new address. Ends the other sessions. */
  confirmAddress(form: FormData): Promise<Done | Refused>
  /** Field token. Removes the unconfirmed account, or the waiting change, that the link is about. */
  rejectLink(purpose: 'verify' | 'address', form: FormData): Promise<Done | Refused>
  /** Fields token, newPassword. Restores the old address, ends all sessions and signs in here. */
  undoAddress(form: FormData): Promise<SignedIn | Refused>
  /** Sends the signed-in user's verification email again. */
  resendVerification(): Promise<MailAsked | Refused | SignedOut>
  /** The session checked against the database at once, for /account's loader. */
  readAccount(): Promise<AccountDetails | SignedOut>
  /** Field name; empty removes it. */
  changeName(form: FormData): Promise<Done | Refused | SignedOut>
  /**
   * Fields currentPassword, newPassword. An account without a password sets its first one with a
   * fresh sign-in. Ends all other sessions.
   */
  changePassword(form: FormData): Promise<Done | Refused | SignedOut>
  /** Fields currentPassword, email. Sends a link to the new address; nothing changes before it is used. */
  changeAddress(form: FormData): Promise<MailAsked | Refused | SignedOut>
  /** Field currentPassword. Disconnects Google and ends all other sessions; needs a password to be set. */
  disconnectGoogle(form: FormData): Promise<Done | Refused | SignedOut>
  /** Ends all other sessions; this one stays. */
  signOutEverywhere(): Promise<Done | SignedOut>
  /** Everything stored about the user, for a JSON download. */
  exportData(): Promise<{ kind: 'data'; data: Record<string, unknown> } | SignedOut>
  /**
   * Field currentPassword; an account without a password needs a fresh sign-in instead. Deletes
   * every row at once.
   */
  deleteAccount(form: FormData): Promise<Done | Refused | SignedOut>
}
