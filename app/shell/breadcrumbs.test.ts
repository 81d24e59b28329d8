import { expect, test } from 'vitest'
import { crumbsOf } from './breadcrumbs.tsx'

test('breadcrumbs name each segment in title case, and folders without a page have no link', () => {
  expect(crumbsOf('/use-cases/lawyers')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Use Cases', path: null },
    { label: 'Lawyers', path: '/use-cases/lawyers' },
  ])
  expect(crumbsOf('/blog/a-b-c').map(({ label }) => label)).toEqual(['Home', 'Blog', 'A B C'])
})

test('the home page has no breadcrumbs', () => {
  expect(crumbsOf('/')).toEqual([])
})
