import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** The card of a page that an email links to. */
export function Letter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap grid min-h-[60vh] content-center py-16 lg:py-24">
      <div className="card mx-auto grid w-full max-w-[640px] justify-items-start gap-6 p-7 lg:p-12">
        <span className="grid size-14 place-items-center rounded-full bg-mist text-evergreen">
          <Icon name="mail" className="size-6.5" />
        </span>
        <h1 className="h2">{title}</h1>
        {children}
      </div>
    </section>
  )
}
