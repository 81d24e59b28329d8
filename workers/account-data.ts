import { bookingData } from './booking/account-data.ts'
import { waitingMails } from './email/account-data.ts'
import type { AccountDataPart } from './http/account-data-part.ts'
import { newsletterData } from './newsletter/account-data.ts'
import { syncedSessions } from './token-sync/account-data.ts'

/** Every feature that keeps rows about users: /account lists and deletes through these. */
export const accountData: readonly AccountDataPart[] = [
  // First, because the others may store mails about what they delete.
  waitingMails,
  syncedSessions,
  newsletterData,
  bookingData,
]
