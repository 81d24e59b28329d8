import { DAYS, readPrice, type SetupFields } from './setup-fields.ts'

/** How much of a pasted text is read. */
const TEXT_MAX_CHARS = 8000
const LINE_MAX_CHARS = 200
const LINE_MAX_COUNT = 120
const SERVICE_MAX_COUNT = 20

type Part = 'services' | 'facts'
type Hours = SetupFields['hours'][number]

/** What was read with certainty from a pasted text. */
export type Paste = Pick<SetupFields, Part> & {
  hours: readonly (Hours | null)[]
  outward: readonly string[]
  report: PasteReport
}

/** What was understood, in words for the owner, and the lines that were not. */
export type PasteReport = { understood: readonly string[]; missed: readonly string[] }

/**
 * Reads services with prices, opening hours, postcodes, and questions with answers from the text of a
 * website or price list.
 *
 * **Shape**: a price with "from" is not exact, so it becomes the answer to a question about the price.
 */
export function readPaste(text: string): Paste {
  const lines = text
    .slice(0, TEXT_MAX_CHARS)
    .split(/[\n\r;|•]+/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/^[-*–·\s]+/, '')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, LINE_MAX_COUNT)
  const found = {
    services: [] as SetupFields['services'][number][],
    facts: [] as SetupFields['facts'][number][],
    hours: Array.from({ length: 7 }, (): Hours | null => null),
    outward: [] as string[],
  }
  const understood: string[] = []
  const missed: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] ?? '').slice(0, LINE_MAX_CHARS)
    const next = lines[i + 1]
    if (line.endsWith('?') && next && !next.endsWith('?')) {
      found.facts.push({ question: line, answer: next.slice(0, LINE_MAX_CHARS) })
      understood.push(`An answer to “${line}”`)
      i++
      continue
    }
    const said = readHours(line, found.hours) ?? readService(line, found) ?? readArea(line, found)
    if (said === null) missed.push(line)
    else understood.push(said)
  }
  return { ...found, report: { understood, missed } }
}

/** The form's fields, with their values replaced by those from a pasted text. */
export function mergePaste(fields: SetupFields, paste: Paste): SetupFields {
  const known = new Set(paste.services.map(({ name }) => name.toLowerCase()))
  const others = fields.services.filter(({ name }) => !known.has(name.toLowerCase()))
  // The example's services are not the visitor's, so a price list replaces them all.
  const services = paste.services.length > 1 ? paste.services : [...others, ...paste.services]
  return {
    ...fields,
    services,
    hours: fields.hours.map((hours, day) => paste.hours[day] ?? hours),
    outward: paste.outward.length > 0 ? paste.outward.join(', ') : fields.outward,
    facts: [...fields.facts, ...paste.facts],
  }
}

const PRICE =
  /(from |starting at )?(?:£\s?(\d[\d,]{0,9}(?:\.\d{1,2})?)|\b(\d{1,6}(?:\.\d{2})?) ?(?:pounds|gbp)\b|\bfree\b)/i
const LENGTH = /\b(?:(\d{1,2}) ?(?:hours?|hrs?|h)\b)? ?(?:(\d{1,3}) ?(?:minutes?|mins?|m)\b)?/gi

function readService(line: string, found: { services: object[]; facts: object[] }): string | null {
  const price = PRICE.exec(line)
  if (!price || found.services.length >= SERVICE_MAX_COUNT) return null
  const [whole, from] = price
  const amount = price[2] ?? price[3] ?? 'free'
  const name = nameOf(line.slice(0, price.index))
  if (name === '' || readPrice(amount) === undefined) return null
  const rest = line.slice(price.index + whole.length)
  const minutes = minutesOf(`${line.slice(0, price.index)} ${rest}`)
  const price_ = from ? '' : amount.replace(/\.00$/, '')
  found.services.push({ name, price: price_, minutes: String(minutes ?? 60), books: 'yes' })
  const length = minutes === null ? '' : `, ${minutes} minutes`
  if (!from) return `${name}: ${amount === 'free' ? 'free' : `£${amount}`}${length}`
  found.facts.push({ question: `How much is ${name}?`, answer: `It starts from £${amount}.` })
  return `${name}: from £${amount}${length}. Ava says “from” and doesn’t promise a price.`
}

