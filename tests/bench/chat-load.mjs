import { ask, newVisitor, readAnswer } from '../support/chat-client.ts'
import { words } from '../support/fake-upstream.ts'
import { lendQuestions } from './database.mjs'
import { memoryRow, watchMemory } from './memory.mjs'
import { row } from './report.mjs'

const CONVERSATION_COUNT = 200
const DURATION_MS = 30_000
const SETTLED_MS = 5000
const SAMPLE_MS = 1000
const WARM_UP_ROUND_COUNT = 5

const WORD_COUNT = 30
const PAUSE_MS = 100
const SHOWN_COUNT = 5
const QUESTION = 'A long story, please.'
const STORY = Array.from({ length: WORD_COUNT }, (_, index) => `w${index}`).join(' ')

/**
 * Holds 200 conversations at once for half a minute, and watches the memory of the whole process, on
 * a server that has done so five times before: its allocator and the runtimes in it take what they need
 * once, and keep it (decision 35).
 */
export async function holdConversations(site, upstream) {
  upstream.when(QUESTION, words(STORY, { pauseMs: PAUSE_MS }))
  lendQuestions(site.database())
  for (let round = 0; round < WARM_UP_ROUND_COUNT; round += 1) await converseAll(site)
  const { result: counts, ...memory } = await watchMemory(site, SAMPLE_MS, () => converseAll(site))
  const answered = counts.reduce((sum, { answeredCount }) => sum + answeredCount, 0)
  const faults = counts.flatMap((one) => one.faults)
  return [
    row({
      what: 'chat, 200 conversations at once for 30 s',
      measured: `${answered} answers, ${faults.length} lost or out of order`,
      wanted: 'none lost, no word out of order',
      misses: faults.slice(0, SHOWN_COUNT),
    }),
    memoryRow('chat, memory of the warm process meanwhile', memory, {
      of: 'rssBytes',
      settledMs: SETTLED_MS,
    }),
  ]
}

/** The same load on an inspected server: what the Worker itself holds, its garbage collected. */
export async function inspectConversations(site, upstream) {
  upstream.when(QUESTION, words(STORY, { pauseMs: PAUSE_MS }))
  // What the first answer loads and compiles stays.
  await readAnswer(await ask(site.url, QUESTION, { visitor: newVisitor() }))
  const memory = await watchMemory(site, SAMPLE_MS, () => converseAll(site))
  return memoryRow("chat, the Worker's memory meanwhile", memory, {
    of: 'liveBytes',
    settledMs: SETTLED_MS,
  })
}

function converseAll({ url }) {
  const endMs = performance.now() + DURATION_MS
  const isOver = () => performance.now() > endMs
  return Promise.all(Array.from({ length: CONVERSATION_COUNT }, () => converse(url, isOver)))
}

/** One visitor who asks again as soon as the answer is there; a new one each time, for the limits. */
async function converse(url, isOver) {
  const faults = []
  let answeredCount = 0
  while (!isOver()) {
    try {
      const response = await ask(url, QUESTION, {
        visitor: newVisitor(),
        // As visitors have: one that is shared, and closed while it idles, would count as lost.
        headers: { Connection: 'close' },
      })
      const { text, rest } = await readAnswer(response)
      const isWhole = text === STORY && rest.length === 1 && rest[0].event === 'done'
      if (isWhole) answeredCount += 1
      else faults.push(`${response.status} ${text.slice(-40)} ${JSON.stringify(rest)}`)
    } catch (error) {
      faults.push(String(error))
    }
  }
  return { answeredCount, faults }
}
