import { requestContext } from '#app/context.ts'
import type { Route } from './+types/robots.route'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  return new Response(
    `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}
