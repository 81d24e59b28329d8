import { minuteOf, parseDay } from './calendar.ts'
import { respond } from './respond.ts'
import { completeSetup } from './setup.ts'
import { isVisit } from './flows/details.ts'
import { isOfMessage } from './flows/message-notes.ts'
import { keepLine } from './flows/keep-line.ts'
import { note, noteRest } from './flows/notes.ts'
import { reopen } from './repair/leaving.ts'
import { ask, say, speak } from './speech/say.ts'
import { has, startState, type State } from './state.ts'
import type { Trade } from './trades/trade.ts'
import type { Call, CallInput, Line, Open, SetupInput } from './types.ts'
import { OTHER_FIRM } from './understanding/asks/questions.ts'
import type { Context } from './understanding/context.ts'
import { withOwnNames } from './understanding/services/own-names.ts'
import { plain, withStraightQuotes } from './understanding/text/text.ts'
import { understand } from './understanding/understand.ts'

/** How much of her notes a line is read with: reading all of a long call's would slow every line. */
const NOTES_READ_WORDS = 200

/**
 * Plays a call: the same input gives the same call, everywhere and always.
 *
 * **Shape**: see `Call`. Check the input with `readInput` first. `trade` is `trades[setup.trade]`;
 * the browser has it from the page's loader, because the table of all trades weighs 4 KB.
 */
export function play(input: CallInput, trade: Trade): Call {
  return createPlayer(trade)(input)
}

/**
 * Plays calls like `play`. Where a call goes on from the one before, only its new lines are played, so that
 * the last reply of a long call takes no longer than the first.
 */
export function createPlayer(trade: Trade): (input: CallInput) => Call {
  let last: { input: CallInput; state: State } | null = null
  return (input) => {
    const state = last && goesOn(last.input, input) ? last.state : answerPhone(input, trade)
    // A call that breaks off in a line must not be gone on with.
    last = null
    const count = state.line + 1
    input.lines.slice(count).forEach((line, index) => playLine(state, line, count + index))
    last = { input, state }
    return finish(state)
  }
}

/** Whether a call begins with the lines of an earlier one. */
function goesOn(earlier: CallInput, call: CallInput): boolean {
  const start = { ...call, lines: call.lines.slice(0, earlier.lines.length) }
  return JSON.stringify(earlier) === JSON.stringify(start)
}

/** Returns the question that is open before each line of a call, null where none is. */
export function openBefore(input: CallInput, trade: Trade): (Open | null)[] {
  const state = answerPhone(input, trade)
  return input.lines.map((line, index) => {
    const { open } = state
    playLine(state, line, index)
    return open
  })
}

function answerPhone({ setup: input, now, seed }: CallInput, trade: Trade): State {
  const setup = completeSetup(input, trade)
  const clock = {
    setup,
    seed,
    now: { day: parseDay(now.slice(0, 10)), minute: minuteOf(now.slice(11)) },
  }
  const state = startState(trade, clock)
  say(state, 'greeting')
  ask(state, 'service', 'ask-help')
  speak(state)
  return state
}

function playLine(state: State, line: Line, index: number): void {
  if (line.setup) changeSetup(state, line.setup)
  const said = { ...line, text: withStraightQuotes(line.text) }
  state.commands = understand(said, contextOf(state))
  state.line = index
  state.before = state.text
  state.text = said.text.trim()
  state.plainText = plain(state.text)
  state.heard = [...state.heard, state.plainText].slice(-RECENT_LINES)
  const turn = { who: 'caller', text: line.text, line: index, isUnderstood: true } as const
  const at = state.turns.push(turn) - 1
  if (state.ended && !has(state, 'danger') && !reopen(state)) {
    // "Oh, and tell Sam the gate sticks. Bye" still reaches the owner.
    if (state.card.outcome !== 'sales') noteRest(state)
    speak(state)
    return
  }
  const { flow } = state
  const isUnderstood = respond(state)
  state.turns[at] = { ...turn, isUnderstood }
  // The owner gives the answer that a reply had no room for.
  if (speak(state)) note(state)
  const reply = state.turns.at(-1)
  keepLine(state, flow, reply?.who === 'receptionist' ? reply.text : '')
}

/** Changes the set-up for later turns. Earlier offers and bookings stay. */
function changeSetup(state: State, input: SetupInput): void {
  state.setup = completeSetup(input, state.preset)
  state.trade = withOwnNames(state.preset, state.setup.services)
  state.clock = { ...state.clock, setup: state.setup }
}

/** The context that decides what the line means. */
function contextOf(state: State): Context {
  const { setup, trade, clock, card } = state
  const asked = state.commands.find((one) => one.kind === 'ask')
  return {
    open: state.open,
    setup,
    synonyms: trade.synonyms,
    isVisit: isVisit(state),
    hasParty: trade.hasParty,
    today: clock.now.day,
    minuteNow: clock.now.minute,
    askedDay: state.asked.day ?? state.days?.[0] ?? null,
    minute: state.slot?.minute ?? state.asked.minute,
    party: card.party,
    name: card.name,
    phone: card.phone ?? state.deniedPhone,
    postcode: card.postcode,
    phonePart: state.phonePart,
    isMessage: isOfMessage(state),
    isForOwner: state.isForOwner,
    isBooking: state.flow === 'booking' || card.booked !== null,
    hasService: card.service !== null,
    service: card.service,
    inMind: state.topic,
    listed: state.listed,
    offered: state.offered,
    isInvited: state.flow === 'none' && state.open === 'service' && state.answers > 0,
    before: state.plainText,
    recent: state.heard.join('. '),
    topic: asked?.topic ?? null,
    isDoubted: asked?.about === OTHER_FIRM,
    isUrgent: card.urgency === 'urgent',
    danger: card.urgency === 'emergency' ? state.danger : null,
    feared: state.danger,
    notes: card.wants && card.wants.split(' ').slice(-NOTES_READ_WORDS).join(' '),
  }
}

/** How many of the caller's lines may tell of one danger between them. */
const RECENT_LINES = 3

/** The call so far, apart from the state that later lines change. */
function finish({ turns, card, from, open, answers, flow, ended }: State): Call {
  const isAnswered = card.outcome === null && answers > 0 && flow === 'none'
  const outcome = isAnswered ? 'answered' : card.outcome
  return {
    turns: [...turns],
    card: { ...card, asked: { ...card.asked }, outcome },
    from: { ...from },
    open,
    hasRungOff: ended,
  }
}
