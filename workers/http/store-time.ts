import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { BindingTimeout, withTimeout } from './with-timeout.ts'

const READ_STATEMENT = /^\s*select\b/i

const KV_READS: ReadonlySet<unknown> = new Set(['get', 'getWithMetadata', 'list'])

/** Runs one read of a store, within the time that its request may still wait. */
type Wait = <Value>(read: () => Promise<Value>) => Promise<Value>

/**
 * Gives every request a D1 and a KV whose reads fail when they take longer than `STORE_MAX_MS`, so
 * that a store that hangs is treated like one that fails. Reads that follow one that was too late fail
 * at once: a request waits for a hanging store once.
 *
 * Writes have no limit: otherwise we might report a failure for a write that was done after all.
 */
export const limitStoreTime = createMiddleware<AppEnv>(async (c, next) => {
  // A binding that is missing fails where it is used: the rest of the site, and its health, still answer.
  const { DB, KV }: Partial<Pick<Env, 'DB' | 'KV'>> = c.env
  c.env = {
    ...c.env,
    ...(DB && { DB: limitD1(DB, createWait('D1')) }),
    ...(KV && { KV: limitKv(KV, createWait('KV')) }),
  }
  await next()
})

function createWait(store: string): Wait {
  let late: BindingTimeout | null = null
  return async (read) => {
    if (late) throw late
    try {
      return await withTimeout(read(), store)
    } catch (error) {
      if (error instanceof BindingTimeout) late = error
      throw error
    }
  }
}

function limitD1(db: D1Database, wait: Wait): D1Database {
  // Maps each wrapped statement to the platform's own, which `batch()` needs.
  const reads = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function limitRead(own: D1PreparedStatement): D1PreparedStatement {
    const read = new Proxy(own, {
      get(_, name) {
        if (name === 'bind') return (...values: unknown[]) => limitRead(own.bind(...values))
        return limitMethod(own, name, wait)
      },
    })
    reads.set(read, own)
    return read
  }

  function batch(statements: D1PreparedStatement[]): Promise<D1Result[]> {
    const run = () => db.batch(statements.map((one) => reads.get(one) ?? one))
    return statements.every((one) => reads.has(one)) ? wait(run) : run()
  }

  return new Proxy(db, {
    get(_, name) {
      if (name === 'batch') return batch
      if (name !== 'prepare') return ownProperty(db, name)
      return (sql: string) => {
        const statement = db.prepare(sql)
        return READ_STATEMENT.test(sql) ? limitRead(statement) : statement
      }
    },
  })
}

function limitKv(kv: KVNamespace, wait: Wait): KVNamespace {
  return new Proxy(kv, {
    get: (_, name) => (KV_READS.has(name) ? limitMethod(kv, name, wait) : ownProperty(kv, name)),
  })
}

/** Wraps an asynchronous method with a time limit. */
function limitMethod(target: object, name: string | symbol, wait: Wait): unknown {
  const own = ownProperty(target, name)
  if (typeof own !== 'function') return own
  return (...values: unknown[]) => wait(() => own(...values) as Promise<unknown>)
}

/** Reads a property of a binding, with its methods bound to it. */
function ownProperty(target: object, name: string | symbol): unknown {
  const own: unknown = Reflect.get(target, name)
  return typeof own === 'function' ? (own.bind(target) as unknown) : own
}
