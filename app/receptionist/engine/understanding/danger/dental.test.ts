import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const DENTIST = { setup: { trade: 'dentist' }, now: '2026-12-09T11:05' } as const

test.each([
  "my gum's not stopped bleeding since Sunday",
  "me mouth's been bleeding on and off for about a week and it won't stop",
  "my gums won't stop bleeding, they've been like that for days",
  "I had a crown fitted a fortnight ago and it's never stopped bleeding since",
  "there's been blood from my gum since the weekend, it just won't stop",
  "gum's bled nonstop all week",
  "that socket's been bleeding since last Monday and I can't get it to stop",
])('a mouth that has bled for days is urgent, and no emergency: %s', (line) => {
  const call = callOf([line], DENTIST)
  expect(call).toMatchObject({ open: 'name', card: { urgency: 'urgent' } })
  expect(lastReply(call)).not.toContain('999')
})

test('a gum that bleeds on for days is urgent when told of later, and stays so if it is only a bit', () => {
  const start = ['I want to complain, my filling came out', 'Jean Holt', '07700 900187']
  const bleeds = [...start, "yes, and my gum's not stopped bleeding since Saturday"]
  expect(callOf(bleeds, DENTIST).card).toMatchObject({ urgency: 'urgent', outcome: 'urgent' })
  const call = callOf([...bleeds, "An ambulance? No, it's only when I floss"], DENTIST)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).not.toMatch(/111|999|don't know/)
})

test.each([
  "my gum won't stop bleeding",
  "had a tooth out this morning and it's not stopped bleeding since",
  "my gum's bled since Friday and I've soaked three towels",
  "my gum has been pouring with blood since Friday, it won't stop",
  "I've been coughing up blood since Thursday and my tooth hurts",
  "my arm's not stopped bleeding since Thursday",
])('blood that pours, from elsewhere, or since this morning stays an emergency: %s', (line) => {
  expect(callOf([line], DENTIST).card.urgency).toBe('emergency')
})

test.each([
  'my gums bleed every time I brush',
  'my gums have been bleeding for months when I floss, can I book the hygienist',
  "my gums haven't bled since last week, do I still need the hygienist",
  "my blood pressure's been up since Thursday, can I still have a filling",
])('gums that bleed when brushed, or no more, are not urgent: %s', (line) => {
  expect(callOf([line], DENTIST).card.urgency).toBe('normal')
})

test.each(["Give over, it's only a bit when I brush", "it's just when I clean them, love"])(
  'gums that bleed only when touched need neither 999 nor 111 after all: %s',
  (line) => {
    const call = callOf(["my gum won't stop bleeding", line], DENTIST)
    expect(call.card.urgency).toBe('normal')
    expect(lastReply(call)).not.toContain('111')
    const pours = callOf(["my gum won't stop bleeding", `${line}, but it's pouring now`], DENTIST)
    expect(pours.card.urgency).toBe('emergency')
  },
)

test.each([
  'our lasss front tooths come right out, she got hit with a hockey stick, what do we do',
  "the top tooth has flown out, he fell off his scooter, I've got it in a tissue. what do I do?",
  'me sons two front teeth dropped clean out when he hit the kerb what should i do',
  "my daughter's tooth is out, root and all, what shall I do with it",
])('a tooth that was knocked out is urgent at once, and 111 says what to do: %s', (line) => {
  const call = callOf([line], DENTIST)
  expect(call).toMatchObject({ open: 'name', card: { urgency: 'urgent' } })
  expect(lastReply(call)).toContain('111')
})

test.each([
  "my daughter's milk tooth came out last night, what do I do",
  'I had a tooth out last week, what do I do about the bill',
  "my crown's come out, what do I do with it",
])('a tooth that nobody knocked out is not urgent for that: %s', (line) => {
  expect(callOf([line], DENTIST).card.urgency).toBe('normal')
})
