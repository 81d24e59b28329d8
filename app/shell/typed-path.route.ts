import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { typedPaths } from '#app/site/navigation.ts'

/** Redirects addresses that people guess to the page they mean. */
export function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  throw redirect(typedPaths[path] ?? '/')
}
