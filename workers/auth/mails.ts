import { brand } from '#app/site/brand.ts'
import type { Mail } from '../email/mail.ts'
import { renderMail } from '../email/template.ts'

type Letter = { subject: string; lines: string[]; button?: { label: string; href: string } }

const IGNORE = 'If this was not you, do nothing: without the link nothing happens.'
const NOT_YOU = `If this was not you, reset your password at once and write to ${brand.email}.`

const FOOTER = `You get this because of an account with ${brand.name} that has this address.`

/** Proves the address of a new account. */
export function verifyMail(to: string, href: string): Mail {
  return write('account-verify', to, {
    subject: `Confirm your email for ${brand.name}`,
    lines: [
      `Somebody, most likely you, signed up for ${brand.name} with this address.`,
      'The link works once, for 24 hours.',
      'If this was not you, do not use the link.',
    ],
    button: { label: 'Confirm my email', href },
  })
}

/** Lets the owner of an address choose a new password. */
export function resetMail(to: string, href: string): Mail {
  return write('account-reset', to, {
    subject: `Choose a new password for ${brand.name}`,
    lines: ['You asked for a new password.', 'The link works once, for 30 minutes.', IGNORE],
    button: { label: 'Choose a new password', href },
  })
}

/** Proves the new address of an account. */
export function addressMail(to: string, href: string): Mail {
  return write('account-address', to, {
    subject: `Confirm your new email for ${brand.name}`,
    lines: [
      `You want to use this address for ${brand.name} from now on.`,
      'The link works once, for 24 hours. After that, sign in with this address.',
      IGNORE,
    ],
    button: { label: 'Use this address', href },
  })
}

/** The changes that an owner hears of. */
const notices = {
  'password-changed': 'Your password was changed. All other devices are signed out.',
  'address-asked':
    'A change of the email of your account was asked for. It happens when the link that went to the new address is used.',
  'address-changed':
    'The email of your account was changed. This address does not sign in any more.',
  'google-linked': 'From now on Google signs in to your account, too.',
  'password-dropped':
    'Google has shown that this address is yours. The password that somebody had set before does not work any more.',
} as const

export type Notice = keyof typeof notices

/** Tells the owner that the credentials of the account have changed. */
export function noticeMail(to: string, notice: Notice): Mail {
  return write(`account-${notice}`, to, {
    subject: `Your ${brand.name} account was changed`,
    lines: [notices[notice], NOT_YOU],
  })
}

/** Says farewell: the last mail that the address gets. */
export function deletedMail(to: string): Mail {
  return write('account-deleted', to, {
    subject: `Your ${brand.name} account is deleted`,
    lines: ['Your account and all that we kept with it are gone.', `Questions? ${brand.email}`],
  })
}

function write(kind: string, to: string, { subject, lines, button }: Letter): Mail {
  const [preheader = ''] = lines
  const content = { preheader, heading: subject, paragraphs: lines, button, footer: FOOTER }
  return { kind, idempotencyKey: crypto.randomUUID(), to, subject, ...renderMail(content) }
}
