import { faultOf, openModel, type ModelRequest } from './openai.ts'
import { UpstreamFault, type FaultKind } from './upstream-fault.ts'

/** How long a finished answer may take to close. Aborting it sooner would lose the connection. */
const GOODBYE_MS = 500

/**
 * The model's answer, piece by piece as it comes.
 *
 * Nothing is read ahead: while the caller does not ask, the connection to the model applies
 * back-pressure. Once `signal` is aborted, the request is aborted and the stream ends without an
 * error.
 *
 * **Shape**: `finish`, on the last piece, says why the model stopped; without it the answer was cut
 * off.
 * **Errors**: throws an `UpstreamFault`.
 */
export async function* readModel(
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<{ text: string; finish: string | null }, void> {
  const { limits } = request
  const call = new AbortController()
  const hangUp = () => call.abort()
  signal.addEventListener('abort', hangUp)
  const after = (ms: number, kind: FaultKind) =>
    setTimeout(() => call.abort(new UpstreamFault(kind)), ms)
  const total = after(limits.totalMs, 'too-long')
  let timer = after(limits.firstByteMs, 'no-first-byte')
  let isFinished = false
  try {
    if (signal.aborted) return
    const chunks = await orAbort(openModel(request, call.signal), call.signal)
    const iterator = chunks[Symbol.asyncIterator]()
    for (;;) {
      const { done, value } = await orAbort(iterator.next(), call.signal)
      clearTimeout(timer)
      if (done) return
      // A broken server may send something that the type doesn't promise.
      const choice = value?.choices?.[0]
      const finish = choice?.finish_reason ?? null
      isFinished ||= finish !== null
      const text: unknown = choice?.delta?.content ?? ''
      if (typeof text !== 'string') throw new UpstreamFault('garbage')
      yield { text, finish }
      timer = after(isFinished ? GOODBYE_MS : limits.betweenChunksMs, 'stalled')
    }
  } catch (error) {
    if (isFinished || signal.aborted) return
    const { reason } = call.signal
    throw reason instanceof UpstreamFault ? reason : await faultOf(error)
  } finally {
    clearTimeout(total)
    clearTimeout(timer)
    signal.removeEventListener('abort', hangUp)
    call.abort()
  }
}

/** Resolves with `work` unless the signal aborts first, which the SDK sometimes ignores. */
function orAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('aborted'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
