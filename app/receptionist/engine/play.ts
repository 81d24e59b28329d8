import { minuteOf, parseDay } from './calendar.ts'
import { respond } from './respond.ts'
import { completeSetup } from './setup.ts'
import { ask, say, speak } from './speech/say.ts'
import { startState, type State } from './state.ts'
import type { Call, CallInput, Line } from './types.ts'
import { understand } from './understanding/understand.ts'

/**
 * Plays a call: the same input gives the same call, everywhere and always.
 *
 * **Shape**: see `Call`. The input is taken to be checked: `readInput`.
 */
export function play({ setup: input, lines, now, seed }: CallInput): Call {
  const { setup, trade } = completeSetup(input)
  const clock = {
    setup,
    seed,
    now: { day: parseDay(now.slice(0, 10)), minute: minuteOf(now.slice(11)) },
  }
  const state = startState(trade, clock)
  say(state, 'greeting')
  ask(state, 'service', 'ask-help')
  speak(state)
  lines.forEach((line, index) => playLine(state, line, index))
  return finish(state)
}

function playLine(state: State, line: Line, index: number): void {
  const { setup, trade, clock, card } = state
  const commands = understand(line, {
    open: state.open,
    setup,
    synonyms: trade.synonyms,
    hasParty: trade.hasParty,
    today: clock.now.day,
    askedDay: state.asked.day,
    phone: card.phone ?? state.deniedPhone,
    isBooking: state.flow === 'booking' || card.booked !== null,
    hasService: card.service !== null,
    isEmergency: card.urgency === 'emergency',
  })
  state.line = index
  state.text = line.text.trim()
  const turn = { who: 'caller', text: line.text, line: index, isUnderstood: true } as const
  const at = state.turns.push(turn) - 1
  // Once she has rung off, only danger is answered.
  if (state.ended && !commands.some(({ kind }) => kind === 'danger')) return
  const isUnderstood = respond(state, commands)
  state.turns[at] = { ...turn, isUnderstood }
  speak(state)
}

function finish({ turns, card, from, open, answers, flow }: State): Call {
  const isAnswered = card.outcome === null && answers > 0 && flow === 'none'
  return { turns, card: isAnswered ? { ...card, outcome: 'answered' } : card, from, open }
}
