import { standing } from '#app/site/claims.ts'
import { account } from './account.ts'
import { calls } from './calls.ts'
import { firm } from './firm.ts'
import { industries } from './industries.ts'
import type { Topic } from './topic.ts'
import { prices } from './prices.ts'
import { unsaid } from './unsaid.ts'

/** Everything that the chat can answer, except what depends on a withdrawn claim. */
export const topics: readonly Topic[] = standing([
  ...prices,
  ...calls,
  ...industries,
  ...firm,
  ...account,
  ...unsaid,
]).filter(({ answer }) => answer !== '')
