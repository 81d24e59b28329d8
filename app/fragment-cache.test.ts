import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter, useRouteLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { cachedFragment } from './fragment-cache.tsx'
import Home, { loader as loadHome } from './home/home.route.tsx'
import IndustryPage, { loader as loadIndustry } from './industries/industry.route.tsx'
import { Chat } from './chat/chat.tsx'
import { Footer } from './shell/footer.tsx'
import { Logo } from './shell/logo.tsx'
import { UseCasesLinks } from './shell/use-cases-menu.tsx'
import { industries } from './site/industries.ts'
import { CachedFragment, FragmentCacheContext } from './ui/cached-fragment.tsx'
import { NewsletterForm } from './ui/newsletter-form.tsx'

type AnyProps = Record<string, unknown>

const home = h(Home as (props: AnyProps) => ReactNode, { loaderData: loadHome() })
const trades = industries.map(({ slug }): [string, ReactNode] => {
  const loaderData = loadIndustry({ params: { industry: slug } } as Parameters<
    typeof loadIndustry
  >[0])
  return [slug, h(IndustryPage as (props: AnyProps) => ReactNode, { loaderData })]
})

const shell: [string, ReactNode][] = [
  ['menu', h(UseCasesLinks)],
  ['footer', h(Footer, { isAsked: true })],
  ['newsletter', h(NewsletterForm, { box: 'blog', look: 'deep' })],
  ['chat', h(Chat, { mode: 'site' })],
]

test.each<[string, ReactNode]>([['home', home], ...shell, ...trades])(
  'kept or rendered with its page, a fragment is the same: %s',
  (_, part) => {
    const rendered = html(part).replace(/^(<link rel="preload" as="image"[^>]*>)+/, '')
    expect(rendered.length).toBeGreaterThan(1000)
    expect(withoutReferences(html(part, cachedFragment))).toBe(rendered)
    expect(withoutReferences(html(part, cachedFragment))).toBe(rendered)
  },
)

test('a fragment has nothing in front of it that the browser would not render', () => {
  expect(html(h(Logo))).toMatch(/^<link rel="preload" as="image"/)
  expect(cachedFragment('logo', h(Logo))).toMatch(/^<a /)
})

test('a fragment is ASCII, but for what a script says', () => {
  const script = h('script', { dangerouslySetInnerHTML: { __html: '"<b>’"' } })
  const part = h('p', { title: 'Ava’s 😀' }, '£29', script)
  expect(cachedFragment('letters', part)).toBe(
    '<p title="Ava&#8217;s &#128512;">&#163;29<script>"<b>’"</script></p>',
  )
})

test('a fragment is written once for its name', () => {
  const written = (text: string) =>
    html(h(CachedFragment, { name: 'words', children: text }), cachedFragment)
  expect(written('first')).toContain('first')
  expect(written('second')).toContain('first')
})

test('what one visitor alone may see is never kept', () => {
  const written = (text: string) =>
    html(h(CachedFragment, { name: null, children: text }), cachedFragment)
  expect(written('Ada')).toContain('Ada')
  expect(written('Grace')).toContain('Grace')
})

test('a fragment that asks for what only a route knows fails, and nothing is kept of it', () => {
  function Greeting() {
    return JSON.stringify(useRouteLoaderData('root'))
  }
  expect(() => cachedFragment('greeting', h(Greeting))).toThrow('useRouteLoaderData')
  expect(cachedFragment('greeting', 'Hello')).toBe('Hello')
})

function html(part: ReactNode, fragments?: typeof cachedFragment): string {
  return renderToString(
    h(StaticRouter, { location: '/' }, h(FragmentCacheContext, { value: fragments }, part)),
  )
}

function withoutReferences(fragment: string): string {
  return fragment.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}
