import type { Trade } from '../engine/trades/trade.ts'
import type { Open } from '../engine/types.ts'
import { askSecondListener, isNotUnderstood } from './ask-second-listener.ts'
import { readKept, writeKept } from './kept-trial.ts'
import { newMoment } from './moment.ts'
import { performed, type Performed, type Played } from './performed.ts'
import { startStepThread, type StepThread } from './step-thread.ts'
import type { Step } from './steps.ts'
import { newTrial, start, type Trial } from './trial.ts'

/** How long a step takes before the page says that it waits. */
const WAITING_SHOWN_MS = 150

/**
 * What the page shows.
 *
 * **Shape**: `waiting` is the line that Ava is thinking about, an empty text where the page waits for
 * something else, or null.
 */
export type View = { played: Played; waiting: string | null }

/** The state of the page, and what may happen to it. */
export type TrialStore = ReturnType<typeof createTrialStore>

/** Creates the state of the page from what the server has sent. */
export function createTrialStore(trade: Trade, posted: Played | null, hasSecondListener: boolean) {
  const sent = posted ?? { ...performed(newTrial(trade)), call: null, before: null }
  const first: View = { played: sent, waiting: null }
  const listeners = new Set<() => void>()
  let view = first
  let thread: StepThread | null = null
  let last: Promise<unknown> = Promise.resolve()
  let isBusy = false
  /** The step whose line the model is reading. */
  let held: Played | null = null

  function update(next: Partial<View>): void {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  function show(played: Played): void {
    writeKept(played.trial)
    update({ played })
  }

  /** Takes a step after those before it, and shows its result. */
  function take(stepOf: (trial: Trial) => Step, line: string): Promise<Played> {
    isBusy = true
    const slow = setTimeout(() => update({ waiting: line }), WAITING_SHOWN_MS)
    const taken = last.then(async () => {
      const from = held ?? view.played
      held = null
      const step = stepOf(from.trial)
      if (!thread) throw new Error('The page has been left.')
      const next = await thread.take(step)
      const isNewLine = step.kind !== 'opened' && lineCount(next) === lineCount(from) + 1
      if (isNewLine && hasSecondListener && isNotUnderstood(next))
        hold(next, from.call?.open ?? null)
      else show(next)
      return next
    })
    last = taken
      .catch(() => {})
      .finally(() => {
        clearTimeout(slow)
        isBusy = false
        update({ waiting: heldLine() })
      })
    return taken
  }

  /** Delays a step until the model has read its line. */
  function hold(next: Played, open: Open | null): void {
    held = next
    // A reload in the meantime must not lose the line.
    writeKept(next.trial)
    void askSecondListener(next.trial, open, trade).then(async (trial) => {
      // The visitor has continued in the meantime.
      if (held !== next) return
      held = null
      update({ waiting: null })
      if (trial === null) show(next)
      else await store.open(trial).catch(() => show(next))
    })
  }

  function heldLine(): string | null {
    return held?.trial.call?.lines.at(-1)?.text ?? null
  }

  const store = {
    get: () => view,
    getOnServer: () => first,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Starts the thread, and shows the call that the tab has kept. Returns what ends it. */
    connect() {
      const started = startStepThread()
      thread = started
      // A greeting that nobody hears: the thread compiles it now, and not when the visitor rings.
      const unheard = start(newTrial(trade), newMoment())
      last = started.take({ kind: 'opened', trade, trial: unheard }).catch(() => {})
      const kept = posted ? null : readKept(trade)
      // If the thread has failed, the call stays in the tab's storage.
      if (kept) store.open(kept).catch(() => {})
      return () => started.end()
    },
    /**
     * Handles a form. Resolves with null if it is a second press, before the page has changed: it would say
     * the line twice.
     *
     * **Errors**: rejects if the thread has failed.
     */
    async perform(step: Pick<Extract<Step, { kind: 'form' }>, 'fields' | 'moment'>) {
      const { do: form, suggested, line = '' } = Object.fromEntries(step.fields)
      const isEmptied = form === 'say' && line.trim() === ''
      if (isBusy && (form === 'start' || suggested !== undefined || isEmptied)) return null
      const said = suggested ?? (form === 'say' ? line.trim() : '')
      return await take((trial) => ({ kind: 'form', trade, trial, ...step }), said)
    },
    /** Says a line that was spoken. */
    say: (text: string) => take((trial) => ({ kind: 'spoken', trade, trial, text }), text),
    /** Shows a trial from elsewhere. */
    open: (trial: Trial) => take(() => ({ kind: 'opened', trade, trial }), ''),
    refuse: (problem: Performed['problem']) => update({ played: { ...view.played, problem } }),
  }
  return store
}

function lineCount({ trial }: Played): number {
  return trial.call?.lines.length ?? 0
}
