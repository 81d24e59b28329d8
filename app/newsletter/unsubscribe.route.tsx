import { newsletterContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/unsubscribe.route'
import { Letter } from './letter.tsx'
import { linkHeaders } from './link-headers.ts'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Unsubscribe | ${brand.name}`,
    description: `Unsubscribe from the ${brand.name} newsletter in one step. It takes effect straight away, and we won’t ask why.`,
    keywords: ['newsletter', 'unsubscribe'],
    path: '/newsletter/unsubscribe',
    origin: originOf(matches),
  })
}

export const headers = linkHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { status: await context.get(newsletterContext).findSubscription(token) }
}

export default function Unsubscribe({ loaderData: { status } }: Route.ComponentProps) {
  switch (status) {
    case 'pending':
    case 'confirmed':
      return (
        <Letter title="Unsubscribe from the newsletter?">
          <p className="lead">We’ll stop sending the newsletter to this address.</p>
          {/* Without an action it posts to this URL, which contains the token. */}
          <form method="post">
            <button type="submit" className={buttonClass({})}>
              Unsubscribe
            </button>
          </form>
        </Letter>
      )
    case 'unsubscribed':
      return (
        <Letter title="You’ve unsubscribed">
          <p className="lead">We won’t send any more newsletters to this address.</p>
          <ButtonLink to="/blog">Read the blog</ButtonLink>
        </Letter>
      )
    case null:
      return (
        <Letter title="This address isn’t on our list">
          <p className="lead">
            Either we’ve already deleted it, or part of the link is missing. If you still get our
            newsletter, email{' '}
            <a href={`mailto:${brand.email}`} className="text-link">
              {brand.email}
            </a>{' '}
            and we’ll remove you ourselves.
          </p>
        </Letter>
      )
  }
}
