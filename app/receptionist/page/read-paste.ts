import { readPostcodes } from './postcodes.ts'
import { closeOtherDays, readHours, type Week } from './read-hours.ts'
import { readServices } from './read-service.ts'
import type { SetupFields } from './setup-fields.ts'

/** How much of a pasted text is read. */
export const TEXT_MAX_CHARS = 8000
const LINE_MAX_COUNT = 120
const SERVICE_MAX_COUNT = 20
const QUESTION_MAX_CHARS = 200
const ANSWER_MAX_CHARS = 300
const LINE_MAX_CHARS = QUESTION_MAX_CHARS + ANSWER_MAX_CHARS

type Hours = SetupFields['hours'][number]

/** What was read with certainty from a pasted text. */
export type Paste = Pick<SetupFields, 'services' | 'facts'> & {
  hours: readonly (Hours | null)[]
  outward: readonly string[]
  towns: readonly string[]
  report: PasteReport
}

/** What was understood, in words for the owner, and the lines or parts of lines that were not. */
export type PasteReport = { understood: readonly string[]; missed: readonly string[] }

type Found = {
  services: SetupFields['services'][number][]
  facts: SetupFields['facts'][number][]
  week: Week
  outward: string[]
  towns: string[]
}

/**
 * Reads services with prices, opening hours, postcodes, towns, and questions with answers from the text of a
 * website or price list.
 *
 * **Shape**: a price with "from" or "per room" is not exact, so it becomes the answer to a question
 * about the price. Every line that is read is in the report, as understood or as missed.
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
  const found = nothing()
  const understood: string[] = []
  const missed: string[] = []
  for (let i = 0; i < Math.min(lines.length, LINE_MAX_COUNT); i++) {
    const line = lines[i] ?? ''
    const next = lines[i + 1] ?? ''
    // A slogan such as "Boiler broken?" must not take the opening hours below it as its answer.
    const isQuestion = line.endsWith('?') && readLine(next, nothing()) === null
    const report = isQuestion ? readFact(`${line} ${next}`, found) : readLine(line, found)
    if (report && isQuestion) i++
    understood.push(...(report?.understood ?? []))
    missed.push(...(report?.missed ?? [line]))
  }
  const last =
    lines.length > LINE_MAX_COUNT
      ? `line ${LINE_MAX_COUNT}`
      : text.length > TEXT_MAX_CHARS && `${TEXT_MAX_CHARS.toLocaleString('en-GB')} characters`
  if (last) missed.push(`The text after ${last}. Paste the rest on its own.`)
  const { week, ...rest } = found
  understood.push(...closeOtherDays(week))
  const hours = week.map((day) => day && { from: day.from, to: day.to })
  return { ...rest, hours, report: { understood, missed } }
}

/** The form's fields, with their values replaced by those from a pasted text. `example`: the trade's own answers. */
export function mergePaste(
  fields: SetupFields,
  paste: Paste,
  example: SetupFields['facts'],
): SetupFields {
  const known = new Set(paste.services.map(({ name }) => name.toLowerCase()))
  const others = fields.services.filter(({ name }) => !known.has(name.toLowerCase()))
  // The example's services are not the visitor's, so a price list replaces them all.
  const services = paste.services.length > 1 ? paste.services : [...others, ...paste.services]
  const asked = new Set(paste.facts.map(({ question }) => question))
  // Nor are its answers, which may say the opposite of the visitor's. Those that the visitor has changed stay.
  const isExample = (fact: SetupFields['facts'][number]) =>
    paste.facts.length > 0 &&
    example.some(({ question, answer }) => question === fact.question && answer === fact.answer)
  const own = fields.facts.filter((fact) => !asked.has(fact.question) && !isExample(fact))
  return {
    ...fields,
    services,
    hours: fields.hours.map((hours, day) => paste.hours[day] ?? hours),
    outward: paste.outward.length > 0 ? paste.outward.join(', ') : fields.outward,
    // The example's towns are not the visitor's either.
    towns: paste.towns.length > 0 ? paste.towns.join(', ') : fields.towns,
    facts: [...own, ...paste.facts],
  }
}

