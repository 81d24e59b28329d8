/** How long a request waits for D1, KV or the page cache. */
const STORE_MAX_MS = 2000

/** A binding took too long to answer. */
export class BindingTimeout extends Error {
  override name = 'BindingTimeout'
}

/**
 * Waits for a binding for `maxMs` at most, so that one that hangs holds up neither a page nor the cron run.
 *
 * **Errors**: rejects with `BindingTimeout`, or with what the binding rejects with. The call itself goes on, so use it only
 * for reads, or for writes that may complete unnoticed.
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  name: string,
  maxMs = STORE_MAX_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BindingTimeout(`${name} took longer than ${maxMs} ms`)),
      maxMs,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
