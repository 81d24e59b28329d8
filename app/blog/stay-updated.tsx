import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'

/** The newsletter form on the blog and below articles. */
export function StayUpdated({ box }: { box: 'blog' | 'article' }) {
  return (
    <section aria-labelledby="stay-updated" className="band on-deep bg-deep text-white">
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-18">
        <div>
          <h2 id="stay-updated" className="h2">
            Stay Updated
          </h2>
          <p className="lead mt-4 text-sage">
            Get the next article by email, or{' '}
            <a
              href="/blog/rss.xml"
              className="font-semibold text-white underline underline-offset-4"
            >
              follow the RSS feed
            </a>
            .
          </p>
        </div>
        <NewsletterForm box={box} look="deep" />
      </div>
    </section>
  )
}
