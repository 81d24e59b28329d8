/** What can go wrong with the model, as the log names it. */
export type FaultKind =
  | 'refused'
  | 'limited'
  | 'broken'
  | 'unreachable'
  | 'not-a-stream'
  | 'no-first-byte'
  | 'stalled'
  | 'too-long'
  | 'cut'
  | 'garbage'
  | 'empty'

/** An answer of the model that failed; `status` is its HTTP status where it had one. */
export class UpstreamFault extends Error {
  constructor(
    readonly kind: FaultKind,
    readonly status?: number,
  ) {
    super(kind)
  }
}
