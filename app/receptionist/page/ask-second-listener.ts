import { readInput } from '../engine/read-input.ts'
import { completeSetup } from '../engine/setup.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { CallInput, Open } from '../engine/types.ts'
import type { Played } from './performed.ts'
import type { Trial } from './trial.ts'

/** How long the caller waits for the model; the server gives up a little earlier. */
const TIMEOUT_MS = 3000

/** Whether the engine did not understand the last line of a call. */
export function isNotUnderstood({ trial, call }: Played): boolean {
  const last = call?.turns.findLast(({ who }) => who === 'caller')
  if (last?.who !== 'caller' || !trial.call) return false
  return !last.isUnderstood && last.line === trial.call.lines.length - 1
}

/**
 * Asks the model what the last line of a call means. Its commands are kept with the line, so the call can
 * still be replayed.
 *
 * **Shape**: `open` is the question before the line. Returns null if the model failed, was slow or found
 * nothing.
 */
export async function askSecondListener(
  trial: Trial,
  open: Open | null,
  trade: Trade,
): Promise<Trial | null> {
  const call = trial.call && (await ask(trial.call, open, trade))
  return call && { ...trial, call }
}

/** The call with the model's commands in its last line, or null if the model failed, was slow or found none. */
async function ask(call: CallInput, open: Open | null, trade: Trade): Promise<CallInput | null> {
  const before = call.lines.slice(0, -1)
  const line = call.lines.at(-1)
  if (!line) return null
  const { name, services } = completeSetup(line.setup ?? call.setup, trade)
  try {
    const response = await fetch('/api/receptionist/commands', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        text: line.text,
        open,
        business: name,
        services: services.map((service) => service.name),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { commands } = (await response.json()) as { commands?: unknown }
    if (!Array.isArray(commands) || commands.length === 0) return null
    const read = readInput({ ...call, lines: [...before, { ...line, commands }] })
    return read.kind === 'read' ? read.input : null
  } catch {
    return null
  }
}