/** "Boiler service (60 mins) ....": the words before the price. */
function nameOf(text: string): string {
  return text
    .replace(LENGTH, (length) => (/\d/.test(length) ? ' ' : length))
    .replace(/[().:,=…_]|\.{2,}| [-–—]+(?= |$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
}

function minutesOf(text: string): number | null {
  for (const [, hours, minutes] of text.matchAll(LENGTH)) {
    const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
    if (total > 0) return total
  }
  return null
}

const DAY =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b|\b(weekdays|weekends|daily|every day|7 days|seven days)\b/gi
const SPAN =
  /\b(\d{1,2})(?:[:.](\d\d))? ?(am|pm)? ?(?:-|–|—|to|until|till) ?(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?\b/i

function readHours(line: string, hours: (Hours | null)[]): string | null {
  const text = line.replace(/\b12 ?noon\b|\bnoon\b/gi, '12pm').replace(/\bmidnight\b/gi, '12am')
  const days = daysOf(text)
  const isClosed = /\bclosed\b/i.test(text)
  // Here "7 days" means every day of the week; the 7 is not a time.
  const span = SPAN.exec(text.replace(/\b7 days\b/i, ''))
  if (days.length === 0 || /£/.test(text) || (!isClosed && !span)) return null
  const open = isClosed && !span ? { from: '', to: '' } : timesOf(span)
  if (!open) return null
  for (const day of days) hours[day] = open
  const named = days.map((day) => DAYS[day]).join(', ')
  return `${named}: ${open.from === '' ? 'closed' : `${open.from} to ${open.to}`}`
}

function daysOf(text: string): number[] {
  const days = new Set<number>()
  let last: { day: number; end: number } | null = null
  for (const match of text.matchAll(DAY)) {
    const [word, short, group] = match
    if (group) {
      const [from, to] = /^weekd/i.test(group) ? [0, 4] : /^weeke/i.test(group) ? [5, 6] : [0, 6]
      for (let day = from; day <= to; day++) days.add(day)
      continue
    }
    const day = DAYS.findIndex((name) => name.toLowerCase().startsWith((short ?? '').toLowerCase()))
    const between = last ? text.slice(last.end, match.index) : ''
    if (last && /^ ?(?:-|–|—|to|until|till) ?$/i.test(between)) {
      for (let next: number = last.day; next !== day; next = (next + 1) % 7) days.add(next)
    }
    days.add(day)
    last = { day, end: match.index + word.length }
  }
  return [...days].toSorted((a, b) => a - b)
}

/** "9-5" ends in the afternoon, and "9am - 12.30" after noon: a closing time follows its opening time. */
function timesOf(span: RegExpExecArray | null): Hours | null {
  if (!span) return null
  const [, fromHour, fromMinute = '00', fromHalf, toHour, toMinute = '00', toHalf] = span
  const from = hourOf(Number(fromHour), fromHalf)
  let to = hourOf(Number(toHour), toHalf)
  if (!toHalf && to <= from && to < 12) to += 12
  if (from > 23 || to > 24 || Number(fromMinute) > 59 || Number(toMinute) > 59) return null
  return { from: time(from, fromMinute), to: time(to % 24, toMinute) }
}

function hourOf(hour: number, half: string | undefined): number {
  if (half?.toLowerCase() === 'pm') return hour === 12 ? 12 : hour + 12
  return half && hour === 12 ? 0 : hour
}

function time(hour: number, minute: string): string {
  return `${String(hour).padStart(2, '0')}:${minute}`
}

const OUTWARD =
  /\b([A-Z]{1,2}\d[A-Z\d]?)(?: \d[A-Z]{2})?\b(?: ?(?:-|–|to) ?([A-Z]{1,2})(\d{1,2})\b)?/g

/** "LS1, LS2 and LS6", "LS1-LS20", "LS6 1AB". */
function readArea(line: string, found: { outward: string[] }): string | null {
  const codes: string[] = []
  for (const [, first = '', letters, last] of line.matchAll(OUTWARD)) {
    const [, area = '', number = '0'] = /^([A-Z]+)(\d+)$/.exec(first) ?? []
    codes.push(first)
    if (letters !== area || area === '') continue
    for (let i = Number(number) + 1; i <= Math.min(Number(last), Number(number) + 60); i++) {
      codes.push(`${area}${i}`)
    }
  }
  if (codes.length === 0) return null
  found.outward.push(...codes.filter((code) => !found.outward.includes(code)))
  return `Area: ${codes.length > 4 ? `${codes[0]} to ${codes.at(-1)}` : codes.join(', ')}`
}
