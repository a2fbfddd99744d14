import type { MarketRow } from '../market/market-rows.ts'

/** Seat of a complete team with the terms and the time of who holds it. */
export type PlannedSeat = Pick<MarketRow, 'status' | 'weeks' | 'accepted'> & {
  role: string
  days: number
  dayRate: number
}
