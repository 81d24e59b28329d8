import type { IndustrySlug } from './industries.ts'

type ClaimPage = '/' | '/auth' | '/coming-soon' | `/use-cases/${IndustrySlug}`

/**
 * A marketing claim: a figure that we may be asked to prove.
 *
 * **Shape**: `figure` is shown large, `label` under or after it; `pages` lists the pages that show it.
 */
export type Claim = {
  id: string
  figure: string
  label: string
  pages: readonly ClaimPage[]
  /** Whether it is one of the four figures at the top of an industry's page. */
  isStatistic?: boolean
  /** If true, the claim and every sentence that depends on it are not shown. */
  withdrawn?: boolean
}

/** One of the four figures at the top of an industry's page. */
function statistic<const Id extends string>(
  slug: IndustrySlug,
  id: Id,
  figure: string,
  label: string,
) {
  return { id, figure, label, pages: [`/use-cases/${slug}`], isStatistic: true } as const
}

/**
 * Every claim on the site. Edit and withdraw claims only here.
 *
 * **Source**: specification, section 9.
 */
export const claims = [
  { id: 'rating', figure: '4.8 / 5.0', label: 'average rating', pages: ['/'] },
  { id: 'rating-count', figure: '150', label: 'ratings', pages: ['/'] },
  { id: 'integrations', figure: '50+', label: 'integrations', pages: ['/'] },
  { id: 'support', figure: '24/7', label: 'support', pages: ['/'] },
  { id: 'answer-time', figure: '1.5 seconds', label: 'answer time', pages: ['/', '/auth'] },
  { id: 'capacity', figure: '1,000+', label: 'simultaneous calls', pages: ['/'] },
  { id: 'languages', figure: '90+', label: 'languages', pages: ['/', '/coming-soon'] },
  { id: 'cost', figure: 'less than $25/month', label: 'what it costs', pages: ['/'] },
  {
    id: 'in-house-cost',
    figure: 'about $35,000',
    label: 'an in-house receptionist, a year',
    pages: ['/'],
  },
  { id: 'missed-share', figure: '20%', label: 'of calls missed', pages: ['/'] },
  {
    id: 'hipaa',
    figure: 'HIPAA compliant',
    label: 'handling of health information',
    pages: ['/use-cases/healthcare'],
  },

  statistic('estate-agents', 'estate-leads', '67%', 'more qualified leads'),
  statistic('estate-agents', 'estate-viewings', '45%', 'more viewings'),
  statistic('estate-agents', 'estate-cycle', '23%', 'faster sales cycle'),
  statistic('estate-agents', 'estate-satisfaction', '89%', 'satisfaction'),

  statistic('lawyers', 'law-live', '95%', 'calls answered live'),
  statistic('lawyers', 'law-intake', '50%', 'faster intake'),
  statistic('lawyers', 'law-leads', '30%', 'more qualified leads'),
  statistic('lawyers', 'law-hours', '24/7', 'availability'),

  statistic('property-management', 'property-answered', '98%', 'answered'),
  statistic('property-management', 'property-response', '60%', 'faster maintenance response'),
  statistic('property-management', 'property-appointments', '40%', 'fewer missed appointments'),
  statistic('property-management', 'property-hours', '24/7', 'availability'),

  statistic('sales-teams', 'sales-leads', '3x', 'qualified leads'),
  statistic('sales-teams', 'sales-cycle', '50%', 'faster cycle'),
  statistic('sales-teams', 'sales-conversion', '35%', 'higher conversion'),
  statistic('sales-teams', 'sales-time', '2h', 'saved daily per rep'),

  statistic('customer-support', 'support-resolved', '85%', 'resolved instantly'),
  statistic('customer-support', 'support-wait', '60%', 'lower wait'),
  statistic('customer-support', 'support-costs', '40%', 'lower costs'),
  statistic('customer-support', 'support-satisfaction', '95%', 'satisfaction'),

  statistic('recruitment', 'recruitment-hiring', '70%', 'faster hiring'),
  statistic('recruitment', 'recruitment-screened', '3x', 'screened'),
  statistic('recruitment', 'recruitment-no-shows', '50%', 'fewer no-shows'),
  statistic('recruitment', 'recruitment-efficiency', '85%', 'efficiency'),

  statistic('healthcare', 'health-no-shows', '60%', 'fewer no-shows'),
  statistic('healthcare', 'health-booking', '40%', 'faster booking'),
  statistic('healthcare', 'health-satisfaction', '30%', 'satisfaction'),
  statistic('healthcare', 'health-hours', '24/7', 'availability'),

  statistic('finance', 'finance-onboarding', '80%', 'faster onboarding'),
  statistic('finance', 'finance-collection', '55%', 'collection rates'),
  statistic('finance', 'finance-compliance', '90%', 'compliance accuracy'),
  statistic('finance', 'finance-processing', '65%', 'lower processing time'),
] as const satisfies readonly Claim[]

/** The id by which a text names the claim that it depends on. */
export type ClaimId = (typeof claims)[number]['id']

/** A text that depends on a claim, and is hidden if the claim is withdrawn. */
export type Claimed = { claim?: ClaimId }

/** The claim with this id, or null once it is withdrawn. */
export function findClaim(id: ClaimId, from: readonly Claim[] = claims): Claim | null {
  return from.find((claim) => claim.id === id && !claim.withdrawn) ?? null
}

/** The figure of a claim; empty once it is withdrawn. */
export function figureOf(id: ClaimId): string {
  return findClaim(id)?.figure ?? ''
}

/** The figures at the top of an industry's page. */
export function statisticsOn(page: ClaimPage, from: readonly Claim[] = claims): Claim[] {
  return from.filter((claim) => claim.isStatistic && !claim.withdrawn && claim.pages.includes(page))
}

/** The items that may be shown: those that depend on no claim, or on one that is not withdrawn. */
export function standing<T extends Claimed>(
  items: readonly T[],
  from: readonly Claim[] = claims,
): T[] {
  return items.filter((item) => !item.claim || findClaim(item.claim, from) !== null)
}
