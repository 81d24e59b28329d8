import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inspectHeap } from './heap.mjs'
import { row } from './report.mjs'

/** How long after the last answer what the load needed must be gone. */
const LEFT_MS = 2000

/** What the heap may still gain once it has settled: visitors come and go. */
const GROWTH_MAX_SHARE = 0.1

/**
 * Notes what a server's whole process takes and, where the server is inspected, what its Worker holds
 * when its garbage has been collected: every so often until `load` has ended, and once more when all
 * have left.
 *
 * **Shape**: `result` is what `load` gave; `liveBytes` is missing where nobody inspects.
 */
export async function watchMemory(site, everyMs, load) {
  const heap = site.inspectorPort === null ? null : await inspectHeap(site)
  const samples = []
  const startMs = performance.now()
  const take = async () => ({
    atMs: Math.round(performance.now() - startMs),
    rssBytes: rssOf(site.workerdPid()),
    ...(heap && { liveBytes: await heap.liveBytes() }),
  })
  try {
    const before = await take()
    let isOver = false
    const watching = (async () => {
      while (!isOver) {
        samples.push(await take())
        await wait(everyMs)
      }
    })()
    const result = await load().finally(() => (isOver = true))
    await watching
    await wait(LEFT_MS)
    return { result, before, samples, left: await take() }
  } finally {
    heap?.stop()
  }
}

/**
 * Whether memory was flat after this long: the last third of the samples against the first. `of` is
 * one of the samples' names; the whole process is told beside it, where it is not what counts.
 */
export function memoryRow(what, { before, samples, left }, { of, settledMs }) {
  const settled = samples.filter(({ atMs }) => atMs > settledMs)
  const third = Math.ceil(settled.length / 3)
  const [from, to] = [settled.slice(0, third), settled.slice(-third)]
  const isFlat = mean(to, of) < mean(from, of) * (1 + GROWTH_MAX_SHARE)
  const course = (name) =>
    `${mb(mean(from, name))} from ${Math.round(settledMs / 1000)} s, ${mb(mean(to, name))} at the end`
  return row({
    what,
    measured: `${course(of)}; ${mb(before[of])} before, ${mb(left[of])} when all had left`,
    wanted: `flat after the first ${Math.round(settledMs / 1000)} s`,
    misses: isFlat ? [] : [course(of)],
    notes:
      of === 'rssBytes'
        ? []
        : [`the whole process: ${course('rssBytes')}, ${mb(left.rssBytes)} when all had left`],
    figures: [before, ...samples, left],
  })
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
