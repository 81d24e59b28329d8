import { allIndustries, tradePath, type IndustryLink } from '#app/site/industries.ts'

/** A link to a page and section of this site. */
export type Link = { title: string; href: string }

const pages = {
  home: { title: 'Home', href: '/' },
  pricing: { title: 'Pricing', href: '/#pricing' },
  features: { title: 'Features', href: '/#features' },
  about: { title: 'About', href: '/#about' },
  faq: { title: 'Common questions', href: '/#faq' },
  missed: { title: 'What missed calls cost', href: '/#missed-calls' },
  examples: { title: 'Hear a call from your trade', href: '/#trade-calls' },
  try: { title: 'Try it with your own business', href: '/try' },
  contact: { title: 'Contact', href: '/contact' },
  hours: { title: 'Who answers, and when', href: '/contact#hours' },
  setUpCall: { title: 'Book a set-up call', href: '/welcome' },
  signUp: { title: 'Sign up or sign in', href: '/auth' },
  reset: { title: 'Reset your password', href: '/auth/forgotten' },
  account: { title: 'Your account', href: '/account' },
  accuracy: { title: 'How often is the chat right?', href: '/chat-accuracy' },
  privacy: { title: 'Privacy', href: '/privacy' },
  terms: { title: 'Terms', href: '/terms' },
  blog: { title: 'Blog', href: '/blog' },
  phones: { title: 'Restaurant phone systems', href: '/blog/restaurant-phone-systems-2025' },
  centres: { title: 'Assistant or call centre?', href: '/blog/virtual-assistant-vs-call-center' },
  comingSoon: { title: 'Trades coming soon', href: '/coming-soon' },
} as const satisfies Record<string, Link>

/** The link to a person, for questions that no topic answers. */
export const contactLink: Link = pages.contact

/** The page of a trade, or the placeholder until it has one. */
export function tradeLink({ slug, label }: IndustryLink): Link {
  return { title: label, href: tradePath(slug) }
}

/**
 * The link for a name in a topic: a page above, a trade's slug, or a page with a section, such as
 * `terms#today`.
 *
 * **Errors**: throws if a name has no target.
 */
export function linkOf(name: string): Link {
  const [page = '', section] = name.split('#')
  const trade = allIndustries.find(({ slug }) => slug === page)
  if (trade) return tradeLink(trade)
  if (!Object.hasOwn(pages, page)) throw new Error(`The chat has no link ${name}.`)
  const { title, href } = pages[page as keyof typeof pages]
  return { title, href: section ? `${href}#${section}` : href }
}
