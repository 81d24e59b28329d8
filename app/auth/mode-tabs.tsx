import { Link } from 'react-router'
import { authPath, type AuthMode } from './auth-mode.ts'

const tabs = [
  ['signup', 'I’m new here'],
  ['signin', 'I have an account'],
] as const

/**
 * Switches between signing up and signing in, above the form. These are links, because each mode
 * has an address and must work without JavaScript. They are inert while the form is being sent: leaving
 * would drop the answer, and the visitor would not learn that the account exists.
 */
export function ModeTabs({
  mode,
  search,
  isInert,
}: {
  mode: AuthMode
  search: string
  isInert: boolean
}) {
  return (
    <nav aria-label="New or existing account" inert={isInert} className="mt-6">
      <ul className="grid grid-cols-2 gap-1 rounded-control bg-[#e4e5de] p-1">
        {tabs.map(([tab, label]) => (
          <li key={tab} className="grid">
            <Link
              to={authPath(tab, search)}
              preventScrollReset
              aria-current={tab === mode ? 'true' : undefined}
              className="grid min-h-11 place-items-center rounded-[9px] px-2 text-center text-[0.9375rem] font-semibold hover:bg-paper aria-[current]:bg-white aria-[current]:shadow-[0_1px_3px_#14231e26]"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
