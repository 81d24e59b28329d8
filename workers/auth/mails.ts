import { brand } from '#app/site/brand.ts'
import type { Mail } from '../email/mail.ts'
import { renderMail } from '../email/template.ts'
import type { SignedLink } from './links.ts'
import type { UserRow } from './users.ts'

/** Whose account an email is about, and the address that it goes to, which may be another one. */
export type MailedUser = Pick<UserRow, 'id' | 'email'>

type Button = { label: string; href: string; expiresAtMs?: number }

/** The text of an email. It is not sent once the link of its button has expired. */
type Letter = { subject: string; lines: string[]; button?: Button }

const IGNORE = 'If you didn’t ask for this, you can ignore this email. Nothing will change.'

const NOT_YOU = `If this wasn’t you, reset your password straight away and email ${brand.email}.`

const FOOTER = `You’re receiving this because this address is, was or may soon be used for a ${brand.name} account.`

/** What confirming an address allows: both emails that ask for it must say so. */
const ALLOWS =
  'If you confirm, whoever uses the account can see, change and cancel the calls booked with this address. They can also see this address’s newsletter subscription.'

/** Proves the address of a new account. */
export function verifyMail(to: MailedUser, link: SignedLink): Mail {
  return write('account-verify', to, {
    subject: `Confirm your email address for ${brand.name}`,
    lines: [
      `Someone, probably you, used this address to sign up for ${brand.name}.`,
      ALLOWS,
      'You can use the link once. It expires after 24 hours. We delete accounts whose address isn’t confirmed within 30 days.',
      'If you didn’t sign up, don’t confirm. Ignore this email, or open the link and choose “This wasn’t me” to delete the account.',
    ],
    button: { label: 'Confirm my email address', ...link },
  })
}

/** Lets the owner of an address choose a new password. */
export function resetMail(to: MailedUser, link: SignedLink): Mail {
  return write('account-reset', to, {
    subject: `Reset your ${brand.name} password`,
    lines: [
      `Someone, probably you, asked us to reset the password of your ${brand.name} account.`,
      'You can use the link once. It expires after 30 minutes.',
      IGNORE,
    ],
    button: { label: 'Choose a new password', ...link },
  })
}

/** Proves the new address of an account. */
export function addressMail(to: MailedUser, link: SignedLink): Mail {
  return write('account-address', to, {
    subject: `Confirm your new email address for ${brand.name}`,
    lines: [
      `Someone, probably you, asked to use this address for their ${brand.name} account.`,
      ALLOWS,
      'You can use the link once. It expires after 24 hours. Once you’ve confirmed, sign in with this address.',
      'If you didn’t ask for this, don’t confirm. Ignore this email, or open the link and choose “This wasn’t me” to cancel the change.',
    ],
    button: { label: 'Use this address', ...link },
  })
}

/** In place of `addressMail` where the address has an account: only its owner may learn that. */
export function addressTakenMail(to: MailedUser): Mail {
  return write('account-address-taken', to, {
    subject: `This address already has a ${brand.name} account`,
    lines: [
      `Someone, probably you, asked to use this address for another ${brand.name} account. It already has an account, so nothing has changed.`,
      'To use this address for the other account, first sign in to the account that has it now, then change that account’s address or delete the account.',
    ],
  })
}

/** Tells the old address of an account about the new one, with a link that undoes the change. */
export function addressChangedMail(to: MailedUser, link: SignedLink): Mail {
  return write('account-address-changed', to, {
    subject: `The email address of your ${brand.name} account has changed`,
    lines: [
      'The email address on your account has been changed. You can no longer sign in with this one.',
      'If this wasn’t you, use the link to get your account back. It restores this address, signs out every device and asks you for a new password. The link works for 7 days.',
    ],
    button: { label: 'Undo the change', ...link },
  })
}

/** The changes that an owner hears about. */
const notices = {
  'password-changed':
    'A new password has been set for your account. You’ve been signed out on all your other devices.',
  'password-reset-google':
    'A new password has been set for your account. You’ve been signed out on all your other devices, and Google has been disconnected from your account.',
  'address-asked':
    'Someone asked to change the email address on your account. It won’t change until the link we sent to the new address is used.',
  'address-restored':
    'The change to your account’s email address has been undone. You can no longer sign in with this address.',
  'google-linked': 'You can now sign in to your account with Google as well.',
  'google-disconnected':
    'Google has been disconnected from your account. You’ve been signed out on all your other devices.',
  'password-dropped':
    'Google has confirmed that this address is yours. The password that was set before no longer works.',
} as const

/** A change that we tell the owner of an account about. */
export type AccountNotice = keyof typeof notices

/**
 * Leaves out a mail to the owner while the address is unconfirmed: it may be a stranger's, and anybody
 * could have us mail them.
 */
export function toConfirmed(user: UserRow, mail: Mail): Mail[] {
  return user.emailVerifiedAtSec === null ? [] : [mail]
}

/** Tells the owner that the credentials of the account have changed. */
export function noticeMail(to: MailedUser, notice: AccountNotice): Mail {
  return write(`account-${notice}`, to, {
    subject: `A change to your ${brand.name} account`,
    lines: [notices[notice], ...(notice === 'address-restored' ? [] : [NOT_YOU])],
  })
}

/** Says goodbye: the last email that the address gets. */
export function deletedMail(to: MailedUser): Mail {
  return write('account-deleted', to, {
    subject: `Your ${brand.name} account has been deleted`,
    lines: [
      'We’ve deleted your account and the data in it. Our database backups keep a copy for up to 30 days.',
      `If you have any questions, email ${brand.email}.`,
    ],
  })
}

function write(kind: string, { id, email }: MailedUser, { subject, lines, button }: Letter): Mail {
  const [preheader = ''] = lines
  const content = { preheader, heading: subject, paragraphs: lines, button, footer: FOOTER }
  const expiresAtMs = button?.expiresAtMs
  return {
    kind,
    // `workers/email/account-data.ts` finds a user's unsent mails by the start of this key.
    idempotencyKey: `account-${id}-${crypto.randomUUID()}`,
    to: email,
    subject,
    ...(expiresAtMs === undefined ? {} : { expiresAtMs }),
    ...renderMail(content),
  }
}
