import { useEffect, useRef } from 'react'
import { redirect, useSubmit } from 'react-router'
import { accountsContext } from '#app/context.ts'
import { bare } from '#app/shell/bare.ts'
import { sentenceOf } from '#workers/auth/contract.ts'
import type { Route } from './+types/popup.route'
import { readNext } from './auth-mode.ts'
import { AuthPage } from './auth-page.tsx'
import { callServer } from './call-server.ts'
import { announceEnd } from './google-channel.ts'
import { privateMeta } from './private-meta.ts'

export const handle = bare

export function meta(): Route.MetaDescriptors {
  return privateMeta('Continue with Google')
}

export async function action({ url, context }: Route.ActionArgs) {
  const { search, searchParams } = url
  const isPopup = !searchParams.has('next')
  const next = readNext(search)
  const result = await context.get(accountsContext).startGoogle(isPopup ? '/auth/done' : next)
  if (result.kind === 'redirect') return redirect(result.location, { headers: result.headers })
  if (isPopup) return { error: sentenceOf(result) }
  const query = new URLSearchParams({ error: result.code, next })
  return redirect(`/auth?${query}`)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

export default function Popup({ actionData }: Route.ComponentProps) {
  const submit = useSubmit()
  const isSent = useRef(false)

  useEffect(() => {
    // In development React runs effects twice, and a second start would invalidate the first.
    if (isSent.current) return
    isSent.current = true
    void submit(null, { method: 'post' })
  }, [submit])

  useEffect(() => {
    if (!actionData) return
    announceEnd(actionData)
    window.close()
  }, [actionData])

  return (
    <AuthPage
      heading={actionData ? 'We couldn’t connect to Google' : 'Taking you to Google'}
      lead={actionData ? actionData.error : 'One moment.'}
    />
  )
}
