import { articles } from '#app/blog/articles.ts'
import { requestContext } from '#app/context.ts'
import { brand } from '#app/site/brand.ts'
import { pages } from '#app/site/pages.ts'
import { allPlans, formatPence, plans } from '#app/site/pricing.ts'
import type { Route } from './+types/llms.route'

/** The site in brief for language models. **Source**: llmstxt.org. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const text = `# ${brand.name}

> ${brand.description}

${brand.persona}, the receptionist, is an AI and tells callers so in the first sentence of every call.

## Prices

${plans
  .map(
    (plan) =>
      `- ${plan.name}: ${plan.price}${plan.period ? ` a ${plan.period}` : ''}, ${plan.includedCallCount} calls included, then ${formatPence(plan.extraCallPence)} each. ${plan.features.at(-1)}.`,
  )
  .join('\n')}
- All plans: ${allPlans.join(', ')}. No long-term contract.

## Pages

${pages.map(({ path, name, about }) => `- [${name}](${origin}${path}): ${about}`).join('\n')}

## Articles

${articles.map(({ id, title, excerpt }) => `- [${title}](${origin}/blog/${id}): ${excerpt}`).join('\n')}

## Contact a person

Phone ${brand.phone.label}, email ${brand.email}.
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
