import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callIn, NOW } from '#tests/support/call.ts'
import { findFragmentFault, fragment, pack } from '#tests/support/fragments.ts'
import { trades } from '../engine/trades/trades.ts'
import { say } from './replay.ts'
import { newTrial, save, start } from './trial.ts'
import { openLink, packLink } from './share-link.ts'

const trade = trades.plumber

function called() {
  const named = save(newTrial(trade), { trade: 'plumber', name: 'Aire Heating' })
  return say(start(named, { now: NOW, seed: 7 }), 'Are you a robot?', trade)
}

test('a link contains the set-up and, if wanted, the same call', async () => {
  const trial = called()
  const bare = await openLink((await packLink(trial, false)) ?? '', trade)
  expect(bare).toMatchObject({ setup: { name: 'Aire Heating' }, call: null, isShared: true })
  const whole = await openLink((await packLink(trial, true)) ?? '', trade)
  expect(whole && callIn(whole)).toEqual(callIn(trial))
})

test('a set-up that is too long gets no link, and a link for another trade does not open', async () => {
  // Random text does not compress.
  const noise = Array.from({ length: 80 }, (_, i) => ({
    question: `${Math.sin(i)}${Math.cos(i)}${Math.tan(i)}`,
    answer: `${Math.sin(i + 99)}${Math.cos(i + 99)}`,
  }))
  expect(
    await packLink(save(newTrial(trade), { trade: 'plumber', facts: noise }), false),
  ).toBeNull()
  expect(await openLink((await packLink(called(), false)) ?? '', trades.vet)).toBeNull()
})

test('a call that would be too large to open gets no link', async () => {
  // Lines alike compress to a short fragment.
  const withLines = (count: number) => {
    const lines = Array.from({ length: count }, () => ({
      text: 'x'.repeat(500),
      by: 'typed' as const,
    }))
    const trial = called()
    return { ...trial, call: trial.call && { ...trial.call, lines } }
  }
  expect(await openLink((await packLink(withLines(29), true)) ?? '', trade)).not.toBeNull()
  expect(await packLink(withLines(31), true)).toBeNull()
  expect(await packLink(withLines(31), false)).not.toBeNull()
})

test('a shared call keeps what the model has understood', async () => {
  const trial = called()
  const commands = [{ kind: 'tell', field: 'service', value: 'Toilet repair' }] as const
  const lines = [{ text: 'me khazi is bunged up', by: 'typed', commands }] as const
  const heard = { ...trial, call: trial.call && { ...trial.call, lines } }
  const opened = await openLink((await packLink(heard, true)) ?? '', trade)
  expect(opened && callIn(opened)?.card.service).toBe('Toilet repair')
})

test('unpacking a fragment stops once it is larger than a set-up can be', async () => {
  const json = JSON.stringify({ setup: { trade: 'plumber' }, call: null })
  expect(await openLink(pack(json.padEnd(16 * 1024)), trade)).not.toBeNull()
  expect(await openLink(pack(json.padEnd(16 * 1024 + 1)), trade)).toBeNull()
  expect(await openLink(`#set-up-${'A'.repeat(5000)}`, trade)).toBeNull()
})

test('no fragment breaks the page or makes her speak for somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(fragment, async (hash) => {
      expect(await findFragmentFault(hash)).toBeNull()
    }),
    { numRuns: 200 },
  )
})
