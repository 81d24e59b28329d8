/** How long a request waits for D1, KV or the page cache. */
export const STORE_MAX_MS = 2000

/** A store, or another binding, took too long to answer. */
export class StoreTimeout extends Error {
  override name = 'StoreTimeout'
}

/**
 * Waits for a store for `maxMs` at most, so that one that hangs does not hold up a page.
 *
 * **Errors**: rejects with `StoreTimeout`, or with what the store rejects with. The call itself goes on, so use it only
 * for reads, or for writes that may complete unnoticed.
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  store: string,
  maxMs = STORE_MAX_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreTimeout(`${store} took longer than ${maxMs} ms`)),
      maxMs,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
