/** The trades that come with a set-up of their own; the last is for any other business. */
export const tradeIds = [
  'plumber',
  'electrician',
  'hairdresser',
  'garage',
  'dentist',
  'clinic',
  'vet',
  'solicitor',
  'estate-agent',
  'property-manager',
  'recruiter',
  'accountant',
  'restaurant',
  'cleaner',
  'builder',
  'physio',
  'tutor',
  'florist',
  'hotel',
  'gym',
  'other',
] as const

/** Whether there is a trade of that name. */
export function isTrade(name: unknown): name is (typeof tradeIds)[number] {
  return tradeIds.some((id) => id === name)
}
