import { data, isRouteErrorResponse } from 'react-router'
import { isOutOfReach, within } from '#app/rules/reach-server.ts'
import { sentences } from '#workers/auth/contract.ts'

/** How long a call that signs in or up may take. */
const CALL_LIMIT_MS = 15_000

/**
 * Submits a form to the server, with a timeout.
 *
 * **Shape**: the call's answer, or a sentence for the form to show.
 * **Errors**: rethrows redirects for the router; logs everything else.
 */
export async function callServer<Answer>(call: () => Promise<Answer>) {
  try {
    return await within(CALL_LIMIT_MS, call())
  } catch (error) {
    if (error instanceof Response) throw error
    console.error('The call to the server failed.', error)
    const code = codeOf(error)
    // With an error status, React Router does not revalidate the loaders, which would fail too.
    return data({ error: sentences[code] as string }, { status: 503 })
  }
}

function codeOf(error: unknown): keyof typeof sentences {
  if (isOutOfReach(error)) return 'network-request-failed'
  const isLimited = isRouteErrorResponse(error) && error.status === 429
  return isLimited ? 'too-many-requests' : 'authentication-failed'
}
