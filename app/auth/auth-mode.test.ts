import { expect, test } from 'vitest'
import { authPath } from './auth-mode.ts'

test('both tabs keep where to go afterwards, and that a signed-in visitor signs in again', () => {
  const asked = '?again=&next=%2Faccount&mode=signup'
  expect(authPath('signin', asked)).toBe('/auth?again=&next=%2Faccount')
  expect(authPath('signup', asked)).toBe('/auth?again=&mode=signup&next=%2Faccount')
  expect(authPath('signin', '?next=%2F%2Fevil.example')).toBe('/auth')
})
