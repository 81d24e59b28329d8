import { brand } from './brand.ts'
import { industries, industryPath } from './industries.ts'
import { setUpCall } from './set-up-call.ts'

/** A public page, which search engines should know. */
export type Page = { path: string; name: string; about: string }

/**
 * Every public page but the articles, in the order of the site map. Unless `workers/http/cacheable.ts`
 * excepts it, each is stored once for all visitors.
 */
export const pages: readonly Page[] = [
  { path: '/', name: 'Home', about: `What ${brand.name} does, how it sounds and what it costs` },
  ...industries.map(({ slug, label }) => ({
    path: industryPath(slug),
    name: label,
    about: `What ${brand.name} does for ${label.toLowerCase()}, with an example call`,
  })),
  {
    path: '/try',
    name: 'Try a call',
    about: `A trial call that ${brand.persona} answers for your own business. No sign-up needed`,
  },
  { path: '/blog', name: 'Blog', about: 'Articles for owners of small firms' },
  { path: '/contact', name: 'Contact', about: 'Phone, email and address' },
  { path: '/auth', name: 'Sign in', about: 'Sign in or start for free' },
  { path: '/welcome', name: 'Welcome', about: `The ${setUpCall.lengthMin}-minute set-up call` },
  { path: '/coming-soon', name: 'Coming soon', about: 'Trades coming soon' },
  {
    path: '/chat-accuracy',
    name: 'How often the chat is right',
    about: 'How often the chat answers correctly, as measured',
  },
  { path: '/terms', name: 'Terms', about: 'Terms of service' },
  { path: '/privacy', name: 'Privacy', about: 'What we store, where and for how long' },
]
