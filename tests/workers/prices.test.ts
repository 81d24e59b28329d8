import { expect, test } from 'vitest'
import assistants from '../../app/blog/articles/virtual-assistant-vs-call-center.md?raw'
import restaurants from '../../app/blog/articles/restaurant-phone-systems-2025.md?raw'
import { suggestionsFor } from '#app/chat/suggestions.ts'
import { formatPence, monthPence, plans, type Plan } from '#app/site/pricing.ts'
import { prices } from '#workers/chat/answers/topics/prices.ts'
import { unsaid } from '#workers/chat/answers/topics/unsaid.ts'

const [starter, pro, teams] = plans

/** A sum without pence if there are none, as the articles write it. */
function sum(pence: number): string {
  return formatPence(pence).replace(/\.00$/, '')
}

/** What a plan includes, as the articles write it. */
function contents({ includedCallCount, extraCallPence }: Plan): string {
  return `${includedCallCount} calls, then ${formatPence(extraCallPence)} each`
}

test('the sums in the articles are those of the price list', () => {
  const sentences = [
    [assistants, `**Starter** is free with ${contents(starter)}`],
    [assistants, `${formatPence(starter.extraCallPence)} = ${sum(monthPence(starter, 120))}.`],
    [assistants, `**Pro** is ${pro.price} a month with ${contents(pro)}`],
    [assistants, `${formatPence(pro.extraCallPence)} = ${sum(monthPence(pro, 120))}.`],
    [assistants, `**Teams** is ${teams.price} a month with ${contents(teams)}: ${teams.price},`],
    [assistants, `with ${teams.includedCallCount - 120} calls unused`],
    [
      assistants,
      `${formatPence(starter.extraCallPence)} = ${formatPence(monthPence(starter, 40))}.`,
    ],
    [restaurants, `(${pro.price} a month, ${contents(pro)})`],
    [restaurants, `${formatPence(pro.extraCallPence)} = ${sum(monthPence(pro, 300))}.`],
    [restaurants, `Starter is free with ${starter.includedCallCount} calls`],
  ] as const
  for (const [article, sentence] of sentences) expect(article).toContain(sentence)
})

test('the chat recognises the prices of the price list, and no others', () => {
  const asked = prices.flatMap(({ asks }) => asks)
  const sums = asked.flatMap((text) => text.replace('fifty quid', '£50').match(/£\d+/g) ?? [])
  const known: string[] = plans.map(({ price }) => price)
  expect(sums.length).toBeGreaterThan(0)
  for (const one of sums) expect(known).toContain(one)
})

test('the chat names the calls that the plans include', () => {
  const texts = [...[...prices, ...unsaid].flatMap(({ asks }) => asks), ...suggestionsFor('/')]
  const questions = [
    `How much is ${pro.name}, and what happens after ${pro.includedCallCount} calls?`,
    `is it ${pro.includedCallCount} calls on ${pro.name}`,
    `what happens after ${pro.includedCallCount} calls on ${pro.name}`,
    `what is happening when i have more than ${pro.includedCallCount} calls`,
    `what do you charge after the ${starter.includedCallCount}`,
    `what happens at call ${starter.includedCallCount + 1} on ${starter.name}`,
    `do the ${pro.includedCallCount} calls roll over`,
  ]
  for (const question of questions) expect(texts).toContain(question)
})

test('what a receptionist costs is the same in the chat and in the article', () => {
  const answer = prices.find(({ id }) => id === 'in-house')?.answer
  const sums = String(answer).match(/£[\d,.]*\d/g) ?? []
  expect(sums.length).toBeGreaterThan(0)
  for (const one of sums) expect(assistants).toContain(one)
})
