import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { row } from './report.mjs'

/** What memory may still gain once it has settled: the garbage collector's coming and going. */
const GROWTH_MAX_SHARE = 0.1

/** Notes a process's memory every so often, on Linux, until it is over. */
export async function watchMemory(pid, { everyMs, isOver }) {
  const samples = []
  const startMs = performance.now()
  while (!isOver()) {
    const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    samples.push({ atMs: Math.round(performance.now() - startMs), rssBytes: Number(kb) * 1024 })
    await wait(everyMs)
  }
  return samples
}

/** Whether memory was flat after this long: the last third of the samples against the first. */
export function memoryRow(what, samples, settledMs) {
  const settled = samples.filter(({ atMs }) => atMs > settledMs)
  const third = Math.floor(settled.length / 3)
  const first = mean(settled.slice(0, third))
  const last = mean(settled.slice(-third))
  const isFlat = last < first * (1 + GROWTH_MAX_SHARE)
  const measured = `${mb(first)} from ${settledMs / 1000} s, ${mb(last)} at the end`
  return row({
    what,
    measured,
    wanted: `flat after the first ${settledMs / 1000} s`,
    misses: isFlat ? [] : [measured],
    figures: samples,
  })
}

function mean(samples) {
  return samples.reduce((sum, { rssBytes }) => sum + rssBytes, 0) / samples.length
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
