import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, newVisitor, readAnswer } from '../support/chat-client.ts'
import { words } from '../support/fake-upstream.ts'
import { row } from './report.mjs'

const CONVERSATION_COUNT = 200
const DURATION_MS = 30_000
const SETTLED_MS = 5000
const SAMPLE_MS = 500

/** What memory may still gain once it has settled: the garbage collector's coming and going. */
const GROWTH_MAX_SHARE = 0.1

const WORD_COUNT = 30
const PAUSE_MS = 100
const QUESTION = 'A long story, please.'
const STORY = Array.from({ length: WORD_COUNT }, (_, index) => `w${index}`).join(' ')

/** Holds 200 conversations at once for half a minute, and watches the Worker's memory. */
export async function holdConversations(site, upstream) {
  upstream.when(QUESTION, words(STORY, { pauseMs: PAUSE_MS }))
  const samples = []
  const startMs = performance.now()
  const isOver = () => performance.now() - startMs > DURATION_MS
  const watching = watch(site.workerdPid(), samples, startMs, isOver)
  const each = Array.from({ length: CONVERSATION_COUNT }, () => converse(site.url, isOver))
  const counts = await Promise.all(each)
  await watching
  const answered = counts.reduce((sum, { answeredCount }) => sum + answeredCount, 0)
  const faults = counts.flatMap((one) => one.faults)
  return [
    row({
      what: 'chat, 200 conversations at once for 30 s',
      measured: `${answered} answers, ${faults.length} lost or out of order`,
      wanted: 'none lost, no word out of order',
      misses: faults.slice(0, 5),
    }),
    memory(samples),
  ]
}

function memory(samples) {
  const settled = samples.filter(({ atMs }) => atMs > SETTLED_MS)
  const third = Math.floor(settled.length / 3)
  const first = mean(settled.slice(0, third))
  const last = mean(settled.slice(-third))
  const isFlat = last < first * (1 + GROWTH_MAX_SHARE)
  const measured = `${mb(first)} from 5 s, ${mb(last)} at the end`
  return row({
    what: 'chat, memory of the worker process meanwhile',
    measured,
    wanted: 'flat after the first 5 s',
    misses: isFlat ? [] : [measured],
    figures: samples,
  })
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

async function watch(pid, samples, startMs, isOver) {
  while (!isOver()) {
    const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    samples.push({ atMs: Math.round(performance.now() - startMs), rssBytes: Number(kb) * 1024 })
    await wait(SAMPLE_MS)
  }
}

function mean(samples) {
  return samples.reduce((sum, { rssBytes }) => sum + rssBytes, 0) / samples.length
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
