import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a text is read once, and read again after many others', () => {
  const read: string[] = []
  const lengthOf = remembered((text) => {
    read.push(text)
    return text.length
  })
  expect([lengthOf('yes'), lengthOf('yes'), read]).toEqual([3, 3, ['yes']])
  for (let i = 0; i < 1000; i++) lengthOf(`line ${i}`)
  expect([lengthOf('yes'), read.filter((text) => text === 'yes').length]).toEqual([3, 2])
})
