import { brand } from '#app/site/brand.ts'
import { readPrice, type SetupFields } from './setup-fields.ts'

type Service = SetupFields['services'][number]

/** A service of a price list, what Ava says of a price that is not exact, and both in words. */
export type ReadService = {
  service: Service
  fact: SetupFields['facts'][number] | null
  understood: string
}

const NAME_MAX_CHARS = 60
const DEFAULT_MINUTES = 60

/** **Shape**: before the amount what makes it inexact, then the amount, and a unit or VAT after it. */
const PRICE = new RegExp(
  [
    String.raw`(?:\b(?<about>from|starting (?:at|from)|approx(?:imately)?\.?|around|about|up to|over|under) |\b(?:only|just) )?`,
    String.raw`(?:£ ?(?<pounds>\d{1,3}(?:,\d{3})+|\d{1,7})(?<pence>\.\d{1,2})?(?![\d])`,
    String.raw`|\b(?<words>\d{1,6}(?:\.\d{2})?) ?(?:pounds|gbp)\b|\bfree\b)`,
    String.raw`(?<unit>(?: ?(?:[-–—]|to) ?£ ?\d[\d,]{0,8}(?<!,)(?:\.\d{1,2})?)?(?:(?: per| an?\b| ?\/) ?\p{L}{1,12}\b(?: \p{L}{1,12}\b)?| each\b| ?pp\b)?(?: ?(?:\+|plus|exc?\.?|excluding) ?vat\b)?)`,
  ].join(''),
  'iu',
)

/** "1 hour 30 min", "1.5 hours", "- 90 mins", "1h 30m"; not the end of "1-2 hours". */
const LENGTH =
  /(?<![\p{L}\d.,–-]|\d ?[–-] |\bto )(?:(\d{1,2}(?:\.\d{1,2})?) ?(?:hours?|hrs?|h)\b(?:(?: and)? ?(\d{1,2}) ?(?:minutes?|mins?|m)\b)?|(\d{1,3}) ?(?:minutes?|mins?)\b)/giu
const LENGTH_MAX_HOURS = 12
const OTHER_LENGTH = /\d ?(?:h|hours?|hrs?|minutes?|mins?)\b/i

/** Words that make a sentence of what would be a service's name. */
const SENTENCE = /\b(?:we|us|our|you|your|is|are|was|were|save|deposit)\b/i
const FIXED = 'fixed (?:price|fee)'
const NOTHING_MORE = new RegExp(
  `^(?:[\\s().,:–—-]|\\b(?:inc(?:l|luding)?\\.? vat|${FIXED}|only|for|takes)\\b)*$`,
  'i',
)

/**
 * Reads the services of one line: mostly one, but "Cut £30, colour £60" are two.
 *
 * **Errors**: null if any part of the line is not understood.
 */
export function readServices(line: string): ReadService[] | null {
  const one = readService(line)
  if (one) return [one]
  const parts = line.split(/, (?=\p{L})|;| & | and (?=\p{L}[^,]*£)/u)
  const services = parts.map(readService).filter((read) => read !== null)
  return parts.length > 1 && services.length === parts.length ? services : null
}

function readService(line: string): ReadService | null {
  const found = PRICE.exec(line)
  if (!found?.groups) return null
  const { about, pounds, pence = '', words, unit = '' } = found.groups
  const amount = pounds ? pounds + pence : (words ?? 'free')
  const before = line.slice(0, found.index)
  const after = line.slice(found.index + found[0].length)
  const lengths = [...`${before} | ${after}`.matchAll(LENGTH)].map(minutesOf)
  const [name, rest] = [nameOf(before), after.replace(LENGTH, ' ')]
  if (!/\p{L}/u.test(name) || name.length > NAME_MAX_CHARS || SENTENCE.test(name)) return null
  if (OTHER_LENGTH.test(name) || name.includes('£') || !NOTHING_MORE.test(rest)) return null
  if (lengths.length > 1 || lengths[0] === null || readPrice(amount) === undefined) return null

  const minutes = lengths[0] ?? DEFAULT_MINUTES
  const long = lengths[0] ? `, ${minutes} minutes` : `, ${minutes} minutes, as no length is given`
  const exact = amount.replace(/\.00$/, '')
  const service = { name, minutes: String(minutes), books: 'yes' }
  if (!about && unit.trim() === '') {
    const price = exact === 'free' ? exact : `£${exact}`
    return {
      service: { ...service, price: exact },
      fact: null,
      understood: `${name}: ${price}${long}`,
    }
  }
  const said = `£${exact}${unit.trimEnd()}`
  const isFrom = about !== undefined && /^(?:from|starting)/i.test(about)
  const phrase = isFrom ? `from ${said}` : about ? `${about.toLowerCase()} ${said}` : said
  return {
    service: { ...service, price: '' },
    fact: {
      question: `How much is ${name}?`,
      answer: isFrom ? `It starts ${phrase}.` : `It’s ${phrase}.`,
    },
    understood: `${name}: ${phrase}${long}. ${brand.persona} says “${phrase}” and doesn’t promise a price.`,
  }
}

/** "Boiler service (60 mins) ....", "Probate: fixed fee": the words before the price. */
function nameOf(text: string): string {
  return text
    .replace(LENGTH, ' ')
    .replace(new RegExp(`\\b${FIXED}\\b`, 'gi'), ' ')
    .replace(/[().:,=…_]|\.{2,}| [-–—]+(?= |$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The minutes of a length; null if it is none, as in "24 hour call-out". */
function minutesOf([, hours, more, minutes]: RegExpExecArray): number | null {
  const total = Math.round(Number(hours ?? 0) * 60) + Number(more ?? minutes ?? 0)
  return total > 0 && Number(hours ?? 0) <= LENGTH_MAX_HOURS ? total : null
}
