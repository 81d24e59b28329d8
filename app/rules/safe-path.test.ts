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
])('the target %j is replaced by the fallback', (target) => {
  expect(safePath(target, '/welcome')).toBe('/welcome')
})
