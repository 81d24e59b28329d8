import type { MetaDescriptor } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { jsonLdGraph, organization, website, type JsonLd } from './json-ld.ts'

/** The size of every Open Graph image. */
const OG_IMAGE = { width: '1200', height: '630' } as const

/**
 * The content of a page's head.
 *
 * **Shape**: `path` is the page's canonical path, `image` names a file in `public/og` without its
 * ending, `jsonLd` is added to the organisation and the web site, which are on every page.
 */
export type PageHead = {
  title: string
  description: string
  keywords: readonly string[]
  path: string
  origin: string | undefined
  image?: string
  type?: 'website' | 'article'
  publishedAt?: string
  jsonLd?: readonly JsonLd[]
}

/** Builds a page's title, description, canonical link, social tags and structured data. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const origin = head.origin ?? ''
  const url = origin + head.path
  const image = `${origin}/og/${head.image ?? 'site'}.png`
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.keywords.length > 0 ? [{ name: 'keywords', content: head.keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: brand.locale },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: OG_IMAGE.width },
    { property: 'og:image:height', content: OG_IMAGE.height },
    { property: 'og:image:alt', content: `${brand.name}: ${brand.strapline}` },
    ...(head.publishedAt
      ? [{ property: 'article:published_time', content: head.publishedAt }]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:site', content: brand.social.x.handle },
    { name: 'twitter:title', content: head.title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: image },
    {
      'script:ld+json': jsonLdGraph([
        organization(origin),
        website(origin),
        ...(head.jsonLd ?? []),
      ]),
    },
  ]
}

/** The canonical origin, from the matches that every `meta` function is given. */
export function originOf(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): string | undefined {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof data === 'object' && data && 'origin' in data ? String(data.origin) : undefined
}
