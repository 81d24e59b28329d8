import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, newVisitor, readAnswer } from '../support/chat-client.ts'
import { words } from '../support/fake-upstream.ts'
import { inspectHeap } from './heap.mjs'
import { row } from './report.mjs'

const CONVERSATION_COUNT = 200
const DURATION_MS = 30_000
const SETTLED_MS = 5000
const SAMPLE_MS = 1000

/** How long after the last answer what conversations needed must be gone. */
const LEFT_MS = 2000

/** What the heap may still gain once it has settled: conversations come and go. */
const GROWTH_MAX_SHARE = 0.1

const WORD_COUNT = 30
const PAUSE_MS = 100
const QUESTION = 'A long story, please.'
const STORY = Array.from({ length: WORD_COUNT }, (_, index) => `w${index}`).join(' ')

/** Holds 200 conversations at once for half a minute, and watches the Worker's memory. */
export async function holdConversations(site, upstream) {
  upstream.when(QUESTION, words(STORY, { pauseMs: PAUSE_MS }))
  const heap = await inspectHeap(site)
  const samples = []
  // What the first answer loads and compiles stays.
  await readAnswer(await ask(site.url, QUESTION, { visitor: newVisitor() }))
  const beforeBytes = await heap.liveBytes()
  const startMs = performance.now()
  const isOver = () => performance.now() - startMs > DURATION_MS
  const take = async () => ({
    atMs: Math.round(performance.now() - startMs),
    rssBytes: rssOf(site.workerdPid()),
    liveBytes: await heap.liveBytes(),
  })
  const watching = watch(take, samples, isOver)
  const each = Array.from({ length: CONVERSATION_COUNT }, () => converse(site.url, isOver))
  const counts = await Promise.all(each)
  await watching
  await wait(LEFT_MS)
  const left = await take()
  heap.stop()
  const answered = counts.reduce((sum, { answeredCount }) => sum + answeredCount, 0)
  const faults = counts.flatMap((one) => one.faults)
  return [
    row({
      what: 'chat, 200 conversations at once for 30 s',
      measured: `${answered} answers, ${faults.length} lost or out of order`,
      wanted: 'none lost, no word out of order',
      misses: faults.slice(0, 5),
    }),
    memory(samples, beforeBytes, left),
  ]
}

/**
 * What the Worker holds before, while and after it talks, garbage collected. The process as a whole
 * is told beside it: in it run D1, KV and the asset server of this machine too, and it gives memory
 * back when it likes.
 */
function memory(samples, beforeBytes, left) {
  const settled = samples.filter(({ atMs }) => atMs > SETTLED_MS)
  const third = Math.floor(settled.length / 3)
  const [from, to] = [settled.slice(0, third), settled.slice(-third)]
  const isFlat = mean(to, 'liveBytes') < mean(from, 'liveBytes') * (1 + GROWTH_MAX_SHARE)
  const kept = `${mb(beforeBytes)} before, ${mb(left.liveBytes)} when all had left`
  const live = `${mb(mean(from, 'liveBytes'))} from 5 s, ${mb(mean(to, 'liveBytes'))} at the end`
  const rss = `${mb(mean(from, 'rssBytes'))} from 5 s, ${mb(mean(to, 'rssBytes'))} at the end`
  return row({
    what: "chat, the Worker's memory meanwhile",
    measured: `${live}; ${kept}`,
    wanted: 'flat after the first 5 s',
    misses: isFlat ? [] : [live],
    notes: [`the whole process: ${rss}, ${mb(left.rssBytes)} when all had left`],
    figures: [...samples, left],
  })
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

async function watch(take, samples, isOver) {
  while (!isOver()) {
    samples.push(await take())
    await wait(SAMPLE_MS)
  }
}

function rssOf(pid) {
  const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) * 1024
}

function mean(samples, name) {
  return samples.reduce((sum, sample) => sum + sample[name], 0) / samples.length
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
