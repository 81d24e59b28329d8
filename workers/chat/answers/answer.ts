import { brand } from '#app/site/brand.ts'
import { formatPence, plans } from '#app/site/pricing.ts'

/**
 * What the site itself has to say to a question.
 *
 * **Shape**: at most three sources; `href` is a path on this site, with its section.
 */
export type Answer = { text: string; sources: { title: string; href: string }[] }

/** One message of a conversation. */
export type Message = { role: 'user' | 'assistant'; content: string }

/** Answers the last question of a conversation from what the site itself says. */
export function answerQuestion(_messages: readonly Message[]): Answer {
  const prices = plans.map(
    (plan) =>
      `${plan.name} is ${plan.price}${plan.period ? ` a ${plan.period}` : ''} with ${plan.includedCallCount} calls, then ${formatPence(plan.extraCallPence)} a call.`,
  )
  return {
    text: `I am ${brand.name}’s AI assistant. ${prices.join(' ')}`,
    sources: [{ title: 'Pricing', href: '/#pricing' }],
  }
}
