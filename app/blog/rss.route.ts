import type { Route } from './+types/rss.route'
import { requestContext } from '#app/context.ts'
import { renderRss } from '#app/seo/rss.ts'
import { articles } from './articles.ts'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(renderRss(context.get(requestContext).origin, articles), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
