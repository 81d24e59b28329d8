import { expect, test } from 'vitest'
import { findDanger } from './danger.ts'
import { findRelief } from './relief.ts'
import { plain } from '../text/text.ts'

test('a danger is taken back only by a clear denial of that danger', () => {
  for (const [danger, line, relief] of [
    ['medical', 'no, nothing like that', 'over'],
    ['crime', 'I was only asking if you cut keys', 'over'],
    ['fire', "you've got me wrong, there's no fire", 'over'],
    ['gas', "false alarm, what I smelt was next door's bins", 'over'],
    ['gas', 'the engineer has been and capped it', 'over'],
    ['electricity', 'the lights are back on', 'over'],
    ['wet-electrics', "I've switched it off at the mains", 'over'],
    ['wet-electrics', 'do I switch the electric off', null],
    ['wet-electrics', 'do we turn the mains off or leave it', null],
    ['medical', 'nobody is hurt, I wanted a table', 'eased'],
    ['animal', "she's absolutely fine again", 'eased'],
    ['crime', "I don't want the police, can you just change the lock", 'refused'],
    ['medical', "sorry, that's the wrong word for it", 'over'],
    ['life', "I'm not suicidal, I am fed up with the boiler", 'eased'],
    ['gas', "we're all fine here, just have a look", null],
    ['gas', "it's not that bad, only a faint whiff", null],
    ['gas', "I'm only asking you to send somebody", null],
    ['life', "it's not that bad", null],
    ['life', "I don't want an ambulance, can I have an appointment", null],
    ['medical', 'just send somebody!', null],
    ['medical', 'it is not a false alarm', null],
    ['medical', 'I can breathe but it hurts', null],
    ['medical', "she's not fine", null],
    ['medical', "it's nothing that bad, only a twinge", null],
    ['medical', 'it only came on an hour ago, could the dentist look?', null],
    ['medical', "I'm all right, honestly", null],
    ['medical', "it isn't an emergency", null],
    ['medical', "I'm not dying, just squeeze me in", null],
    ['medical', "I never said it was serious, I'd only like an appointment", null],
    ['medical', "I don't want an ambulance, can I have an appointment", null],
    ['fire', "there's no fire but the socket keeps sparking", null],
    ['fire', 'there is no smoke now', 'over'],
  ] as const)
    expect([line, findRelief(plain(line), danger)]).toEqual([line, relief])
})

test('help on its way is no end of the danger', () => {
  for (const [danger, line, relief] of [
    ['medical', 'they are on their way', 'helped'],
    ['medical', 'the paramedics are with her now', 'helped'],
    ['medical', "my brother's on the phone to 999", 'helped'],
    ['gas', 'yes, I have rung them', 'helped'],
    ['crime', 'the police are outside', 'helped'],
    ['fire', "ok I'll ring them now", 'ringing'],
    ['crime', "he's on his way back", null],
    ['medical', "I've rung them and nobody's coming", null],
    ['medical', 'should I call an ambulance?', null],
  ] as const)
    expect([line, findRelief(plain(line), danger)]).toEqual([line, relief])
})

test('danger beside a denial stays danger', () => {
  for (const line of [
    "I don't want an ambulance, he can't breathe!",
    "you've misunderstood, my dad has collapsed",
    "I'm fine, but my husband's choking",
    "my cheek's swollen up and it's hard to swallow",
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, 'medical'])
})

test('"I will" and "will do" say that the caller rings for help', () => {
  for (const line of ['okay, i will', "right, i'll do that", 'will do', "my wife's on to them"])
    expect([line, findRelief(line, 'medical')]).toEqual([line, 'ringing'])
})
