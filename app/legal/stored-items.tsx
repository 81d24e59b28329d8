import { useRootData } from '#app/shell/root-data.ts'
import { storedItems } from './browser-storage.ts'

const places = {
  cookie: 'Cookie',
  'local storage': 'Local storage',
  'session storage': 'Session storage',
} as const

/** The table of what the site keeps in a visitor's browser, without features that are not set up. */
export function StoredItems() {
  const isOn = { analytics: Boolean(useRootData()?.analytics) }
  const items = storedItems.filter(({ feature }) => !feature || isOn[feature])
  return (
    <>
      <p>
        The site sets cookies only when you sign in or book a call. Scripts cannot read them, and
        they do not follow you to other sites. This is everything the site stores in your browser:
      </p>
      <ul className="grid gap-3">
        {items.map(({ place, name, purpose, life }) => (
          <li key={`${place} ${name}`} className="card px-5 py-4">
            <h3 className="break-all font-[650]">{name}</h3>
            <p className="mt-1.5">{purpose}</p>
            <p className="mt-1.5 text-[0.9375rem] text-muted">
              {places[place]}. {life}.
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
