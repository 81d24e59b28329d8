import { data, redirect, type RouterContextProvider } from 'react-router'
import { accountsContext } from '#app/context.ts'
import { readPostedForm, shortTextOf } from '#app/rules/read-posted-form.ts'
import {
  linkPaths,
  sentenceOf,
  accountStatusOf,
  type LinkPurpose,
  type ValidLink,
} from '#workers/auth/contract.ts'
import { orRefused, refuse } from './refuse.ts'

/** Links that confirm an email address. */
export type ConfirmPurpose = 'verify' | 'address'

/** The state of an email's link when its page opens. */
export type MailLink =
  | (ValidLink & { token: string })
  | { kind: 'dead'; error: string }
  | { kind: 'used' }
  | { kind: 'rejected' }

/** Checks an email's link without using it, for its page. */
export async function openMailLink(
  purpose: LinkPurpose,
  { searchParams }: URL,
  context: Readonly<RouterContextProvider>,
) {
  if (searchParams.has('done')) return data<MailLink>({ kind: 'used' })
  if (searchParams.has('rejected')) return data<MailLink>({ kind: 'rejected' })
  const token = searchParams.get('token') ?? ''
  const result = await context.get(accountsContext).checkLink(purpose, token)
  if (result.kind === 'valid') return data<MailLink>({ ...result, token })
  return data<MailLink>(
    { kind: 'dead', error: sentenceOf(result) },
    { status: accountStatusOf(result) },
  )
}

/** Confirms an address or rejects the link. Redirects, so that a reload doesn't repeat it. */
export async function answerLink(
  purpose: ConfirmPurpose,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const accounts = context.get(accountsContext)
  const form = await readPostedForm(request)
  const isRejected = shortTextOf(form, 'intent') === 'reject'
  const confirm = () =>
    purpose === 'verify' ? accounts.verifyAddress(form) : accounts.confirmAddress(form)
  const result = await orRefused(
    context,
    isRejected ? accounts.rejectLink(purpose, form) : confirm(),
  )
  if (result.kind === 'refused') return refuse(result, {})
  const end = isRejected ? 'rejected' : 'done'
  return redirect(`${linkPaths[purpose]}?${end}`, { headers: result.headers })
}
