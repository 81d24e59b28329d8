import { jsonLdGraph, type JsonLd } from './json-ld.ts'

/**
 * Structured data next to what it describes: with its text close by, compression leaves little of
 * it, where in the head it would cost the first packets of the page.
 */
export function JsonLdScript({ node }: { node: JsonLd }) {
  // Inside a script element only this character could end it early.
  const json = JSON.stringify(jsonLdGraph([node])).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
