/** The blog's categories, in the order of their buttons. */
export const categories = [
  'Business Solutions',
  'AI Technology',
  'Small Business',
  'Industry Insights',
] as const

/** One of the blog's categories. */
export type Category = (typeof categories)[number]

/** An article without its body. **Units**: `publishDate` as an ISO date. */
export type ArticleSummary = {
  id: string
  title: string
  excerpt: string
  description: string
  keywords: string[]
  author: string
  readTime: string
  publishDate: string
  category: Category
  featured: boolean
  image: string
  imageAlt: string
}

/** An article with its body as HTML. */
export type Article = ArticleSummary & { html: string }

/** The blog's search text and category. */
export type BlogFilter = { query: string; category: Category | null }

/** Reads the filter from a URL. An unknown category is ignored. */
export function readFilter(params: URLSearchParams): BlogFilter {
  const category = params.get('category')
  return {
    query: params.get('q') ?? '',
    category: categories.find((known) => known === category) ?? null,
  }
}
