import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply, LETTINGS, repliesOf, RESTAURANT } from '#tests/support/call.ts'

const DENTIST = { setup: { trade: 'dentist' } } as const

test.each([
  'are you taking on new patients at the minute?',
  'I need a check-up, have you got room for new patients?',
  'are you taking people on?',
  'can I register with you?',
  'do you see new people? need a check up',
  'is your list open or not',
])('a dentist who takes private patients only says so to %s', (line) => {
  expect(lastReply(callOf([line], DENTIST))).toMatch(/Private patients only at present/)
})

test.each([
  'do new patients pay more?',
  'do I need to register first?',
  "I'm a new patient, how long have I got to be there?",
  'do you take people in wheelchairs?',
])('%s gets no answer from whom a dentist takes', (line) => {
  expect(lastReply(callOf([line], DENTIST))).not.toMatch(/patients only/i)
})

test.each([
  "half ten's fine. is it all private then or can I come on the NHS",
  "yes please, it's private is it, or do you do NHS",
])('%s chooses the time and is answered from the facts', (line) => {
  const call = callOf(['a check-up on Wednesday at half ten', line], DENTIST)
  expect(lastReply(call)).toMatch(/private patients only at present\. (?!.*noted)/i)
})

test.each([
  'yes please. when is it due exactly is it the first',
  'yeah. what day is it due again',
  'go on then, when does it have to be paid by?',
])('a caller who cannot pay the rent and takes the call is told the day it is due: %s', (line) => {
  const call = callOf(["I can't pay all my rent this time, who do I speak to?", line], LETTINGS)
  expect(lastReply(call)).toMatch(/Rent is due on the first of the month/)
  expect(call.open).toBe('name')
})

test.each(['yes please. when will he ring?', 'yeah, when is the inspection due?'])(
  'the day on which the rent is due is no answer to %s',
  (line) => {
    const call = callOf(["I can't pay all my rent this time, who do I speak to?", line], LETTINGS)
    expect(lastReply(call)).not.toMatch(/Rent is due/)
  },
)

