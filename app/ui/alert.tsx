import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { takeFocus } from './take-focus.ts'

/**
 * A form's error. It takes the focus, and scrolls into view with it, unless a field with an error
 * takes the focus.
 */
export function ErrorAlert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className="flex scroll-mt-24 gap-3 rounded-control bg-brick-soft px-4 py-3.5 text-[0.9375rem]"
    >
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-brick" />
      <p>{children}</p>
    </div>
  )
}

/** A form's success message, announced by screen readers and scrolled into view. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      ref={reveal}
      className="flex gap-3 rounded-control bg-mist px-4 py-3.5 text-[0.9375rem]"
    >
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-evergreen" />
      <p>{children}</p>
    </div>
  )
}

/** Scrolls a banner into view: on a small screen the submit button may be far below it. */
function reveal(banner: HTMLElement | null) {
  banner?.scrollIntoView({ block: 'nearest' })
}
