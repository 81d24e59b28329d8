import { UpstreamFault, type FaultKind } from '../http/upstream-fault.ts'
import type { ChatEvent, StreamErrorCode } from './contract.ts'

/** What the visitor is told of each fault. */
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
} as const satisfies Record<FaultKind, StreamErrorCode>

/**
 * The same answer, ended by one `error` event when it fails, of which `report` is told; `instead` is
 * what the site itself says.
 *
 * A visitor who leaves doesn't count as a failure.
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
