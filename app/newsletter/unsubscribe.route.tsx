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
    description: `Leave the ${brand.name} newsletter with one press. It takes effect at once, and nobody asks you why.`,
    keywords: ['newsletter', 'unsubscribe'],
    path: '/newsletter/unsubscribe',
    origin: originOf(matches),
  })
}

export const headers = linkHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { status: await context.get(newsletterContext).findSubscription(token) }
}

export default function Unsubscribe({ loaderData: { status } }: Route.ComponentProps) {
  switch (status) {
    case 'pending':
    case 'confirmed':
      return (
        <Letter title="Leave the newsletter?">
          <p className="lead">Press the button, and we send no newsletter to this address.</p>
          {/* Without an action it goes to this very address, and the token with it. */}
          <form method="post">
            <button type="submit" className={buttonClass({})}>
              Unsubscribe
            </button>
          </form>
        </Letter>
      )
    case 'unsubscribed':
      return (
        <Letter title="You are unsubscribed">
          <p className="lead">We send no more newsletters to this address.</p>
          <ButtonLink to="/blog">Read the blog</ButtonLink>
        </Letter>
      )
    case null:
      return (
        <Letter title="This address is not on our list">
          <p className="lead">
            Either it was deleted, or the link is not whole. If our newsletter still comes, write to{' '}
            <a
              href={`mailto:${brand.email}`}
              className="font-semibold text-evergreen underline underline-offset-4"
            >
              {brand.email}
            </a>{' '}
            and we take you off by hand.
          </p>
        </Letter>
      )
  }
}
