import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'

const ASSESSMENT = ['a first assessment for my mum', 'Tuesday at 3:30 pm']
const PHYSIO = { setup: { trade: 'physio' }, seed: 7 } as const
const NAILS = ["nail clipping for my nan's cat", 'Tuesday at 3:30 pm']
const VET = { setup: { trade: 'vet' }, seed: 7 } as const

test.each([
  "well mum's is Olive Marsh, I'm her daughter Tess, put it under Olive",
  "mine's Tess but put it down as Olive Marsh",
  "mine's Tess Boyle but mum's Olive Marsh, it's her you want down",
  "I'm Tess Marsh and my mum's Olive Marsh, she's the one to put down",
  "I'm Tess Boyle, mum's name is Olive Marsh, it's her name it wants to be in",
  "put my mum down, Olive Marsh. I'm Tess",
  "use mum's name, Olive Marsh, mine's Tess",
  "Tess Boyle, but it's for my mum so put Olive Marsh down",
  "you want Olive Marsh for the name, I'm Tess her daughter",
])('a booking is in the name that the caller says to put down: %s', (line) => {
  expect(callOf([...ASSESSMENT, line], PHYSIO).card.name).toBe('Olive Marsh')
  expect(callOf([...NAILS, line], VET).card.name).toBe('Olive Marsh')
})

test.each([
  "no not Tess, Olive Marsh for the name. My number's 07700 900318",
  "not me, it's Olive Marsh you want on there. 07700 900318",
])('beside the number, too, a name is put right: %s', (line) => {
  const { card } = callOf([...NAILS, 'Tess', line], VET)
  expect(card).toMatchObject({ name: 'Olive Marsh', phone: '07700900318' })
})

test.each([
  "Tess Boyle, my mum's Olive Marsh and she lives next door",
  "I'm Tess Boyle, you know my mum Olive Marsh",
  "Tess Boyle, it's me you want, not mum",
  "Tess Boyle, mum's Olive Marsh but it's her you want to ring",
])("a relative who is only spoken of does not take the caller's place: %s", (line) => {
  expect(callOf([...NAILS, line], VET).card.name).toBe('Tess Boyle')
})
