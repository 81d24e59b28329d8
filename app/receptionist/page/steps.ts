import type { Trade } from '../engine/trades/trade.ts'
import type { Moment, Trial } from './trial.ts'

/** What happens on the page: a form is sent, a line is spoken, or a trial comes from elsewhere. */
export type Step = { trade: Trade; trial: Trial } & (
  | { kind: 'form'; fields: readonly (readonly [string, string])[]; moment: Moment }
  | { kind: 'spoken'; text: string }
  | { kind: 'opened' }
)