test.each([
  '07700 900415. two of us are vegan is that gonna be a problem',
  "07700 900415, my daughter's vegan, will that be an issue",
  '07700 900415 and one of us is vegan, is that any bother?',
])('a vegan beside the number is told of the dishes: %s', (line) => {
  const lines = ['a table for four on Thursday at half seven', 'Yes', 'Rosa Pike', line]
  const call = callOf(lines, RESTAURANT)
  expect(lastReply(call)).toMatch(/vegan dishes on every menu\. That's 07700 900 415/)
})

test('a vegan beside the number who asks nothing gets no answer', () => {
  const lines = ['a table for four on Thursday at half seven', 'Yes', 'Rosa Pike']
  const call = callOf([...lines, '07700 900415, one of us is vegan by the way'], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/every menu/)
})

test.each(['what about guinea pigs then', 'oh. and how about a rabbit?', 'do you see ferrets?'])(
  'after "only dogs" %s hears the same',
  (line) => {
    expect(lastReply(callOf(['do you groom cats?', line], GROOMER))).toMatch(/Only dogs\./)
  },
)

test('after "only dogs" another dog is not turned down', () => {
  const call = callOf(['do you groom cats?', 'what about big dogs then?'], GROOMER)
  expect(lastReply(call)).not.toMatch(/only dogs/i)
})

test.each([
  '07700 900415. Am I getting a refund or not?',
  '07700 900415, do I get my money back?',
  '07700 900415. so will I have my £30 back',
])('a caller who asks for a refund beside the number hears once who decides: %s', (line) => {
  const call = callOf(["I'm not happy, you've shaved my dog bald", 'Jean Ogle', line], GROOMER)
  expect(lastReply(call)).toMatch(/is for Sam to decide\. That's 07700 900 415/)
})

test('a caller who wants a refund and asks something else hears that she does not know it', () => {
  const lines = ["I'm not happy, you've shaved my dog bald", 'Jean Ogle']
  const call = callOf([...lines, '07700 900415. I want a refund. Who did it?'], GROOMER)
  expect(lastReply(call)).toMatch(/to decide\. .*(?:don't know|can't say|put that question)/)
  expect(repliesOf(call)).toHaveLength(4)
})

test.each([
  'how much is it, and could I come Thursday at half six?',
  'what does it cost and can you do me Thursday at quarter to six',
])('an hour at which the firm is shut is told beside the price: %s', (line) => {
  const call = callOf(['I need a first consultation', line], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toMatch(/£120\. .*9 am to 5 pm.*; .*26 November at/)
})

test('an hour at which the firm is open is told beside the price without the hours', () => {
  const lines = ['I need a first consultation', 'how much is it, and could I come Thursday at two?']
  const call = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).not.toMatch(/9 am to 5 pm/)
})

const LEAKS_AGAIN = [
  'your lad mended our toilet last week and it leaks again, water through the ceiling',
  'Mr Khan',
  '07700 900415',
  'yes',
  '4 Mill Lane, LS6 1AB',
]

test.each([
  'today yeah?',
  'so that’s today, right?',
  'this afternoon then?',
  'and it’ll be tonight, will it',
])('after an urgent message she promises no time: %s', (line) => {
  expect(lastReply(callOf([...LEAKS_AGAIN, line]))).toMatch(/can't say when|as urgent/)
})

test('when the caller is in after an urgent message is noted, and no question', () => {
  expect(lastReply(callOf([...LEAKS_AGAIN, "I'm in all day today"]))).toMatch(/noted|down/)
})

test.each([
  'well can anyone come out today or not? my mum is doing her nut',
  'can somebody not come this afternoon?',
  'is there no chance, could he pop out today',
])('a job on no list that is wanted today becomes a message without a promise: %s', (line) => {
  const call = callOf(['blocked drain. how soon can you get here', line])
  expect(lastReply(call)).toMatch(/promise/)
  expect(call.open).toBe('name')
})

test.each(['can you come today for a tap repair?', 'can I book a boiler service today'])(
  'after the offer of a call a job on the list is booked: %s',
  (line) => {
    const call = callOf(['blocked drain. how soon can you get here', line])
    expect(call.card.service).not.toBeNull()
  },
)

const MOVES_TABLE = [
  'I need to move my booking',
  "Ayesha Khan, it's Friday at seven and we need Sunday instead",
]

test.each([
  '07700 900415. can you not just say if Sunday is free?',
  '07700 900415, have you got anything on the Sunday',
  '07700 900415. is Sunday full then?',
  "07700 900415, do you know if Sunday's available",
])('whether another day is free for a booking that moves is for the owner: %s', (line) => {
  const call = callOf([...MOVES_TABLE, line], RESTAURANT)
  expect(lastReply(call)).toMatch(/move.*free.*900 415, is that right/)
})

test('whether a change is free of charge is not for the diary', () => {
  const call = callOf([...MOVES_TABLE, '07700 900415. is it free to change it?'], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/what is free/)
})

test.each([
  "don't let go of the Friday one till you know then. Bye",
  'just don’t cancel Friday until Sunday is sure. thanks, bye',
  'keep the Friday one until you can do Sunday, ta ra',
  'please don’t give our table away before you’ve rung me',
])('the old booking stands until the owner confirms the new one: %s', (line) => {
  const call = callOf([...MOVES_TABLE, '07700 900415', 'yes', line], RESTAURANT)
  expect(lastReply(call)).toMatch(/nothing is changed|Nothing is changed/i)
})

test('who only rings off after a booking is to be moved hears nothing more of it', () => {
  const call = callOf([...MOVES_TABLE, '07700 900415', 'yes', 'ok, bye then'], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/changed/)
})

test.each([
  "yes. he's been sick all night so will we be charged for the short notice",
  "yeah that's right, it's only a day's notice so do I have to pay owt",
  'yes and will I get charged for it being so late',
])(
  'whether a late change is charged for is not known, beside the yes to the number: %s',
  (line) => {
    const lines = ['I need to cancel tomorrow at nine', 'Ann Patel', '07700 900415', line]
    expect(lastReply(callOf(lines, DENTIST))).toMatch(/don't know|can't say|question to Sam/)
  },
)

test('so with a statement after it asks nothing', () => {
  const lines = ['I need to cancel tomorrow at nine', 'Ann Patel', '07700 900415']
  const call = callOf([...lines, "yes. he's been sick and so are we"], DENTIST)
  expect(lastReply(call)).not.toMatch(/don't know|can't say/)
})

test.each([
  'should I turn the gas off at the meter?',
  'do I shut the gas off an all',
  'can I switch it off at the meter, is that worth it',
])('a caller who smells gas may turn it off at the meter if that is safe: %s', (line) => {
  const call = callOf(['I can smell gas in the kitchen', line])
  expect(lastReply(call)).toMatch(/meter.*safe.*0800 111 999/i)
})

test.each(['should I turn the lights off?', 'shall I turn the electric off because of the gas?'])(
  'a caller who smells gas gets no leave to touch a switch: %s',
  (line) => {
    expect(lastReply(callOf(['I can smell gas in the kitchen', line]))).not.toMatch(/meter/)
  },
)

test.each([
  "can I give you an e-mail instead? jo.hale@example.com, I'm never off the phone",
  'could I leave my email, jo at example dot com?',
  "could I give you an email address, it's jo@example.com",
])('an e-mail address in place of a number is noted, and the number asked for: %s', (line) => {
  const call = callOf(['do you hold old deeds?', 'yes please', 'Jo Hale', line], {
    setup: { trade: 'solicitor' },
  })
  expect(lastReply(call)).toMatch(/(?:noted that|that down)\..*number/i)
  expect(call.open).toBe('phone')
})

test('an e-mail address that is only offered is welcome', () => {
  const lines = [
    'do you hold old deeds?',
    'yes please',
    'Jo Hale',
    'can I give you an email instead?',
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))).toMatch(/yes|please do/i)
})

const SOLICITOR = { setup: { trade: 'solicitor' } } as const

test.each([
  'can my husband come as well',
  'can our Steve come along too',
  'my brothers an executor can he come an all',
  'could she come in with me',
  'is it ok if my mum comes too',
  'can someone come into the room with me',
])('who asks to bring somebody along books no second time: "%s"', (asked) => {
  const start = ['will writing', 'friday', 'the first one', 'Ann Lee']
  const call = callOf([...start, `07700 900123. ${asked}`], SOLICITOR)
  expect(lastReply(call)).toMatch(/^I don't know that, but .* 07700 900 123/)
})

test.each(['can you see my son as well', 'my son needs one as well'])(
  'a second booking beside the number still is one: "%s"',
  (asked) => {
    const start = ['a check-up', 'friday', 'the first one', 'Ann Lee']
    expect(lastReply(callOf([...start, `07700 900123 and ${asked}`], DENTIST))).toContain(
      'one at a time',
    )
  },
)

test('who asks whether a daughter can come in for a check-up books it', () => {
  const call = callOf(['can my daughter come in for a check-up'], DENTIST)
  expect(call.card.service).toContain('heck-up')
})

test.each([
  'is that 240 each or for the two of us cos my husband wants one',
  'is it per person or for the pair of us',
  'is it 240 for both or each',
])('a question what a price is for is admitted beside the hour chosen: "%s"', (asked) => {
  const call = callOf(['will writing', 'friday', `the first one. ${asked}`], SOLICITOR)
  expect(call.card.asked.time).not.toBeNull()
  expect(lastReply(call)).toMatch(/I don't know that, but/)
})

test.each([
  'is it 150 an hour or for the whole night',
  'would that be per hour or for the evening',
])('the price is not said again to who asks what it is for: "%s"', (asked) => {
  const call = callOf(['how much is the private room', asked], RESTAURANT)
  expect(lastReply(call)).not.toContain('£')
  expect(call.open).toBe('take-message')
})

test.each(["how much will it be she'll want to pay cash", "how much is that, he'd pay by card"])(
  'the price is told, and how it is paid is for the owner: "%s"',
  (asked) => {
    const reply = lastReply(callOf(['a toilet repair', asked]))
    expect(reply).toContain('£75')
    expect(reply).toContain('rest is a question for Sam')
  },
)

/** A groomer whose answers are of two sentences. */
const TALKER = {
  setup: {
    ...GROOMER.setup,
    facts: [
      { question: 'How can I pay?', answer: 'Card or cash on the day. No cheques.' },
      { question: 'Where can I park?', answer: 'On the drive. There is a bay outside, too.' },
      {
        question: 'What about fleas?',
        answer:
          'Please tell us beforehand, because we then have to treat the dog, the table and the van, and wash every towel before the next dog of the day is let in.',
      },
    ],
  },
} as const
const TO_NAIL_TRIM = ['a nail trim on Tuesday at 3:30 pm', 'Ann Lowe', '07700 900314'] as const

test.each(['yes, do you take card?', 'yes please. how can I pay?', 'yes, and do you take cash'])(
  'an answer of two sentences is given beside the read-back and the booking: %s',
  (line) => {
    expect(lastReply(callOf([...TO_NAIL_TRIM, line], TALKER))).toMatch(
      /^Card or cash on the day; no cheques\. So that's/,
    )
    const call = callOf([...TO_NAIL_TRIM, 'yes', line], TALKER)
    expect(call.card.outcome).toBe('booked')
    expect(lastReply(call)).toMatch(/^You're booked: .+ Card or cash on the day; no cheques\.$/)
  },
)

test.each(['Tuesday at 3, do you take card?', 'Tuesday at 3. And how can I pay?'])(
  'an answer of two sentences is given beside the offer that follows a taken time: %s',
  (line) => {
    const reply = lastReply(callOf(['a full groom please', line], TALKER))
    expect(reply).toMatch(/no cheques\. .+Tuesday 24 November at .+\?$/)
  },
)

test('two answers are given in one sentence where the booking takes the other', () => {
  const line = 'yes, do you take card? And where can I park?'
  expect(lastReply(callOf([...TO_NAIL_TRIM, 'yes', line], TALKER))).toMatch(
    /Card or cash on the day; no cheques; on the drive; there is a bay outside, too\.$/i,
  )
})

test('the owner gives the answer that a reply has no room for', () => {
  const line = 'yes, where can I park? And what about fleas?'
  const call = callOf([...TO_NAIL_TRIM, line], TALKER)
  expect(lastReply(call)).toMatch(/too; .*the rest.*So that's/i)
  expect(call.card.wants).toContain('fleas')
})

const TWO_TAPS = {
  setup: {
    trade: 'plumber',
    services: [
      { name: 'Tap repair', pricePence: 6500, minutes: 45, isBookable: true },
      { name: 'Outside tap', pricePence: 13000, minutes: 90, isBookable: true },
    ],
    facts: [{ question: 'How do I pay?', answer: 'Cash or card on the day.' }],
  },
} as const

test.each([
  ["the second one, yeah. What's that going to cost me?", 'Outside tap', /£130/],
  ['the first one, how do I pay?', 'Tap repair', /Cash or card/],
  ['well the second one but how much is it?', 'Outside tap', /£130/],
  ['er, the first one and will he take the old one away', 'Tap repair', /pass that on/],
])(
  'a service chosen by its place in the list is kept beside the question: %s',
  (line, name, said) => {
    const call = callOf(['the tap needs looking at', line], TWO_TAPS)
    expect(call.card.service).toBe(name)
    expect(lastReply(call)).toMatch(said)
  },
)

test.each(['first, how much is it?', 'the last one he did was awful, is it Mick?'])(
  'a first or a last of something else chooses no service: %s',
  (line) => {
    expect(callOf(['the tap needs looking at', line], TWO_TAPS).card.service).toBeNull()
  },
)

const TO_OFFERS = ['a nail trim please', 'Tuesday'] as const

test.each([
  "half three, but I'd have to tell the neighbour, do they have to be in?",
  'half three and do I need to hold him?',
  'half past three, will they have to be there?',
])('a question of what somebody has to do is passed on beside the time: %s', (line) => {
  const call = callOf([...TO_OFFERS, line], GROOMER)
  expect(call.open).toBe('name')
  expect(lastReply(call)).toMatch(/I don't know that|pass that on/)
  expect(call.card.wants).toContain(line)
})

test.each(['half three, can I have the receipt by email?', 'half three. and the electric?'])(
  'what a line asks besides the time is not noted in silence: %s',
  (line) => {
    const call = callOf([...TO_OFFERS, line], GROOMER)
    expect(call.open).toBe('name')
    expect(lastReply(call)).toMatch(/noted|I don't know that|I can't say|pass that on|that down/)
    expect(call.card.wants).toContain(line)
  },
)

test.each([
  'half three, would that be all right?',
  'is half three still going?',
  'half three, yeah?',
])('a line that only asks for a time is not noted: %s', (line) => {
  const call = callOf([...TO_OFFERS, line], GROOMER)
  expect(call.open).toBe('name')
  expect(lastReply(call)).not.toMatch(/noted|know|pass/)
})

test.each([
  "can you not just tell whoever's there?",
  "won't you just tell him?",
  "can't somebody just leave it open?",
  'could you not send it by post?',
])('a request in the form of a denial is passed on, not called unknown: %s', (line) => {
  const lines = ['Can I leave a message about my contract', 'Jo Hart', `07700 900116. ${line}`]
  expect(lastReply(callOf(lines, LETTINGS))).toMatch(/^I'll pass that on/)
})

test('"can\'t you tell me when?" is a question all the same', () => {
  const lines = [
    'Can I leave a message about my contract',
    'Jo Hart',
    "07700 900116. can't you tell me when?",
  ]
  expect(lastReply(callOf(lines, LETTINGS))).toMatch(/^I don't know that/)
})

test('a question by a noun alone is passed on beside the name', () => {
  const call = callOf([...TO_OFFERS, 'half three', 'Simon Achebe. and the electric?'], GROOMER)
  expect(call.card).toMatchObject({ name: 'Simon Achebe' })
  expect(lastReply(call)).toMatch(/I don't know that/)
})

test.each(["Yes. Who do I complain to if I don't hear?", "Yes. Do I complain if it isn't done?"])(
  'whom to complain to if need be is a question, and no complaint: %s',
  (line) => {
    const message = ['can Sam ring me about my invoice', 'Jo Hale', '07700 900123', line]
    expect(lastReply(callOf(message))).toMatch(/^I don't know that, but I'll ask Sam to tell you/)
    const booking = ['a boiler service on Tuesday at 3:30 pm', 'Jo Hale', '07700 900123', line]
    expect(callOf(booking).open).toBe('postcode')
  },
)

test.each(['I want to complain about Tuesday', 'who do I complain to about the mess?'])(
  'who complains is heard: %s',
  (line) => {
    expect(lastReply(callOf([line]))).toMatch(/sorry/)
  },
)
