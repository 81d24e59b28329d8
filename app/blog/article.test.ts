import { expect, test } from 'vitest'
import { quickestMs } from '#tests/support/cpu-time.ts'
import { routes } from '#tests/support/routes.ts'
import { readFilter } from './article.ts'
import { findArticles } from './find-articles.ts'
import { parseArticle } from './articles.plugin.ts'
import { articleSummaries } from './articles.ts'

/** The articles of the specification; `other` is the one that is not featured. */
const featured = 'restaurant-phone-systems-2025'
const other = 'virtual-assistant-vs-call-center'
const specified = articleSummaries.filter(({ id }) => [featured, other].includes(id))

const FRONT_MATTER = `---
title: What a missed call costs
excerpt: A sum that every owner can do on the back of an envelope.
description: How to work out what a missed call costs your own firm, with your own figures.
keywords: [missed calls]
author: The Larkline team
readTime: 5-minute read
publishDate: '2025-02-01'
category: Small Business
featured: false
image: /blog/missed-call.svg
imageAlt: A ringing phone
---
`

test('an article has its front matter, ids on its headings and a scrolling box around its tables', () => {
  const body = '## What it costs\n\n| Call | Cost |\n| --- | --- |\n| One | £1 |\n'
  const article = parseArticle(FRONT_MATTER + body, '/blog/articles/missed-call.md')
  expect(article).toMatchObject({ id: 'missed-call', category: 'Small Business', featured: false })
  expect(article.html).toContain('<h2 id="what-it-costs">What it costs</h2>')
  expect(article.html).toContain('<th scope="col">Call</th>')
  expect(article.html).toMatch(/<tr><th scope="row">[^<]+<\/th><td>/)
  expect(article.html).toMatch(/<div class="table-box"[^>]*tabindex="0">/)
})

test('invalid front matter is an error that names the file and field', () => {
  const broken = FRONT_MATTER.replace('Small Business', 'Big Business')
  expect(() => parseArticle(broken, 'a.md')).toThrow(/a\.md.*category/s)
  const extra = FRONT_MATTER.replace('featured:', 'sponsored: true\nfeatured:')
  expect(() => parseArticle(extra, 'a.md')).toThrow(/a\.md.*sponsored/s)
  expect(() => parseArticle('no front matter', 'a.md')).toThrow('a.md: no front matter')
})

test('the first two articles have the category, date and reading time of the specification', () => {
  expect(
    specified.map(({ id, category, publishDate, featured, readTime }) => [
      id,
      category,
      publishDate,
      featured,
      readTime,
    ]),
  ).toEqual([
    [featured, 'Industry Insights', '2025-01-20', true, '5-minute read'],
    [
      'virtual-assistant-vs-call-center',
      'Business Solutions',
      '2025-01-15',
      false,
      '6-minute read',
    ],
  ])
})

test('the browser tests visit every article', () => {
  expect(routes).toEqual(expect.arrayContaining(articleSummaries.map(({ id }) => `/blog/${id}`)))
})

test('one article is featured: the list leaves out any other', () => {
  expect(articleSummaries.filter(({ featured }) => featured)).toHaveLength(1)
})

test('the filter searches title and excerpt, ignores case and tolerates misspelt words', () => {
  const find = (search: string) =>
    findArticles(specified, readFilter(new URLSearchParams(search))).map(({ id }) => id)
  expect(find('').toSorted()).toEqual([featured, other])
  expect(find('q=VIRTUAL')).toEqual([other])
  expect(find('q=restaurant')).toEqual([featured])
  expect(find('category=Business+Solutions')).toEqual([other])
  expect(find('category=AI+Technology')).toEqual([])
  expect(find('category=constructor&q=%20').toSorted()).toEqual([featured, other])
  expect(find('q=virtaul+asistant')).toEqual([other])
  expect(find('q=virtual+zebra')).toEqual([])
  expect(find('q=virtaul&category=AI+Technology')).toEqual([])
})

test('a search of 16,000 letters costs hardly more than a short one', () => {
  const params = new URLSearchParams({ q: 'x'.repeat(16_000) })
  const search = () => findArticles(articleSummaries, readFilter(params))
  expect(readFilter(params).query).toHaveLength(16_000)
  expect(search()).toEqual([])
  expect(quickestMs(search)).toBeLessThan(100)
})
