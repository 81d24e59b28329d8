import { brand } from '#app/site/brand.ts'

/** The newsletter's place: says honestly that it is not sent yet, and what can be had instead. */
export function StayUpdated() {
  return (
    <section aria-labelledby="stay-updated" className="band on-deep bg-deep text-white">
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-18">
        <div>
          <h2 id="stay-updated" className="h2">
            Stay Updated
          </h2>
          <p className="lead mt-4 text-sage">
            New articles as they come out. No offers, no tracking.
          </p>
        </div>
        <div>
          <form className="flex flex-col gap-3 sm:flex-row" aria-describedby="newsletter-note">
            <label className="grow">
              <span className="mb-2 block text-[0.9375rem] font-semibold">Email address</span>
              <input
                type="email"
                name="email"
                autoComplete="email"
                disabled
                className="h-13 w-full rounded-control border-0 bg-white/10 px-4 text-white disabled:cursor-not-allowed"
              />
            </label>
            <button
              type="submit"
              disabled
              className="h-13 self-stretch rounded-control bg-amber px-6 font-[650] text-deep opacity-60 sm:self-end disabled:cursor-not-allowed"
            >
              Subscribe
            </button>
          </form>
          <p id="newsletter-note" className="mt-3 text-[0.9375rem] text-sage">
            The newsletter is not sent yet. Until it is,{' '}
            <a
              href="/blog/rss.xml"
              className="font-semibold text-white underline underline-offset-4"
            >
              follow the feed
            </a>{' '}
            or{' '}
            <a
              href={`mailto:${brand.email}?subject=Newsletter`}
              className="font-semibold text-white underline underline-offset-4"
            >
              write to us
            </a>
            .
          </p>
        </div>
      </div>
    </section>
  )
}
