import { limits } from '../engine/limits.ts'
import { readInput, readSetup } from '../engine/read-input.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { CallInput, Open } from '../engine/types.ts'
import type { Trial } from './trial.ts'

/** The longest trial in a form: with the line and the set-up it stays under the limit of page forms. */
const FORM_MAX_CHARS = 50_000
const OPEN_MAX_CHARS = 20

/** A trial as text, for a hidden field or the browser's storage. */
export function writeTrial(trial: Trial): string {
  return JSON.stringify(trial)
}

/** The trial for a form's hidden field, without what Undo needs if there is no room for it. */
export function writeToForm(trial: Trial): string {
  const whole = writeTrial(trial)
  return isTooLong(whole) ? writeTrial({ ...trial, before: null }) : whole
}

/** Whether the call is too long for a form. Without JavaScript it ends there. */
export function isFormFull(trial: Trial): boolean {
  return isTooLong(writeToForm(trial))
}

function isTooLong(text: string): boolean {
  return encodeURIComponent(text).length > FORM_MAX_CHARS
}

/**
 * Reads a trial from a form, the browser's storage or a link, and checks it like any input from
 * outside.
 *
 * **Errors**: null if it is not a trial, or belongs to another trade.
 */
export function readTrial(text: string, trade: Trade): Trial | null {
  const value = parse(text)
  if (!isRecord(value)) return null
  const read = readSetup(value.setup)
  const call = value.call === null ? null : readCall(value.call)
  const before = isRecord(value.before) ? readBefore(value.before) : null
  const rest = call ? readRest(value.rest, call) : null
  if (read.kind === 'refused' || call === undefined) return null
  const { setup } = read
  if (setup.trade !== trade.setup.trade) return null
  return {
    setup,
    call,
    isOver: value.isOver === true,
    rest,
    before,
    isShared: value.isShared === true,
    wasPosted: value.wasPosted === true,
  }
}

function readCall(value: unknown): CallInput | undefined {
  const result = readInput(value)
  return result.kind === 'read' ? result.input : undefined
}

function readBefore(value: Record<string, unknown>): Trial['before'] {
  const [read, call] = [readSetup(value.setup), readCall(value.call)]
  if (read.kind === 'refused' || !call) return null
  return {
    setup: read.setup,
    call,
    isOver: value.isOver === true,
    rest: readRest(value.rest, call),
  }
}

function readRest(value: unknown, call: CallInput): Trial['rest'] {
  if (!isRecord(value)) return null
  const { lines, answered } = value
  const read = readCall({ ...call, lines })
  if (!read || read.lines.length === 0 || !Array.isArray(answered)) return null
  // Together they are the lines of one call, which is replayed whole.
  if (call.lines.length + read.lines.length > limits.lineMaxCount) return null
  const isShort = (open: unknown) => typeof open === 'string' && open.length <= OPEN_MAX_CHARS
  // Unknown names are harmless: they match no question.
  return { lines: read.lines, answered: answered.filter(isShort) as Open[] }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
