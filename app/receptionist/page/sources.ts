import type { Sentence, Setup } from '../engine/types.ts'

/**
 * The source of a sentence of Ava's, in words, and the field of the set-up form that corrects it, or
 * null if none does.
 */
export type DescribedSource = { label: string; field: string | null }

/** Rules whose sentences quote the set-up. */
const ruleFields: Readonly<Record<string, DescribedSource>> = {
  greeting: { label: 'your business’s name', field: 'name' },
  who: { label: 'your business’s name', field: 'name' },
  person: { label: 'who rings people back', field: 'to' },
  'ask-take-message': { label: 'who rings people back', field: 'to' },
  'message-kept': { label: 'who rings people back', field: 'to' },
  'will-tell': { label: 'who rings people back', field: 'to' },
  'will-tell-details': { label: 'who rings people back', field: 'to' },
  'will-ring': { label: 'who rings people back', field: 'to' },
  'pass-on': { label: 'who rings people back', field: 'to' },
  'take-details': { label: 'who rings people back', field: 'to' },
  vat: { label: 'an answer that she doesn’t have', field: 'teach' },
  each: { label: 'an answer that she doesn’t have', field: 'teach' },
  unknown: { label: 'an answer that she doesn’t have', field: 'teach' },
  'unknown-rest': { label: 'an answer that she doesn’t have', field: 'teach' },
  'home-visit': { label: 'an answer that she doesn’t have', field: 'teach' },
  'unknown-later': { label: 'an answer that she doesn’t have', field: 'teach' },
  'no-visit': { label: 'your services', field: 'service-name-0' },
  unlisted: { label: 'your services', field: 'service-name-0' },
  beyond: { label: 'an answer that she doesn’t have', field: 'teach' },
}

/** Whether she says that she doesn't know something, which she can then be taught. */
export function isTeachable({ source }: Sentence): boolean {
  return source.kind === 'rule' && ruleFields[source.rule]?.field === 'teach'
}

/** Describes where a sentence comes from. */
export function describeSource({ source }: Sentence, setup: Setup): DescribedSource {
  switch (source.kind) {
    case 'fact':
      return { label: 'one of your answers', field: `answer-${source.index}` }
    case 'price':
      return { label: 'your price list', field: serviceField('price', source.service, setup) }
    case 'service':
      return { label: 'your services', field: serviceField('name', source.service, setup) }
    case 'hours':
      return { label: 'your opening hours', field: 'open-0' }
    case 'area':
      return { label: 'your area', field: 'towns' }
    case 'urgent':
      return { label: 'your rule for urgent calls', field: 'does' }
    case 'diary':
      return { label: 'the example diary, made from your opening hours', field: 'open-0' }
    case 'line':
      return { label: `what the caller said in line ${source.line + 1}`, field: null }
    case 'rule':
      return ruleFields[source.rule] ?? { label: 'a fixed rule for every call', field: null }
  }
}

function serviceField(part: string, name: string, { services }: Setup): string | null {
  const index = services.findIndex((service) => service.name === name)
  return index < 0 ? null : `service-${part}-${index}`
}
