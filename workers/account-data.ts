import { bookingData } from './booking/account-data.ts'
import type { AccountDataPart } from './http/account-data.ts'
import { newsletterData } from './newsletter/account-data.ts'
import { syncedSessions } from './token-sync/synced-sessions.ts'

/** Every feature that keeps rows about users: /account lists and deletes through these. */
export const accountData: readonly AccountDataPart[] = [syncedSessions, newsletterData, bookingData]
