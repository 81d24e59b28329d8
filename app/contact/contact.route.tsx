import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import type { Route } from './+types/contact.route'
import { Hours } from './hours.tsx'
import { Reach } from './reach.tsx'
import { VisitorNote } from './visitor-note.tsx'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Contact: phone, email and post | ${brand.name}`,
    description: `Contact the people behind ${brand.name} by phone, email or post. See our opening hours, when ${brand.persona} answers instead, and our postal address.`,
    keywords: ['contact', 'phone number', 'email address', 'opening hours', brand.name],
    path: '/contact',
    origin: originOf(matches),
    image: 'contact',
  })
}

export default function Contact() {
  return (
    <>
      <section className="wrap grid items-start gap-x-18 gap-y-10 pb-16 pt-7 lg:grid-cols-2 lg:pb-26 lg:pt-14">
        <div className="lg:pt-6">
          <h1 className="h1">Contact us. A person writes back.</h1>
          <p className="lead mt-6 max-w-[34em]">
            Ring us, email us or send us a letter. There’s no form to fill in and no ticket number
            to remember.
          </p>
          <VisitorNote />
        </div>
        <Reach />
      </section>
      <Hours />
    </>
  )
}
