import { expect, test } from 'vitest'
import { isEcho } from './echo.ts'

const SAID = 'We can do Tuesday the 24th of November at 3 pm. Shall I book that for you?'

test('Ava’s own sentence in the microphone is an echo', () => {
  expect(isEcho('shall I book that for you', SAID)).toBe(true)
  expect(isEcho('Tuesday the 24th of November at 3 pm', SAID)).toBe(true)
})

test('a caller’s answer that repeats a few of her words is not an echo', () => {
  expect(isEcho('at 3 pm', SAID)).toBe(false)
  expect(isEcho('yes book that for me please', SAID)).toBe(false)
})
