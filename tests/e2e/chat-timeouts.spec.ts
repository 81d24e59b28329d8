import { expect, test } from 'playwright/test'
import { ask, readAnswer } from '../support/chat-client.ts'
import { begin, fakeUpstream, say, words } from '../support/fake-upstream.ts'
import { serveBuild } from '../support/serve.ts'

// In a file of its own: it mostly waits, and starts while the others still have work.
test('the model has 10 s to begin, 10 s between two words and 30 s in all', async () => {
  await using upstream = await fakeUpstream()
  await using site = await serveBuild({
    OPENAI_API_KEY: 'sk-nobody-sees-this',
    OPENAI_BASE_URL: upstream.baseUrl,
  })
  upstream.when('never begins', () => undefined)
  upstream.when('never says a word', begin)
  upstream.when('stalls', (call) => {
    begin(call)
    say(call, 'So far')
  })
  upstream.when('never ends', words('word '.repeat(100), { pauseMs: 1000 }))
  async function time(question: string) {
    const startMs = Date.now()
    const { text, rest } = await readAnswer(await ask(site.origin, question))
    await upstream.calls(question)[0]?.hungUp
    expect(rest).toMatchObject([{ event: 'error', data: { code: 'timeout' } }])
    return { text: text.slice(0, 6), tookMs: Date.now() - startMs }
  }
  const questions = ['never begins', 'never says a word', 'stalls', 'never ends']
  const answers = await Promise.all(questions.map(time))
  expect(answers.map(({ text }) => text)).toEqual(['', '', 'So far', 'word w'])
  for (const [index, limitMs] of [10_000, 10_000, 10_000, 30_000].entries()) {
    expect(answers[index]?.tookMs, questions[index]).toBeGreaterThan(limitMs - 50)
    expect(answers[index]?.tookMs, questions[index]).toBeLessThan(limitMs + 4000)
  }
})
