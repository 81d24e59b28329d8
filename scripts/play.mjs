// Plays calls: reads one JSON object per line and writes one per line, in order. See
// app/receptionist/README.md.
import { createInterface } from 'node:readline'
import { play } from '../app/receptionist/engine/play.ts'
import { readInput } from '../app/receptionist/engine/read-input.ts'
import { trades } from '../app/receptionist/engine/trades/trades.ts'

const REQUEST_MAX_BYTES = 1024 * 1024

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`)
}

function answer(line) {
  if (line.length > REQUEST_MAX_BYTES) return { error: 'the call is too long' }
  let value
  try {
    value = JSON.parse(line)
  } catch {
    return { error: 'this is not JSON' }
  }
  const result = readInput(value)
  return result.kind === 'read'
    ? play(result.input, trades[result.input.setup.trade])
    : { error: result.why }
}
