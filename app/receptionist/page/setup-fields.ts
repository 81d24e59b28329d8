import { limits } from '../engine/limits.ts'
import { readSetup } from '../engine/read-input.ts'
import type { Setup, SetupInput, UrgentAction } from '../engine/types.ts'
import { readPostcodes } from './postcodes.ts'

/** The set-up as its form shows it: everything is text. */
export type SetupFields = {
  name: string
  town: string
  /** Monday to Sunday; both empty: closed. */
  hours: readonly { from: string; to: string }[]
  services: readonly { name: string; price: string; minutes: string; books: string }[]
  towns: string
  outward: string
  words: string
  does: string
  to: string
  facts: readonly { question: string; answer: string }[]
}

/** A valid set-up, or the field to correct and a sentence that says how. */
export type FieldsResult = { kind: 'read'; setup: SetupInput } | Refused

type Refused = { kind: 'refused'; why: string; field: string }

/** The fields of a set-up. */
export function fieldsOf(setup: Setup): SetupFields {
  return {
    name: setup.name,
    town: setup.town,
    hours: setup.hours.map((hours) => ({ from: hours?.[0] ?? '', to: hours?.[1] ?? '' })),
    services: setup.services.map(({ name, pricePence, minutes, isBookable }) => ({
      name,
      price: writePrice(pricePence),
      minutes: String(minutes),
      books: isBookable ? 'yes' : 'no',
    })),
    towns: setup.area.towns.join(', '),
    outward: setup.area.outward.join(', '),
    words: setup.urgent.words.join(', '),
    does: setup.urgent.does,
    to: setup.urgent.to,
    facts: setup.facts,
  }
}

/** Makes a set-up from the fields; empty rows are left out. */
export function setupOf(fields: SetupFields, trade: Setup['trade']): FieldsResult {
  const services = []
  for (const [i, { name, price, minutes, books }] of fields.services.entries()) {
    if (name === '' && price === '' && minutes === '') continue
    if (name === '') {
      const has = price === '' ? `takes “${minutes}” minutes` : `has the price “${price}”`
      const why = `Which service ${has}? Enter its name, or clear its price and minutes to remove it.`
      return refused(`service-name-${i}`, why)
    }
    const pricePence = readPrice(price)
    if (pricePence === undefined) {
      const why = `“${price}” isn’t a price. Enter 65, 65.50 or “free”, or leave it empty.`
      return refused(`service-price-${i}`, why)
    }
    const length = minutes === '' ? 60 : Number(minutes)
    if (!Number.isInteger(length) || length < 1 || length > 10_080) {
      const why = `How many minutes does “${name}” take? Enter a whole number, such as 45.`
      return refused(`service-minutes-${i}`, why)
    }
    services.push({ name, pricePence, minutes: length, isBookable: books !== 'no' })
  }
  const { districts, areas, wrong } = readPostcodes(fields.outward)
  const outward = [...districts, ...areas]
  const problem = nameProblem(fields) ?? hoursProblem(fields) ?? factProblem(fields)
  if (problem) return problem
  if (wrong[0] !== undefined) return refused('outward', postcodeProblem(wrong[0]))
  if (outward.length > limits.wordMaxCount) {
    return refused('outward', `Enter ${limits.wordMaxCount} postcodes at most.`)
  }
  const result = readSetup({
    trade,
    name: fields.name,
    town: fields.town,
    hours: fields.hours.map(({ from, to }) => (from === '' ? null : [from, to])),
    services,
    area: { towns: split(fields.towns), outward },
    urgent: { words: split(fields.words), does: readAction(fields.does), to: fields.to },
    facts: fields.facts
      .filter(({ question }) => question !== '')
      .map(({ question, answer }) => ({ question, answer: endSentence(answer) })),
  })
  if (result.kind === 'read') return result
  const why = result.why.includes('bytes')
    ? `The set-up is too long (${limits.setupMaxBytes / 1024} KB at most). Please shorten it.`
    : 'Something in the set-up can’t be used. Check the opening hours: times look like 09:00.'
  return refused('name', why)
}

/** Without a name or a town of its own, she would speak for the example business. */
function nameProblem({ name, town }: SetupFields): Refused | null {
  if (name === '') return refused('name', 'Enter the name that she says when she answers.')
  return town === '' ? refused('town', 'Enter the town, which she tells callers who ask.') : null
}

function hoursProblem({ hours }: SetupFields): Refused | null {
  const half = hours.findIndex(({ from, to }) => (from === '') !== (to === ''))
  if (half >= 0) {
    const why = `Enter both times for ${DAYS[half]}, or leave both empty if you’re closed.`
    return refused(`open-${half}`, why)
  }
  const same = hours.findIndex(({ from, to }) => from !== '' && from === to)
  if (same < 0) return null
  const why = `${DAYS[same]} opens and closes at ${hours[same]?.to}. Enter two different times, leave both empty if you’re closed, or enter 00:00 and 23:59 if you’re open all day.`
  return refused(`close-${same}`, why)
}

function factProblem({ facts }: SetupFields): Refused | null {
  const lone = facts.findIndex(({ question, answer }) => question === '' && answer !== '')
  if (lone >= 0) {
    const why = `When does she say “${facts[lone]?.answer}”? Enter a question, or clear the answer to remove it.`
    return refused(`question-${lone}`, why)
  }
  const bare = facts.findIndex(({ question, answer }) => question !== '' && answer === '')
  if (bare < 0) return null
  const why = `What does she say to “${facts[bare]?.question}”? Enter an answer, or clear the question to remove it.`
  return refused(`answer-${bare}`, why)
}

function postcodeProblem(wrong: string): string {
  return `“${wrong}” isn’t a postcode. Enter postcodes such as LS6, LS1 to LS20 or LS here, and places under Towns.`
}

function refused(field: string, why: string): Refused {
  return { kind: 'refused', why, field }
}

/** The days as the form and its refusals name them. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The pence of "65", "£1,200.50" or "free"; null if empty, undefined if it is not a price. */
export function readPrice(text: string): number | null | undefined {
  if (text === '') return null
  if (/^free$/i.test(text)) return 0
  const [, pounds, pence = '0'] =
    /^£?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (pounds === undefined) return undefined
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'))
}

function writePrice(pence: number | null): string {
  if (pence === null) return ''
  if (pence === 0) return 'free'
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2)
}

function readAction(does: string): UrgentAction {
  return does === 'put-through' || does === 'next-slot' ? does : 'text'
}

/** An answer with its full stop, because Ava may go on after it. */
function endSentence(answer: string): string {
  return /[.!?…]["'”’)]*$/.test(answer) ? answer : `${answer}.`
}

function split(list: string): string[] {
  return list.split(/[,\n]/).map((item) => item.trim()).filter(Boolean) // prettier-ignore
}
