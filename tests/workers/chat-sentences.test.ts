import { expect, test } from 'vitest'
import { createSentenceGate } from '#workers/chat/sentences.ts'
import { createSumCheck } from '#workers/chat/sums.ts'

/** What a visitor has seen when the model stops after these words for want of room. */
function cutAfter(text: string): string {
  const gate = createSentenceGate()
  const shown = (text.match(/\S+\s*|\s+/g) ?? []).map((word) => gate.push(word))
  return shown.join('') + gate.wholeRest()
}

test('an answer that is cut off ends at its last whole sentence', () => {
  for (const [said, shown] of [
    ['One. Two is', 'One.'],
    ['One. Two.', 'One. Two.'],
    ['One! “Two?” Three', 'One! “Two?”'],
    ['One. Ask Mr. Hale, e.g. about approx. two', 'One.'],
    ['It costs £1.50 a call. Then', 'It costs £1.50 a call.'],
    ['Three plans:\n\n1. Starter is free\n2. Pro', 'Three plans:\n\n1. Starter is free'],
    ['Plans:\n- **Pro** costs £50.\n- **Teams** co', 'Plans:\n- **Pro** costs £50.'],
    ['See [Pricing](/#pricing). Or as', 'See [Pricing](/#pricing).'],
  ] as const) {
    expect(cutAfter(said), said).toBe(shown)
  }
})

test('the first sentence passes word by word, even if it never ends', () => {
  const gate = createSentenceGate()
  for (const word of ['We ', 'answer ', 'ca', 'lls']) expect(gate.push(word)).toBe(word)
  expect(gate.push('. And')).toBe('.')
  expect(gate.push(' more')).toBe('')
  expect(gate.rest()).toBe(' And more')
  expect(gate.rest()).toBe('')
})

test('nothing is lost or doubled, however the text is split', () => {
  const text = 'One. Two!\n\n- Three (£1.50).\n- Four… Five'
  for (let size = 1; size <= text.length; size += 1) {
    const gate = createSentenceGate()
    let shown = ''
    for (let at = 0; at < text.length; at += size) shown += gate.push(text.slice(at, at + size))
    expect(shown + gate.rest(), String(size)).toBe(text)
  }
})

test('a sum is held back until its last digit', () => {
  const gate = createSentenceGate()
  expect(gate.push('Pro is £')).toBe('Pro is ')
  expect(gate.push('5')).toBe('')
  expect(gate.push('0 a month')).toBe('£50 a month')
})

test('a sum is ours when it is on the price list or computed from it', () => {
  const said = 'I get 120 calls a month.'
  for (const ours of ['Pro is £50.', '£90.00 on Pro', '£1.50 each', '95 extra calls: £142.50']) {
    expect(createSumCheck(said)(ours), ours).toBe(-1)
  }
  expect(createSumCheck(said)('Pro is £49 a month')).toBe(7)
  expect(createSumCheck(said)('For you: £91.')).toBe(9)
})

test('only the last hundred numbers of a conversation lead to sums', () => {
  // Too large for calls, so that none of them leads to a sum itself.
  const others = (count: number) => Array.from({ length: count }, () => '200000').join(' ')
  expect(createSumCheck(`11 calls. ${others(99)}`)('£16.50')).toBe(-1)
  const check = createSumCheck(`11 calls. ${others(100)}`)
  expect(check('£16.50')).toBe(0)
  // A number of the answer counts too, in this piece and in later ones.
  expect(check('11 calls: £16.50')).toBe(-1)
  expect(check('11 calls: £16.50. And £91.')).toBe(22)
})
