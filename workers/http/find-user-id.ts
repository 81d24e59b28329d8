import type { Context } from 'hono'
import type { AppEnv } from './settings.ts'

/** Finds out who is signed in, checked now, for features that must not know how; null if nobody is. */
export type FindUserId = (c: Context<AppEnv>) => Promise<string | null>
