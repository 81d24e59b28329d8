import { createHmac } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Miniflare } from 'miniflare'
import { emptyDatabase } from '../../scripts/empty-database.mjs'
import { run } from '../../scripts/setup.mjs'
import { serveMailApi } from '../support/mail-api.ts'
import { runScript } from '../support/operator.ts'
import { contentOf } from '../support/rows.ts'
import { databaseIn } from '../support/serve.ts'
import { expect, test } from './site.ts'

const ARTICLE = 'restaurant-phone-systems-2025'
const SLOW_MS = 300_000

/** Runs a program as the operator's scripts do, and returns what it has printed. */
async function output(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args)
  expect(code, output).toBe(0)
  return output
}

function write(folder: string, statements: string) {
  const database = new DatabaseSync(databaseIn(folder))
  database.exec(statements)
  database.close()
}

function read(folder: string, query: string) {
  const database = new DatabaseSync(databaseIn(folder), { readOnly: true })
  const rows = database.prepare(query).all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

/** A database with confirmed addresses, and two that must never get a newsletter. */
async function databaseWithSubscribers(confirmedCount = 30) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-operator-'))
  cpSync(await emptyDatabase(), folder, { recursive: true })
  const rows = Array.from({ length: confirmedCount + 2 }, (_, index) => {
    const status = ['pending', 'unsubscribed'][index - confirmedCount] ?? 'confirmed'
    const name = `n${String(index).padStart(2, '0')}''=x`
    return `('${name}@example.com', '${status}', 'token-${index}', 0, '/', 1)`
  })
  write(
    folder,
    `insert into subscribers (email, status, token, asked_at_ms, page, wording_version) values ${rows.join(', ')}`,
  )
  return {
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

test('an article goes to every confirmed address once, even if sending is interrupted and restarted', async () => {
  test.setTimeout(SLOW_MS)
  using database = await databaseWithSubscribers()
  await using api = await serveMailApi()
  const send = (...more: string[]) =>
    runScript('newsletter', ['send', ARTICLE, ...more], database.folder, api.settings)

  const dry = await send('--dry-run')
  expect(dry.stdout).toContain('Still to be sent to: 30.')
  expect(api.requests).toEqual([])

  // The 28th mail goes out, but its response is lost: three tries, then the run ends.
  api.answers.push(...Array.from({ length: 27 }, () => 200), 500, 500, 500)
  const broken = await send()
  expect(broken.status).toBe(1)
  expect(broken.stderr).toContain('Run the same command again')
  expect(api.delivered.size).toBe(27)

  const resumed = await send()
  expect(resumed.stdout).toContain('Sent to 30.')
  expect(resumed.status).toBe(0)
  const sentTo = [...api.delivered.values()].map(({ body }) => body.to[0])
  expect(new Set(sentTo).size).toBe(30)
  expect(sentTo).toHaveLength(30)
  expect(sentTo.some((to) => to?.startsWith('n30') || to?.startsWith('n31'))).toBe(false)
  // The API delivers one mail for a key: the same for every try, another for the next article.
  const tries = api.requests.filter(({ body }) => body.to[0]?.startsWith('n27'))
  expect(tries.map(({ key }) => key)).toEqual(Array(4).fill(`newsletter/${ARTICLE}/token-27`))

  for (const { body } of api.delivered.values()) {
    const token = `token-${Number(body.to[0]?.slice(1, 3))}`
    expect(body.headers['List-Unsubscribe']).toContain(`/newsletter/unsubscribe?token=${token}>`)
    expect(body.text).toContain(`token=${token}\n`)
    expect(body.html).not.toMatch(/(href|src)="\//)
  }
})

test('a refused address does not stop the others, and a refused key leaves no address claimed', async () => {
  test.setTimeout(SLOW_MS)
  using database = await databaseWithSubscribers()
  await using api = await serveMailApi()
  // The first address is refused, the second's key was used with another text, and the fourth mail is
  // refused because our own key has run out.
  api.answers.push(422, 409, 409, 409, 200, 401)
  const stopped = await runScript('newsletter', ['send', ARTICLE], database.folder, api.settings)
  expect(stopped.status).toBe(1)
  expect(stopped.stderr).toContain('Stopped after 1: The mail API answered 401.')
  expect(api.requests).toHaveLength(6)
  const sends = 'select state, email from newsletter_sends order by email'
  expect(read(database.folder, sends)).toEqual([
    { state: 'failed', email: "n00'=x@example.com" },
    { state: 'claimed', email: "n01'=x@example.com" },
    { state: 'sent', email: "n02'=x@example.com" },
  ])
  // The key still fails: that the second may have its mail is not forgotten.
  api.answers.push(401)
  await runScript('newsletter', ['send', ARTICLE], database.folder, api.settings)
  expect(read(database.folder, sends)).toContainEqual({
    state: 'claimed',
    email: "n01'=x@example.com",
  })
})

test('without a mail API the simulation writes each mail once', async () => {
  test.setTimeout(SLOW_MS)
  using database = await databaseWithSubscribers(3)
  const fileOf = (name: string) =>
    path.join('.wrangler/newsletter', `${encodeURIComponent(`${name}'=x@example.com`)}.txt`)
  const files = ['n00', 'n01', 'n02'].map(fileOf)
  // Another run may have left them.
  for (const file of files) rmSync(file, { force: true })
  const first = await runScript('newsletter', ['send', ARTICLE], database.folder)
  expect(first.stdout).toContain('3 of 3 sent')
  for (const [index, file] of files.entries())
    expect(readFileSync(file, 'utf8')).toContain(`/newsletter/unsubscribe?token=token-${index}\n`)
  const second = await runScript('newsletter', ['send', ARTICLE], database.folder)
  expect(second.stdout).toContain('to 0')
})

test('the commands name a missing setting, an unknown article and a wrong word', async () => {
  test.setTimeout(SLOW_MS)
  const folder = path.join(tmpdir(), 'larkline-nowhere')
  const said = async (...args: string[]) => (await runScript('newsletter', args, folder)).stderr
  expect(await said('send', ARTICLE, '--remote')).toContain('set RESEND_API_KEY and EMAIL_FROM')
  const wrong = { EMAIL_FROM: 'Larkline', SITE_URL: 'larkline.example' }
  const refused = await runScript('newsletter', ['send', ARTICLE], folder, wrong)
  expect(refused.stderr).toContain('These settings are not valid: EMAIL_FROM, SITE_URL.')
  expect(await said('send', '../secrets')).toContain('There is no article')
  expect(await said('sned', ARTICLE)).toContain('npm run newsletter -- send')
  const exported = async (table: string) => (await runScript('export', [table], folder)).stderr
  expect(await exported('users')).toContain('subscribers|bookings|chat')
  expect(await exported('bookings')).toContain('no such table: bookings')
})

/** Uses the KV store in a folder, where wrangler keeps it too. */
async function withStore<Result>(folder: string, use: (store: Store) => Promise<Result>) {
  const miniflare = new Miniflare({
    modules: true,
    script: '',
    kvNamespaces: ['KV'],
    kvPersist: path.join(folder, 'v3', 'kv'),
  })
  try {
    return await use(await miniflare.getKVNamespace('KV'))
  } finally {
    await miniflare.dispose()
  }
}

type Store = Awaited<ReturnType<Miniflare['getKVNamespace']>>

test('forget deletes an account too, with its synced sessions, attempts and old addresses', async () => {
  test.setTimeout(SLOW_MS)
  using database = await databaseWithSubscribers()
  const address = 'gone@xn--bcher-kva.example'
  const secret = 'a-secret-of-the-tests-that-is-long-enough'
  const hash = createHmac('sha256', secret).update(`attempts\n${address}`)
  const bookings = createHmac('sha256', secret).update(`address\n${address}`)
  write(
    database.folder,
    `insert into users (id, email, created_at_sec) values ('u-gone', '${address}', 1);
     insert into users (id, email, created_at_sec) values ('u-stays', 'stays@example.com', 1);
     insert into google_accounts values ('g-gone', 'u-gone');
     insert into bookings (id, request_key, visitor_key, user_id, starts_at, ends_at, zone, name, email,
       note, status, sequence, created_at, updated_at) values ('b-1', 'r-1', 'v-1', 'u-gone',
       '2026-11-23T09:00:00Z', '2026-11-23T09:30:00Z', 'Europe/London', 'Ann', 'ann-gone@example.org',
       '', 'booked', 0, '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z');
     insert into outbox (id, kind, email, mail, created_at_ms, due_at_ms, expires_at_ms)
       values ('account-u-gone-1', 'test', 'new-gone@example.org', '{}', 1, 1, 1),
         ('booking-b-1-0-visitor', 'test', 'ann-gone@example.org', '{}', 1, 1, 1),
         ('account-u-stays-1', 'test', 'stays@example.com', '{}', 1, 1, 1);
     insert into synced_sessions values ('s-gone', 'u-gone', 60, 'l-gone');
     insert into signed_out_sessions values ('so-gone', 'u-gone', 60);
     insert into address_changes
       values ('c-gone', 'u-stays', '${address}', 'stays@example.com', 1, 1, 60);
     insert into subscribers (email, status, token, asked_at_ms, page, wording_version, asked_by_user_id)
       values ('friend@example.com', 'pending', 't-friend', 1, '/', 1, 'u-gone');
     insert into subscribers (email, status, token, asked_at_ms, page, wording_version, user_id)
       values ('earlier-gone@example.org', 'confirmed', 't-earlier', 1, '/', 1, 'u-gone');
     insert into newsletter_sends values ('a', 'earlier-gone@example.org', 'sent', 1),
       ('a', 'friend@example.com', 'sent', 1);
     insert into attempts (key, taken_count, full_count, ends_at_sec)
       values ('password:user:u-gone', 1, 0, 60),
         ('sign-in:address:${hash.digest('base64url')}', 1, 0, 60), ('kept', 1, 0, 60);
     insert into limits values ('booking.address', '${bookings.digest('base64url')}', 60, 1),
       ('booking.address', 'kept', 60, 1)`,
  )
  await withStore(database.folder, (store) => store.put('token-sync:s-gone', '{}'))
  const settings = { AUTH_SECRET: secret }
  const { stdout } = await runScript('forget', ['Gone@Bücher.example'], database.folder, settings)
  expect(stdout).not.toContain('Counters')
  expect(stdout).toContain('users: 1 deleted')
  expect(stdout).toContain('attempts: 2 deleted')
  const { tables } = contentOf(databaseIn(database.folder))
  expect(JSON.stringify(tables)).not.toContain('gone')
  expect(stdout).toContain('outbox: 2 deleted')
  for (const table of ['users', 'attempts', 'limits', 'outbox', 'newsletter_sends'])
    expect(tables[table], table).toHaveLength(1)
  expect(stdout).toContain('synced sessions in KV: 1 deleted')
  const { keys } = await withStore(database.folder, (store) => store.list())
  expect(keys).toEqual([])
})

test('forget says first which counters it cannot find without the secret', async () => {
  test.setTimeout(SLOW_MS)
  using database = await databaseWithSubscribers()
  const args = ['gone@example.com', '--remote']
  // Without a login, so that no real account is reached.
  const nobody = {
    HOME: database.folder,
    XDG_CONFIG_HOME: database.folder,
    CLOUDFLARE_API_TOKEN: '',
  }
  const without = await runScript('forget', args, database.folder, { ...nobody, AUTH_SECRET: '' })
  expect(without.status).toBe(1)
  expect(without.stdout).toMatch(
    /Counters of sign-in attempts, emails and bookings were not deleted.*within three days.*AUTH_SECRET=…/s,
  )
})

test('an export restores every table, row, index and what db:migrate needs into an empty database', async () => {
  test.setTimeout(SLOW_MS)
  using database = await databaseWithSubscribers()
  const note = `it's "ours"; drop table users; -- not /* this */\n${'é 🎉 '.repeat(400)}`
  write(
    database.folder,
    `insert into users (id, email, created_at_sec) values ('u1', 'ann@example.com', 1);
     insert into google_accounts values ('g1', 'u1');
     insert into limits values ('chat', 'v', 60, 3);
     insert into attempts values ('k', 1, 0, 60, 'a');
     insert into address_changes values ('c1', 'u1', 'ann@example.com', 'ann@example.org', 1, null, 60);
     insert into signed_out_sessions values ('s1', 'u1', 60);
     insert into synced_sessions values ('s1', 'u1', 60, 'l1');
     insert into outbox (id, kind, email, mail, created_at_ms, due_at_ms, expires_at_ms)
       values ('m1', 'test', 'ann@example.com', '{}', 1, 1, 1);
     insert into newsletter_sends values ('a', 'ann@example.com', 'sent', 1);
     insert into chat_counts values ('2026-11-23', 'prices', 'answered', 3);
     insert into chat_questions (topic, question, kept_at_ms) values ('prices', 'how much', 1);
     insert into bookings (id, request_key, visitor_key, starts_at, ends_at, zone, name, email, note,
       status, sequence, created_at, updated_at) values ('b1', 'r1', 'v1', '2026-11-23T09:00:00Z', '2026-11-23T09:30:00Z',
       'Europe/London', 'Ann', 'ann@example.com', cast(x'${Buffer.from(note).toString('hex')}' as text),
       'booked', 0, '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z')`,
  )
  const before = contentOf(databaseIn(database.folder))
  expect(Object.values(before.tables).every((rows) => rows.length > 0)).toBe(true)
  expect(before.tables.bookings?.[0]?.note).toBe(note)

  // An export takes no --persist-to: it looks next to the configuration.
  const project = path.join(database.folder, 'project')
  cpSync('wrangler.toml', path.join(project, 'wrangler.toml'))
  cpSync(path.join(database.folder, 'v3'), path.join(project, '.wrangler/state/v3'), {
    recursive: true,
  })
  const backup = path.join(database.folder, 'backup.sql')
  const config = path.join(project, 'wrangler.toml')
  await output('wrangler', 'd1', 'export', 'DB', '--local', '-c', config, '--output', backup)
  expect(readFileSync(backup, 'utf8')).toContain('ann@example.com')

  const restored = path.join(database.folder, 'restored')
  const place = ['--local', '-c', 'wrangler.toml', '--persist-to', restored]
  await output('wrangler', 'd1', 'execute', 'DB', ...place, '--file', backup)
  expect(contentOf(databaseIn(restored))).toEqual(before)
  // The export records which migrations have run, so the next deploy continues from there.
  const migrated = await output('npm', 'run', 'db:migrate', '--', '--persist-to', restored)
  expect(migrated).toContain('No migrations to apply')
})
