import { Link } from 'react-router'
import { openPrivacyChoices } from '#app/analytics/privacy-choices.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/**
 * Reopens the consent question. Without analytics or JavaScript it is a link to the table of what is
 * stored.
 */
export function PrivacyChoices({
  hasAnalytics,
  className,
}: {
  hasAnalytics: boolean
  className: string
}) {
  const isHydrated = useHydrated()
  if (hasAnalytics && isHydrated) {
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
  return (
    <Link to="/privacy#cookies" className={className}>
      Privacy choices
    </Link>
  )
}
