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
  expect(lastReply(call)).not.toMatch(/^Ring 999/)
})

test.each([
  "you took two teeth out of my mum yesterday and it's just not stopping bleeding, she's bit on gauze for an hour",
  "had an extraction at dinnertime and it won't stop bleeding, what do I do",
  "the socket hasn't stopped bleeding since I left you",
  "where you pulled me wisdom tooth it's bleeding nonstop but it's not pouring or owt",
  "Sam removed a molar two hours ago and it's not stopped bleeding",
  "I had a tooth out first thing, there's still blood coming and it won't stop. I'm not on blood thinners",
])(
  'a socket that bleeds on is urgent, and she says when it is for A&E or 999 instead: %s',
  (line) => {
    const call = callOf([line], DENTIST)
    expect(call).toMatchObject({ open: 'name', card: { urgency: 'urgent' } })
    expect(lastReply(call)).toMatch(/text.*A&E or ring 999/)
    const shut = callOf([line], { ...DENTIST, now: '2026-12-09T20:05' })
    expect(lastReply(shut)).toMatch(/111.*A&E or ring 999/)
    const calm = callOf([line, 'not a 999 job is it, it isn’t gushing, just not stopped'], DENTIST)
    expect(calm.card.urgency).toBe('urgent')
  },
)

test.each([
  "I had a tooth out at nine and I've soaked two towels, it won't stop bleeding",
  "the socket won't stop bleeding and she's gone faint",
  "had an extraction, it won't stop bleeding and I'm choking on it",
  "I had a tooth out this morning, it won't stop bleeding and I'm on apixaban",
  "he's had a tooth out and it won't stop bleeding, it's filling his mouth up",
  "I had a tooth out on Monday, and I've cut my hand and it won't stop bleeding",
])('a socket with much blood, or another wound, stays an emergency: %s', (line) => {
  expect(callOf([line], DENTIST).card.urgency).toBe('emergency')
})

