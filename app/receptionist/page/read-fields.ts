import { limits } from '../engine/limits.ts'
import type { Setup } from '../engine/types.ts'
import { DAYS, fieldsOf, type SetupFields } from './setup-fields.ts'

/** A field of a form as text; '' if it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * The form's fields as typed. Rows beyond those that the form offers are left out: a refused set-up is
 * written back into the page, and 64 KB of names without values would become 9 MB of rows.
 *
 * **Shape**: a service of `setup` whose name was cleared, and nothing else changed, is an empty row.
 */
export function readFields(form: FormData, setup: Setup): SetupFields {
  const text = (name: string) => textOf(form, name).trim()
  const all = (name: string, maxCount: number) =>
    form
      .getAll(name)
      .slice(0, maxCount)
      .map((value) => (typeof value === 'string' ? value.trim() : ''))
  const [names, prices, minutes, books] = ['name', 'price', 'minutes', 'books'].map((part) =>
    all(`service-${part}`, limits.serviceMaxCount),
  )
  const [from, to] = ['open', 'close'].map((name) => all(name, DAYS.length))
  const [questions, answers] = ['question', 'answer'].map((name) => all(name, limits.factMaxCount))
  const known = fieldsOf(setup).services
  const isRemoved = ({ name, price, minutes }: SetupFields['services'][number], i: number) =>
    name === '' && price === known[i]?.price && minutes === known[i]?.minutes
  return {
    name: text('name'),
    town: text('town'),
    hours: Array.from(DAYS, (_, i) => ({ from: from?.[i] ?? '', to: to?.[i] ?? '' })),
    services: (names ?? [])
      .map((name, i) => ({
        name,
        price: prices?.[i] ?? '',
        minutes: minutes?.[i] ?? '',
        books: books?.[i] ?? 'yes',
      }))
      .map((row, i) => (isRemoved(row, i) ? { ...row, price: '', minutes: '' } : row)),
    towns: text('towns'),
    outward: text('outward'),
    words: text('words'),
    does: text('does'),
    to: text('to'),
    facts: (questions ?? []).map((question, i) => ({ question, answer: answers?.[i] ?? '' })),
  }
}
