import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import type { Route } from './+types/privacy.route'
import { LegalPage } from './legal-page.tsx'
import { privacySections } from './privacy-sections.tsx'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Privacy Policy | ${brand.name}`,
    description: `What this site stores about you and what it does not, what our servers log, which hosts your browser looks up, and your rights under UK GDPR.`,
    keywords: ['privacy policy', 'UK GDPR', 'cookies', 'data protection'],
    path: '/privacy',
    origin: originOf(matches),
    image: 'legal',
  })
}

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      changedOn="2026-11-28"
      lead="This page describes what the site does today, not what it might do one day. When the site changes, this page changes with it."
      short={[
        'Your account: you can see, change, download and delete it.',
        'No cookies until you sign in or book a call, no tracking unless you allow it, and nothing loaded from other companies except the booking calendar, if we use one.',
        'Our logs contain no names or addresses.',
      ]}
      sections={privacySections}
    />
  )
}
