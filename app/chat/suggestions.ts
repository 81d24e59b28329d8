import { industries, industryPath } from '#app/site/industries.ts'

const general = ['How much does it cost?', 'Can I keep my number?', 'How do I sign up?'] as const

const byPath: Record<string, readonly string[]> = {
  '/': [
    'How much is Pro, and what happens after 80 calls?',
    'Do callers know they’re talking to an AI?',
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

/** Three first questions that suit the current page. */
export function suggestionsFor(pathname: string): readonly string[] {
  const industry = industries.find(({ slug }) => pathname === industryPath(slug))
  if (!industry) return byPath[pathname] ?? general
  return [
    `Is it any good for ${industry.label.toLowerCase()}?`,
    'How much does it cost?',
    'What happens with spam and sales calls?',
  ]
}
