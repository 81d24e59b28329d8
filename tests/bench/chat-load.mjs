import { ask, newVisitor, readAnswer } from '../support/chat-client.ts'
import { words } from '../support/fake-upstream.ts'
import { memoryRow, watchMemory } from './memory.mjs'
import { row } from './report.mjs'

const CONVERSATION_COUNT = 200
const DURATION_MS = 30_000
const SETTLED_MS = 5000
const SAMPLE_MS = 500

const WORD_COUNT = 30
const PAUSE_MS = 100
const QUESTION = 'A long story, please.'
const STORY = Array.from({ length: WORD_COUNT }, (_, index) => `w${index}`).join(' ')

/** Holds 200 conversations at once for half a minute, and watches the Worker's memory. */
export async function holdConversations(site, upstream) {
  upstream.when(QUESTION, words(STORY, { pauseMs: PAUSE_MS }))
  const startMs = performance.now()
  const isOver = () => performance.now() - startMs > DURATION_MS
  const watching = watchMemory(site.workerdPid(), { everyMs: SAMPLE_MS, isOver })
  const each = Array.from({ length: CONVERSATION_COUNT }, () => converse(site.url, isOver))
  const counts = await Promise.all(each)
  const samples = await watching
  const answered = counts.reduce((sum, { answeredCount }) => sum + answeredCount, 0)
  const faults = counts.flatMap((one) => one.faults)
  return [
    row({
      what: 'chat, 200 conversations at once for 30 s',
      measured: `${answered} answers, ${faults.length} lost or out of order`,
      wanted: 'none lost, no word out of order',
      misses: faults.slice(0, 5),
    }),
    memoryRow('chat, memory of the worker process meanwhile', samples, SETTLED_MS),
  ]
}

/** One visitor who asks again as soon as the answer is there; a new one each time, for the limits. */
async function converse(url, isOver) {
  const faults = []
  let answeredCount = 0
  while (!isOver()) {
    try {
      const response = await ask(url, QUESTION, { visitor: newVisitor() })
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
