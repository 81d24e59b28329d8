import { isDate } from './calendar.ts'
import { limits } from './limits.ts'
import { isTrade } from './trades/trade-ids.ts'
import type { CallInput, Line, SetupInput } from './types.ts'
import type { Command } from './understanding/command.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

type Refused = { kind: 'refused'; why: string }

/** Checks the shape and the limits of untrusted input. */
export function readInput(value: unknown): { kind: 'read'; input: CallInput } | Refused {
  return orRefusal(() => {
    if (!isRecord(value)) throw new Refusal('the call must be an object')
    const setup = setupIn(value.setup)
    const lines = list(value.lines, 'lines', limits.lineMaxCount).map(readLine)
    const now = readNow(value.now)
    const seed = value.seed ?? 1
    if (typeof seed !== 'number' || !Number.isSafeInteger(seed))
      throw new Refusal('seed must be a whole number')
    return { kind: 'read', input: { setup, lines, now, seed } }
  })
}

/** Checks a set-up alone in the same way. */
export function readSetup(value: unknown): { kind: 'read'; setup: SetupInput } | Refused {
  return orRefusal(() => ({ kind: 'read', setup: setupIn(value) }))
}

/** Returns what was read, or why it was refused. */
function orRefusal<Read>(read: () => Read): Read | Refused {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', why: error.message }
    throw error
  }
}

class Refusal extends Error {}

function setupIn(value: unknown): SetupInput {
  if (!isRecord(value)) throw new Refusal('setup must be an object')
  if (new TextEncoder().encode(JSON.stringify(value)).length > limits.setupMaxBytes)
    throw new Refusal(`setup must be at most ${limits.setupMaxBytes} bytes`)
  if (!isTrade(value.trade)) throw new Refusal('setup.trade must be one of the trades')
  const { hours, services, area, urgent, facts } = value
  return {
    trade: value.trade,
    ...(value.name === undefined ? {} : { name: string(value.name, 'setup.name') }),
    ...(value.town === undefined ? {} : { town: string(value.town, 'setup.town') }),
    ...(hours === undefined ? {} : { hours: readHours(hours) }),
    ...(services === undefined
      ? {}
      : { services: list(services, 'setup.services', limits.serviceMaxCount).map(readService) }),
    ...(area === undefined ? {} : { area: readArea(area) }),
    ...(urgent === undefined ? {} : { urgent: readUrgent(urgent) }),
    ...(facts === undefined
      ? {}
      : { facts: list(facts, 'setup.facts', limits.factMaxCount).map(readFact) }),
  }
}

function readHours(value: unknown): SetupInput['hours'] {
  const week = list(value, 'setup.hours', 7)
  if (week.length !== 7) throw new Refusal('setup.hours must have seven days, Monday first')
  return week.map((day) => {
    if (day === null) return null
    const [from, to] = list(day, 'setup.hours', 2)
    if (typeof from !== 'string' || typeof to !== 'string' || !TIME.test(from) || !TIME.test(to)) {
      throw new Refusal('setup.hours must be null or two times such as "09:00"')
    }
    return [from, to] as const
  })
}

function readService(value: unknown) {
  if (!isRecord(value)) throw new Refusal('setup.services must be a list of objects')
  const { pricePence = null, minutes, isBookable = true } = value
  if (
    pricePence !== null &&
    (typeof pricePence !== 'number' ||
      !Number.isSafeInteger(pricePence) ||
      pricePence < 0 ||
      pricePence > 1e9)
  ) {
    throw new Refusal('setup.services[].pricePence must be null or a whole number of pence')
  }
  if (
    typeof minutes !== 'number' ||
    !Number.isSafeInteger(minutes) ||
    minutes < 1 ||
    minutes > 10_080
  ) {
    throw new Refusal('setup.services[].minutes must be a whole number from 1 to 10080')
  }
  if (typeof isBookable !== 'boolean')
    throw new Refusal('setup.services[].isBookable must be true or false')
  return { name: string(value.name, 'setup.services[].name'), pricePence, minutes, isBookable }
}

