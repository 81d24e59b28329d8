import type { TradeId } from '../types.ts'
import { health } from './health.ts'
import { homes } from './homes.ts'
import { leisure } from './leisure.ts'
import { offices } from './offices.ts'
import type { Trade } from './trade.ts'

/** The trades, each with the set-up that a visitor starts from. A page sends the browser only its own. */
export const trades: Readonly<Record<TradeId, Trade>> = {
  ...homes,
  ...health,
  ...offices,
  ...leisure,
}
