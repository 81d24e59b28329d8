import { brand } from '#app/site/brand.ts'
import type { Faq } from '#app/site/faq.ts'

type JsonValue = string | number | boolean | readonly JsonValue[] | { [key: string]: JsonValue }

/** A node of structured data as schema.org defines it. */
export type JsonLd = { '@type': string } & { [key: string]: JsonValue }

/** A page's nodes as one document of structured data. */
export function jsonLdGraph(nodes: readonly JsonLd[]) {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** The id by which one node refers to another. */
export const idOf = (origin: string, node: string) => `${origin}/#${node}`

/** The firm itself. */
export function organization(origin: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': idOf(origin, 'organization'),
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.street,
      addressLocality: brand.address.locality,
      postalCode: brand.address.postalCode,
      addressCountry: brand.address.country,
    },
    sameAs: Object.values(brand.social).map((network) => network.href),
  }
}

/** The site as a whole. */
export function website(origin: string): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': idOf(origin, 'website'),
    url: `${origin}/`,
    name: brand.name,
    description: brand.description,
    inLanguage: brand.language,
    publisher: { '@id': idOf(origin, 'organization') },
  }
}

/** The free trial, as the estate agents' page offers it. */
export function freeTrialOffer(origin: string, path: string): JsonLd {
  return {
    '@type': 'Offer',
    name: 'Free trial',
    description: 'Free trial available',
    price: 0,
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
    url: origin + path,
    itemOffered: {
      '@type': 'SoftwareApplication',
      '@id': idOf(origin, 'product'),
      name: brand.name,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
    },
  }
}

/** A page's questions and answers. */
export function faqPage(faqs: readonly Faq[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The breadcrumbs from the home page to this one; a crumb without a page has no URL. */
export function breadcrumbList(
  origin: string,
  crumbs: readonly { label: string; path: string | null }[],
): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path ? { item: origin + path } : {}),
    })),
  }
}

/** The facts about an article for structured data. */
type ArticleFacts = {
  id: string
  title: string
  description: string
  author: string
  publishDate: string
  category: string
}

/** One article of the blog. */
export function blogPosting(origin: string, article: ArticleFacts): JsonLd {
  const url = `${origin}/blog/${article.id}`
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.description,
    image: `${origin}/og/${article.id}.png`,
    datePublished: article.publishDate,
    dateModified: article.publishDate,
    articleSection: article.category,
    inLanguage: brand.language,
    author: { '@type': 'Organization', name: article.author, url: `${origin}/` },
    publisher: { '@id': idOf(origin, 'organization') },
  }
}

/** The blog with its articles. */
export function blog(origin: string, articles: readonly ArticleFacts[]): JsonLd {
  return {
    '@type': 'Blog',
    '@id': `${origin}/blog#blog`,
    url: `${origin}/blog`,
    name: `${brand.name} blog`,
    publisher: { '@id': idOf(origin, 'organization') },
    blogPost: articles.map((article) => blogPosting(origin, article)),
  }
}
