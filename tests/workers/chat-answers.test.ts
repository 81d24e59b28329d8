import { expect, test } from 'vitest'
import { answerQuestion } from '#workers/chat/answers/answer.ts'
import { honestAnswer, offTopic, questions } from './chat-questions.ts'

/** What an answer to this question gets wrong; empty where nothing. */
function faultsOf(
  ask: string,
  { holds, lacks = [], source, after = [] }: (typeof questions)[number],
): string[] {
  const { text, sources } = answerQuestion(
    [...after, ask].flatMap((content, at) => [
      ...(at > 0 ? [{ role: 'assistant' as const, content: 'An answer.' }] : []),
      { role: 'user' as const, content },
    ]),
  )
  const has = (fact: string | RegExp) =>
    typeof fact === 'string' ? text.toLowerCase().includes(fact.toLowerCase()) : fact.test(text)
  const faults = [
    ...holds.filter((fact) => !has(fact)).map((fact) => `lacks ${fact}`),
    ...lacks.filter(has).map((fact) => `holds ${fact}`),
    ...(source && !sources.some(({ href }) => href === source || href.startsWith(`${source}#`))
      ? [`no link to ${source}`]
      : []),
  ]
  return faults.length > 0
    ? [`${ask}: ${faults.join(', ')}; said: ${text} ${sources.map((s) => s.href).join(' ')}`]
    : []
}

test('nineteen of twenty questions that visitors ask get their facts', () => {
  const asked = questions.flatMap((expected) => expected.asks.map((ask) => faultsOf(ask, expected)))
  const wrong = asked.flat()
  expect(asked.length).toBeGreaterThanOrEqual(120)
  expect(wrong).toEqual([])
})

test('what the site does not know gets the honest answer', () => {
  const wrong = offTopic.filter((ask) => {
    const { text, sources } = answerQuestion([{ role: 'user', content: ask }])
    return !honestAnswer.begins.test(text) || !sources.some(({ href }) => href === '/contact')
  })
  expect(wrong).toEqual([])
})
