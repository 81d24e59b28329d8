import { newsletterContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import type { Route } from './+types/confirm.route'
import { Letter } from './letter.tsx'
import { linkHeaders } from './link-headers.ts'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Confirm your address | ${brand.name}`,
    description: `The last step in signing up for the ${brand.name} newsletter: confirm your address to get new articles by email.`,
    keywords: ['newsletter'],
    path: '/newsletter/confirm',
    origin: originOf(matches),
  })
}

export const headers = linkHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { state: await context.get(newsletterContext).findConfirmation(token) }
}

export default function Confirm({ loaderData: { state } }: Route.ComponentProps) {
  switch (state) {
    case 'pending':
      return (
        <Letter title="Confirm your email address">
          <p className="lead">
            You asked for our newsletter. Please confirm that this is your email address.
          </p>
          {/* Without an action it posts to this URL, which contains the token. */}
          <form method="post">
            <button type="submit" className={buttonClass({})}>
              Confirm my address
            </button>
          </form>
        </Letter>
      )
    case 'confirmed':
      return (
        <Letter title="You’re on the list">
          <p className="lead">
            We’ll email you the next article. You can unsubscribe using the link in any email.
          </p>
          <ButtonLink to="/blog">Read the blog</ButtonLink>
        </Letter>
      )
    case 'unsubscribed':
      return (
        <Again title="You’ve unsubscribed">
          We sent this link before you unsubscribed, so it no longer works. To get the newsletter
          again, sign up here.
        </Again>
      )
    case 'expired':
      return (
        <Again title="This link has expired">
          Confirmation links work for 7 days. Enter your address to get a new one.
        </Again>
      )
    case 'invalid':
      return (
        <Again title="Part of this link is missing">
          Email apps sometimes break long links. Copy the whole link from the email, or enter your
          address to get a new one.
        </Again>
      )
  }
}

function Again({ title, children }: { title: string; children: string }) {
  return (
    <Letter title={title}>
      <p className="lead">{children}</p>
      <div className="w-full">
        <NewsletterForm box="newsletter" look="light" />
      </div>
    </Letter>
  )
}
