import { expect, test } from 'vitest'
import { routes } from '../../tests/support/routes.ts'
import { pages } from './pages.ts'

test('the browser tests visit every page of the site map', () => {
  expect(routes).toEqual(expect.arrayContaining(pages.map(({ path }) => path)))
})
