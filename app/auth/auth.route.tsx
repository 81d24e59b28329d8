import { redirect, useLocation } from 'react-router'
import { accountsContext, offersContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { useUser } from '#app/shell/use-user.ts'
import { brand } from '#app/site/brand.ts'
import { track } from '#app/analytics/product-events.ts'
import { readPostedForm, shortTextOf } from '#app/rules/read-posted-form.ts'
import { sentenceOf } from '#workers/auth/contract.ts'
import type { Route } from './+types/auth.route'
import { AuthBenefits } from './auth-benefits.tsx'
import { AuthForm } from './auth-form.tsx'
import { isAskedAgain, readAuthMode, readNext } from './auth-mode.ts'
import { callServer } from './call-server.ts'
import { orRefused, refuse } from './refuse.ts'
import { SignedInNote } from './signed-in-note.tsx'

// If the address has no mode, the title names both: a link's state may open either.
const heads = {
  signin: {
    title: `Sign in or sign up | ${brand.name}`,
    description: `Sign in to ${brand.name}, or create an account. All you need is an email address and a password. The Starter plan is free and needs no card.`,
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

export function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const code = searchParams.get('error')
  return {
    isDeleted: searchParams.has('deleted'),
    hasGoogle: context.get(offersContext).google,
    error: code === null ? null : sentenceOf({ code }),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext)
  const { search } = url
  const form = await readPostedForm(request)
  const isNew = isSignUp(form, search)
  const result = await orRefused(context, isNew ? accounts.signUp(form) : accounts.signIn(form))
  if (result.kind === 'refused') {
    return refuse(result, {
      typed: { name: shortTextOf(form, 'name'), email: shortTextOf(form, 'email') },
    })
  }
  return redirect(readNext(search), { headers: result.headers })
}

export async function clientAction({ request, url, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await callServer(serverAction)
  } catch (way) {
    // A redirect means success.
    track(isSignUp(form, url.search) ? 'sign_up' : 'sign_in', {
      method: 'password',
    })
    throw way
  }
}

/** Whether the form signs up: by its `mode` field, or by the address if the form has none. */
function isSignUp(form: FormData, search: string): boolean {
  return (shortTextOf(form, 'mode') || readAuthMode(search)) === 'signup'
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const user = useUser()
  const { search } = useLocation()
  return (
    <div className="grid lg:min-h-[800px] lg:grid-cols-2">
      {user && !isAskedAgain(search) ? (
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
