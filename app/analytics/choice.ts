/** What a visitor has answered. */
export type Choice = 'allow' | 'decline'

/**
 * Where the answer is kept: in local storage and not in a cookie, because the server never needs
 * it and a cookie would go along with every request.
 */
const CHOICE_KEY = 'analytics.choice'

/** After this long a visitor is asked again. */
const CHOICE_LIFE_MS = 365 * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()

/** Stands in where the browser refuses storage: the answer then holds until the page is left. */
let unstored: Choice | null = null

/** The visitor's answer; null when there is none yet, or it is too old. */
export function readChoice(nowMs = Date.now()): Choice | null {
  try {
    const [, choice, atMs] =
      /^(allow|decline) (\d{1,15})$/.exec(localStorage.getItem(CHOICE_KEY) ?? '') ?? []
    if (choice && nowMs - Number(atMs) < CHOICE_LIFE_MS) return choice as Choice
  } catch {
    // Storage is blocked.
  }
  return unstored
}

/** Keeps the visitor's answer and tells whoever listens, other tabs too. */
export function saveChoice(choice: Choice, nowMs = Date.now()): void {
  unstored = choice
  try {
    localStorage.setItem(CHOICE_KEY, `${choice} ${nowMs}`)
  } catch {
    // Storage is blocked or full.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the answer changes, in this tab or another; what it returns ends that. */
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
 * Whether the browser itself tells sites not to track.
 *
 * **Source**: https://w3c.github.io/gpc/ and https://www.w3.org/TR/tracking-dnt/
 */
export function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
