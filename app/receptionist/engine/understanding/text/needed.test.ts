import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neededBy } from './needed.ts'

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
