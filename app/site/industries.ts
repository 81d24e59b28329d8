/** A trade as the site's navigation names it, with or without a page. /try has trades of its own. */
export type IndustryLink = {
  slug: string
  /** The name in the header's Use Cases menu and on the coming-soon page. */
  menuLabel: string
  /** The name in the footer, on the home page and in running text. */
  label: string
}

/** The trades that have a page of their own, in the specification's order. */
export const industries = [
  { slug: 'estate-agents', menuLabel: 'Real estate', label: 'Estate agents' },
  { slug: 'lawyers', menuLabel: 'Law firms', label: 'Law firms' },
  { slug: 'property-management', menuLabel: 'Property management', label: 'Property management' },
  { slug: 'sales-teams', menuLabel: 'Sales Teams', label: 'Sales teams' },
  { slug: 'customer-support', menuLabel: 'Customer Support', label: 'Customer support' },
  { slug: 'recruitment', menuLabel: 'Recruitment', label: 'Recruitment' },
  { slug: 'healthcare', menuLabel: 'Healthcare', label: 'Healthcare' },
  { slug: 'finance', menuLabel: 'Finance', label: 'Finance' },
] as const satisfies readonly IndustryLink[]

/** A trade with a page of its own, as its URL names it. */
export type IndustrySlug = (typeof industries)[number]['slug']

/** The three trades at the top of the Use Cases menu, with the line under each. */
export const popularIndustries = [
  { slug: 'estate-agents', line: 'Viewings booked while you’re out' },
  { slug: 'lawyers', line: 'New enquiries taken in full' },
  { slug: 'property-management', line: 'Leaks put through, small jobs logged' },
] as const satisfies readonly { slug: IndustrySlug; line: string }[]

/** Trades that have no page yet. */
const comingIndustries = [
  { slug: 'chiropractors', menuLabel: 'Chiropractors', label: 'Chiropractors' },
  { slug: 'contractors', menuLabel: 'Contractors', label: 'Contractors' },
  {
    slug: 'emergency-restoration',
    menuLabel: 'Emergency restoration',
    label: 'Emergency restoration',
  },
  { slug: 'financial-services', menuLabel: 'Financial services', label: 'Financial services' },
  { slug: 'franchises', menuLabel: 'Franchises', label: 'Franchises' },
  { slug: 'hvac', menuLabel: 'HVAC', label: 'HVAC' },
  { slug: 'insurance', menuLabel: 'Insurance', label: 'Insurance' },
  { slug: 'landscaping', menuLabel: 'Landscaping', label: 'Landscaping' },
  { slug: 'pest-control', menuLabel: 'Pest control', label: 'Pest control' },
  { slug: 'plumbing', menuLabel: 'Plumbing', label: 'Plumbing' },
  { slug: 'restaurants', menuLabel: 'Restaurants', label: 'Restaurants' },
  { slug: 'salons', menuLabel: 'Salons', label: 'Salons' },
  { slug: 'towing', menuLabel: 'Towing', label: 'Towing' },
  { slug: 'veterinary', menuLabel: 'Veterinary', label: 'Veterinary' },
] as const satisfies readonly IndustryLink[]

/** The links of the menu's second column, in the specification's order. */
export const moreIndustries: readonly IndustryLink[] = [
  ...industries.slice(popularIndustries.length),
  ...comingIndustries,
]

/** The path of a trade's page. */
export function industryPath(slug: IndustrySlug): `/use-cases/${IndustrySlug}` {
  return `/use-cases/${slug}`
}

/** Whether a slug, such as one from a URL, names a trade with its own page. */
export function isIndustrySlug(slug: string | null | undefined): slug is IndustrySlug {
  return industries.some((industry) => industry.slug === slug)
}

/** Every trade that the site names, with a page or without. */
export const allIndustries: readonly IndustryLink[] = [...industries, ...comingIndustries]

/** The path of a trade's page, or of the page that announces it. */
export function tradePath(slug: string): string {
  return isIndustrySlug(slug) ? industryPath(slug) : `/coming-soon?industry=${slug}`
}
