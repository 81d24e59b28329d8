import { shortTextOf } from '#app/rules/read-posted-form.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { accountsContext } from '#app/context.ts'
import type { Accounts } from '#workers/auth/contract.ts'
import { orRefused, refuse } from '../refuse.ts'
import { toSignIn } from './to-sign-in.ts'

/** The account call that each form of the page makes, by the form's `intent`. */
const calls = {
  name: (accounts, form) => accounts.changeName(form),
  address: (accounts, form) => accounts.changeAddress(form),
  password: (accounts, form) => accounts.changePassword(form),
  google: (accounts, form) => accounts.disconnectGoogle(form),
  verification: (accounts) => accounts.resendVerification(),
  everywhere: (accounts) => accounts.signOutEverywhere(),
  deletion: (accounts, form) => accounts.deleteAccount(form),
} as const satisfies Record<
  string,
  (accounts: Accounts, form: FormData) => ReturnType<Accounts['changeAddress' | 'changeName']>
>

/** The `intent` of a form. */
export type Intent = keyof typeof calls

/** Runs a form's call and returns the outcome to show in that form. */
export async function act(context: Readonly<RouterContextProvider>, form: FormData) {
  const intent = shortTextOf(form, 'intent')
  if (!isIntent(intent)) throw data(null, { status: 400 })
  const result = await orRefused(context, calls[intent](context.get(accountsContext), form))
  if (result.kind === 'signed-out') throw toSignIn(result)
  if (result.kind === 'refused') {
    return refuse(result, { intent, needsSignIn: result.code === 'requires-recent-login' })
  }
  const headers = result.kind === 'done' ? result.headers : []
  if (intent === 'deletion') throw redirect('/auth?mode=signup&deleted', { headers })
  return data({ intent, error: null, needsSignIn: false }, { headers })
}

function isIntent(text: string): text is Intent {
  return Object.hasOwn(calls, text)
}
