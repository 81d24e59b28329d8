import type { ChatEvent, StreamErrorCode } from './contract.ts'

/** What can go wrong with the model, as the log names it, and what the visitor is told of it. */
const codes = {
  refused: 'unavailable',
  limited: 'busy',
  broken: 'unavailable',
  unreachable: 'unavailable',
  'not-a-stream': 'unavailable',
  'no-first-byte': 'timeout',
  stalled: 'timeout',
  'too-long': 'timeout',
  cut: 'interrupted',
  garbage: 'interrupted',
  empty: 'empty',
} as const satisfies Record<string, StreamErrorCode>

/** The name of a fault. */
export type FaultKind = keyof typeof codes

/** An answer of the model that failed; `status` is its HTTP status where it had one. */
export class UpstreamFault extends Error {
  constructor(
    readonly kind: FaultKind,
    readonly status?: number,
  ) {
    super(kind)
  }
}

/**
 * The same answer, ended by one `error` event when it fails, of which `report` is told; `instead` is
 * what the site itself says.
 *
 * A visitor who has left is no failure.
 */
export async function* endWithCode(
  answer: AsyncGenerator<ChatEvent, void>,
  left: AbortSignal,
  instead: string | null,
  report: (fields: { fault: FaultKind | 'ours'; status?: number; error?: string }) => void,
): AsyncGenerator<ChatEvent, void> {
  try {
    yield* answer
  } catch (error) {
    if (left.aborted) return
    const own = instead === null ? {} : { instead }
    if (error instanceof UpstreamFault) {
      report({ fault: error.kind, status: error.status })
      yield { event: 'error', data: { code: codes[error.kind], ...own } }
    } else {
      report({ fault: 'ours', error: error instanceof Error ? error.stack : String(error) })
      yield { event: 'error', data: { code: 'unavailable', ...own } }
    }
  }
}
