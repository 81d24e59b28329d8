import { redirect, type LoaderFunctionArgs } from 'react-router'
import { typedPaths } from '#app/site/navigation.ts'

/** Redirects addresses that people guess to the page they mean. */
export function loader({ url }: LoaderFunctionArgs) {
  throw redirect(typedPaths[url.pathname] ?? '/')
}
