import { expect, test } from 'vitest'
import { setNewest } from '#workers/http/set-newest.ts'

test('a full map drops its oldest entry', () => {
  const map = new Map<string, number>()
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const) {
    setNewest(map, key, value, 2)
  }
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
