import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('a safe path keeps its query and fragment', () => {
  expect(safePath('/account?done=name#delete', '/welcome')).toBe('/account?done=name#delete')
})

test.each([
  null,
  '',
  'account',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
])('a way on to %j leads nowhere but to the fallback', (target) => {
  expect(safePath(target, '/welcome')).toBe('/welcome')
})
