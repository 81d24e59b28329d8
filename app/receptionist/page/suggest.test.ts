import { expect, test } from 'vitest'
import { lastReply, played } from '#tests/support/call.ts'
import { completeSetup } from '../engine/setup.ts'
import { tradeIds } from '../engine/trades/trade-ids.ts'
import { trades } from '../engine/trades/trades.ts'
import type { CallInput, Line } from '../engine/types.ts'
import { suggestLines } from './suggest.ts'

const POST_MAX_COUNT = 9

test.each(tradeIds)(
  'choosing the first suggestion each time books with a %s within nine posts',
  (id) => {
    const setup = completeSetup({ trade: id }, trades[id])
    for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
      const lines: Line[] = []
      const input: CallInput = { setup: { trade: id }, lines, now: '2026-11-23T09:12', seed }
      // The first post starts the call.
      let call = played(input)
      for (let posts = 1; call.card.booked === null && posts < POST_MAX_COUNT; posts++) {
        lines.push({ text: suggestLines(call, setup)[0], by: 'typed' })
        call = played(input)
      }
      expect(call.card, `${seed}: ${lastReply(call)}`).toMatchObject({
        outcome: 'booked',
        isPhoneConfirmed: true,
      })
    }
  },
)

test('each turn has three different suggestions, and the third does not answer the open question', () => {
  for (const id of tradeIds) {
    const setup = completeSetup({ trade: id }, trades[id])
    const lines: Line[] = []
    const input: CallInput = { setup: { trade: id }, lines, now: '2026-11-23T09:12', seed: 3 }
    for (let i = 0; i < 12; i++) {
      const suggested = suggestLines(played(input), setup)
      expect(new Set(suggested).size).toBe(3)
      lines.push({ text: suggested[i % 3] ?? '', by: 'typed' })
    }
  }
})
