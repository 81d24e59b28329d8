import { useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useRootData } from '#app/root-data.ts'
import { openPrivacyChoices } from '#app/site/privacy-choices.ts'

const never = () => () => undefined

/**
 * Leads back to the question of analytics; where there is none to ask, or no script to ask it, to
 * the table of what is stored.
 */
export function PrivacyChoices({ className }: { className: string }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const table = (
    <Link to="/privacy#cookies" className={className}>
      Privacy choices
    </Link>
  )
  return isHydrated ? <Question className={className}>{table}</Question> : table
}

/** Where nothing is asked its children stand. */
function Question({ className, children }: { className: string; children: ReactNode }) {
  const isAsked = Boolean(useRootData()?.analytics)
  if (!isAsked) return children
  return (
    <button
      type="button"
      onClick={openPrivacyChoices}
      className={`${className} cursor-pointer text-left`}
    >
      Privacy choices
    </button>
  )
}
