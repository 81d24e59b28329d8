import type { Topic } from '../topic.ts'
import { tradeTopics } from './by-trade.ts'
import { callTopics } from './calls.ts'
import { firmTopics } from './firm.ts'
import { peopleTopics } from './people.ts'
import { priceTopics } from './prices.ts'
import { smallTalkTopics } from './small-talk.ts'

/** Everything that has an answer ready; of two that fit a question equally the first one answers. */
export const topics: readonly Topic[] = [
  ...smallTalkTopics,
  ...priceTopics,
  ...callTopics,
  ...peopleTopics,
  ...firmTopics,
  ...tradeTopics,
]
