import { redirect, useLocation } from 'react-router'
import { accountsContext, offersContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { useUser } from '#app/shell/use-user.ts'
import { brand } from '#app/site/brand.ts'
import { track } from '#app/site/product-events.ts'
import { sentenceOf } from '#workers/auth/contract.ts'
import type { Route } from './+types/auth.route'
import { AuthBenefits } from './auth-benefits.tsx'
import { AuthForm } from './auth-form.tsx'
import { readAuthMode, readNext } from './auth-mode.ts'
import { callServer } from './call-server.ts'
import { readForm, textOf } from './read-form.ts'
import { refuse } from './refuse.ts'
import { SignedInNote } from './signed-in-note.tsx'

const heads = {
  signin: {
    title: `Sign in | ${brand.name}`,
    description: `Sign in to ${brand.name} to read and listen to the calls ${brand.persona} has taken, change what she can answer and see what's next.`,
  },
  signup: {
    title: `Sign up for free | ${brand.name}`,
    description: `Create a ${brand.name} account. All you need is an email address and a password. The Starter plan is free and needs no card.`,
  },
} as const

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    ...heads[readAuthMode(location.search)],
    keywords: ['sign in', 'sign up', 'AI receptionist account', 'free trial'],
    path: '/auth',
    origin: originOf(matches),
    image: 'auth',
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('error')
  return {
    isDeleted: searchParams.has('deleted'),
    hasGoogle: context.get(offersContext).google,
    error: code === null ? null : sentenceOf({ code }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext)
  const { search } = new URL(request.url)
  const form = await readForm(request)
  const result =
    readAuthMode(search) === 'signup' ? await accounts.signUp(form) : await accounts.signIn(form)
  if (result.kind === 'refused') {
    return refuse(result, { typed: { name: textOf(form, 'name'), email: textOf(form, 'email') } })
  }
  return redirect(readNext(search), { headers: result.headers })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const mode = readAuthMode(new URL(request.url).search)
  try {
    return await callServer(serverAction)
  } catch (way) {
    // Success is the redirect onward.
    track(mode === 'signup' ? 'sign_up' : 'sign_in', { method: 'password' })
    throw way
  }
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const user = useUser()
  const { search } = useLocation()
  const isAgain = new URLSearchParams(search).has('again')
  return (
    <div className="grid lg:min-h-[800px] lg:grid-cols-2">
      {user && !isAgain ? (
        <SignedInNote user={user} />
      ) : (
        <AuthForm
          hasGoogle={loaderData.hasGoogle}
          isDeleted={loaderData.isDeleted}
          problem={actionData ?? (loaderData.error ? { error: loaderData.error } : undefined)}
        />
      )}
      <AuthBenefits />
    </div>
  )
}
