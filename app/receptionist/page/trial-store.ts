import { brand } from '#app/site/brand.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { Open } from '../engine/types.ts'
import { askSecondListener, isNotUnderstood } from './ask-second-listener.ts'
import { readKept, writeKept } from './kept-trial.ts'
import { performed, type Performed, type Played } from './performed.ts'
import { startStepThread, type StepThread } from './step-thread.ts'
import type { Step } from './steps.ts'
import { newTrial, type Trial } from './trial.ts'

/** How long a step takes before the page says that it waits. */
const WAITING_SHOWN_MS = 150

const BROKEN = `Sorry, ${brand.persona} has stopped in this browser. Try again, and our server will take over.`

/** The forms of the set-up sheet, which covers the call on a phone. */
const SHEET_FORMS = ['save', 'save-and-replay', 'preset', 'paste']

/**
 * What the page shows.
 *
 * **Shape**: `waiting` is the line that she is thinking about, `isRinging` whether the call is about to
 * begin, where either takes a while. `isBroken`: the thread has failed, so forms go to the server.
 */
export type View = {
  played: Played
  waiting: string | null
  isRinging: boolean
  isBroken: boolean
}

/** Creates the state of the page from what the server has sent. */
export function createTrialStore(trade: Trade, posted: Played | null, hasSecondListener: boolean) {
  const sent = posted ?? unplayed(newTrial(trade))
  const first: View = { played: sent, waiting: null, isRinging: false, isBroken: false }
  const listeners = new Set<() => void>()
  let view = first
  let thread: StepThread | null = null
  let last: Promise<unknown> = Promise.resolve()
  /** What has no result yet: the buttons of forms, and null for a spoken line. */
  const pending: (string | null)[] = []
  /** The result whose line the model is reading. */
  let held: Played | null = null

  function update(next: Partial<View>): void {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  function show(played: Played): void {
    writeKept(played.trial)
    update({ played })
  }

  /** Takes a step after those before it, and shows its result. Null is no step. */
  async function take(stepOf: (trial: Trial) => Step | null): Promise<Played> {
    const taken = last.then(async () => {
      const from = held ?? view.played
      const step = stepOf(from.trial)
      if (step === null) return from
      try {
        const next = await thread?.take(step)
        if (!next) throw new Error('There is no thread.')
        held = null
        const isNewLine = step.kind !== 'opened' && lineCount(next) === lineCount(from) + 1
        if (isNewLine && hasSecondListener && isNotUnderstood(next)) hold(next, from.call?.open)
        else show(next)
        return next
      } catch (error) {
        held = null
        // A spoken line is in no box, from which it could be sent again.
        const typed = step.kind === 'spoken' ? step.text : from.typed
        const failed = { ...from, problem: { text: BROKEN, field: fieldOf(step) }, typed }
        update({ played: step.kind === 'opened' ? unplayed(step.trial) : failed })
        throw error
      }
    })
    last = taken.catch(() => {})
    return taken
  }

  /** Takes what the visitor has sent or said. If that is slow, the page says that it is waiting. */
  async function takeForVisitor(
    button: string | null,
    stepOf: (trial: Trial) => Step,
    shown: Partial<View>,
  ): Promise<Played> {
    pending.push(button)
    const slow = setTimeout(() => update(shown), WAITING_SHOWN_MS)
    try {
      return await take(stepOf)
    } finally {
      clearTimeout(slow)
      pending.splice(pending.indexOf(button), 1)
      if (pending.length === 0) update({ waiting: heldLine(), isRinging: false })
    }
  }

  /** Delays a step until the model has read its line. */
  function hold(next: Played, open: Open | null = null): void {
    held = next
    // A reload in the meantime must not lose the line.
    writeKept(next.trial)
    void askSecondListener(next.trial, open, trade).then(async (trial) => {
      // Only once the thread is free is it certain that the visitor has not continued in the meantime.
      await take(() => {
        if (held !== next) return null
        if (trial) return { kind: 'opened', trade, trial }
        held = null
        show(next)
        return null
      }).catch(() => {})
      update({ waiting: heldLine() })
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
      const started = startStepThread(() => update({ isBroken: true }))
      thread = started
      // The thread gets ready while the visitor reads.
      last = started.take({ kind: 'opened', trade, trial: sent.trial }).catch(() => {})
      const kept = posted ? null : readKept(trade)
      // A reload must not lose the call that the server has played. One that it could not read is not that.
      if (posted && posted.problem?.field !== 'link') writeKept(posted.trial)
      if (kept) {
        // The visitor's own business is shown while the thread loads, not the example.
        update({ played: unplayed(kept) })
        store.open(kept).catch(() => {})
      }
      return () => {
        started.end()
        held = null
      }
    },
    /**
     * Handles a form. Resolves with null if it is a second press of a button, before the page has changed: it
     * would say the line twice.
     *
     * **Errors**: rejects if the thread has failed.
     */
    async perform(step: Pick<Extract<Step, { kind: 'form' }>, 'fields' | 'moment'>) {
      const { do: form = '', line = '', suggested = null } = Object.fromEntries(step.fields)
      const typed = form === 'say' ? line.trim() : ''
      if (pending.includes(form) && typed === '') return null
      const isUnseen = view.played.call === null
      return await takeForVisitor(
        form,
        (trial) =>
          // The call that the tab has kept, or that a link holds, was not shown yet at the press.
          form === 'start' && isUnseen && trial.call !== null
            ? { kind: 'opened', trade, trial }
            : { kind: 'form', trade, trial, ...step },
        form === 'start' ? { isRinging: true } : { waiting: suggested ?? (typed || null) },
      )
    },
    /** Says a line that was spoken. */
    say: (text: string) =>
      takeForVisitor(null, (trial) => ({ kind: 'spoken', trade, trial, text }), { waiting: text }),
    /** Shows a trial from elsewhere. */
    open: (trial: Trial) => take(() => ({ kind: 'opened', trade, trial })),
    /** Shows a problem, once what came before it is shown. */
    refuse(problem: Performed['problem']) {
      last = last.then(() => update({ played: { ...view.played, problem } }))
    },
  }
  return store
}

function unplayed(trial: Trial): Played {
  return { ...performed(trial), call: null, before: null }
}

/** Where the page shows that a step has failed: in the sheet or in the call. */
function fieldOf(step: Step): string {
  const form = step.kind === 'form' ? new Map(step.fields).get('do') : undefined
  return SHEET_FORMS.includes(form ?? '') ? 'set-up' : 'line'
}

function lineCount({ trial }: Played): number {
  return trial.call?.lines.length ?? 0
}
