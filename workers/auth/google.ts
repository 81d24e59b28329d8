import type { Context } from 'hono'
import { announce, canSendMail, deliverSoon } from '../email/send-mail.ts'
import type { AccountDataPart } from '../http/account-data-part.ts'
import type { AppEnv } from '../http/app-env.ts'
import { nowSec } from '../http/now-sec.ts'
import { endSyncs } from './end-syncs.ts'
import { makeVerifyLink } from './links.ts'
import { mayMailUnproven } from './mail-limit.ts'
import { noticeMail, verifyMail } from './mails.ts'
import { forgetUser } from './session.ts'
import { findUserByGoogle, linkGoogle, linkStatement } from './google-accounts.ts'
import { createUser, findUserByEmail, updateUser, type UserRow } from './users.ts'

/**
 * What Google says about a person; the address counts only if Google has verified it.
 *
 * **Shape**: `domain` is the `hd` claim: the Workspace domain that runs the account, if one does.
 */
export type GoogleProfile = {
  googleId: string
  email: string
  name: string | null
  domain: string | null
}

/** The result of a sign-in with Google. */
export type GoogleResult =
  | { kind: 'joined'; user: UserRow }
  /** The user must sign in to the account once before Google is connected to it. */
  | { kind: 'needs-password'; user: UserRow }

/** How often linking is retried when another change to the same user comes first. */
const TRY_COUNT = 3

/**
 * Finds or creates the user of a Google account whose address Google has verified. Where Google does
 * not run the mailbox, a new user confirms the address by mail, as with a password.
 */
export async function joinGoogle(
  c: Context<AppEnv>,
  accountData: readonly AccountDataPart[],
  profile: GoogleProfile,
): Promise<GoogleResult> {
  const db = c.env.DB
  const joined = await findUserByGoogle(db, profile.googleId)
  if (joined) return { kind: 'joined', user: joined }
  const { email, name, googleId } = profile
  const id = crypto.randomUUID()
  const isConfirmed = runsMailbox(profile)
  const emailVerifiedAtSec = isConfirmed ? nowSec() : null
  // Only a new account counts: repeated sign-ins must not use up the site's daily limit.
  const isNew = (await findUserByEmail(db, email)) === null
  const needsMail = !isConfirmed && isNew && (!canSendMail(c) || (await mayMailUnproven(c)))
  const mails = !needsMail
    ? []
    : [verifyMail({ id, email }, await makeVerifyLink(c, { id, email }))]
  const stored = announce(c, mails)
  const isVerifyMailed = stored.length > 0
  const fields = { id, email, name, passwordHash: null, emailVerifiedAtSec, isVerifyMailed }
  const created = await createUser(db, fields, [...stored, linkStatement(db, googleId, id)])
  if (created === null) return await joinExisting(c, accountData, profile)
  deliverSoon(c, mails)
  return { kind: 'joined', user: created }
}

/**
 * Whether Google itself runs the mailbox. Google has verified any other address only once, and its
 * mailbox may have a new owner since.
 *
 * **Source**: Google, "Authenticate with a backend server": `email_verified` and `hd`.
 */
function runsMailbox({ email, domain }: GoogleProfile): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1)
  return host === 'gmail.com' || host === 'googlemail.com' || host === domain
}

/**
 * Joins Google to the account that already has the address.
 *
 * If nobody has ever confirmed that address, whoever created the account may be waiting for its owner:
 * the password and other Google accounts are dropped, and every session ends.
 */
async function joinExisting(
  c: Context<AppEnv>,
  accountData: readonly AccountDataPart[],
  profile: GoogleProfile,
): Promise<GoogleResult> {
  const { email, name, googleId } = profile
  for (let tryCount = 0; tryCount < TRY_COUNT; tryCount += 1) {
    // The same Google account may be signing in twice at once.
    const joined = await findUserByGoogle(c.env.DB, googleId)
    if (joined) return { kind: 'joined', user: joined }
    const user = await findUserByEmail(c.env.DB, email)
    if (user === null) break
    if (!runsMailbox(profile)) return { kind: 'needs-password', user }
    if (user.emailVerifiedAtSec !== null) {
      const mails = [noticeMail(user, 'google-linked')]
      await linkGoogle(c.env.DB, googleId, user.id, announce(c, mails))
      deliverSoon(c, mails)
      return { kind: 'joined', user }
    }
    const change = {
      name,
      passwordHash: null,
      emailVerifiedAtSec: nowSec(),
      endsSessions: true,
      dropsGoogle: true,
    }
    const mails = [noticeMail(user, 'password-dropped')]
    const taken = await updateUser(c.env.DB, user, change, announce(c, mails))
    if (taken === null || taken === 'taken') continue
    forgetUser(user.id)
    deliverSoon(c, mails)
    endSyncs(c, accountData, user.id)
    await linkGoogle(c.env.DB, googleId, user.id)
    return { kind: 'joined', user: taken }
  }
  throw new Error('The user of a Google account kept changing while it was joined.')
}
