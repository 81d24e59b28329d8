import type { Context } from 'hono'
import { announce, deliverSoon } from '../email/send-mail.ts'
import type { AccountDataPart } from '../http/account-data.ts'
import type { AppEnv } from '../http/settings.ts'
import { endSyncs } from './end-syncs.ts'
import { noticeMail } from './mails.ts'
import { forgetUser } from './session.ts'
import {
  createUser,
  findUserByEmail,
  findUserByGoogle,
  linkGoogle,
  nowSec,
  updateUser,
  type UserRow,
} from './users.ts'

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

/** How a sign-in with Google went. */
export type GoogleResult =
  | { kind: 'joined'; user: UserRow }
  /** The account must be signed in to once before Google is connected to it. */
  | { kind: 'needs-password'; user: UserRow }

/** How often linking starts again when another change to the same user comes first. */
const TRY_COUNT = 3

/** Finds or creates the user of a Google account whose address Google has verified. */
export async function joinGoogle(
  c: Context<AppEnv>,
  parts: readonly AccountDataPart[],
  profile: GoogleProfile,
): Promise<GoogleResult> {
  const db = c.env.DB
  const joined = await findUserByGoogle(db, profile.googleId)
  if (joined) return { kind: 'joined', user: joined }
  const { email, name } = profile
  const id = crypto.randomUUID()
  const fields = { id, email, name, passwordHash: null, emailVerifiedAtSec: nowSec() }
  const created = await createUser(db, fields)
  if (created === null) return await joinExisting(c, parts, profile)
  await linkGoogle(db, profile.googleId, created.id)
  return { kind: 'joined', user: created }
}

/**
 * Whether Google itself runs the mailbox. Of any other address it has only seen a proof once, and
 * the mailbox may have a new owner since.
 *
 * **Source**: Google, "Authenticate with a backend server": `email_verified` and `hd`.
 */
function runsMailbox({ email, domain }: GoogleProfile): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1)
  return host === 'gmail.com' || host === 'googlemail.com' || host === domain
}

/**
 * Joins the account that has the address already.
 *
 * If nobody has ever proved that address, whoever created the account may be waiting for its owner:
 * the password is dropped and every session ends.
 */
async function joinExisting(
  c: Context<AppEnv>,
  parts: readonly AccountDataPart[],
  profile: GoogleProfile,
): Promise<GoogleResult> {
  const { email, name, googleId } = profile
  for (let tryCount = 0; tryCount < TRY_COUNT; tryCount += 1) {
    const user = await findUserByEmail(c.env.DB, email)
    if (user === null) break
    if (!runsMailbox(profile)) return { kind: 'needs-password', user }
    if (user.emailVerifiedAtSec !== null) {
      const mails = [noticeMail(email, 'google-linked')]
      await linkGoogle(c.env.DB, googleId, user.id, announce(c, mails))
      deliverSoon(c, mails)
      return { kind: 'joined', user }
    }
    const change = { name, passwordHash: null, emailVerifiedAtSec: nowSec(), endsSessions: true }
    const mails = [noticeMail(email, 'password-dropped')]
    const taken = await updateUser(c.env.DB, user, change, announce(c, mails))
    if (taken === null || taken === 'taken') continue
    forgetUser(user.id)
    deliverSoon(c, mails)
    endSyncs(c, parts, user.id)
    await linkGoogle(c.env.DB, googleId, user.id)
    return { kind: 'joined', user: taken }
  }
  throw new Error('The user of a Google account kept changing while it was joined.')
}
