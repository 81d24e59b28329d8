import { homeFaqs, pricingAnswers } from '#app/home/faqs.ts'
import { brand } from '#app/site/brand.ts'
import { claims, standing, type ClaimId } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import type { Slots } from '../slots.ts'
import { linkOf, type Link } from './links.ts'

/** The features that an operator has switched on, as far as answers depend on them. */
export type SwitchedOn = { analytics: boolean; email: boolean; google: boolean; model: boolean }

/** What answers depend on besides the conversation. **Units**: `nowMs` since the epoch. */
export type AnswerContext = { on: SwitchedOn; nowMs: number }

/** An answer computed from the question's slots and its context. */
export type ComputedAnswer = (from: Slots & AnswerContext) => string

/**
 * Something that visitors ask, with the answer. Its id is in `X-Chat-Topic` and in `chat_counts`.
 *
 * **Shape**: `asks` holds wordings as people type them; the chat suggests the first. `Pro`,
 * `40 calls a month` and a trade's name stand for any value of their kind. `next` holds the ids
 * of the questions that it suggests, `claim` the claim that it depends on. If `takesCount`, a bare number after
 * the answer means a number of calls.
 */
export type Topic = {
  id: string
  asks: readonly string[]
  answer: string | ComputedAnswer
  links: readonly Link[]
  next: readonly string[]
  takesCount?: boolean
  claim?: ClaimId | undefined
}

/** How to contact the team, as part of a sentence. */
export const reachUs = `ring ${brand.phone.label} or email ${brand.email}`

/**
 * Parses topics from their text.
 *
 * **Shape**: a topic starts with `# id | links | next | takes count, claim rating`, followed by its
 * wordings and, after `=`, its answer. Answers that depend on the question or the settings are in
 * `computed`. A topic with neither uses the home page's answer to the question of its id.
 * **Errors**: throws if a topic has no answer, a link has no target, or there is no such claim.
 */
export function readTopics(text: string, computed: Record<string, Topic['answer']> = {}): Topic[] {
  return splitTopics(text).map(({ head, asks, answer }) => {
    const [id = '', links = '', next = '', options = ''] = head
    return {
      id,
      asks,
      answer: computed[id] ?? answer ?? faqAnswer(id),
      links: partsOf(links, ' ').map(linkOf),
      next: partsOf(next, ' '),
      takesCount: options.includes('takes count'),
      claim: claimOf(id, options),
    }
  })
}

/** The topics of a text: the fields of the line after `#`, the wordings, the line after `=`. */
export function splitTopics(text: string) {
  return text
    .trim()
    .split(/\n?^# /m)
    .filter(Boolean)
    .map((topic) => {
      const [head = '', ...lines] = topic.split('\n')
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

/** The claim that a topic names. A misspelt one would count as withdrawn, and hide the topic. */
function claimOf(id: string, options: string): ClaimId | undefined {
  const [, named] = /claim ([\w-]+)/.exec(options) ?? []
  const found = claims.find((claim) => claim.id === named)
  if (named && !found) throw new Error(`The chat's topic ${id} names no claim: ${named}.`)
  return found?.id
}

function faqAnswer(id: string): string {
  const found = [...homeFaqs, ...pricingAnswers].find((faq) => faq.id === id)
  if (!found) throw new Error(`The chat's topic ${id} has no answer.`)
  // Empty if its claim was withdrawn: topics.ts leaves such a topic out.
  return standing([found]).map(withoutYes).join('')
}
