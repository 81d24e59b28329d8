import { expect, test } from 'vitest'
import { callOf, lastReply, LETTINGS } from '#tests/support/call.ts'

const SOLICITOR = { setup: { trade: 'solicitor' } } as const

test.each([
  "my ex has took the kids and he's getting on a plane tonight with them to Lagos",
  "he's got my daughter and he says he's getting on the ferry tonight",
  'their dad is getting on a plane with the kids tomorrow',
])(
  'children who are being taken abroad are urgent, and the police are the ones to ring: %s',
  (line) => {
    const call = callOf([line, 'Nadia Rahman. should I ring the police'], SOLICITOR)
    expect(call.card.urgency).toBe('urgent')
    expect(lastReply(call)).toContain('999')
    expect(lastReply(call)).not.toContain('111')
  },
)

const LIGHTS = [
  "there's water coming through the kitchen ceiling",
  "it's pouring in near the light fitting as well",
]

test.each(["I don't know where the stop tap is", "can't find the stop cock anywhere"])(
  'who cannot find the stop tap hears where it is once the power is off: %s',
  (line) => {
    const off = "right I've turned the electric off, it's Priya Lall 07700 900142"
    const [water = '', lights = ''] = LIGHTS
    expect(lastReply(callOf([water, `${line}, ${lights}`, off]))).toContain('clockwise')
    expect(lastReply(callOf([water, lights, off]))).not.toContain('clockwise')
  },
)

test('who turns the power off and rings nobody is not told to do what they say', () => {
  const doing = [...LIGHTS, "ok the fuse box is dry, I'll do that. someone will ring me yeah"]
  expect(lastReply(callOf(doing, LETTINGS))).not.toContain('they')
  expect(lastReply(callOf([...doing, 'ok cheers bye'], LETTINGS))).toContain('keep well clear')
  const ringing = [...LIGHTS, "ok I'll ring them now"]
  expect(lastReply(callOf(ringing, LETTINGS))).toContain('do what they tell you')
})

test.each([
  'should I tell the neighbours',
  'do I knock on next door?',
  'ought we to warn the other flats',
])('who asks in a gas leak whether to warn others hears how: %s', (line) => {
  const call = callOf(['I can smell gas', line], LETTINGS)
  expect(lastReply(call)).toMatch(/^Yes.*outside/)
})

test('who has said that they ring now is not told to as they leave', () => {
  const lines = ['I can smell gas', 'ok ringing them now, can you let the landlord know']
  expect(lastReply(callOf([...lines, 'thanks bye'], LETTINGS))).not.toContain('make that call')
  expect(lastReply(callOf(['I can smell gas', 'thanks bye'], LETTINGS))).toContain('make that call')
})

test.each([
  "hiya there's water running through my bathroom ceiling light what do I do",
  "water's pouring out of our back bedroom light",
  "it's leaking, there's water dripping from the living room light",
])('water at the light of a room is heard as such in the first line: %s', (line) => {
  expect(lastReply(callOf([line]))).toContain('fuse box')
})

test.each([
  "water's coming through my kitchen ceiling",
  "water's coming through the ceiling but the lights are miles away",
])('water that reaches no light turns off no power: %s', (line) => {
  expect(lastReply(callOf([line]))).not.toContain('fuse box')
})

const ILL = ['three of us ate with you on Sunday and we have all been sick as dogs since', 'Jo Pym']
test.each([
  'do I need to tell environmental health',
  'should we report it to environmental health or what',
  'shall we be getting on to environmental health about it?',
])('who asks whether to report a meal hears who can tell them: %s', (line) => {
  const call = callOf([...ILL, `07700 900123. ${line}`], { setup: { trade: 'restaurant' } })
  expect(lastReply(call)).toContain('council')
})

test.each([
  ['someone nicked my purse in your place on Sunday', 'should I report it to the police'],
  ['my coat got stolen there last week and nobody has rung me', 'do I need to ring the police'],
])('who asks about the police for what is over hears of 101: %s', (line, asked) => {
  const call = callOf([line, 'Jo Pym', `07700 900123. ${asked}`], {
    setup: { trade: 'restaurant' },
  })
  expect(lastReply(call)).toContain('101')
})

test.each([
  ['dentist', ["my gum's sore, can Sam ring me", 'Jo Hale', 'do I go to casualty with it?']],
  ['hairdresser', ['can Sam ring me about my scalp', 'Jo Hale', 'should I go to A&E?']],
  ['physio', ['I turned my ankle, can Sam ring me', 'Jo Hale', 'could it be broken?']],
] as const)('who is sent to 111 or 999 is urgent to the owner: %s, %j', (trade, lines) => {
  const call = callOf(lines, { setup: { trade } })
  expect(lastReply(call)).toMatch(/111.*as urgent for Sam/)
  expect(call.card.urgency).toBe('urgent')
})

test.each([
  ['dentist', ["my gum's sore, can Sam ring me", 'Jo Hale', 'do you take cards?']],
  ['physio', ['I turned my ankle, can Sam ring me', 'Jo Hale', 'do I bring shorts?']],
  ['plumber', ['can Sam ring me', 'Jo Hale, should I ring back later?']],
  ['dentist', ['can Sam ring me', 'Jo Hale, can I have a drink on my antibiotics?']],
] as const)('who is sent nowhere is not urgent for that: %s, %j', (trade, lines) => {
  expect(callOf(lines, { setup: { trade } }).card.urgency).toBe('normal')
})
