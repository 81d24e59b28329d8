/**
 * Something that the site keeps in a visitor's browser.
 *
 * **Shape**: a `*` in `name` stands for letters, digits, dashes and underscores; `feature` names
 * what it belongs to where that is something an operator sets up.
 */
export type StoredItem = {
  place: 'cookie' | 'local storage' | 'session storage'
  name: string
  purpose: string
  life: string
  feature?: 'analytics'
}

/**
 * Everything that the site keeps in a visitor's browser, as /privacy shows it. A browser test walks
 * the site and fails on whatever is missing here.
 */
export const storedItems: readonly StoredItem[] = [
  {
    place: 'session storage',
    name: 'react-router-scroll-positions',
    purpose: 'How far you had scrolled on each page, so that Back takes you to the same place.',
    life: 'Until you close the tab',
  },
  {
    place: 'session storage',
    name: 'larkline.chat',
    purpose: 'Your conversation in the chat, so that it is still there on the next page.',
    life: 'Until you clear the chat or close the tab',
  },
  {
    place: 'local storage',
    name: 'larkline.analytics',
    purpose: 'Your answer to the question about analytics, so that we need not ask again.',
    life: 'A year, then we ask again',
    feature: 'analytics',
  },
  {
    place: 'local storage',
    name: 'ph_*_posthog',
    purpose:
      'Only after Allow: a random number for this browser, so that two visits are not counted as two people.',
    life: 'Until you choose Decline',
    feature: 'analytics',
  },
  {
    place: 'session storage',
    name: 'ph_*_posthog',
    purpose: 'Only after Allow: what the next page needs to know of this visit.',
    life: 'Until you close the tab or choose Decline',
    feature: 'analytics',
  },
  {
    place: 'session storage',
    name: 'ph_*_window_id',
    purpose: 'Only after Allow: a random number for this tab, to tell visits in two tabs apart.',
    life: 'Until you close the tab or choose Decline',
    feature: 'analytics',
  },
  {
    place: 'session storage',
    name: 'ph_*_primary_window_exists',
    purpose: 'Only after Allow: whether this tab was opened as a copy of another.',
    life: 'Until you close the tab or choose Decline',
    feature: 'analytics',
  },
  {
    place: 'session storage',
    name: 'ph_*_session_registered_properties',
    purpose: 'Only after Allow: which technical details belong to this visit alone.',
    life: 'Until you close the tab or choose Decline',
    feature: 'analytics',
  },
]

/** Whether the table speaks of what was found under this name. */
export function isListed(place: StoredItem['place'], name: string): boolean {
  return storedItems.some((item) => item.place === place && patternOf(item.name).test(name))
}

function patternOf(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replace(/[^\w-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(String.raw`[\w-]+`)}$`)
}
