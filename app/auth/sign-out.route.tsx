import { redirect } from 'react-router'
import { accountsContext } from '#app/context.ts'
import { SignOutButton } from '#app/shell/sign-out.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { Route } from './+types/sign-out.route'
import { AuthPage } from './auth-page.tsx'
import { privateMeta } from './private-meta.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('Sign out')
}

export async function action({ context }: Route.ActionArgs) {
  const { headers } = await context.get(accountsContext).signOut()
  return redirect('/', { headers })
}

export default function SignOut() {
  return (
    <AuthPage heading="Sign out?" lead="You’ll stay signed in on your other devices.">
      <SignOutButton className={buttonClass({ className: 'w-full' })} />
    </AuthPage>
  )
}
