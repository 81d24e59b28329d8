import { brand } from '#app/site/brand.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** The page for an error on our side, with a reference and a link home. */
export function ErrorPage({ requestId }: { requestId: string | undefined }) {
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-24">
      <h1 className="h2">Something went wrong on our side</h1>
      <p className="lead">
        It’s not something you did. Try again in a minute, or ring us on{' '}
        <a className="font-semibold text-evergreen underline" href={brand.phone.href}>
          {brand.phone.label}
        </a>
        .
      </p>
      {requestId && (
        <p className="text-muted">
          If you contact us, quote this reference: <code className="text-ink">{requestId}</code>
        </p>
      )}
      <ButtonLink to="/">Return to Home</ButtonLink>
    </section>
  )
}
