import type { ComponentProps } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Trial } from './trial.ts'
import { writeToForm } from './trial-text.ts'
import type { Submit } from './use-try.ts'

/** A form of the page. Until hydration the server answers it, with the call so far in a hidden field. */
export function PostForm({
  trial,
  submit,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit'> & {
  trial: Trial
  submit: (event: Parameters<Submit>[0]) => unknown
}) {
  const isHydrated = useHydrated()
  return (
    <form
      method="post"
      action={`/try?trade=${trial.setup.trade}#latest`}
      onSubmit={(event) => void submit(event as Parameters<Submit>[0])}
      {...form}
    >
      {!isHydrated && <input type="hidden" name="trial" value={writeToForm(trial)} />}
      {children}
    </form>
  )
}
