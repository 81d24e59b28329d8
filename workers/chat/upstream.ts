import { UpstreamFault, type FaultKind } from './fault.ts'
import { faultOf, openModel, type ModelRequest } from './openai.ts'

/** How long a finished answer may take to end: hanging up on it would cost the connection. */
const GOODBYE_MS = 500

/**
 * The model's answer, piece by piece as it comes.
 *
 * Nothing is read ahead: while the caller does not ask, the model's connection fills up and waits.
 * Once `left` is aborted it hangs up and ends without a word.
 *
 * **Shape**: `finish` is why the model stopped, on its last piece; without one it was cut off.
 * **Errors**: throws an `UpstreamFault`.
 */
export async function* readModel(
  request: ModelRequest,
  left: AbortSignal,
): AsyncGenerator<{ text: string; finish: string | null }, void> {
  const { limits } = request
  const call = new AbortController()
  const hangUp = () => call.abort()
  left.addEventListener('abort', hangUp)
  const after = (ms: number, kind: FaultKind) =>
    setTimeout(() => call.abort(new UpstreamFault(kind)), ms)
  const total = after(limits.totalMs, 'too-long')
  let timer = after(limits.firstByteMs, 'no-first-byte')
  let isFinished = false
  try {
    if (left.aborted) return
    const chunks = await orAbort(openModel(request, call.signal), call.signal)
    const iterator = chunks[Symbol.asyncIterator]()
    for (;;) {
      const { done, value } = await orAbort(iterator.next(), call.signal)
      clearTimeout(timer)
      if (done) return
      // What a server sends is what its type promises only when all is well.
      const choice = value?.choices?.[0]
      const finish = choice?.finish_reason ?? null
      isFinished ||= finish !== null
      yield { text: choice?.delta?.content ?? '', finish }
      timer = after(isFinished ? GOODBYE_MS : limits.betweenChunksMs, 'stalled')
    }
  } catch (error) {
    if (isFinished || left.aborted) return
    const { reason } = call.signal
    throw reason instanceof UpstreamFault ? reason : await faultOf(error)
  } finally {
    clearTimeout(total)
    clearTimeout(timer)
    left.removeEventListener('abort', hangUp)
    call.abort()
  }
}

/** What `work` gives, unless the signal comes first: not every wait of the SDK heeds it. */
function orAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('aborted'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
