import type { MetaDescriptor } from 'react-router'
import { brand } from '#app/site/brand.ts'

/** The head of a page that concerns one visitor only, and no search engine. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}
