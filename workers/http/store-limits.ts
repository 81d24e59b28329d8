import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './settings.ts'
import { withTimeout } from './with-timeout.ts'

const READ_STATEMENT = /^\s*select\b/i

const KV_READS: ReadonlySet<unknown> = new Set(['get', 'getWithMetadata', 'list'])

type Bindings = AppEnv['Bindings']

const limited = new WeakMap<Bindings, Bindings>()

/**
 * Gives every handler a D1 and a KV whose reads fail when they take longer than `STORE_MAX_MS`, so
 * that a store that hangs is treated like one that fails.
 *
 * Writes have no limit: otherwise we might report a failure for a write that was done after all.
 */
export const limitStores = createMiddleware<AppEnv>(async (c, next) => {
  const { env } = c
  const known = limited.get(env) ?? { ...env, DB: limitD1(env.DB), KV: limitKv(env.KV) }
  limited.set(env, known)
  c.env = known
  await next()
})

function limitD1(db: D1Database): D1Database {
  // Maps each wrapped statement to the platform's own, which `batch()` needs.
  const reads = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function limitRead(own: D1PreparedStatement): D1PreparedStatement {
    const read = new Proxy(own, {
      get(_, name) {
        if (name === 'bind') return (...values: unknown[]) => limitRead(own.bind(...values))
        return limitMethod(own, name, 'D1')
      },
    })
    reads.set(read, own)
    return read
  }

  function batch(statements: D1PreparedStatement[]): Promise<D1Result[]> {
    const work = db.batch(statements.map((one) => reads.get(one) ?? one))
    return statements.every((one) => reads.has(one)) ? withTimeout(work, 'D1') : work
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

function limitKv(kv: KVNamespace): KVNamespace {
  return new Proxy(kv, {
    get: (_, name) => (KV_READS.has(name) ? limitMethod(kv, name, 'KV') : ownProperty(kv, name)),
  })
}

/** Wraps an asynchronous method with a time limit. */
function limitMethod(target: object, name: string | symbol, store: string): unknown {
  const own = ownProperty(target, name)
  if (typeof own !== 'function') return own
  return (...values: unknown[]) => withTimeout(own(...values) as Promise<unknown>, store)
}

/** Reads a property of a binding, with its methods bound to it. */
function ownProperty(target: object, name: string | symbol): unknown {
  const own: unknown = Reflect.get(target, name)
  return typeof own === 'function' ? (own.bind(target) as unknown) : own
}
