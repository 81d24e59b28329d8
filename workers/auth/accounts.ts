import type { Context } from 'hono'
import type { User } from '#app/context.ts'
import type { AccountDataPart } from '../http/account-data-part.ts'
import { googleIssuer } from '../http/identity-provider.ts'
import type { AppEnv } from '../http/app-env.ts'
import {
  changeAddress,
  changeName,
  changePassword,
  disconnectGoogle,
  signOutEverywhere,
} from './account-changes.ts'
import { deleteAccount, exportData } from './export-and-deletion.ts'
import { checkLink, requestReset, resendVerification, resetPassword } from './account-links.ts'
import { startGoogle } from './call-auth.ts'
import { confirmAddress, rejectLink, verifyAddress } from './confirm-links.ts'
import type { Accounts, SignedIn } from './contract.ts'
import { leaveBrowser } from './end-syncs.ts'
import { isFresh, checkSession } from './reauthenticate.ts'
import { endHeaders } from './session-cookie.ts'
import { beginSession, signInWithPassword } from './sign-in.ts'
import { signUpWithPassword } from './sign-up.ts'
import { undoAddress } from './undo-address.ts'
import { hasGoogle } from './google-accounts.ts'
import { toUser, type UserRow } from './users.ts'

/** Tells the rest of this request who is signed in from now on. */
export type SetUser = (user: User | null) => void

/** What the calls of one request share. */
export type AccountsScope = {
  c: Context<AppEnv>
  accountData: readonly AccountDataPart[]
  setUser: SetUser
}

/** What pages may do with accounts, bound to this request. */
export function createAccounts(scope: AccountsScope): Accounts {
  const { c, setUser } = scope
  return {
    async signUp(form) {
      const result = await signUpWithPassword(c, Object.fromEntries(form))
      return result.kind === 'refused' ? result : await enter(scope, result.user)
    },
    async signIn(form) {
      const result = await signInWithPassword(c, Object.fromEntries(form))
      return result.kind === 'refused' ? result : await enter(scope, result.user)
    },
    async signOut() {
      const left = await leaveBrowser(c, scope.accountData)
      setUser(null)
      return { kind: 'done', headers: [...left, ...endHeaders(c)] }
    },
    async startGoogle(returnTo) {
      if (googleIssuer(c.get('settings')) === null) {
        return { kind: 'refused', code: 'operation-not-allowed' }
      }
      return await startGoogle(scope, returnTo)
    },

    requestReset: (form) => requestReset(c, form),
    checkLink: (purpose, token) => checkLink(c, purpose, token),
    async resetPassword(form) {
      const result = await resetPassword(scope, form)
      return result.kind === 'refused' ? result : await enter(scope, result.user)
    },
    verifyAddress: (form) => verifyAddress(scope, form),
    confirmAddress: (form) => confirmAddress(scope, form),
    rejectLink: (purpose, form) => rejectLink(scope, purpose, form),
    async undoAddress(form) {
      const result = await undoAddress(scope, form)
      return result.kind === 'refused' ? result : await enter(scope, result.user)
    },
    resendVerification: () => resendVerification(c),

    async readAccount() {
      const session = await checkSession(c)
      if (session.kind === 'signed-out') return session
      const { user, claims } = session
      return {
        kind: 'account',
        user: toUser(user),
        hasPassword: user.passwordHash !== null,
        hasGoogle: await hasGoogle(c.env.DB, user.id),
        isFresh: isFresh(claims),
        createdAt: new Date(user.createdAtSec * 1000).toISOString(),
      }
    },
    changeName: (form) => changeName(scope, form),
    changePassword: (form) => changePassword(scope, form),
    changeAddress: (form) => changeAddress(c, form),
    disconnectGoogle: (form) => disconnectGoogle(scope, form),
    signOutEverywhere: () => signOutEverywhere(scope),
    exportData: () => exportData(scope),
    deleteAccount: (form) => deleteAccount(scope, form),
  }
}

async function enter({ c, setUser }: AccountsScope, row: UserRow): Promise<SignedIn> {
  const user = toUser(row)
  setUser(user)
  return { kind: 'signed-in', user, headers: await beginSession(c, row) }
}
