import { readSetup } from '#app/receptionist/engine/read-input.ts'
import type { DayHours, Service, SetupInput } from '#app/receptionist/engine/types.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Reads the set-up that a form carries, or null if it is invalid. */
export function readKeptSetup(text: string): SetupInput | null {
  try {
    const result = readSetup(JSON.parse(text))
    return result.kind === 'read' ? result.setup : null
  } catch {
    return null
  }
}

/**
 * A kept set-up in lines of text, for the person who made it. It leaves out what they did not
 * change or left empty.
 */
export function describeSetup(setup: SetupInput): string[] {
  const { name, town, hours, services = [], area, urgent, facts = [] } = setup
  const places = area ? [...area.towns, ...area.outward] : []
  const words = urgent?.words ?? []
  return [
    [name, tradeWords(setup), town].filter(Boolean).join(', '),
    hours && `Open: ${hours.map(dayWords).join('; ')}.`,
    services.length > 0 && `Services: ${services.map(serviceWords).join('; ')}.`,
    places.length > 0 && `Area: ${places.join(', ')}.`,
    words.length > 0 && `Urgent calls: ${words.join(', ')}.`,
    ...facts.map(({ question, answer }) => `${question} ${answer}`),
  ].filter((line) => typeof line === 'string')
}

function tradeWords({ trade }: SetupInput): string {
  return trade === 'other' ? '' : trade.replace('-', ' ')
}

function dayWords(hours: DayHours, index: number): string {
  return `${DAYS[index]} ${hours ? hours.join('–') : 'closed'}`
}

function serviceWords({ name, pricePence, minutes }: Service): string {
  const price = pricePence === null ? '' : `, £${(pricePence / 100).toFixed(2)}`
  return `${name}${price}, ${minutes} minutes`
}