function nothing(): Found {
  const week = Array.from({ length: 7 }, () => null)
  return { services: [], facts: [], week, outward: [], towns: [] }
}

function readLine(line: string, found: Found): PasteReport | null {
  if (line.length > LINE_MAX_CHARS) return null
  return (
    readFact(line, found) ??
    readHours(line, found.week) ??
    readPrices(line, found) ??
    readArea(line, found)
  )
}

const FACT =
  /^(?:Q(?:uestion)?[:.)] ?)?([^?]*\p{L}[^?]*\?) (?:A(?:nswer)?[:.)] ?)?([^?]*\p{L}[^?]*)$/iu

/** "Q: Do you take cards? A: Yes." */
function readFact(text: string, found: Found): PasteReport | null {
  const [, question = '', answer = ''] = FACT.exec(text) ?? []
  if (question === '' || question.length > QUESTION_MAX_CHARS) return null
  if (answer.length > ANSWER_MAX_CHARS) return null
  found.facts.push({ question, answer })
  return { understood: [`An answer to “${question}”: “${answer}”`], missed: [] }
}

function readPrices(line: string, found: Found): PasteReport | null {
  const read = readServices(line)
  if (!read || found.services.length + read.length > SERVICE_MAX_COUNT) return null
  found.services.push(...read.map(({ service }) => service))
  found.facts.push(...read.flatMap(({ fact }) => fact ?? []))
  return { understood: read.map(({ understood }) => understood), missed: [] }
}

const SHOWN_POSTCODE_COUNT = 20
const COVERS =
  /^(?:we |our |the |areas? |postcodes? |also )*(?:cover(?:s|ed|ing)?|serv(?:es?|ed|ing)|areas?|postcodes?)\b(?: (?:are|include|including|areas?|postcodes?|in))*[: ]+/i

/** A place's name: "Harrogate", "Chapel Allerton", "Stoke-on-Trent". */
const TOWN =
  /^(?:\p{Lu}[\p{Ll}'’]+(?:-\p{L}+)*)(?: (?:\p{Lu}[\p{Ll}'’]+|on|upon|le|in|the|under)(?:-\p{L}+)*){0,3}$/u
const TOWN_MAX_COUNT = 20

/** "LS1, LS2 and LS6", "We cover LS1-LS20 and Harrogate", "Areas covered: Leeds, Otley and Ilkley". */
function readArea(line: string, found: Found): PasteReport | null {
  const places = line.replace(COVERS, '').replace(/[.!]$/, '')
  const isSaid = places !== line
  const { districts, areas, wrong, hasAddress } = readPostcodes(places)
  const towns = isSaid ? wrong.filter((place) => TOWN.test(place)) : []
  // Without "we cover" this may be an address, or anything with letters and digits.
  const isList = isSaid || (wrong.length === 0 && areas.length === 0 && !hasAddress)
  // "We cover all makes of boiler" and "serving Breakfast and Lunch" name no place.
  const isOfTowns =
    towns.length > 0 && towns.length === wrong.length && !/^(?:\w+ )?serv/i.test(line)
  const isOfAreas = areas.length > 0 && wrong.length === 0
  if (!isList || !(districts.length > 0 || isOfAreas || isOfTowns)) return null
  const codes = [...districts, ...areas]
  found.outward.push(...codes.filter((code) => !found.outward.includes(code)))
  const added = towns.slice(0, TOWN_MAX_COUNT - found.towns.length)
  found.towns.push(...added.filter((town) => !found.towns.includes(town)))
  const rest = codes.length - SHOWN_POSTCODE_COUNT
  const named = [...codes.slice(0, SHOWN_POSTCODE_COUNT), ...added].join(', ')
  const missed = wrong.filter((place) => !added.includes(place))
  return { understood: [`Area: ${named}${rest > 0 ? ` and ${rest} more` : ''}`], missed }
}
