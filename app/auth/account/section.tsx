import type { ReactNode } from 'react'

/** A section of the account page, in its own card. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: ReactNode
  children?: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card p-6 sm:p-8">
      <h2 id={`${id}-title`} className="h3">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-[36em] text-muted">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  )
}
