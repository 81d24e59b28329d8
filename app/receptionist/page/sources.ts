import type { Sentence, Setup } from '../engine/types.ts'

const businessName = { label: 'your business’s name', field: 'name' }
const ringsBack = { label: 'who rings people back', field: 'to' }
const missingAnswer = { label: 'an answer that she doesn’t have', field: 'teach' }
const services = { label: 'your services', field: 'service-name-0' }

/** Rules whose sentences quote the set-up: the source in words, and the field that corrects it. */
const ruleFields: Readonly<Record<string, { label: string; field: string }>> = {
  greeting: businessName,
  who: businessName,
  person: ringsBack,
  'ask-take-message': ringsBack,
  'message-kept': ringsBack,
  'will-tell': ringsBack,
  'will-tell-details': ringsBack,
  'will-ring': ringsBack,
  'pass-on': ringsBack,
  'take-details': ringsBack,
  vat: missingAnswer,
  each: missingAnswer,
  unknown: missingAnswer,
  'unknown-rest': missingAnswer,
  'home-visit': missingAnswer,
  'unknown-later': missingAnswer,
  'no-visit': services,
  unlisted: services,
  beyond: missingAnswer,
}

/** Whether she says that she doesn't know something, or tells what may not be the answer: she can then be taught. */
export function isTeachable({ source }: Sentence): boolean {
  if (source.kind === 'fact') return source.isRelated === true
  return source.kind === 'rule' && ruleFields[source.rule]?.field === 'teach'
}

/** Describes where a sentence comes from. */
export function describeSource({ source }: Sentence): string {
  switch (source.kind) {
    case 'fact':
      return 'one of your answers'
    case 'price':
      return 'your price list'
    case 'service':
      return 'your services'
    case 'hours':
      return 'your opening hours'
    case 'area':
      return 'your area'
    case 'urgent':
      return 'your rule for urgent calls'
    case 'diary':
      return 'the example diary, made from your opening hours'
    case 'line':
      return `what the caller said in line ${source.line + 1}`
    case 'rule':
      return ruleFields[source.rule]?.label ?? 'a fixed rule for every call'
  }
}

/** Finds the field that corrects a sentence. `then` is the set-up with which it was said, `now` the present one. */
export function findField({ source }: Sentence, then: Setup, now: Setup): FoundField {
  switch (source.kind) {
    case 'fact': {
      if (source.isRelated) return fixedField(missingAnswer.field)
      const asked = then.facts[source.index]?.question
      const index = now.facts.findIndex(({ question }) => question === asked)
      return rowField('answer', index)
    }
    case 'price':
    case 'service': {
      const index = now.services.findIndex(({ name }) => name === source.service)
      return rowField(source.kind === 'price' ? 'service-price' : 'service-name', index)
    }
    case 'hours':
    case 'diary':
      return fixedField('open-0')
    case 'area':
      return fixedField('towns')
    case 'urgent':
      return fixedField('does')
    case 'line':
      return fixedField(null)
    case 'rule':
      return fixedField(ruleFields[source.rule]?.field ?? null)
  }
}

/**
 * The field that corrects a sentence.
 *
 * **Shape**: `field` is null if none does; `isGone` if that is because its row has been renamed or removed.
 */
export type FoundField = { field: string | null; isGone: boolean }

function fixedField(field: string | null): FoundField {
  return { field, isGone: false }
}

function rowField(part: string, index: number): FoundField {
  return index < 0 ? { field: null, isGone: true } : fixedField(`${part}-${index}`)
}
