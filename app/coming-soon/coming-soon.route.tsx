import { useLocation } from 'react-router'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { showsVideo } from '#app/shell/video-preload.tsx'
import type { Route } from './+types/coming-soon.route'
import { Announcement } from './announcement.tsx'
import { Benefits } from './benefits.tsx'
import { FinishedPages } from './finished-pages.tsx'
import { industryOf, type AwaitedIndustry } from './industry-of.ts'

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const industry = industryOf(location.search)
  return pageMeta({
    title: `Coming Soon${industry ? `: ${industry.label}` : ''} | ${brand.name}`,
    description: `${stateOfPage(industry)} See ${brand.persona}’s dashboard in action, what she does for every firm today and which trades have a page.`,
    keywords: ['coming soon', 'AI receptionist by industry', 'book a demo'],
    path: '/coming-soon',
    origin: originOf(matches),
    image: 'coming-soon',
  })
}

function stateOfPage(industry: AwaitedIndustry | null): string {
  if (!industry) return 'We’re still writing the page for your trade.'
  return `The page on ${industry.label} ${industry.path ? 'is finished' : 'is on its way'}.`
}

export const handle = showsVideo

export default function ComingSoon() {
  const industry = industryOf(useLocation().search)
  return (
    <>
      <Announcement industry={industry} />
      <Benefits />
      <FinishedPages />
    </>
  )
}
