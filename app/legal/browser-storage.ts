import { brand } from '#app/site/brand.ts'

/**
 * Something that the site keeps in a visitor's browser.
 *
 * **Shape**: `name` is without the prefix that cookies have on https, and a `*` in it stands for
 * letters, digits, dashes and underscores; `feature` names the feature it belongs to, if an
 * operator has to turn that on.
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
    place: 'cookie',
    name: 'authjs.session-token',
    purpose: 'Keeps you signed in.',
    life: '30 days after your last visit, or until you sign out',
  },
  {
    place: 'cookie',
    name: 'known-browser',
    purpose:
      'Recognises this browser after you have signed in, so that strangers who guess at your password cannot lock you out.',
    life: 'A year, or until you change your password or choose “Sign out of other devices” in another browser',
  },
  {
    place: 'cookie',
    name: 'google-waiting',
    purpose:
      'Remembers a Google account until you sign in with your password, to connect it to your account.',
    life: '10 minutes',
  },
  {
    place: 'cookie',
    name: 'authjs.csrf-token',
    purpose: 'Keeps other sites from signing you in or out.',
    life: 'Until you close the browser',
  },
  {
    place: 'cookie',
    name: 'authjs.callback-url',
    purpose: 'Remembers which page to take you back to after you sign in.',
    life: 'Until you close the browser',
  },
  {
    place: 'cookie',
    name: 'authjs.pkce.code_verifier',
    purpose: 'While you sign in with Google: proof that this browser started the sign-in.',
    life: '15 minutes',
  },
  {
    place: 'cookie',
    name: 'authjs.state',
    purpose: 'While you sign in with Google: stops anyone forging the response.',
    life: '15 minutes',
  },
  {
    place: 'cookie',
    name: 'authjs.nonce',
    purpose: 'While you sign in with Google: stops an old response from being used again.',
    life: '15 minutes',
  },
  {
    place: 'cookie',
    name: 'synced-session',
    purpose: 'If we have linked another of our services: tells that service who you are.',
    life: 'A day, or until you sign out',
  },
  {
    place: 'cookie',
    name: 'set-up-call',
    purpose: 'After you have booked a call: shows it to you on the welcome page.',
    life: '120 days',
  },
  {
    place: 'session storage',
    name: 'token-sync',
    purpose: 'If we have linked another of our services: whether that service knows who you are.',
    life: 'Until you close the tab or sign out',
  },
  {
    place: 'session storage',
    name: 'react-router-scroll-positions',
    purpose: 'How far you had scrolled on each page, so that Back takes you to the same place.',
    life: 'Until you close the tab',
  },
  {
    place: 'session storage',
    name: 'chat.conversation',
    purpose: 'Your conversation in the chat, so that it is still there on the next page.',
    life: 'Until you clear the chat or close the tab',
  },
  {
    place: 'session storage',
    name: 'receptionist.call',
    purpose: `Your last call with ${brand.persona} in each trade on the page “Try a call”, and the set-up that you gave her, so that a reload loses nothing.`,
    life: 'Until you close the tab',
  },
  {
    place: 'local storage',
    name: 'analytics.choice',
    purpose: 'Your answer to the question about analytics, so that we do not have to ask again.',
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
    purpose: 'Only after Allow: what the next page needs to know about this visit.',
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
    purpose:
      'Only after Allow: which technical details belong to this visit alone and are not carried over to your next one.',
    life: 'Until you close the tab or choose Decline',
    feature: 'analytics',
  },
]

/** The prefixes of cookies on https, which browsers enforce. */
const PREFIX = /^__(Host|Secure)-/

/** Whether the table has an entry for this name. */
export function isListed(place: StoredItem['place'], name: string): boolean {
  return storedItems.some(
    (item) => item.place === place && patternOf(item.name).test(name.replace(PREFIX, '')),
  )
}

function patternOf(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replace(/[^\w-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(String.raw`[\w-]+`)}$`)
}
