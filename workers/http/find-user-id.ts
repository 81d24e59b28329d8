import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Finds the signed-in user's id, checked against the database, or null. Features need not know how.
 */
export type FindUserId = (c: Context<AppEnv>) => Promise<string | null>
