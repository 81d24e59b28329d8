import type { APIRequestContext } from 'playwright/test'
import { plans } from '#app/site/pricing.ts'
import { routes } from '../support/routes.ts'
import { expect, test } from './site.ts'

const [, pro] = plans

type Graph = { '@graph': ({ '@type': string } & Record<string, unknown>)[] }

async function readHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const text = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const graph = [...scripts].flatMap(([, json = '']) => (JSON.parse(json) as Graph)['@graph'])
  return {
    html,
    title: text(/<title>(.*?)<\/title>/),
    description: text(/<meta name="description" content="(.*?)"/),
    keywords: text(/<meta name="keywords" content="(.*?)"/),
    canonical: text(/<link rel="canonical" href="(.*?)"/),
    image: text(/<meta property="og:image" content="(.*?)"/),
    types: graph.map((node) => node['@type']),
    graph,
  }
}

test('every page has a title, description, keywords, canonical and picture of its own', async ({
  request,
  baseURL,
}) => {
  const heads = await Promise.all(routes.map((path) => readHead(request, path)))
  for (const [index, head] of heads.entries()) {
    const path = routes[index]
    expect(head.title.length, `title of ${path}`).toBeGreaterThan(10)
    expect(head.description.length, `description of ${path}`).toBeGreaterThan(50)
    expect(head.keywords, `keywords of ${path}`).not.toBe('')
    expect(head.canonical).toBe(baseURL + String(path))
    expect(head.html, path).not.toMatch(/noindex/i)
    expect(head.types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    const image = await request.get(head.image)
    expect(image.headers()['content-type'], `${head.image} of ${path}`).toBe('image/png')
    const size = await image.body()
    expect([size.readUInt32BE(16), size.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect(new Set(heads.map((head) => head.title)).size).toBe(routes.length)
  expect(new Set(heads.map((head) => head.description)).size).toBe(routes.length)
})

test('structured data says what each page is', async ({ request }) => {
  const wanted: Record<string, string[]> = {
    '/': ['SoftwareApplication', 'FAQPage'],
    '/use-cases/estate-agents': ['FAQPage', 'Offer'],
    '/use-cases/lawyers': ['FAQPage', 'BreadcrumbList'],
    '/use-cases/property-management': ['FAQPage'],
    '/blog': ['Blog'],
    '/blog/restaurant-phone-systems-2025': ['BlogPosting'],
  }
  for (const [path, types] of Object.entries(wanted)) {
    expect((await readHead(request, path)).types, path).toEqual(expect.arrayContaining(types))
  }
  const { graph } = await readHead(request, '/')
  const product = graph.find((node) => node['@type'] === 'SoftwareApplication')
  expect(product?.aggregateRating).toMatchObject({ ratingValue: 4.8, ratingCount: 150 })
  expect(product?.offers).toHaveLength(3)
  const offer = (await readHead(request, '/use-cases/estate-agents')).graph.find(
    (node) => node['@type'] === 'Offer',
  )
  expect(offer).toMatchObject({
    price: 0,
    priceCurrency: 'GBP',
    description: 'Free trial available',
  })
})

test('every internal link and asset of every page exists', async ({ request }) => {
  const targets = new Set<string>()
  for (const path of routes) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/ (?:href|src|poster)="(\/[^"]*)"/g)) {
      targets.add(href.replaceAll('&amp;', '&').replace(/#.*$/, '') || '/')
    }
  }
  const broken: string[] = []
  for (const target of targets) {
    const response = await request.get(target, { maxRedirects: 0 })
    // A signed-out visitor is redirected from here to sign in.
    const isPrivate = target === '/account' && response.headers().location?.startsWith('/auth')
    if (response.status() !== 200 && !isPrivate) broken.push(`${response.status()} ${target}`)
  }
  expect(broken).toEqual([])
  expect(targets.size).toBeGreaterThan(60)
})

test('the head preloads logo and video, and resolves the listed hosts in advance', async ({
  request,
}) => {
  const { html } = await readHead(request, '/')
  for (const host of ['fonts.gstatic.com', 'api.openai.com', 'accounts.google.com']) {
    expect(html).toContain(`rel="dns-prefetch" href="https://${host}"`)
  }
  expect(html.match(/rel="preload"[^>]*href="\/logo.svg"/g)).toHaveLength(1)
  expect(html).toMatch(/rel="preload"[^>]*as="video"[^>]*fetchPriority="low"/i)
  expect((await readHead(request, '/contact')).html).not.toContain('as="video"')
})

test('sitemap, robots, feed, llms.txt and manifest say where everything is', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of routes) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)

  const feed = await request.get('/blog/rss.xml')
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  // The browser's parser: an empty page has it too.
  const parsed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml')
      const content = document.getElementsByTagNameNS(
        'http://purl.org/rss/1.0/modules/content/',
        'encoded',
      )
      return {
        isBroken: document.querySelector('parsererror') !== null,
        titles: [...document.querySelectorAll('item > title')].map((title) => title.textContent),
        words: [...content].map((body) => body.textContent.split(/\s+/).length),
        relativeLinks: [...content].filter((body) => /(href|src)="\//.test(body.textContent))
          .length,
      }
    },
    await feed.text(),
  )
  expect(parsed.isBroken).toBe(false)
  expect(parsed.titles).toHaveLength(routes.filter((path) => path.startsWith('/blog/')).length)
  expect(Math.min(...parsed.words)).toBeGreaterThan(900)
  expect(parsed.relativeLinks).toBe(0)

  const llms = await (await request.get('/llms.txt')).text()
  expect(llms).toMatch(/^# Larkline\n\n> /)
  expect(llms).toContain(
    `Pro: ${pro.price} a month, ${pro.includedCallCount} calls included, then `,
  )

  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})

test('assets have the same security headers as pages, but no HSTS', async ({ request }) => {
  const document = (await request.get('/')).headers()
  const script = /src="(\/assets\/[^"]+\.js)"|import "(\/assets\/[^"]+\.js)"/.exec(
    await (await request.get('/')).text(),
  )
  for (const path of [
    script?.[1] ?? script?.[2] ?? '',
    '/logo.svg',
    '/media/calls/home.mp3',
    '/og/home.png',
  ]) {
    const headers = (await request.get(path)).headers()
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ]) {
      expect(headers[name], `${name} of ${path}`).toBe(document[name])
    }
  }
  const asset = await request.get(script?.[1] ?? script?.[2] ?? '')
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect(asset.headers()).not.toHaveProperty('strict-transport-security')
})

test('a POST with an Upgrade header breaks no page', async ({ request }) => {
  // The local runtime passes it on as a GET with a body, and no `Request` can be made from that.
  for (const path of ['/contact', '/auth', '/welcome', '/nowhere']) {
    const answer = await request.post(path, { headers: { Upgrade: 'websocket' }, data: { a: 1 } })
    expect(answer.status(), path).toBe(path === '/nowhere' ? 404 : 200)
  }
})
