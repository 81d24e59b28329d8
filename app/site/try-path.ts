import type { TradeId } from '#app/receptionist/engine/types.ts'
import type { IndustrySlug } from './industries.ts'

/** The trade on /try that is closest to each industry. */
const trades: Readonly<Record<IndustrySlug, TradeId> & Record<string, TradeId>> = {
  'estate-agents': 'estate-agent',
  lawyers: 'solicitor',
  'property-management': 'property-manager',
  'sales-teams': 'other',
  'customer-support': 'other',
  recruitment: 'recruiter',
  healthcare: 'clinic',
  finance: 'accountant',
  chiropractors: 'physio',
  contractors: 'builder',
  'financial-services': 'accountant',
  hvac: 'plumber',
  plumbing: 'plumber',
  restaurants: 'restaurant',
  salons: 'hairdresser',
  towing: 'garage',
  veterinary: 'vet',
}

/** The address of /try with the trade that is closest to an industry's slug. */
export function tryPath(slug: string): string {
  return `/try?trade=${trades[slug] ?? 'other'}`
}
