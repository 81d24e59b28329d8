import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The unit in which Linux counts CPU time. */
const TICK_MS = 10

/** The CPU time that this process's own workerd has used, which a busy machine does not stretch. */
export function ownWorkerdMs() {
  const stats = pids().map((pid) => readStat(pid))
  const own = stats.filter((stat) => stat?.parent === process.pid && stat.name === 'workerd')
  return spentMs(own)
}

/** The CPU time that a process has used; elsewhere than on Linux the clock. */
export function processMs(pid) {
  return spentMs([readStat(pid)].filter(Boolean))
}

/**
 * Begins to watch what the machine's host gives to its other guests.
 *
 * **Shape**: a function that gives the share of the processor time wanted since then that was not given
 * to this machine; 0 elsewhere than on Linux.
 * **Source**: proc(5), `/proc/stat`.
 */
export function watchStolen() {
  const from = readMachine()
  return () => {
    const now = readMachine()
    const stolen = now.stolen - from.stolen
    const wanted = stolen + now.busy - from.busy
    return wanted === 0 ? 0 : stolen / wanted
  }
}

function readMachine() {
  if (!existsSync('/proc/stat')) return { busy: 0, stolen: 0 }
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [, user, nice, system, , , irq, softirq, stolen] = line.split(/\s+/).map(Number)
  return { busy: user + nice + system + irq + softirq, stolen }
}

function spentMs(stats) {
  if (!existsSync('/proc/self/stat')) return performance.now()
  return stats.reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0)
}

function pids() {
  return existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
}

function readStat(pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    // Of proc(5)'s fields: 4 is the parent, 14 and 15 are what it used in user and system mode.
    const fields = rest.split(' ')
    return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    // It has ended in the meantime.
    return null
  }
}
