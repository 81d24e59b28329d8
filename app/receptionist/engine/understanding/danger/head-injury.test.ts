import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'
import { tradeIds } from '../../trades/trade-ids.ts'
import { plain } from '../text/text.ts'
import { findDanger } from './danger.ts'

test.each([
  'my girl knocked her head on the slide and she keeps nodding off',
  "our Ben's had a clout on the head and he's been sick all over the car",
  'I cracked my head on a beam and I have been throwing up',
  'nan took a tumble and now she is talking nonsense',
  'the toddler fell off the sofa and has been vomiting',
  'she landed on her head, one pupil is bigger than the other',
  'he smacked his forehead and clear fluid is coming out of his ear',
  "he got kicked in the head, he can't remember what happened",
  'mi lad banged is head, he just wants to go to sleep',
  "she bumped her head and I can't stop her dozing off",
  'dad hit his head on the step and he takes warfarin',
  'it is a concussion I think, she has double vision',
])('a knock on the head with a sign of harm is an emergency: %s', (line) =>
  expect([line, findDanger(plain(line), 'teeth')]).toEqual([line, 'medical']),
)

test.each([
  'he hit his head last year and was sick',
  'she bumped her head but she is fine, she has not been sick or sleepy',
  "I've been banging my head against a brick wall with you, I feel sick",
  'he fell asleep in the car and is a bit dozy',
  'she fell ill and she has been sick',
  'the tiles came off the wall and I am sick of it',
  'what do I do if he bangs his head and is sick?',
  'I knocked the head off the shower and got confused about the parts',
  'our puppy is sleepy after his jabs',
  'he fell out with his brother and he is not himself',
])('no knock on the head with a sign of harm: %s', (line) =>
  expect([line, findDanger(plain(line))]).toEqual([line, null]),
)

test('a knock on the head that is told of in parts is an emergency at any question, in any trade', () => {
  for (const trade of tradeIds) {
    const call = callOf(
      [
        'can I book for Wednesday',
        'my son banged his head at nursery',
        "it's Nadia Price",
        "he's gone really drowsy",
      ],
      { setup: { trade } },
    )
    expect([trade, call.card.urgency]).toEqual([trade, 'emergency'])
  }
})
