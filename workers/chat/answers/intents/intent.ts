import { homeFaqs, pricingAnswers } from '#app/home/faqs.ts'
import { industryContent } from '#app/industries/all.ts'
import type { Industry } from '#app/industries/industry.ts'
import { brand } from '#app/site/brand.ts'
import { standing } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import {
  industryPath,
  isIndustrySlug,
  type IndustryLink,
  type IndustrySlug,
} from '#app/site/industries.ts'
import type { Slots } from '../slots.ts'
import { trades } from './trades.ts'

/** A link to a page and section of this site. */
export type Link = { title: string; href: string }

/** What an operator has switched on, as far as answers depend on it. */
export type SwitchedOn = { analytics: boolean; email: boolean; google: boolean; model: boolean }

/** What an answer may take from the question and the site. **Units**: `nowMs` since the epoch. */
export type Facts = Slots & { on: SwitchedOn; nowMs: number }

/**
 * Something that visitors ask, with the answer.
 *
 * **Shape**: `asks` holds ten or so wordings, the first being the one that the chat suggests. `Pro`,
 * `40 calls a month` and a trade's name stand for any of their kind. `takes` names the slot that
 * changes the answer, `next` the entries that are likely to follow, `claim` what it rests on.
 */
export type Intent = {
  id: string
  asks: readonly string[]
  answer: string | ComputedAnswer
  links: readonly Link[]
  next: readonly string[]
  takes: string | null
  claim: string | null
  trade: string | null
}

/** An answer made of the question's slots and the site's settings. */
export type ComputedAnswer = (facts: Facts) => string

const pages = {
  home: { title: 'Home', href: '/' },
  pricing: { title: 'Pricing', href: '/#pricing' },
  features: { title: 'Features', href: '/#features' },
  about: { title: 'About', href: '/#about' },
  faq: { title: 'Common questions', href: '/#faq' },
  missed: { title: 'What missed calls cost', href: '/#missed-calls' },
  examples: { title: 'Hear a call from your trade', href: '/#trade-calls' },
  contact: { title: 'Contact', href: '/contact' },
  hours: { title: 'Who picks up when', href: '/contact#hours' },
  setUpCall: { title: 'Book a set-up call', href: '/welcome' },
  signUp: { title: 'Sign up or sign in', href: '/auth' },
  reset: { title: 'Reset your password', href: '/auth/forgotten' },
  account: { title: 'Your account', href: '/account' },
  accuracy: { title: 'How often is this right?', href: '/chat-accuracy' },
  privacy: { title: 'Privacy', href: '/privacy' },
  terms: { title: 'Terms', href: '/terms' },
  blog: { title: 'Blog', href: '/blog' },
  restaurantPhones: {
    title: 'Restaurant phone systems',
    href: '/blog/restaurant-phone-systems-2025',
  },
  callCentre: {
    title: 'Virtual assistant vs call centre',
    href: '/blog/virtual-assistant-vs-call-center',
  },
  comingSoon: { title: 'Trades coming soon', href: '/coming-soon' },
} as const satisfies Record<string, Link>

/** The link to the people, for an answer that isn't in the table. */
export const contactLink: Link = pages.contact

/** How to reach the team, as a part of a sentence. */
export const reachUs = `ring ${brand.phone.label} or email ${brand.email}`

/**
 * Reads entries from their text.
 *
 * **Shape**: an entry starts with `# id | links | next | takes plan, claim rating`, then come its
 * wordings and, after `=`, its answer; one that depends on the question or the settings is in
 * `computed`. A link is a page above, a trade's slug, or a page with a section, as `terms#today`.
 * **Errors**: throws where an entry has no answer or a link leads nowhere.
 */
export function readTable(text: string, computed: Record<string, Intent['answer']> = {}): Intent[] {
  return text
    .trim()
    .split(/\n?^# /m)
    .filter(Boolean)
    .map((entry) => {
      const [head = '', ...lines] = entry.trim().split('\n')
      const [id = '', linkNames = '', next = '', options = ''] = head
        .split('|')
        .map((one) => one.trim())
      const answer = computed[id] ?? lines.find((line) => line.startsWith('= '))?.slice(2)
      if (answer === undefined) throw new Error(`The chat's entry ${id} has no answer.`)
      const option = (name: string) => new RegExp(`${name} ([\\w-]+)`).exec(options)?.[1] ?? null
      return {
        id,
        asks: lines
          .filter((line) => !line.startsWith('= '))
          .join(' ')
          .split(' / ')
          .map((one) => one.trim()),
        answer,
        links: linkNames.split(' ').filter(Boolean).map(linkOf),
        next: next.split(' ').filter(Boolean),
        takes: option('takes'),
        claim: option('claim'),
        trade: trades.find(({ slug }) => id.startsWith(`${slug}-`))?.slug ?? null,
      }
    })
}

function linkOf(name: string): Link {
  const [page = '', section] = name.split('#')
  const trade = trades.find(({ slug }) => slug === page)
  if (trade) return tradeLink(trade)
  if (!Object.hasOwn(pages, page)) throw new Error(`The chat has no link ${name}.`)
  const { title, href } = pages[page as keyof typeof pages]
  return { title, href: section ? `${href}#${section}` : href }
}

/** The page of a trade, or the place that keeps one for it. */
export function tradeLink({ slug, label }: IndustryLink): Link {
  const href = isIndustrySlug(slug) ? industryPath(slug) : `/coming-soon?industry=${slug}`
  return { title: label, href }
}

function findFaq(id: string, slug?: IndustrySlug): Faq | undefined {
  const { faqs = [] }: Partial<Industry> = slug ? industryContent[slug] : {}
  const all = slug ? faqs : [...homeFaqs, ...pricingAnswers]
  return standing(all).find((faq) => faq.id === id)
}

/** A question of the home page, or of a trade's page. */
export function question(id: string, slug?: IndustrySlug): string {
  return findFaq(id, slug)?.question ?? ''
}

/**
 * Its answer, without the yes or no that fits only its own wording: 'Can I start without a card?'
 * mustn't hear 'No'. Empty once it's no longer there; then the entry goes.
 */
export function faq(id: string, slug?: IndustrySlug): string {
  const bare = (findFaq(id, slug)?.answer ?? '').replace(/^(?:Yes|No)[.,]\s+/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** What stands under a heading of a trade's page. */
export function card(slug: IndustrySlug, title: string): string {
  const { items }: Industry['features'] = industryContent[slug].features
  return standing(items).find((item) => item.title === title)?.description ?? ''
}
