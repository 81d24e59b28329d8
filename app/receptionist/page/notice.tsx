import { ErrorAlert, SuccessNote } from '#app/ui/alert.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Performed } from './perform.ts'

/** Says what happened to the set-up, because the sheet is closed after each post. */
export function Notice({
  state: { trial, problem, report },
  name,
}: {
  state: Performed
  name: string
}) {
  const isHydrated = useHydrated()
  const given = trial.setup.name?.replace(/\s+/g, ' ').trim()
  const isOfSetup = problem !== null && problem.field !== 'line' && problem.field !== 'link'
  const note =
    !isHydrated && isOfSetup ? (
      <ErrorAlert>{problem.text} What you typed is still in the set-up.</ErrorAlert>
    ) : !isHydrated && report ? (
      <SuccessNote>We’ve read your text. The set-up shows what we understood.</SuccessNote>
    ) : given && given !== name ? (
      <p className="rounded-control bg-amber-soft px-4 py-3 text-[0.9375rem] leading-snug">
        She answers as “{name}”. On this page a name must be in Latin letters, without a phone
        number, a web address or words such as bank, police or NHS.
      </p>
    ) : null
  return note && <div className="p-4 pb-0 sm:p-5.5 sm:pb-0">{note}</div>
}
