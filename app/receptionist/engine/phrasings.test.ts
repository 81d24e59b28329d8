import { expect, test } from 'vitest'
import { callOf, lastReply, TO_CONFIRM } from '#tests/support/call.ts'
import { sayPrice } from './speech/format.ts'
import type { TradeId } from './types.ts'
import { trades } from './trades/trades.ts'

// Usual wordings of what callers want. An X stands for a service of each of several trades, or for a time offered.

const TRADES = ['plumber', 'dentist', 'hairdresser', 'garage', 'accountant'] as const

/** A wording with the trade's service in place of the X. */
function lineFor(wording: string, trade: TradeId, at: number) {
  const services = trades[trade].setup.services.filter((one) => one.isBookable && one.pricePence)
  const service = services[at % services.length]
  if (service === undefined) throw new Error(`${trade} has no service with a price`)
  return { line: wording.replace('X', service.name.toLowerCase()), service }
}

test.each([
  'can I get in for a X',
  "I'm after a X",
  'do you have any availability for a X',
  'can you fit me in for a X',
  'how do I book a X',
  'I want to arrange a X',
  'need a X asap',
  'any chance of a X this week',
  'looking to get a X',
  'X please',
  'how much is a X and when could you do it',
  'could I have a X',
  'I was hoping to get a X',
  'is it possible to book a X',
  'have you got availability for a X next week',
  'would you have space for a X',
  'could I come in for a X',
  'I think I need a X',
  "it's about booking a X",
  'just ringing to book a X',
  "I'd like to make an appointment for a X",
  'are you able to do a X for me',
  "do you do Xs? I'd like one",
  'can someone do a X for me tomorrow',
  'I could do with a X',
  "I'm looking for a X",
  'hiya can I book a X please love',
  'when could you do a X',
  'when can I have a X',
  'what days have you got for a X',
  'have you got any slots for a X',
  'what times do you have for a X on Friday',
  'can you squeeze me in for a X today',
  'I need to book in for a X',
  'do I just ring you to book a X',
  'my wife wants a X',
  'I want a X for my mum',
  'I wondered if you could do me a X',
  "I'd be interested in a X",
  'can you do a X on Saturday',
  'whats your availability like for a X',
  'get me in for a X as soon as you can',
  'how soon can you do a X',
  'when is your first free slot for a X',
  "how long's the wait for a X",
])('asks for a service: "%s"', (wording) => {
  TRADES.forEach((trade, at) => {
    const { line, service } = lineFor(wording, trade, at)
    const call = callOf([line], { setup: { trade } })
    expect([line, call.card.service]).toEqual([line, service.name])
    expect(['when', 'slot', 'name']).toContain(call.open)
  })
})

test.each([
  'how much do you charge for a X',
  "what's the price of a X",
  'what does a X cost',
  'what would a X set me back',
  'X - how much',
  'ballpark for a X',
  'do you have a price for a X',
  'what do you charge for a X',
  'is a X expensive',
  "what's it cost for a X",
  'how much for a X these days',
  'can you give me a price for a X',
  'price for a X please',
  'what am I looking at for a X',
  'whats the damage for a X',
  'what are your prices for a X',
  'roughly how much is a X',
  'is there a charge for a X',
  'how much would I pay for a X',
  'do you charge for a X',
  'I just want a price on a X',
  'could you tell me how much a X is',
  'how much will a X cost me',
  'is a X 50 quid',
])('asks for a price: "%s"', (wording) => {
  TRADES.forEach((trade, at) => {
    const { line, service } = lineFor(wording, trade, at)
    const reply = lastReply(callOf([line], { setup: { trade } }))
    expect([line, reply]).toEqual([
      line,
      expect.stringContaining(sayPrice(service.pricePence ?? 0)),
    ])
  })
})

