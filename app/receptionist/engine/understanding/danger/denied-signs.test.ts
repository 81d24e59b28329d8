import { expect, test } from 'vitest'
import { isSignDenied } from './denied-signs.ts'
import { plain } from '../text/text.ts'

const THROAT = "my jaw's swollen and I can hardly swallow"
const CHEST = 'I keep getting pains in my chest'
const TABLETS = 'my nephew has swallowed some tablets'
const FAINTED = 'a customer has passed out'

test('a medical sign is denied only where the line says that it is not so', () => {
  for (const [told, line, isDenied] of [
    [THROAT, 'honestly I can breathe and swallow perfectly fine', true],
    [THROAT, 'oh, swallowing is fine', true],
    [CHEST, "there's no pain in my chest, I said my vest", true],
    [TABLETS, "it's all right, he never swallowed any", true],
    [FAINTED, "she hasn't passed out, she's asleep", true],
    [FAINTED, "she's come round now", true],
    ['my thumb will not stop bleeding', "there's no blood", true],
    ["he's had a seizure", 'no, he has not had a seizure', true],
    [THROAT, 'I can breathe', false],
    [THROAT, 'I can swallow a bit', false],
    [THROAT, 'it only started this morning', false],
    [CHEST, 'I can breathe fine', false],
    [CHEST, "the pain isn't that bad", false],
    [CHEST, "I haven't taken anything for it", false],
    [CHEST, 'no pain relief helps', false],
    [TABLETS, "he hasn't eaten anything today", false],
    [TABLETS, "he hasn't taken anything else", false],
    [FAINTED, "she's not hurt", false],
  ] as const)
    expect([told, line, isSignDenied(plain(line), [plain(told)])]).toEqual([told, line, isDenied])
})

test('of two signs, the one that is not denied stays', () => {
  const told = [CHEST, "and I can't breathe properly"].map(plain)
  expect(isSignDenied('i can breathe fine', told)).toBe(false)
  expect(isSignDenied("i can breathe fine and there's no pain", told)).toBe(true)
})

test('who breathes well with a swelling from an allergy is in danger all the same', () => {
  const told = [plain("his lips are swelling up, he's got a nut allergy")]
  expect(isSignDenied("he's breathing alright", told)).toBe(false)
  expect(isSignDenied('the swelling has gone down', told)).toBe(true)
})
