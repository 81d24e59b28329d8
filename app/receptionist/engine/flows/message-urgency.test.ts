import { expect, test } from 'vitest'
import { callOf, RESTAURANT } from '#tests/support/call.ts'

const SOLICITOR = { setup: { trade: 'solicitor' } } as const

test('a message that is of no use tomorrow is marked as urgent', () => {
  const rest = ['Jo Hale', '07700 900123', 'yes'] as const
  for (const [line, urgency] of [
    ["can you tell Sam I'm stuck in traffic, I'll be half an hour late", 'urgent'],
    ["we've a table at eight, sat on the A64 and gonna be twenty minutes late", 'urgent'],
    ["it's about my appointment at 2, stuck behind a tractor so might be a bit late", 'urgent'],
    ['I was twenty minutes late last week and got charged, can somebody ring me', 'normal'],
    ['the key is stuck in the lock, can he tell me if he changes locks', 'normal'],
    ['I need to cancel my appointment this afternoon', 'urgent'],
    ['I need to cancel my appointment next week', 'normal'],
    ['I want to complain about the tap you fitted this morning', 'normal'],
  ] as const)
    expect([line, callOf([line, ...rest]).card]).toEqual([
      line,
      expect.objectContaining({ outcome: 'message', urgency }),
    ])
})

test('a wish to be rung today makes no message urgent', () => {
  const lines = [
    "he's booked in for Friday at 11 but I can't make it, could we move it?",
    'Jo Hale',
  ]
  const call = callOf([
    ...lines,
    '07700 900123',
    "yes that's it. will she ring me today do you think?",
  ])
  expect(call.card).toMatchObject({ outcome: 'message', urgency: 'normal' })
})

test('a table of tonight that is pushed back is urgent', () => {
  const lines = [
    "we've got a table tonight at 7.30, is there any chance we can push it back to 8.15?",
    'Jo Okafor',
  ]
  const call = callOf([...lines, '07700 900412', 'yes'], RESTAURANT)
  expect(call.card.urgency).toBe('urgent')
})

test.each([
  [
    "your lad left the job half done, I want ringing today or I'm going to trading standards",
    'urgent',
  ],
  ["I'm not happy with that tap, sort it out today or I'll be getting someone else in", 'urgent'],
  ["I'm not happy with that tap, can he ring me today or tomorrow", 'normal'],
  ["I'm not happy with that tap. Ring me today or I'm in all day tomorrow", 'normal'],
] as const)(
  'a complaint that waits only until tonight is urgent, another is not: "%s"',
  (line, urgency) => {
    const { card } = callOf([line, 'Jo Hale', '07700 900123', 'yes'])
    expect(card).toMatchObject({ outcome: 'message', urgency })
  },
)

test('who wants ringing, or to be rung on some day, leaves a message and books nothing', () => {
  for (const line of [
    'I want ringing back about my order',
    'can Sam ring me on Wednesday',
    'my mum needs phoning about her boiler',
    'could somebody call me on Thursday about a quote',
  ])
    expect([line, callOf([line]).open]).toEqual([line, 'name'])
  expect(callOf(['can he ring me on 07700 900123']).card.phone).toBe('07700900123')
})

test.each([
  ["I'm a client, can Sam ring me, the hearing is on the 25th", 'urgent'],
  ["can Sam ring me about my case. I've a tribunal date coming up. it's this Wednesday", 'urgent'],
  ['can Sam ring me about my case, court is on Thursday at 10', 'urgent'],
  ['can Sam ring me about my case, the hearing is on 14 December', 'normal'],
  ['can Sam ring me about my case, the hearing was on Friday', 'normal'],
  ['can Sam ring me about my hearing. I would like a call tomorrow', 'normal'],
  ['can Sam ring me on Wednesday, it is about a hearing test at work', 'normal'],
] as const)('a hearing within three days makes a message urgent: "%s"', (line, urgency) => {
  const { card } = callOf([line, 'Jo Hale', '07700 900123', 'yes'], SOLICITOR)
  expect(card).toMatchObject({ outcome: 'message', urgency })
})
