import { useRef, useState } from 'react'
import { play } from '../engine/play.ts'
import { readInput } from '../engine/read-input.ts'
import { completeSetup } from '../engine/setup.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { CallInput } from '../engine/types.ts'
import type { Performed } from './perform.ts'

/** How long the caller waits for the model; the server gives up a little earlier. */
const TIMEOUT_MS = 3000

/**
 * Sends a line that the engine did not understand to the model, if there is one. The model's commands
 * are kept with the line, so the call can still be replayed.
 *
 * **Shape**: `waiting` is the line that the model is reading. `settle` stops waiting, and returns what
 * the page shows without it.
 */
export function useSecondListener(
  isThere: boolean,
  trade: Trade,
  show: (next: Performed) => void,
): {
  waiting: string | null
  listen: (next: Performed) => boolean
  settle: () => Performed | null
} {
  const [waiting, setWaiting] = useState<string | null>(null)
  const held = useRef<Performed | null>(null)

  function settle(): Performed | null {
    const next = held.current
    held.current = null
    setWaiting(null)
    return next
  }

  /** Delays a step until the model has answered. Returns false if there is nothing to ask it. */
  function listen(next: Performed): boolean {
    const { call } = next.trial
    const line = call?.lines.at(-1)
    if (!isThere || !call || !line || isUnderstood(call, trade)) return false
    held.current = next
    setWaiting(line.text)
    void ask(call, trade).then((heard) => {
      // The visitor has continued in the meantime.
      if (held.current !== next) return
      settle()
      show(heard ? { ...next, trial: { ...next.trial, call: heard } } : next)
    })
    return true
  }

  return { waiting, listen, settle }
}

function isUnderstood(call: CallInput, trade: Trade): boolean {
  const last = play(call, trade).turns.findLast(({ who }) => who === 'caller')
  return last?.who !== 'caller' || last.isUnderstood || last.line !== call.lines.length - 1
}

/** The call with the model's commands in its last line, or null if the model failed, was slow or found none. */
async function ask(call: CallInput, trade: Trade): Promise<CallInput | null> {
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
        open: play({ ...call, lines: before }, trade).open,
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
