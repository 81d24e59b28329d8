import { data, redirect, type RouterContextProvider } from 'react-router'
import { accountsContext } from '#app/context.ts'
import {
  linkPaths,
  sentenceOf,
  statusOf,
  type Done,
  type LinkPurpose,
  type Refused,
} from '#workers/auth/contract.ts'
import { refuse } from './refuse.ts'

/** What is known of a mail's link when its page is shown. */
export type MailLink =
  | { kind: 'valid'; email: string; token: string }
  | { kind: 'dead'; error: string }
  | { kind: 'used' }

/** Looks at the link of a mail without using it up, for the page that it leads to. */
export async function openMailLink(
  purpose: LinkPurpose,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('done')) return data<MailLink>({ kind: 'used' })
  const token = searchParams.get('token') ?? ''
  const result = await context.get(accountsContext).checkLink(purpose, token)
  if (result.kind === 'valid') return data<MailLink>({ kind: 'valid', email: result.email, token })
  return data<MailLink>({ kind: 'dead', error: sentenceOf(result) }, { status: statusOf(result) })
}

/** Answers the use of a link: on success by a redirect, so that a reload does not use it again. */
export function answerLink(purpose: LinkPurpose, result: Done | Refused) {
  if (result.kind === 'refused') return refuse(result, {})
  return redirect(`${linkPaths[purpose]}?done`, { headers: result.headers })
}
