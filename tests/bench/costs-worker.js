import site from './index.js'

/** Where the bench asks what was spent since it last asked; no route of the site's. */
const METER_PATH = '/.meter'

/** What a request without any work costs: the server itself. */
const NOTHING_PATH = '/.nothing'

let spent = {}
let metered

/** The built site with its bindings counted: put next to it by costs.mjs, and served as the Worker. */
export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === NOTHING_PATH) return new Response(null, { status: 204 })
    if (pathname === METER_PATH) {
      const answer = Response.json(spent)
      spent = {}
      return answer
    }
    metered ??= { ...env, DB: database(env.DB), KV: store(env.KV), ...counted(env) }
    return await site.fetch(request, metered, context)
  },
}

function add(what, count = 1) {
  spent[what] = (spent[what] ?? 0) + count
}

/** D1: each call is one trip; the platform's own `meta` says how many rows it has read and written. */
function database(db) {
  return {
    prepare: (sql) => statement(db.prepare(sql)),
    async batch(list) {
      add('d1Trips')
      const results = await db.batch(list.map(({ real }) => real))
      for (const { meta } of results) note(meta)
      return results
    },
  }
}

function statement(real) {
  const ask = async (method) => {
    add('d1Trips')
    const result = await real[method]()
    note(result.meta)
    return result
  }
  return {
    real,
    bind: (...values) => statement(real.bind(...values)),
    run: () => ask('run'),
    all: () => ask('all'),
    // The platform's own keeps the meta to itself.
    async first(column) {
      const [row = null] = (await ask('all')).results
      return column === undefined || row === null ? row : row[column]
    },
  }
}

function note({ rows_read, rows_written, duration }) {
  add('d1Queries')
  add('d1Writes', rows_written > 0 ? 1 : 0)
  add('rowsRead', rows_read)
  add('rowsWritten', rows_written)
  add('d1Ms', duration)
}

function store(kv) {
  return counting(kv, { get: 'kvReads', put: 'kvWrites', delete: 'kvWrites', list: 'kvReads' })
}

function counted({ ASSETS, CHAT_BURST, EMAIL }) {
  return {
    ASSETS: counting(ASSETS, { fetch: 'subrequests' }),
    CHAT_BURST: counting(CHAT_BURST, { limit: 'limiterCalls' }),
    EMAIL: counting(EMAIL, { send: 'mails' }),
  }
}

/** An object like the one given whose calls are counted, each under its name. */
function counting(object, names) {
  return Object.fromEntries(
    Object.entries(names).map(([method, name]) => [
      method,
      (...values) => {
        add(name)
        return object[method](...values)
      },
    ]),
  )
}

const { fetch } = globalThis
globalThis.fetch = (...values) => {
  add('subrequests')
  return fetch(...values)
}

const { log } = console
console.log = (...values) => {
  add('logLines')
  log(...values)
}

const open = caches.open.bind(caches)
caches.open = async (name) => counting(await open(name), { match: 'cacheCalls', put: 'cacheCalls' })