test.each([
  'can I move my X to Friday',
  'I need to cancel my X',
  "I can't make my X tomorrow",
  "I'm booked in for a X on Friday and I can't come",
  "I've got a X booked for Thursday, can I change it",
  'could I change the time of my X',
  'what time is my X tomorrow',
  "I'm ringing about my X on Friday",
  'is my X still going ahead',
  "I'll be ten minutes late for my X",
  'can we put the X back a week',
  'I need to rearrange the X we booked',
  'please cancel the X for Thursday',
  "I've a X with you tomorrow at 3 and need to move it",
  "I had a X last week and it's not right",
  "you did a X for us on Monday and there's a problem",
  'I want to swap my X to another day',
  'I need to move my appointment',
  'can I change my appointment to Friday',
  'I need to cancel my appointment tomorrow',
  "I'm running late for my 10 o'clock",
  "I won't be able to make it this afternoon",
  "something's come up, I can't make Thursday",
  'can we push mine back an hour',
  'is my appointment still on for Friday',
  "what time's my appointment again",
  "I've forgotten what time I'm booked in",
  'just confirming my appointment on Thursday',
  "I think I've missed my appointment",
  'can I bring my appointment forward',
  'do I have an appointment with you',
  'I had an appointment at 9 and nobody came',
  "I've double booked myself, can I swap my Tuesday",
  "I'm meant to be coming in tomorrow but I've got covid",
  "my lad's poorly so we can't come in today",
  "I booked online but didn't get a confirmation",
  "can you check if I'm booked in",
])('is about a booking or a job that exists: "%s"', (wording) => {
  TRADES.forEach((trade, at) => {
    const { line } = lineFor(wording, trade, at)
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open]).toEqual([line, expect.stringMatching(/^(?:name|phone|about)$/)])
  })
})

test.each([
  'can Sam ring me about my bill',
  'I want to speak to someone about an invoice',
  'could you ask Sam to ring me',
  'please get him to call me',
  "I'd like to leave a message",
  'who do I speak to about a refund',
  'is Sam there',
  'is the boss in',
  'can I talk to a human',
  'I need to speak to the manager',
  'put me through to Sam please',
  'Sam rang me earlier, just returning his call',
  "I've a missed call from you",
  "someone's just rung me from this number",
  'can you get someone to call me back',
  "I'd rather talk to a real person",
  'I want to talk to the owner',
  'can you pass a message on',
  'is there anyone I can talk to',
  'just tell Sam I rang',
  'get Sam to give me a bell',
  'I need a word with Sam',
])('asks for somebody or leaves word: "%s"', (line) => {
  for (const trade of TRADES) {
    const call = callOf([line], { setup: { trade } })
    expect(call.card.service).toBeNull()
    expect(call.open).toMatch(/^(?:name|phone|about)$/)
  }
})

test.each([
  'are you open Saturdays',
  'what time do you close',
  'when do you shut today',
  'are you open now',
  'till when are you open',
  'what are your hours',
  'do you open on bank holidays',
  'are you open late',
  'what time do you open in the morning',
  'are you open on Sunday',
  'you open tomorrow?',
  'how late are you open',
  'what time you open till',
  'when are you there',
  'what hours do you work',
  'do you work weekends',
  'are you open on Christmas Eve',
  'what time do you finish on a Friday',
  'are you shut on Mondays',
  'whats your opening hours mate',
  'do you do evenings',
])('asks for the hours: "%s"', (line) => {
  for (const trade of TRADES)
    expect(lastReply(callOf([line], { setup: { trade } }))).toMatch(/\b(?:am|pm|noon|closed)\b/)
})

test.each([
  "I'm not happy with the job you did",
  'I want to complain',
  'I want my money back',
  "you've overcharged me",
  'your lad was really rude',
  'nobody turned up',
  "I've been waiting in all day",
  'the work you did is rubbish',
  "you've made a right mess of it",
  "I'm fed up with this",
  "it's a disgrace",
  "I've been charged twice",
  "you said you'd ring back and you haven't",
  'I want to make a formal complaint',
  'he never showed',
  'still waiting for somebody to come',
  "I'm fuming",
  'your man left my house in a state',
  "I'm very disappointed with the service",
])('complains: "%s"', (line) => {
  for (const trade of TRADES) {
    const call = callOf([line], { setup: { trade } })
    expect(lastReply(call)).toContain('sorry')
    expect(call.open).toMatch(/^(?:name|phone|about)$/)
  }
})

