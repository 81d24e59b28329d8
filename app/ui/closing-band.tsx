import type { ReactNode } from 'react'

/** A page's closing call to action. */
export function ClosingBand({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby="closing" className="band bg-mist">
      <div className="wrap text-center">
        <h2 id="closing" className="h2">
          {title}
        </h2>
        <p className="lead mx-auto mb-8 mt-4 max-w-[34em]">{text}</p>
        {children}
      </div>
    </section>
  )
}
