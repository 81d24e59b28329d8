import type { ComponentProps } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Session } from './session.ts'
import { writeToForm } from './session-text.ts'
import type { Submit } from './use-try.ts'

/** A form of the page. Until hydration the server answers it, with the call so far in a hidden field. */
export function PostForm({
  session,
  submit,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit'> & {
  session: Session
  submit: (event: Parameters<Submit>[0]) => unknown
}) {
  const isHydrated = useHydrated()
  return (
    <form
      method="post"
      action={`/try?trade=${session.setup.trade}#latest`}
      onSubmit={(event) => void submit(event as Parameters<Submit>[0])}
      {...form}
    >
      {!isHydrated && <input type="hidden" name="session" value={writeToForm(session)} />}
      {children}
    </form>
  )
}
