import { brand } from '#app/site/brand.ts'
import { industryPath, type IndustrySlug } from '#app/site/industries.ts'

const { persona } = brand

const general = ['How much does it cost?', 'Can I keep my number?', 'How do I start?'] as const

const byIndustry: Record<IndustrySlug, string> = {
  'estate-agents': `Can ${persona} book viewings for estate agents?`,
  lawyers: `What does ${persona} do for law firms?`,
  'property-management': `What does ${persona} do for property managers?`,
  'sales-teams': `What does ${persona} do for sales teams?`,
  'customer-support': `What does ${persona} do for customer support?`,
  recruitment: `What does ${persona} do for recruiters?`,
  healthcare: `What does ${persona} do for healthcare practices?`,
  finance: `What does ${persona} do for finance firms?`,
}

const byPath: Record<string, readonly string[]> = {
  '/': [
    'How much is Pro and what happens after 80 calls?',
    'Do callers know they are talking to an AI?',
    'How long does it take to set up?',
  ],
  '/auth': ['Do I need a card to start?', 'What does the free trial cost?', 'How do I cancel?'],
  '/welcome': [
    'How do I book the set-up call?',
    'Does it work with my calendar and CRM?',
    'Can I keep my number?',
  ],
  '/contact': [
    'Can I talk to a person?',
    'When are you open?',
    'Which languages can callers speak?',
  ],
}

/** Three first questions that fit the page one is on. */
export function suggestionsFor(pathname: string): readonly string[] {
  const own = byPath[pathname]
  if (own) return own
  for (const [slug, question] of Object.entries(byIndustry)) {
    if (pathname === industryPath(slug as IndustrySlug)) {
      return [question, 'How much does it cost?', 'What happens with spam and sales calls?']
    }
  }
  return general
}
