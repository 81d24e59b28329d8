import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { checkRedirect, listChecks } from '../../scripts/site-checks.mjs'
import { emptyDatabase } from '../../scripts/empty-database.mjs'
import { writeAssetHeaders } from '../../workers/http/security-policy.plugin.ts'
import { tablesThatHold } from '../support/rows.ts'
import { databaseIn } from '../support/serve.ts'
import { expect, test } from './site.ts'

// Each starts wrangler, which takes seconds. `npm run deploy -- --dry-run` is a stage of `npm test`.
test.setTimeout(300_000)

/** Runs an npm script as an operator does. */
function npmRun(...args: string[]) {
  return npmRunWith({}, ...args)
}

/** Runs an npm script with some settings in the environment. */
function npmRunWith(
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ status: number; stdout: string; stderr: string }> {
  const env = { ...process.env, ...settings }
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', ...args], { env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      resolve({ status: typeof code === 'number' ? code : 1, stdout, stderr })
    })
  })
}

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-command-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

/** An address with a quote, which would end a careless SQL string. */
const ANN = "ann'=x@example.com"
const ANN_IN_SQL = ANN.replace("'", "''")

/** A database in which Ann has a call, a subscription and an unsent mail, and Bob has a call. */
async function databaseWithAnn() {
  const temporary = temporaryFolder()
  cpSync(await emptyDatabase(), temporary.folder, { recursive: true })
  const database = new DatabaseSync(databaseIn(temporary.folder))
  const call = (id: string, email: string, day: string) =>
    `('${id}', 'r-${id}', 'v', '${day}T09:00:00Z', '${day}T09:30:00Z', 'Europe/London', 'Ann, Lee',
      '${email}', 'ring 020 7946 0000', 'booked', 0, '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z')`
  database.exec(
    `insert into bookings (id, request_key, visitor_key, starts_at, ends_at, zone, name, email, note,
       status, sequence, created_at, updated_at)
     values ${call('b2', 'bob@example.com', '2026-11-25')}, ${call('b1', ANN_IN_SQL, '2026-11-24')};
     insert into subscribers (email, status, token, asked_at_ms, page, wording_version)
     values ('${ANN_IN_SQL}', 'confirmed', 'secret-token', 0, '/blog', 1),
       ('=1+1@example.com', 'pending', 'secret-token-2', 0, '/', 1);
     insert into outbox (id, kind, email, mail, created_at_ms, due_at_ms, expires_at_ms)
     values ('m1', 'test', '${ANN_IN_SQL}', '{"to":"${ANN_IN_SQL}"}', 1, 1, 1);
     insert into chat_counts (day, topic, outcome, total_count)
     values ('2026-11-21', 'prices', 'up', 2), ('2026-11-20', 'prices', 'answered', 31);
     insert into chat_questions (topic, question, kept_at_ms) values ('prices', 'is it ' || char(27) || 'dear, or not?', 0)`,
  )
  database.close()
  return temporary
}

test('export prints the bookings and the subscribers as a CSV that runs no formula', async () => {
  using database = await databaseWithAnn()
  const place = ['--persist-to', database.folder]
  const bookings = await npmRun('export', '--', 'bookings', ...place)
  expect(bookings.stderr).toContain('2 bookings: 2 booked')
  expect(bookings.status).toBe(0)
  const [head = '', ann = '', bob = ''] = bookings.stdout.split('\r\n')
  expect(head).toMatch(/^id,starts_at,ends_at,zone,name,email,note,status/)
  expect(ann).toContain('b1,2026-11-24T09:00:00Z')
  expect(ann).toContain(`"Ann, Lee",${ANN},ring 020 7946 0000,booked`)
  expect(bob).toContain('bob@example.com')

  const subscribers = await npmRun('export', '--', 'subscribers', ...place)
  expect(subscribers.stderr).toContain('2 subscribers: 1 confirmed, 1 pending')
  expect(subscribers.stdout).toContain(`${ANN},confirmed,1970-01-01T00:00:00.000Z`)
  expect(subscribers.stdout).toContain("'=1+1@example.com,pending")
  expect(subscribers.stdout).toMatch(/^email,status,asked_at_ms,page/)
  expect(subscribers.stdout).not.toContain('secret-token')
})

test('export prints the counts of the chat and the questions it may keep as CSV', async () => {
  using database = await databaseWithAnn()
  const place = ['--persist-to', database.folder]
  const counts = await npmRun('export', '--', 'chat', ...place)
  expect(counts.status, counts.stderr).toBe(0)
  expect(counts.stdout).toBe(
    [
      'day,topic,outcome,total_count',
      '2026-11-20,prices,answered,31',
      '2026-11-21,prices,up,2',
      '',
    ].join('\r\n'),
  )
  const questions = await npmRun('export', '--', 'chat-questions', ...place)
  expect(questions.stdout).toContain('prices,"is it  dear, or not?",1970-01-01T00:00:00.000Z')
})

