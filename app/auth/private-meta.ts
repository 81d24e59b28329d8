import type { MetaDescriptor } from 'react-router'
import { brand } from '#app/site/brand.ts'

/** The meta tags of a personal page, which search engines must not index. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}
