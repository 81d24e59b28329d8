import { jsonLdGraph, type JsonLd } from './json-ld.ts'

/**
 * Structured data next to what it describes: with its text close by, compression leaves little of
 * it, where in the head it would cost the first packets of the page.
 */
export function JsonLdScript({ node }: { node: JsonLd }) {
  // Inside a script element '<' could end it early, and anything but ASCII makes a fragment wide.
  const json = JSON.stringify(jsonLdGraph([node])).replace(/[<\u0080-\uffff]/g, escaped)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
