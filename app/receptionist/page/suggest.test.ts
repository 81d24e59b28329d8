import { expect, test } from 'vitest'
import { lastReply } from '#tests/support/call.ts'
import { createPlayer } from '../engine/play.ts'
import { completeSetup } from '../engine/setup.ts'
import { tradeIds } from '../engine/trades/trade-ids.ts'
import { trades } from '../engine/trades/trades.ts'
import type { CallInput } from '../engine/types.ts'
import { suggestLines } from './suggest.ts'

const POST_MAX_COUNT = 9

function withLine(call: CallInput, text: string): CallInput {
  return { ...call, lines: [...call.lines, { text, by: 'typed' }] }
}

test.each(tradeIds)(
  'choosing the first suggestion each time books with a %s within nine posts',
  (id) => {
    const setup = completeSetup({ trade: id }, trades[id])
    const play = createPlayer(trades[id])
    for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
      let input: CallInput = { setup: { trade: id }, lines: [], now: '2026-11-23T09:12', seed }
      // The first post starts the call.
      let call = play(input)
      for (let posts = 1; call.card.booked === null && posts < POST_MAX_COUNT; posts++) {
        input = withLine(input, suggestLines(call, setup)[0])
        call = play(input)
      }
      expect(call.card, `${seed}: ${lastReply(call)}`).toMatchObject({
        outcome: 'booked',
        isPhoneConfirmed: true,
      })
    }
  },
)

test('each turn has three different suggestions', () => {
  for (const id of tradeIds) {
    const setup = completeSetup({ trade: id }, trades[id])
    const play = createPlayer(trades[id])
    let input: CallInput = { setup: { trade: id }, lines: [], now: '2026-11-23T09:12', seed: 3 }
    for (let i = 0; i < 12; i++) {
      const suggested = suggestLines(play(input), setup)
      expect(new Set(suggested).size).toBe(3)
      input = withLine(input, suggested[i % 3] ?? '')
    }
  }
})
