import { homeFaqs, pricingAnswers } from '#app/home/faqs.ts'
import { brand } from '#app/site/brand.ts'
import { standing, type ClaimId } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import type { Slots } from '../slots.ts'
import { linkOf, type Link } from './links.ts'

/** The features that an operator has switched on, as far as answers depend on them. */
export type SwitchedOn = { analytics: boolean; email: boolean; google: boolean; model: boolean }

/** What an answer may take from the question and the site. **Units**: `nowMs` since the epoch. */
export type Facts = Slots & { on: SwitchedOn; nowMs: number }

/** An answer computed from the question's slots and the site's settings. */
export type ComputedAnswer = (facts: Facts) => string

/**
 * Something that visitors ask, with the answer.
 *
 * **Shape**: `asks` holds wordings as people type them; the chat suggests the first. `Pro`,
 * `40 calls a month` and a trade's name stand for any value of their kind. `takes` names the slot
 * that changes the answer, `next` the likely follow-ups, `claim` the claim it depends on.
 */
export type Intent = {
  id: string
  asks: readonly string[]
  answer: string | ComputedAnswer
  links: readonly Link[]
  next: readonly string[]
  takes?: string | undefined
  claim?: ClaimId | undefined
}

/** How to contact the team, as part of a sentence. */
export const reachUs = `ring ${brand.phone.label} or email ${brand.email}`

/**
 * Parses entries from their text.
 *
 * **Shape**: an entry starts with `# id | links | next | takes plan, claim rating`, followed by its
 * wordings and, after `=`, its answer. Answers that depend on the question or the settings are in
 * `computed`. An entry with neither uses the home page's answer to the question of its id.
 * **Errors**: throws if an entry has no answer or a link has no target.
 */
export function readTable(text: string, computed: Record<string, Intent['answer']> = {}): Intent[] {
  return splitEntries(text).map(({ head, asks, answer }) => {
    const [id = '', links = '', next = '', options = ''] = head
    const option = (name: string) => new RegExp(`${name} ([\\w-]+)`).exec(options)?.[1]
    return {
      id,
      asks,
      answer: computed[id] ?? answer ?? faqAnswer(id),
      links: partsOf(links, ' ').map(linkOf),
      next: partsOf(next, ' '),
      takes: option('takes'),
      claim: option('claim') as ClaimId | undefined,
    }
  })
}

/** The entries of a text: the fields of the line after `#`, the wordings, the line after `=`. */
export function splitEntries(text: string) {
  return text
    .trim()
    .split(/\n?^# /m)
    .filter(Boolean)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n')
      return {
        head: head.split('|').map((field) => field.trim()),
        asks: partsOf(lines.filter((line) => !line.startsWith('= ')).join(' '), '/ '),
        answer: lines.find((line) => line.startsWith('= '))?.slice(2),
      }
    })
}

/** The parts of a text, without the space around them and without empty ones. */
export function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** An answer without the yes or no that fits only its own question. */
export function withoutYes({ answer }: Faq): string {
  const bare = answer.replace(/^(?:Yes|No)[.,]\s+/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

function faqAnswer(id: string): string {
  const found = [...homeFaqs, ...pricingAnswers].find((faq) => faq.id === id)
  if (!found) throw new Error(`The chat's entry ${id} has no answer.`)
  // Empty if its claim was withdrawn: the table leaves such an entry out.
  return standing([found]).map(withoutYes).join('')
}
