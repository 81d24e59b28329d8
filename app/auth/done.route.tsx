import { useEffect } from 'react'
import { Link } from 'react-router'
import { userContext } from '#app/context.ts'
import { bare } from '#app/shell/bare.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { codeOfAuthError, sentenceOf } from '#workers/auth/contract.ts'
import type { Route } from './+types/done.route'
import { AuthPage } from './auth-page.tsx'
import { announceEnd } from './google-channel.ts'
import { privateMeta } from './private-meta.ts'

export const handle = bare

export function meta(): Route.MetaDescriptors {
  return privateMeta('Signing in with Google')
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const failure = searchParams.get('error')
  if (failure === null && context.get(userContext) !== null) return { error: null }
  return { error: sentenceOf({ code: codeOfAuthError(failure ?? '', searchParams.get('code')) }) }
}

/** The last page of signing in with Google. In the pop-up it reports the result to the page behind, and closes. */
export default function Done({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    announceEnd(loaderData)
    // Does nothing in a window that no script opened. The page then shows links.
    window.close()
  }, [loaderData])

  if (loaderData.error === null) {
    return (
      <AuthPage heading="You’re signed in" lead="You can close this window.">
        <ButtonLink to="/welcome">Continue</ButtonLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage heading="We couldn’t sign you in" lead="We haven’t changed anything.">
      <ErrorAlert>{loaderData.error}</ErrorAlert>
      <p>
        <Link to="/auth" className="inline-flex min-h-11 items-center text-link">
          Back to sign in
        </Link>
      </p>
    </AuthPage>
  )
}