test.each([
  'yes please',
  "yeah that's right",
  'go on then',
  'aye go on',
  'lovely jubbly',
  "that'll do nicely",
  'great stuff',
  'happy with that',
  'spot on',
  'yes if you would',
])('agrees at the read-back: "%s"', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).not.toBeNull()
})

test.each([
  'hang on',
  "I'll have to check",
  'is that with VAT',
  'could I ring back',
  "only if it's free",
  'not happy with that',
  "don't book it yet",
  'hmm',
])('agrees to nothing at the read-back: "%s"', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

const OFFER = ['a boiler service please', 'Thursday']
/** The times that she offers, as the card writes them. */
const offered = [...lastReply(callOf(OFFER)).matchAll(/(\d{1,2})(?::(\d\d))? (am|pm)/g)].map(
  ([, hour, minute = '00', half]) => {
    const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
    return {
      said: minute === '00' ? hour : `${hour}:${minute}`,
      time: `${String(hours).padStart(2, '0')}:${minute}`,
    }
  },
)

test.each([
  ['the first one please', 0],
  ['early one please', 0],
  ["yeah the first one's fine", 0],
  ['the middle one', 1],
  ['second one', 1],
  ['the last one', -1],
  ['the later the better', -1],
  ['late one please', -1],
] as const)('takes an offer by its place: "%s"', (line, place) => {
  const call = callOf([...OFFER, line])
  expect([call.open, call.card.asked.time]).toEqual(['name', offered.at(place)?.time])
})

test.each([
  'X please',
  'X will do',
  'go on then, X',
  'X sounds good',
  'that X one',
  'erm X I think',
  "I can't do the others so X",
  "X, I'm at work otherwise",
  'stick me down for X',
])('takes an offer by its time: "%s"', (wording) => {
  expect(offered.length).toBeGreaterThan(1)
  for (const { said = '', time } of offered) {
    const line = wording.replace('X', said)
    const call = callOf([...OFFER, line])
    expect([line, call.open, call.card.asked.time]).toEqual([line, 'name', time])
  }
})

test.each([
  'I want a X on Thursday, how much is it',
  'I need a X tomorrow and how much would that be?',
  "I'd like a X next Tuesday at 2. Is it dear? What do you charge?",
  'can I get a X Thursday n how much',
  'looking for a X on Friday morning and whats the cost',
  'after a X tomorrow please - price?',
  'could you do a X on Thursday and are you open Saturdays',
  'have you got anything for a X tomorrow, and how long does it take',
])('a wish for a day stays beside a question: "%s"', (wording) => {
  for (const [at, trade] of TRADES.entries()) {
    const { line, service } = lineFor(wording, trade, at)
    const { card } = callOf([line], { setup: { trade } })
    expect(card.service).toBe(service.name)
    expect(card.asked.date).not.toBeNull()
  }
})

test('a price of a day is no wish for a booking', () => {
  const { card } = callOf(['how much is a boiler service on Thursday'])
  expect(card.service).toBeNull()
})

test.each([
  'brill',
  'ace',
  'nice one',
  'do it',
  'cheers yeah',
  'ta, yes',
  'yeah do it mate',
  'ideal',
])('"%s" books what was read back', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).not.toBeNull()
})

test('a day is wished for whole where either part of it will do', () => {
  const setup = { trade: 'tutor' } as const
  const start = "I'd like a trial lesson"
  const call = callOf([start, "Thursday, morning or afternoon, I'm easy"], { setup })
  expect(lastReply(call)).toContain('Thursday')
})
