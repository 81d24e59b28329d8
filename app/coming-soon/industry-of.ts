import { allIndustries, industryPath, isIndustrySlug } from '#app/site/industries.ts'

/** The trade a visitor came for. **Shape**: `path` is null while it has no page. */
export type AwaitedIndustry = { slug: string; label: string; path: string | null }

/** The trade named in a query; null if there is none or it is unknown. */
export function industryOf(search: string): AwaitedIndustry | null {
  const slug = new URLSearchParams(search).get('industry')
  const industry = allIndustries.find((candidate) => candidate.slug === slug)
  if (!industry) return null
  return {
    slug: industry.slug,
    label: industry.menuLabel,
    path: isIndustrySlug(slug) ? industryPath(slug) : null,
  }
}
