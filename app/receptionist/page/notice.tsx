import { brand } from '#app/site/brand.ts'
import { ErrorAlert, SuccessNote } from '#app/ui/alert.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { isNameCut } from '../engine/setup.ts'
import type { Setup } from '../engine/types.ts'
import type { Performed } from './performed.ts'

const amber = 'rounded-control bg-amber-soft px-4 py-3 text-[0.9375rem] leading-snug'

/** Says what happened to the set-up, because the sheet is closed after each post. */
export function Notice({
  state: { trial, problem, report, pasted },
  setup,
  isUnsaved,
}: {
  state: Performed
  setup: Setup
  isUnsaved: boolean
}) {
  const isHydrated = useHydrated()
  const hasOtherName = isNameCut(trial.setup.name ?? '')
  const hasOtherTo = isNameCut(trial.setup.urgent?.to ?? '')
  const isOfSetup = problem !== null && problem.field !== 'line' && problem.field !== 'link'
  const note =
    !isHydrated && isOfSetup ? (
      <ErrorAlert>{problem.text} What you typed is still in the set-up.</ErrorAlert>
    ) : !isHydrated && report ? (
      <SuccessNote>We’ve read your text. The set-up shows what we understood.</SuccessNote>
    ) : isUnsaved || (!isHydrated && pasted !== '') ? (
      <p className={amber}>
        Something you typed or pasted in the set-up isn’t saved, so {brand.persona} doesn’t use it
        yet.
      </p>
    ) : hasOtherName || hasOtherTo ? (
      <p className={amber}>
        {hasOtherName && `She answers as “${setup.name}”. `}
        {hasOtherTo && `She says that “${setup.urgent.to}” will ring back. `}
        On this page a name must be in Latin letters, without a phone number, a web address or words
        such as bank, police or NHS.
      </p>
    ) : null
  return <div role="status">{note && <div className="p-4 pb-0 sm:p-5.5 sm:pb-0">{note}</div>}</div>
}
