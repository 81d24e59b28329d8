import type * as Crypto from 'node:crypto'
import { vi } from 'vitest'

// A hash costs a fifth of a second, and these tests make hundreds. Here each takes an eightieth of
// that work. Browser tests sign up at the real cost, and auth-password.test.ts checks it.
vi.mock('node:crypto', async (load) => {
  const real = await load<typeof Crypto>()
  type Done = (error: Error | null, key: Buffer) => void
  const scrypt = (
    password: string,
    salt: Uint8Array,
    bytes: number,
    _: Crypto.ScryptOptions,
    done: Done,
  ) => real.scrypt(password, salt, bytes, { N: 1024, r: 8, p: 1 }, done)
  return { ...real, scrypt }
})
