import { data, useLocation } from 'react-router'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import type { Route } from './+types/auth.route'
import { AuthBenefits } from './auth-benefits.tsx'
import { AuthForm } from './auth-form.tsx'
import { readAuthMode } from './auth-mode.ts'

const heads = {
  signin: {
    title: `Sign in | ${brand.name}`,
    description: `Sign in to ${brand.name} to read and hear the calls that ${brand.persona} took for you, change what she may answer, and see what comes next.`,
  },
  signup: {
    title: `Sign up for free | ${brand.name}`,
    description: `Make an account with ${brand.name}: a name if you like, an email address and a password. The Starter plan is free and needs no card.`,
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

export async function action({ request }: Route.ActionArgs) {
  // A body that is no form gets the answer of an empty one: a 500 would blame us for it.
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return data(
    {
      error: `Sign-in is not switched on here yet, and nothing that you typed was kept. Ring ${brand.phone.label} or write to ${brand.email} and we will set you up.`,
      typed: { name: text('name'), email: text('email') },
    },
    { status: 503 },
  )
}

export default function Auth({ actionData }: Route.ComponentProps) {
  const mode = readAuthMode(useLocation().search)
  return (
    <div className="grid lg:min-h-[800px] lg:grid-cols-2">
      <AuthForm mode={mode} result={actionData} />
      <AuthBenefits />
    </div>
  )
}
