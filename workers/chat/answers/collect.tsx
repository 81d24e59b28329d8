import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { AuthBenefits } from '#app/auth/auth-benefits.tsx'
import { articles } from '#app/blog/articles.ts'
import { Benefits } from '#app/coming-soon/benefits.tsx'
import { Hours } from '#app/contact/hours.tsx'
import { Reach } from '#app/contact/reach.tsx'
import { About } from '#app/home/about.tsx'
import { carouselCards } from '#app/home/carousel-cards.tsx'
import { Comparison } from '#app/home/comparison.tsx'
import { comparisonRows } from '#app/home/comparison-rows.ts'
import { homeFaqs, pricingAnswers } from '#app/home/faqs.ts'
import { features } from '#app/home/feature-list.ts'
import { Features } from '#app/home/features.tsx'
import { industryContent } from '#app/industries/all.ts'
import { privacySections } from '#app/legal/privacy-sections.tsx'
import { termsSections } from '#app/legal/terms-sections.tsx'
import { brand } from '#app/site/brand.ts'
import { standing, statisticsOn } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import { industries, industryPath } from '#app/site/industries.ts'
import { WhatHappensNext } from '#app/welcome/what-happens-next.tsx'
import { passagesIn } from './html-passages.ts'
import type { Passage } from './passage.ts'
import { buildIndex } from './search-index.ts'
import { contentOf } from './words.ts'

/** What a build writes down of the site: its passages and their index. */
export function readSite() {
  const passages = collectPassages()
  return { passages, index: buildIndex(passages) }
}

/** Everything that the site says and that still stands, page by page. */
function collectPassages(): Passage[] {
  return [
    ...fromFaqs(pricingAnswers, '/#pricing'),
    ...fromFaqs(homeFaqs, '/#faq'),
    ...rendered(<Features features={standing(features)} />, '/', 'Features'),
    ...rendered(<About />, '/', 'About'),
    ...rendered(<Comparison rows={standing(comparisonRows)} />, '/', 'With and without'),
    ...carouselCards.map(({ title, description }) => ({
      title,
      text: description,
      href: '/#why',
      source: title,
    })),
    ...industries.flatMap(({ slug, label }) => fromIndustry(slug, label)),
    ...rendered(<Reach />, '/contact', 'Contact'),
    ...rendered(<Hours />, '/contact', 'Contact'),
    ...rendered(<WhatHappensNext hasCall={false} />, '/welcome', 'What happens next'),
    ...rendered(<AuthBenefits />, '/auth', 'Sign up'),
    ...rendered(<Benefits />, '/coming-soon', 'For every trade'),
    ...fromLegal(termsSections, '/terms', 'Terms'),
    ...fromLegal(privacySections, '/privacy', 'Privacy'),
    ...articles.flatMap(({ id, title, excerpt, html }) => [
      { title, text: excerpt, href: `/blog/${id}`, source: title },
      ...passagesIn(html, `/blog/${id}`, title),
    ]),
  ]
}

function fromFaqs(faqs: readonly Faq[], href: string): Passage[] {
  return standing(faqs).map(({ question, answer }) => ({
    title: question,
    text: answer,
    href,
    source: question,
  }))
}

function fromIndustry(slug: (typeof industries)[number]['slug'], label: string): Passage[] {
  const path = industryPath(slug)
  const { hero, features, day, faqs, call } = industryContent[slug]
  const figures = statisticsOn(path).map((claim) => `${claim.figure} ${claim.label}`)
  const descriptions = standing(features.items).map(({ title, description }) => ({
    title,
    text: description,
  }))
  return [
    { title: hero.title, text: hero.lead, href: path, source: label },
    {
      title: call.ask,
      text: nearestTo(call.ask, [{ title: hero.title, text: hero.lead }, ...descriptions]),
      href: path,
      source: label,
    },
    ...(figures.length > 0
      ? [
          {
            title: `${label} in figures`,
            text: `${figures.join(', ')}.`,
            href: path,
            source: label,
          },
        ]
      : []),
    { title: call.title, text: call.text, href: `${path}#call`, source: `${label}: example call` },
    ...standing(features.items).map(({ title, description }) => ({
      title,
      text: description,
      href: `${path}#features-title`,
      source: label,
    })),
    ...day.moments.map(({ caller, outcome }) => ({
      title: day.title,
      text: `A caller says: “${caller}” ${outcome}`,
      href: `${path}#day`,
      source: label,
    })),
    ...fromFaqs(faqs ?? [], `${path}#faq`),
  ]
}

/** The text that shares most words with a question that its page suggests. */
function nearestTo(ask: string, candidates: readonly { title: string; text: string }[]): string {
  const wanted = new Set(contentOf(ask))
  const score = (text: string) => new Set(contentOf(text).filter((term) => wanted.has(term))).size
  const [best] = candidates.toSorted(
    (a, b) => score(`${b.title} ${b.text}`) - score(`${a.title} ${a.text}`),
  )
  return best?.text ?? ''
}

function fromLegal(
  sections: readonly { id: string; title: string; body: ReactNode }[],
  path: string,
  name: string,
): Passage[] {
  return sections.flatMap(({ id, title, body }) =>
    rendered(<section id={id}>{body}</section>, path, name).map((passage) => ({
      ...passage,
      title: passage.title === name ? title : `${title}: ${passage.title}`,
      href: `${path}#${id}`,
      source: `${name}: ${title}`,
    })),
  )
}

function rendered(node: ReactNode, path: string, source: string): Passage[] {
  try {
    // Parts that ask the root's loader find nothing, as on a page that failed before it ran.
    const router = createMemoryRouter([{ id: 'root', path: '*', element: node }])
    return passagesIn(renderToStaticMarkup(<RouterProvider router={router} />), path, source)
  } catch (cause) {
    throw new Error(`${brand.name}'s answers need ${path} to render without a loader`, { cause })
  }
}
