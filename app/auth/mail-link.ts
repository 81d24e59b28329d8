import { data, redirect, type RouterContextProvider } from 'react-router'
import { accountsContext } from '#app/context.ts'
import {
  linkPaths,
  sentenceOf,
  statusOf,
  type LinkPurpose,
  type ValidLink,
} from '#workers/auth/contract.ts'
import { readForm, textOf } from './read-form.ts'
import { refuse } from './refuse.ts'

/** The links that ask whether an address is the reader's. */
export type ConfirmPurpose = 'verify' | 'address'

/** What is known of an email's link when its page is shown. */
export type MailLink =
  | (ValidLink & { token: string })
  | { kind: 'dead'; error: string }
  | { kind: 'used' }
  | { kind: 'rejected' }

/** Looks at the link of an email without using it up, for the page that it leads to. */
export async function openMailLink(
  purpose: LinkPurpose,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('done')) return data<MailLink>({ kind: 'used' })
  if (searchParams.has('rejected')) return data<MailLink>({ kind: 'rejected' })
  const token = searchParams.get('token') ?? ''
  const result = await context.get(accountsContext).checkLink(purpose, token)
  if (result.kind === 'valid') return data<MailLink>({ ...result, token })
  return data<MailLink>({ kind: 'dead', error: sentenceOf(result) }, { status: statusOf(result) })
}

/** Confirms an address, or rejects the link; redirects, so that a reload does not use it again. */
export async function answerLink(
  purpose: ConfirmPurpose,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const accounts = context.get(accountsContext)
  const form = await readForm(request)
  const isRejected = textOf(form, 'intent') === 'reject'
  const confirm = () =>
    purpose === 'verify' ? accounts.verifyAddress(form) : accounts.confirmAddress(form)
  const result = isRejected ? await accounts.rejectLink(purpose, form) : await confirm()
  if (result.kind === 'refused') return refuse(result, {})
  const end = isRejected ? 'rejected' : 'done'
  return redirect(`${linkPaths[purpose]}?${end}`, { headers: result.headers })
}
