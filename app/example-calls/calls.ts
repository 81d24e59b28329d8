import type { IndustrySlug } from '#app/site/industries.ts'
import type { ExampleCall } from './example-call.ts'

// Only loaders import this file: the transcripts are too large for the page's scripts.
const files = import.meta.glob<ExampleCall>('./calls/*.json', { eager: true, import: 'default' })

const urls = import.meta.glob<string>('./calls/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** Finds the example call of a trade, or the home page's own. */
export function findCall(slug: IndustrySlug | 'home'): ExampleCall {
  const call = files[fileOf(slug)]
  if (!call) throw new Error(`There is no example call ${slug}.`)
  return call
}

/** The address where a browser can fetch an example call. */
export function callUrl(slug: IndustrySlug | 'home'): string {
  return urls[fileOf(slug)] ?? ''
}

function fileOf(slug: string): string {
  return `./calls/${slug}.json`
}