test('forget deletes every row about a person, and none about anybody else', async () => {
  using database = await databaseWithAnn()
  const { status, stdout } = await npmRun(
    'forget',
    '--',
    "Ann'=X@Example.com",
    '--persist-to',
    database.folder,
  )
  expect(status).toBe(0)
  for (const table of ['bookings', 'subscribers', 'outbox']) {
    expect(stdout).toContain(`${table}: 1 deleted`)
  }
  const file = databaseIn(database.folder)
  expect(tablesThatHold(file, ANN)).toEqual([])
  expect(tablesThatHold(file, 'bob@example.com')).toEqual(['bookings'])
})

/** Cloudflare's API as wrangler sees it, giving every request the same response. */
async function fakeAccount(answer: () => { status: number; body: object }) {
  const api = createServer((_, response) => {
    const { status, body } = answer()
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
  const { port } = api.address() as AddressInfo
  return {
    settings: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: 'a-token-of-the-tests',
      CLOUDFLARE_ACCOUNT_ID: '0123456789abcdef0123456789abcdef',
    },
    [Symbol.dispose]: () => void api.close(),
  }
}

test('deploy stops if it cannot find out what is deployed, and goes on if nothing is', async () => {
  let problem = { code: 10000, message: 'Authentication error' }
  using account = await fakeAccount(() => ({
    status: 400,
    body: { success: false, errors: [problem], messages: [], result: null },
  }))
  const unknown = await npmRunWith(account.settings, 'deploy')
  expect(unknown.stderr).toMatch(/The deployments could not be listed:[^]*Authentication error/)
  expect(unknown.status).toBe(1)
  problem = { code: 10007, message: 'This Worker does not exist on your account.' }
  const first = await npmRunWith(account.settings, 'deploy')
  expect(first.stdout).toContain('Settings')
  // Nothing is built or deployed: there are no secrets yet.
  expect(first.stderr).toContain('These settings are missing')
})

test('a first deploy is one without a database, though a secret has made the Worker already', async () => {
  const larkline = { uuid: '4567', name: 'larkline' }
  const answers = [[], [{ uuid: '0123', name: 'another' }], [larkline]]
  using account = await fakeAccount(() => ({
    status: 200,
    body: { success: true, errors: [], messages: [], result: answers.shift() },
  }))
  // Of this setting wrangler warns before it lists the databases.
  using temporary = temporaryFolder()
  const settings = readFileSync('wrangler.toml', 'utf8')
  writeFileSync(path.join(temporary.folder, 'wrangler.toml'), `unknown_setting = 1\n${settings}`)
  const module = JSON.stringify(path.resolve('scripts/remote-database.mjs'))
  // One after the other in one process, because loading wrangler takes a second.
  const script = `const { hasRemoteDatabase } = await import(${module})
    for (const _ of [1, 2, 3]) console.log(String(await hasRemoteDatabase()))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: temporary.folder, env: { ...process.env, ...account.settings } },
  )
  expect(stdout).toBe('false\nfalse\ntrue\n')
})

test('doctor fails a site whose plain http address serves pages or leads elsewhere', async () => {
  let location: string | null = null
  const server = createServer((_, response) => {
    response.writeHead(location === null ? 200 : 301, location === null ? {} : { location }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    for (const [to, line] of [
      [`${origin}/auth`, '  ok       http leads to https: 301'],
      [
        'https://elsewhere.example/auth',
        '  FAILED   http leads to https: turn on "Always Use HTTPS"',
      ],
      [null, '  FAILED   http leads to https: turn on "Always Use HTTPS"'],
    ] as const) {
      location = to
      expect(listChecks([await checkRedirect(origin)])[0]).toContain(line)
    }
  } finally {
    server.close()
  }
})

test('doctor passes a running site, and asks for an address if there is none', async ({
  baseURL,
}) => {
  const { status, stdout } = await npmRun('doctor', '--', String(baseURL))
  expect(stdout).not.toContain('FAILED')
  expect(stdout).toMatch(/ok +health: version/)
  expect(stdout).toContain('bank holidays: known until 2028-12-31')
  expect(status).toBe(0)
  const lost = await npmRun('doctor')
  expect([lost.status, lost.stderr]).toEqual([1, expect.stringContaining('Which site')])
})

test('the headers of files are written once, so that a build beside it copies no half of them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-headers-'))
  try {
    const file = path.join(folder, '_headers')
    writeAssetHeaders(folder)
    utimesSync(file, 1, 1)
    writeAssetHeaders(folder)
    expect(statSync(file).mtimeMs).toBe(1000)
    writeFileSync(file, '')
    writeAssetHeaders(folder)
    expect(readFileSync(file, 'utf8')).toContain('immutable')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
