import { setTimeout as wait } from 'node:timers/promises'
import { fakeUpstream, words } from '../support/fake-upstream.ts'
import { ask, newVisitor, readEvents } from '../support/chat-client.ts'
import { holdConversations, inspectConversations } from './chat-load.mjs'
import { median, row } from './report.mjs'
import { serve } from './serve.mjs'

const BUILD = 'build/server/wrangler.json'
const MODEL_ADDED_MAX_MS = 3
const SITE_FIRST_WORD_MAX_MS = 15
const ROUND_COUNT = 50

/** Those whose first calls compile and load what the later ones find ready. */
const WARM_UP_COUNT = 10

/**
 * Between rounds: what a question puts off until after its first word would else fall on a later
 * one's, or beside it, as the length of a round has it. One build gave 1.2 to 6.1 ms that way.
 */
const PAUSE_MS = 100

/** Measures the chat against a model on this machine: what it adds, and what it holds at once. */
export async function chat({ url }) {
  const upstream = await fakeUpstream(words('A reply from the model.'))
  const settings = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: upstream.baseUrl }
  try {
    // One after the other: an open inspector takes time of its own.
    const rows = await whileServing(settings, {}, async (site) => [
      await addedTime(site.url, upstream.baseUrl),
      await siteFirstWord(url),
      ...(await holdConversations(site, upstream)),
    ])
    const held = await whileServing(settings, { isInspected: true }, (site) =>
      inspectConversations(site, upstream),
    )
    return [...rows, held]
  } finally {
    await upstream[Symbol.asyncDispose]()
  }
}

async function whileServing(settings, options, measure) {
  const site = await serve(BUILD, settings, options)
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}

async function addedTime(url, baseUrl) {
  const figures = await inTurn({
    direct: () => direct(baseUrl),
    empty: () => empty(url),
    chat: () => firstWord(url),
  })
  const addedMs = figures.chat - figures.direct - figures.empty
  const parts = `${ms(figures.chat)} - direct ${ms(figures.direct)} - empty route ${ms(figures.empty)}`
  return row({
    what: 'chat, added time to the first word, median of 50',
    measured: `${ms(addedMs)} (${parts})`,
    wanted: ms(MODEL_ADDED_MAX_MS),
    misses: addedMs > MODEL_ADDED_MAX_MS ? [parts] : [],
    figures,
  })
}

async function siteFirstWord(url) {
  const { site } = await inTurn({ site: () => firstWord(url) })
  return row({
    what: 'chat, embedded answer, first word, median of 50',
    measured: ms(site),
    wanted: ms(SITE_FIRST_WORD_MAX_MS),
    misses: site > SITE_FIRST_WORD_MAX_MS ? [ms(site)] : [],
  })
}

/** The median of each, measured one after the other in every round: so that all see the same machine. */
async function inTurn(measures) {
  const taken = Object.fromEntries(Object.keys(measures).map((name) => [name, []]))
  for (let round = -WARM_UP_COUNT; round < ROUND_COUNT; round += 1) {
    await wait(PAUSE_MS)
    for (const [name, measure] of Object.entries(measures)) {
      const tookMs = await measure()
      if (round >= 0) taken[name].push(tookMs)
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, list]) => [name, median(list)]))
}

/** From asking to the first word. **Units**: ms. */
async function firstWord(url) {
  const startMs = performance.now()
  const response = await ask(url, 'How much is Pro?', { visitor: newVisitor() })
  let tookMs = null
  for await (const { event } of readEvents(response)) {
    if (event === 'delta') tookMs ??= performance.now() - startMs
  }
  if (tookMs === null) throw new Error(`No word came, status ${response.status}.`)
  return tookMs
}

/** The same question put to the model itself. */
async function direct(baseUrl) {
  const startMs = performance.now()
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How much is Pro?' }] }),
  })
  return await untilFirstChunk(response, startMs)
}

/** A route that answers at once: what the server itself costs. */
async function empty(url) {
  const startMs = performance.now()
  return await untilFirstChunk(await fetch(`${url}/api/nothing`), startMs)
}

async function untilFirstChunk(response, startMs) {
  let tookMs = null
  for await (const _chunk of response.body) tookMs ??= performance.now() - startMs
  return tookMs
}

function ms(figure) {
  return `${figure.toFixed(1)} ms`
}
