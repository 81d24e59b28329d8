import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { correction, findFault } from '../support/corrections.ts'
import { findFragmentFault, fragment } from '../support/fragments.ts'

const CORRECTION_COUNT = 2000
const FRAGMENT_COUNT = 5000

/** Corrects and replays generated calls, and opens generated links; `--seed` repeats a run. */
export async function measure({ options }) {
  const seed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed)
  const corrected = await check(correction, findFault, CORRECTION_COUNT, seed)
  const opened = await check(fragment, findFragmentFault, FRAGMENT_COUNT, seed)
  return [
    result('corrections that changed an earlier turn', corrected, CORRECTION_COUNT, seed),
    result('links of /try that broke it', opened, FRAGMENT_COUNT, seed),
  ]
}

async function check(arbitrary, find, numRuns, seed) {
  const faults = []
  for (const value of fc.sample(arbitrary, { numRuns, seed })) {
    try {
      const fault = await find(value)
      if (fault) faults.push(fault)
    } catch (error) {
      faults.push(`${error.stack}: ${JSON.stringify(value)}`)
    }
  }
  return faults
}

function result(what, faults, count, seed) {
  return {
    what,
    measured: `${faults.length} of ${count} (seed ${seed})`,
    budget: '0',
    ok: faults.length === 0,
    details: faults,
  }
}
