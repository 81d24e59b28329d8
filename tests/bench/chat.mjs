import { ask, readEvents } from '../support/chat-client.ts'
import { fakeUpstream, words } from '../support/fake-upstream.ts'
import { median } from './report.mjs'
import { serve } from './serve.mjs'

const ADDED_MAX_MS = 15
const ROUND_COUNT = 50
const QUESTION = 'How much is Pro?'

/** Compares the time to the chat's first word with asking the model directly. */
export async function measure() {
  await using upstream = await fakeUpstream(words('A reply from the model.'))
  const settings = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: upstream.baseUrl }
  await using site = await serve('build/server/wrangler.json', settings)
  await siteMs(site.url)
  const times = { site: [], direct: [] }
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    times.direct.push(await directMs(upstream.baseUrl))
    times.site.push(await siteMs(site.url))
  }
  const addedMs = median(times.site) - median(times.direct)
  const parts = `${ms(median(times.site))}, direct ${ms(median(times.direct))}`
  return [
    {
      what: `chat, added time to the first word, medians of ${ROUND_COUNT}`,
      measured: `${ms(addedMs)} (${parts})`,
      budget: `at most ${ADDED_MAX_MS} ms`,
      ok: addedMs <= ADDED_MAX_MS,
      details: [times.site.map(ms).join(', ')],
    },
  ]
}

async function siteMs(url) {
  const startMs = performance.now()
  const response = await ask(url, QUESTION)
  let tookMs = null
  for await (const { event } of readEvents(response)) {
    if (event === 'delta') tookMs ??= performance.now() - startMs
  }
  if (tookMs === null) throw new Error(`No word came, status ${response.status}.`)
  return tookMs
}

async function directMs(baseUrl) {
  const startMs = performance.now()
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: QUESTION }] }),
  })
  let tookMs = null
  for await (const _chunk of response.body) tookMs ??= performance.now() - startMs
  return tookMs
}

function ms(figure) {
  return `${figure.toFixed(1)} ms`
}
