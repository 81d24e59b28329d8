import { data } from 'react-router'
import { secondListenerContext } from '#app/context.ts'
import { readPostedForm } from '#app/rules/read-posted-form.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import type { Route } from './+types/try.route'
import { isTrade } from './engine/trades/trade-ids.ts'
import { trades } from './engine/trades/trades.ts'
import { TryPage } from './page/try-page.tsx'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Try the AI receptionist with your own business | ${brand.name}`,
    description: `Play the caller: ${brand.persona} answers as your business, books into an example diary, and you see the text, email and calendar entry. No sign-up.`,
    keywords: ['AI receptionist demo', 'try AI phone answering', 'AI receptionist without sign-up'],
    path: '/try',
    origin: originOf(matches),
  })
}

/** The trade that the address names, with its example business; unknown ones are plumbers. */
export function loader({ url, context }: Route.LoaderArgs) {
  const id = url.searchParams.get('trade')
  return {
    trade: trades[isTrade(id) ? id : 'plumber'],
    hasSecondListener: context.get(secondListenerContext),
  }
}

export async function action({ request, url }: Route.ActionArgs) {
  const id = url.searchParams.get('trade')
  const form = await readPostedForm(request)
  // Only the server's replies need the engine, and every page of a new isolate would wait for it.
  const { performPosted } = await import('./page/perform-posted.ts')
  const result = performPosted(form, trades[isTrade(id) ? id : 'plumber'])
  // Every form of the page has this field.
  return form.has('trial') ? result : data(result, { status: 400 })
}

export default function Try({ loaderData, actionData }: Route.ComponentProps) {
  const { trade, hasSecondListener } = loaderData
  return <TryPage trade={trade} posted={actionData ?? null} hasSecondListener={hasSecondListener} />
}
