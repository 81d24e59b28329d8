import { ButtonLink } from '#app/ui/button.tsx'

/** Shown for an unknown article. */
export function ArticleNotFound() {
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-24">
      <h1 className="h2">Article Not Found</h1>
      <p className="lead">The article you're looking for doesn't exist.</p>
      <ButtonLink to="/blog">Back to Blog</ButtonLink>
    </section>
  )
}
