import { brand } from '#app/site/brand.ts'
import { withAbsoluteLinks } from './absolute-links.ts'
import { escapeXml } from './xml.ts'

type FeedArticle = {
  id: string
  title: string
  excerpt: string
  publishDate: string
  category: string
  html: string
}

/**
 * The blog as a feed with the articles' full text.
 *
 * **Source**: RSS 2.0, with the content and Atom modules.
 */
export function renderRss(origin: string, articles: readonly FeedArticle[]): string {
  const newest = articles[0]?.publishDate
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${brand.name} blog`)}</title>
<link>${origin}/blog</link>
<description>${escapeXml(brand.description)}</description>
<language>${brand.language.toLowerCase()}</language>
${newest ? `<lastBuildDate>${rssDate(newest)}</lastBuildDate>` : ''}
<atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${articles.map((article) => renderItem(origin, article)).join('\n')}
</channel>
</rss>
`
}

function renderItem(origin: string, article: FeedArticle): string {
  const url = `${origin}/blog/${article.id}`
  return `<item>
<title>${escapeXml(article.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${rssDate(article.publishDate)}</pubDate>
<category>${escapeXml(article.category)}</category>
<description>${escapeXml(article.excerpt)}</description>
<content:encoded>${escapeXml(withAbsoluteLinks(article.html, origin))}</content:encoded>
</item>`
}

function rssDate(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toUTCString()
}
