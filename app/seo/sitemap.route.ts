import { articles } from '#app/blog/articles.ts'
import { requestContext } from '#app/context.ts'
import { pages } from '#app/site/pages.ts'
import type { Route } from './+types/sitemap.route'
import { escapeXml } from './xml.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const entries = [
    ...pages.map(({ path }) => ({ url: origin + path, changed: null })),
    ...articles.map(({ id, publishDate }) => ({
      url: `${origin}/blog/${id}`,
      changed: publishDate,
    })),
  ].map(
    ({ url, changed }) =>
      `<url><loc>${escapeXml(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}
