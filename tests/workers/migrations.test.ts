import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

/** The platform refuses longer statements. **Units**: bytes. */
const MAX_STATEMENT_BYTES = 100_000

test('migrations have unique, ascending numbers', () => {
  const numbers = env.TEST_MIGRATIONS.map(({ name }) =>
    Number(/^(\d{4})_[a-z-]+\.sql$/.exec(name)?.[1]),
  )
  expect(numbers).not.toContain(Number.NaN)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
})

test('no migration contains what the platform refuses or the previous version could not handle', () => {
  for (const { name, queries } of env.TEST_MIGRATIONS) {
    for (const query of queries) {
      const sql = query.replaceAll(/--.*$/gm, '').trim()
      expect(new TextEncoder().encode(query).length, name).toBeLessThan(MAX_STATEMENT_BYTES)
      // D1 has a transaction of its own around each migration.
      expect(sql, name).not.toMatch(/^(begin|commit|rollback|savepoint)\b/i)
      expect(sql, name).not.toMatch(/\bcreate\s+(temp\s+)?trigger\b/i)
      // The old version keeps running during a deploy and reads what it knows, so migrations only
      // add.
      expect(sql, name).not.toMatch(/^drop\s+table|\bdrop\s+column|\brename\s+(to|column)\b/i)
      if (/^create\s+table/i.test(sql)) expect(sql, name).toMatch(/\)\s*strict\b/i)
    }
  }
})