test('a socket whose bleeding grows becomes an emergency, and is none once it does not pour', () => {
  const start = "had a tooth out this morning and it won't stop bleeding"
  for (const line of ["it's pouring out of my mouth now", 'I feel faint'])
    expect([line, callOf([start, line], DENTIST).card.urgency]).toEqual([line, 'emergency'])
  const lines = [`${start}, I've soaked a towel`, "it's not pouring now, it's just not stopped"]
  expect(callOf(lines.slice(0, 1), DENTIST).card.urgency).toBe('emergency')
  expect(callOf(lines, DENTIST).card.urgency).toBe('urgent')
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
  "had a tooth out this morning and it's poured with blood since",
  "my gum's bled since Friday and I've soaked three towels",
  "my gum has been pouring with blood since Friday, it won't stop",
  "I've been coughing up blood since Thursday and my tooth hurts",
  "my arm's not stopped bleeding since Thursday",
])('blood that pours, or from elsewhere, stays an emergency: %s', (line) => {
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

test.each([
  "what's a bridge cost? my front tooth's gone, I got it knocked out at boxing",
  'two of them actually, had them kicked out at football years back',
])('nobody is unconscious who had a tooth knocked out: %s', (line) => {
  expect(callOf([line], DENTIST).card.urgency).not.toBe('emergency')
})

const SWOLLEN = "my tooth's been throbbing since Monday and my face is all swollen"

test.each([
  "Priya Lall, and just so you know I'm allergic to amoxicillin",
  "Priya Lall. I've got a penicillin allergy, if that's any use",
  "it's Priya Lall, I can't have penicillin, I'm allergic to it",
  'Priya Lall, allergic to latex by the way',
  "Priya Lall. in case I'm given antibiotics, I'm allergic to erythromycin",
  'Priya Lall, I have a nut allergy as well',
])('an allergy told for information makes no emergency of a swollen face: %s', (line) => {
  const call = callOf([SWOLLEN, line], DENTIST)
  expect(call).toMatchObject({ open: 'phone', card: { urgency: 'urgent' } })
  expect(callOf([`${SWOLLEN}, ${line}`], DENTIST).card.urgency).toBe('urgent')
})

test.each([
  "I took a penicillin tablet an hour ago and I'm allergic to it",
  "I think I'm having an allergic reaction",
  "the doctor's put me on penicillin and I'm allergic to it",
  "I've just eaten satay and I've got a nut allergy",
  "I'm allergic to ibuprofen and I've taken two",
])('an allergy that something may have set off is one: %s', (line) => {
  expect(callOf([`${SWOLLEN}, ${line}`], DENTIST).card.urgency).toBe('emergency')
})

test.each([
  "it's Priya Lall, I can hardly open my mouth",
  "I can breathe fine but I can't open me mouth properly. Priya Lall",
  'Priya Lall, my jaw barely opens now',
  "me jaw's locked shut, Priya Lall",
])('a mouth that hardly opens beside a swelling does not wait for the dentist: %s', (line) => {
  const call = callOf([SWOLLEN, line], DENTIST)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toContain('111')
  expect(lastReply(callOf([`${SWOLLEN}, ${line}`], DENTIST))).toContain('111')
})

test.each([
  'Priya Lall, my jaw clicks when I open my mouth',
  "Priya Lall, I can't open my mail",
  "I can't open my mouth without it hurting, but it isn't swollen. Priya Lall",
])('a mouth that opens, or is not swollen, gets no such advice: %s', (line) => {
  expect(lastReply(callOf(['I have toothache', line], DENTIST))).not.toContain('111')
})

const KNOCKED = "my daughter's had her front tooth knocked out at hockey"

test.each([
  'there was blood everywhere. Jo Pym, do I pop it in milk?',
  "Jo Pym. she's covered in blood, should I keep it in water or what",
  'Jo Pym, loads of blood, do I rinse it',
  'blood all over her kit, can I put it in a tissue? Jo Pym',
])(
  'blood from a mouth that has lost a tooth is the dentist’s, and the tooth is kept: %s',
  (line) => {
    expect(lastReply(callOf([KNOCKED], DENTIST))).toMatch(/crown.*milk/)
    const call = callOf([KNOCKED, line], DENTIST)
    expect(call).toMatchObject({ open: 'phone', card: { urgency: 'urgent' } })
    expect(lastReply(call)).toMatch(/milk.*crown/)
  },
)

test.each([
  "there's blood everywhere and it won't stop",
  "there's blood everywhere and she's fainted",
  "she's covered in blood and she's gone really pale",
  "blood everywhere, she's banged her head as well",
  'she is pouring with blood',
])('blood that does not stop, or a head that was hit, stays an emergency: %s', (line) => {
  expect(callOf([KNOCKED, line], DENTIST).card.urgency).toBe('emergency')
})

test.each([
  'my son lost his milk tooth at school, should he have milk with his lunch',
  'my front crown has come out, what do I do with it',
  'I had a tooth out last week, can I drink milk',
])('only a whole tooth that was knocked out goes into milk: %s', (line) => {
  expect(lastReply(callOf([line], DENTIST))).not.toContain('saliva')
})

test('whoever hurt only a tooth, and sits and talks, is in no danger', () => {
  const fell = "my lad's fallen off the wall and knocked his tooth out, there's blood everywhere"
  const restaurant = { setup: { trade: 'restaurant' } } as const
  expect(callOf([fell], restaurant).card.urgency).toBe('emergency')
  const call = callOf([fell, "give over, it's just a tooth, he's sat up chatting"], restaurant)
  expect(lastReply(call)).toMatch(/^(?:All right|Ring 999)/)
  const stop = callOf([`${fell}, it won't stop`, "it's just a tooth"], restaurant)
  expect(lastReply(stop)).toContain('ring them now')
})

test.each([
  [
    ["I've had a tooth out, can Sam ring me", 'Jo Hale', '07700 900123'],
    "yes. it's still bleeding",
  ],
  [['can Sam ring me about my extraction', 'Jo Hale', '07700 900123', 'yes'], 'it keeps bleeding'],
  [
    ['I had two wisdoms out yesterday, can Sam ring me', 'Jo Hale'],
    "they've started bleeding again",
  ],
  [['can Sam ring me about my extraction', 'Jo Hale'], "it's filling my mouth with blood"],
])(
  'a socket that bleeds on in a later line is urgent, with the advice: %j, "%s"',
  (start, line) => {
    const call = callOf([...start, line], DENTIST)
    expect(call.card.urgency).toBe('urgent')
    expect(lastReply(call)).toMatch(/A&E or ring 999/)
  },
)

test.each([
  ["I've had a tooth out", "it's pouring now, I can't stop it"],
  ["my gum's bleeding a bit", "it won't stop"],
])(
  'blood that pours, or does not stop, is an emergency in a later line: "%s", "%s"',
  (...lines) => {
    expect(callOf(lines, DENTIST).card.urgency).toBe('emergency')
  },
)

test.each([
  ["I've had a tooth out, can I book a check-up", "it's pouring with rain, so I may be late"],
  ['I had a tooth out last year', "it's filling up fast, your diary"],
  ['I need a tooth out', "it won't stop hurting"],
  ["I had a tooth out on Monday, it's stopped bleeding now", "it's all over the internet"],
  ['my gums bleed when I brush, can I see the hygienist', "I'm on warfarin"],
  ['blood thinners, is that a problem for an extraction?', 'it keeps coming up'],
  ['my lad had a tooth out, it bled for an hour and stopped', 'he is still a bit sore'],
])('what pours, fills up or goes on is not always blood: "%s", "%s"', (...lines) => {
  const call = callOf(lines, DENTIST)
  expect(call.card.urgency).toBe('normal')
  expect(lastReply(call)).not.toMatch(/111|A&E/)
})

test('a wound that bleeds in a patient who takes a blood thinner is urgent', () => {
  for (const trade of ['dentist', 'clinic'] as const) {
    const setup = { trade }
    const lines = ["you took stitches out of my gum and it's bleeding a little", 'I take warfarin']
    expect(callOf(lines.slice(0, 1), { setup }).card.urgency).toBe('normal')
    const call = callOf(lines, { setup })
    expect(call.card.urgency).toBe('urgent')
    expect(lastReply(call)).toMatch(/111 now or go to A&E/)
  }
})
