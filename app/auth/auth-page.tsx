import type { ReactNode } from 'react'

/** An account page for a single task: a heading, an introduction and a narrow column. */
export function AuthPage({
  heading,
  lead,
  children,
}: {
  heading: string
  lead: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="px-6 py-16 lg:py-26">
      <div className="mx-auto grid min-h-[44vh] max-w-[420px] content-start gap-6">
        <div>
          <h1 className="h2">{heading}</h1>
          <p className="mt-2.5 text-pretty text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
