import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** What went wrong with a form, where a screen reader speaks it and a small screen shows it. */
export function ErrorAlert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      ref={reveal}
      className="flex gap-3 rounded-control bg-brick-soft px-4 py-3.5 text-[0.9375rem]"
    >
      <Icon name="i-lucide-triangle-alert" className="mt-0.5 size-5 shrink-0 text-brick" />
      <p>{children}</p>
    </div>
  )
}

/** What a form has done, where a screen reader speaks it and a small screen shows it. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      ref={reveal}
      className="flex gap-3 rounded-control bg-mist px-4 py-3.5 text-[0.9375rem]"
    >
      <Icon name="i-lucide-check" className="mt-0.5 size-5 shrink-0 text-evergreen" />
      <p>{children}</p>
    </div>
  )
}

/** Someone who submits from the foot of a small screen would not see what appears above it. */
function reveal(banner: HTMLElement | null) {
  banner?.scrollIntoView({ block: 'nearest' })
}
