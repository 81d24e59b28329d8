import { DAY_MS } from '#app/rules/time-units.ts'

/** A visitor's answer to the consent question. */
export type ConsentChoice = 'allow' | 'decline'

/**
 * Where the answer is kept: in local storage and not in a cookie, because the server never needs it
 * and a cookie would be sent with every request.
 */
const CHOICE_KEY = 'analytics.choice'

/** After this long a visitor is asked again. */
const CHOICE_LIFE_MS = 365 * DAY_MS

const listeners = new Set<() => void>()

/** Used where the browser refuses storage: the answer then lasts until the page is left. */
let unstored: ConsentChoice | null = null

/** The visitor's answer; null if they have not answered, or the answer is too old. */
export function readChoice(): ConsentChoice | null {
  try {
    const [, choice, atMs] =
      /^(allow|decline) (\d{1,15})$/.exec(localStorage.getItem(CHOICE_KEY) ?? '') ?? []
    if (choice && Date.now() - Number(atMs) < CHOICE_LIFE_MS) return choice as ConsentChoice
  } catch {
    // Storage is blocked.
  }
  return unstored
}

/** Stores the visitor's answer and notifies listeners, also in other tabs. */
export function saveChoice(choice: ConsentChoice): void {
  unstored = choice
  try {
    localStorage.setItem(CHOICE_KEY, `${choice} ${Date.now()}`)
  } catch {
    // Storage is blocked or full.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the answer changes, in this tab or another. Returns an unsubscribe function. */
export function onChoiceChange(listener: () => void): () => void {
  listeners.add(listener)
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: all storage was cleared.
    if (key !== CHOICE_KEY && key !== null) return
    unstored = null
    listener()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * Whether the browser sends Do Not Track or Global Privacy Control.
 *
 * **Source**: https://w3c.github.io/gpc/ and https://www.w3.org/TR/tracking-dnt/
 */
export function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
