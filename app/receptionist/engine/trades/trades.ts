import type { TradeId } from '../types.ts'
import { health } from './health.ts'
import { homes } from './homes.ts'
import { leisure } from './leisure.ts'
import { offices } from './offices.ts'
import type { Trade } from './trade.ts'

/** The 21 trades, each with the set-up that a visitor starts from. */
export const trades: Readonly<Record<TradeId, Trade>> = {
  ...homes,
  ...health,
  ...offices,
  ...leisure,
}

/** Whether there is a trade of that name. */
export function isTrade(name: unknown): name is TradeId {
  return typeof name === 'string' && Object.hasOwn(trades, name)
}
