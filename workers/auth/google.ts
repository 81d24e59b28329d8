import type { Context } from 'hono'
import { sendMail } from '../email/send-mail.ts'
import type { AppEnv } from '../http/settings.ts'
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

/** What Google says of a person; the address counts only when Google has verified it. */
export type GoogleProfile = { googleId: string; email: string; name: string | null }

/** How often linking starts anew when another change of the same user comes first. */
const TRY_COUNT = 3

/** Finds or makes the user of a Google account whose address Google has verified. */
export async function joinGoogle(c: Context<AppEnv>, profile: GoogleProfile): Promise<UserRow> {
  const db = c.env.DB
  const joined = await findUserByGoogle(db, profile.googleId)
  if (joined) return joined
  const { email, name } = profile
  const created = await createUser(db, {
    email,
    name,
    passwordHash: null,
    emailVerifiedAtSec: nowSec(),
  })
  const user = created ?? (await takeOver(c, profile))
  await linkGoogle(db, profile.googleId, user.id)
  return user
}

/**
 * Joins the account that has the address already.
 *
 * If nobody ever proved that address, whoever made the account may be waiting for its owner: the
 * password is dropped and every session ends.
 */
async function takeOver(c: Context<AppEnv>, { email, name }: GoogleProfile): Promise<UserRow> {
  for (let tryCount = 0; tryCount < TRY_COUNT; tryCount += 1) {
    const user = await findUserByEmail(c.env.DB, email)
    if (user === null) break
    if (user.emailVerifiedAtSec !== null) {
      sendMail(c, noticeMail(email, 'google-linked'))
      return user
    }
    const change = { name, passwordHash: null, emailVerifiedAtSec: nowSec(), endsSessions: true }
    const taken = await updateUser(c.env.DB, user, change)
    if (taken === null || taken === 'taken') continue
    forgetUser(user.id)
    sendMail(c, noticeMail(email, 'password-dropped'))
    return taken
  }
  throw new Error('The user of a Google account kept changing while it was joined.')
}
