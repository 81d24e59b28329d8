import { newsletterContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { NewsletterForm } from '#app/ui/newsletter-form.tsx'
import type { Route } from './+types/confirm.route'
import { Letter } from './letter.tsx'
import { linkHeaders } from './link-headers.ts'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Confirm your address | ${brand.name}`,
    description: `The last step on the way to the ${brand.name} newsletter: one press, and new articles come to you as they come out.`,
    keywords: ['newsletter'],
    path: '/newsletter/confirm',
    origin: originOf(matches),
  })
}

export const headers = linkHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { state: await context.get(newsletterContext).findConfirmation(token) }
}

export default function Confirm({ loaderData: { state } }: Route.ComponentProps) {
  switch (state) {
    case 'pending':
      return (
        <Letter title="One press and you are in">
          <p className="lead">
            You asked for our newsletter. Press the button to confirm that this is your address.
          </p>
          {/* Without an action it goes to this very address, and the token with it. */}
          <form method="post">
            <button type="submit" className={buttonClass({})}>
              Confirm my address
            </button>
          </form>
        </Letter>
      )
    case 'confirmed':
      return (
        <Letter title="You are confirmed">
          <p className="lead">
            The next article comes to you by email. Every mail has a link to stop.
          </p>
          <ButtonLink to="/blog">Read the blog</ButtonLink>
        </Letter>
      )
    case 'unsubscribed':
      return (
        <Again title="You have unsubscribed">
          This link is older than that, and changes nothing any more. To get the newsletter again,
          ask for it here.
        </Again>
      )
    case 'expired':
      return (
        <Again title="This link has expired">
          Confirmation links work for 7 days. Ask for a new one here.
        </Again>
      )
    case 'invalid':
      return (
        <Again title="This link is not whole">
          Mail programs sometimes cut long links in two. Copy all of it from the mail, or ask for a
          new one here.
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
