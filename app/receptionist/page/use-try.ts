import { useEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '../engine/limits.ts'
import { createPlayer } from '../engine/play.ts'
import type { Trade } from '../engine/trades/trade.ts'
import { readKept, writeKept } from './kept-trial.ts'
import { newMoment } from './moment.ts'
import { perform, performed, type Performed } from './perform.ts'
import { newTrial, say, start, type Trial } from './trial.ts'
import { isShareFragment, openLink } from './share-link.ts'
import { useSecondListener } from './use-second-listener.ts'

const BROKEN_LINK =
  'This link is damaged or too long, so here’s our example instead. Copy the whole link, or ask for it again.'

/** The delay before each line of the warm-up: the greeting is painted by then, and nobody has typed an answer. */
const WARM_UP_MS = 200

/** Submits a form of the page to itself and shows the result. */
export type Submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => Performed

/**
 * The state of the page and the handlers of its forms. Until hydration the forms go to the server,
 * which does the same.
 */
export function useTry(trade: Trade, posted: Performed | null, hasSecondListener: boolean) {
  const [store] = useState(() => createStore(trade, posted))
  const state = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
  const listener = useSecondListener(hasSecondListener, trade, store.set)
  const navigate = useNavigate()
  const { hash, search } = useLocation()

  useEffect(() => {
    if (!isShareFragment(hash)) return
    let isLeft = false
    void openLink(hash, trade).then((trial) => {
      if (isLeft) return
      if (trial) store.set(performed(trial))
      else store.set({ ...store.get(), problem: { text: BROKEN_LINK, field: 'link' } })
      // Opened only once: a reload shows the visitor's own changes.
      void navigate(`/try${search}`, { replace: true, preventScrollReset: true })
    })
    return () => {
      isLeft = true
    }
  }, [hash, search, trade, store, navigate])

  const isStarted = state.trial.call !== null
  useEffect(() => {
    if (!isStarted) return
    const timers = warmUp(trade)
    return () => timers.forEach(clearTimeout)
  }, [isStarted, trade])

  const submit: Submit = (event) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const button = event.nativeEvent.submitter
    if (button instanceof HTMLButtonElement && button.name) form.set(button.name, button.value)
    const { trial } = listener.settle() ?? state
    const next = perform(trial, form, trade, newMoment())
    show(next, trial)
    return next
  }

  /** Says a line that was spoken. */
  function hear(text: string) {
    const line = text.slice(0, limits.lineMaxChars)
    const { trial } = listener.settle() ?? store.get()
    show(performed(say(trial, line, trade, 'spoken')), trial)
  }

  /** Shows a step. A new line that she did not understand goes to the second listener first. */
  function show(next: Performed, before: Trial) {
    const isNewLine = lineCount(next.trial) === lineCount(before) + 1
    if (!isNewLine || !listener.listen(next)) return store.set(next)
    // A reload in the meantime must not lose the line.
    writeKept(next.trial)
  }

  return { state, submit, hear, waiting: listener.waiting }
}

function lineCount({ call }: Trial): number {
  return call?.lines.length ?? 0
}

/**
 * Plays lines that nobody said, because browsers compile each pattern on first use: the first replies
 * would take 100 ms of processor time instead of 20. One line at a time, so that a press need not wait for
 * all. Returns their timers.
 */
function warmUp(trade: Trade): ReturnType<typeof setTimeout>[] {
  const lines = ['I’d like to book on Tuesday at 3', 'It’s Dave Hill', '07700 900123', 'LS6 1AB']
  const playOn = createPlayer(trade)
  let trial = start(newTrial(trade), newMoment())
  return lines.map((line, index) =>
    setTimeout(
      () => {
        trial = say(trial, line, trade)
        if (trial.call) playOn(trial.call)
      },
      WARM_UP_MS * (index + 1),
    ),
  )
}

/** The store of what is shown: in the browser the call that the tab has kept, instead of the server's. */
function createStore(trade: Trade, posted: Performed | null) {
  const sent = posted ?? performed(newTrial(trade))
  const listeners = new Set<() => void>()
  let state: Performed | null = posted
  function get(): Performed {
    state ??= performed(readKept(trade) ?? sent.trial)
    return state
  }
  return {
    get,
    getOnServer: () => sent,
    set: (next: Performed) => {
      state = next
      writeKept(next.trial)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
