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
