import { useEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { limits } from '../engine/limits.ts'
import type { Trade } from '../engine/trades/trade.ts'
import { newMoment } from './moment.ts'
import type { Played } from './performed.ts'
import { isShareFragment, openLink } from './share-link.ts'
import { createTrialStore } from './trial-store.ts'
import { writeToForm } from './trial-text.ts'

const BROKEN_LINK =
  'This link is damaged or too long, so here’s our example instead. Copy the whole link, or ask for it again.'

/**
 * Submits a form of the page to itself and shows the result. Resolves with null if it did nothing, or has
 * sent the form to the server.
 */
export type Submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => Promise<Played | null>

/**
 * The state of the page and the handlers of its forms. Until hydration, and if the engine could not be
 * loaded, the forms go to the server, which does the same.
 */
export function useTry(trade: Trade, posted: Played | null, hasSecondListener: boolean) {
  const [store] = useState(() => createTrialStore(trade, posted, hasSecondListener))
  const view = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  // The server does not know the fragment.
  const isOpening = useHydrated() && isShareFragment(hash)

  useEffect(() => store.connect(), [store])

  useEffect(() => {
    if (!isShareFragment(hash)) return
    let isLeft = false
    void openLink(hash, trade).then(async (trial) => {
      if (isLeft) return
      if (trial) await store.open(trial).catch(() => {})
      else store.refuse({ text: BROKEN_LINK, field: 'link' })
      if (isLeft) return
      // Opened only once: a reload shows the visitor's own changes. Not sooner: a reload would lose the link.
      void navigate(`/try${search}`, { replace: true, preventScrollReset: true })
    })
    return () => {
      isLeft = true
    }
  }, [hash, search, trade, store, navigate])

  const submit: Submit = async (event) => {
    event.preventDefault()
    const { action } = event.currentTarget
    const fields = entriesOf(event.currentTarget, event.nativeEvent.submitter)
    const { isBroken } = store.get()
    const result = isBroken
      ? null
      : await store.perform({ fields, moment: newMoment() }).catch(() => null)
    const { trial, call } = store.get().played
    // In a call the page says first that what is typed now goes to the server.
    if (isBroken || (store.get().isBroken && call === null)) {
      const isKept = call === null && trial.call !== null
      const sent = fields.map(([name, value]): [string, string] =>
        // It would ring over the call that the tab has kept, which this page could not play.
        isKept && name === 'do' && value === 'start' ? [name, 'show'] : [name, value],
      )
      post(action, [...sent, ['trial', writeToForm(trial)]])
    }
    return result
  }

  /** Says a line that was spoken. */
  function hear(text: string) {
    store.say(text.slice(0, limits.lineMaxChars)).catch(() => {})
  }

  return { ...view, isOpening, submit, hear }
}

function entriesOf(form: HTMLFormElement, button: HTMLElement | null): [string, string][] {
  const data = new FormData(form)
  if (button instanceof HTMLButtonElement && button.name) data.set(button.name, button.value)
  return [...data].filter((field): field is [string, string] => typeof field[1] === 'string')
}

/** Leaves for the server's answer to a form, as browsers do without scripts. */
function post(action: string, fields: readonly [string, string][]): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action })
  for (const [name, value] of fields)
    form.appendChild(
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    )
  document.body.appendChild(form)
  form.submit()
}
