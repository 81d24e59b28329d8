/** The trade on /try that is closest to each industry. */
const trades: Readonly<Record<string, string>> = {
  'estate-agents': 'estate-agent',
  lawyers: 'solicitor',
  'property-management': 'property-manager',
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
