import {
  industries,
  industryPath,
  isIndustrySlug,
  moreIndustries,
  type IndustryLink,
} from '#app/site/industries.ts'

/** The trade that a visitor came for. **Shape**: `path` is null for as long as it has no page. */
export type AwaitedIndustry = { label: string; path: string | null }

const known: readonly IndustryLink[] = [...moreIndustries, ...industries]

/** The trade that a query names; null for none and for one that we do not know. */
export function industryOf(search: string): AwaitedIndustry | null {
  const slug = new URLSearchParams(search).get('industry')
  const industry = known.find((candidate) => candidate.slug === slug)
  if (!industry) return null
  return {
    label: industry.menuLabel,
    path: isIndustrySlug(slug) ? industryPath(slug) : null,
  }
}
