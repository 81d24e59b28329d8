import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIndex, neededBy } from './needed.ts'

test.each([
  ['(my|the) (dog|cat)s?', ['dog', 'cat']],
  ['(very )?hot( water)?', ['hot']],
  ['smel\\w*[ ,]+(gas|eggs?)', ['smel']],
  ['(?<!not )(burn|fire)(?! (alarm|drill))', ['burn', 'fire']],
  ["(can't|\\w+) breath\\w*", ['breath']],
  ['a{0,3}cold+er', ['cold']],
  ['howl{2}ing', ['howl']],
  ['(?:he|she) (is ){1,2}(un)?well', ['well']],
  ['[(|)]leaks?', ['leak']],
])('the texts that %s needs', (source, texts) => {
  expect(neededBy([source])).toEqual(texts)
})

test('a pattern that may match without a word needs nothing that can be told', () => {
  for (const source of ['\\w+', '(gas|\\d+)', '(leak)?', 'he|she', '(?=gas)'])
    expect(neededBy([source]), source).toEqual([''])
})

test('of patterns that must all match, the one with the fewest texts is looked for', () => {
  expect(neededBy(['(pills?|tablets?|bleach)', 'swallow\\w*'])).toEqual(['swallow'])
})

test('whatever a pattern matches has one of the texts that it needs', () => {
  for (const source of [
    '(he|she|my (son|dad)s?)( is| has)* (collaps\\w*|not (breathing|waking)|(gone|turned) blue)',
    '((smoke|fire) ?){1,3}(wai+l|screa{1,4}m)? ?(alarm|detector)?s?( is)? (be+p|chi{2,3}rp|going off)',
    '(leak(ing|s)?|flood|[a-z ]{2,8}burst) (near|by) the (fuse ?box|lights?)',
  ]) {
    const needed = neededBy([source])
    const matching = fc.stringMatching(new RegExp(`^(?:${source})$`))
    fc.assert(fc.property(matching, (text) => needed.some((one) => text.includes(one))))
  }
})

test('an index finds every item of which a text has what it needs, and those that need nothing', () => {
  const find = createIndex<string>([
    ['pet', ['dog', 'cat']],
    ['gas', ['smell of gas']],
    ['food', ['doggy bag']],
    ['any', ['']],
  ])
  expect([...find('a doggy bag')].toSorted()).toEqual(['any', 'food', 'pet'])
  expect([...find('the smell of ga')]).toEqual(['any'])
  expect([...find('')]).toEqual(['any'])
  const words = ['gas', 'gasp', 'asp', 'leak']
  const findWords = createIndex(words.map((word) => [word, [word]]))
  fc.assert(
    fc.property(fc.stringMatching(/^[gasplek ]{0,30}$/), (text) => {
      expect([...findWords(text)].toSorted()).toEqual(
        words.filter((word) => text.includes(word)).toSorted(),
      )
    }),
  )
})
