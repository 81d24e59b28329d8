import { jsonLdGraph, type JsonLd } from './json-ld.ts'

/** Structured data next to what it describes. */
export function JsonLdScript({ node }: { node: JsonLd }) {
  // Inside a script element '<' could end it early.
  const json = JSON.stringify(jsonLdGraph([node])).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