function readArea(value: unknown) {
  if (!isRecord(value)) throw new Refusal('setup.area must be an object')
  return {
    outward: strings(value.outward ?? [], 'setup.area.outward'),
    towns: strings(value.towns ?? [], 'setup.area.towns'),
  }
}

function readUrgent(value: unknown) {
  if (!isRecord(value)) throw new Refusal('setup.urgent must be an object')
  const { does = 'text' } = value
  if (does !== 'put-through' && does !== 'text' && does !== 'next-slot') {
    throw new Refusal('setup.urgent.does must be put-through, text or next-slot')
  }
  return {
    words: strings(value.words ?? [], 'setup.urgent.words'),
    does,
    to: string(value.to ?? '', 'setup.urgent.to'),
  } as const
}

function readFact(value: unknown) {
  if (!isRecord(value)) throw new Refusal('setup.facts must be a list of objects')
  return {
    question: string(value.question, 'setup.facts[].question'),
    answer: string(value.answer, 'setup.facts[].answer'),
  }
}

function readLine(value: unknown): Line {
  if (typeof value === 'string') return { text: limited(value), by: 'typed' }
  if (!isRecord(value)) throw new Refusal('lines must be a list of strings or objects')
  const { by = 'typed' } = value
  if (by !== 'typed' && by !== 'spoken' && by !== 'silence')
    throw new Refusal('lines[].by must be typed, spoken or silence')
  return {
    text: limited(string(value.text ?? '', 'lines[].text')),
    by,
    ...(value.commands === undefined ? {} : { commands: readCommands(value.commands) }),
    ...(value.setup === undefined ? {} : { setup: setupIn(value.setup) }),
  }
}

/**
 * Commands from outside: those without values, and details that the caller gave. Only the engine
 * itself reads days and times.
 */
function readCommands(value: unknown): Command[] {
  return list(value, 'lines[].commands', limits.commandMaxCount).map((command): Command => {
    if (!isRecord(command)) throw new Refusal('lines[].commands must be a list of objects')
    const { kind, field } = command
    if (
      kind === 'tell' &&
      (field === 'name' ||
        field === 'phone' ||
        field === 'postcode' ||
        field === 'service' ||
        field === 'party')
    ) {
      const said = string(command.value, 'lines[].commands[].value')
      if (said.length > limits.commandMaxChars)
        throw new Refusal('lines[].commands[].value is too long')
      return { kind, field, value: said }
    }
    const plain = plainKinds.find((one) => one === kind)
    if (plain === undefined) throw new Refusal('lines[].commands[].kind is not known')
    return { kind: plain }
  })
}

const plainKinds = [
  'goodbye', 'cancel', 'sales', 'wrong-number', 'person', 'yes', 'no', 'unsure', 'refuse', 'about',
  'book', 'message', 'complaint', 'repeat', 'thanks', 'greeting', 'wait', 'abuse', 'instructions',
] as const // prettier-ignore

function limited(text: string): string {
  if (text.length > limits.lineMaxChars)
    throw new Refusal(`a line must be at most ${limits.lineMaxChars} characters`)
  return text
}

function readNow(value: unknown): string {
  const [, y, m, d, time] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(typeof value === 'string' ? value : '') ?? []
  if (!y || !m || !d || !time || !TIME.test(time) || !isDate(Number(y), Number(m), Number(d))) {
    throw new Refusal('now must be a time such as "2026-11-23T09:12"')
  }
  return `${y}-${m}-${d}T${time}`
}

function string(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new Refusal(`${name} must be text`)
  return value
}

function strings(value: unknown, name: string): string[] {
  return list(value, name, limits.wordMaxCount).map((item) => string(item, name))
}

function list(value: unknown, name: string, maxCount: number): unknown[] {
  if (!Array.isArray(value)) throw new Refusal(`${name} must be a list`)
  if (value.length > maxCount) throw new Refusal(`${name} must have at most ${maxCount} entries`)
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
