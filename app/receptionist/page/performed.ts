import type { Call } from '../engine/types.ts'
import type { PasteReport } from './read-paste.ts'
import type { SetupFields } from './setup-fields.ts'
import type { Trial } from './trial.ts'

/**
 * The result of a form of the page.
 *
 * **Shape**: with `problem` nothing was done, and the input comes back: a line in `typed`, a set-up in
 * `fields`, with the name of the field to correct. If the engine has failed, it is `line` or `set-up`: where the
 * page shows it. `report` says what was read from a pasted text,
 * `pasted` is the text in the paste box that was not read.
 */
export type Performed = {
  trial: Trial
  problem: { text: string; field: string } | null
  typed: string
  fields: SetupFields | null
  report: PasteReport | null
  pasted: string
}

/** What the page shows: a result, its call as played, and the call that a replay is compared with. */
export type Played = Performed & { call: Call | null; before: Call | null }

/** The result before any form was sent. */
export function performed(trial: Trial): Performed {
  return { trial, problem: null, typed: '', fields: null, report: null, pasted: '' }
}
