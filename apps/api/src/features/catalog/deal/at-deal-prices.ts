import { findRunningDeal, isDealTime } from '@sluimer/domain/deal/deal'
import type { Connection } from '../../../platform/db/database.ts'
import { type DealRow, findDeals } from './deal.queries.ts'

export interface DealPrices {
  /** What one piece costs now. */
  priceCents: number
  /** What one piece costs without a deal. */
  regularPriceCents: number
  /** The deal that sets the price. */
  deal: DealRow | undefined
  /** The deal whose time it is now, even when all its pieces are taken: this shopper may hold some of them. */
  dealOfNow: DealRow | undefined
}

/** Adds to variants the prices that hold at that moment: those of their running deals, otherwise the regular ones. */
export async function applyDealPrices<Row extends { id: number; priceCents: number }>(
  db: Connection,
  rows: readonly Row[],
  at: Date,
): Promise<(Row & DealPrices)[]> {
  const deals = await findDeals(
    db,
    rows.map((row) => row.id),
    at,
  )
  return withDealPrices(rows, deals, at)
}

/** Does the same with deals that have been read already. */
export function withDealPrices<Row extends { id: number; priceCents: number }>(
  rows: readonly Row[],
  deals: ReadonlyMap<number, readonly DealRow[]>,
  at: Date,
): (Row & DealPrices)[] {
  return rows.map((row) => ({ ...row, ...calculateDealPrices(row.priceCents, deals.get(row.id) ?? [], at) }))
}

/** Returns the prices of one variant with its own deals. */
export function calculateDealPrices(
  regularPriceCents: number,
  deals: readonly DealRow[],
  at: Date,
): DealPrices {
  const deal = findRunningDeal(deals, regularPriceCents, at)
  return {
    priceCents: deal?.priceCents ?? regularPriceCents,
    regularPriceCents,
    deal,
    dealOfNow: deals.find((one) => isDealTime(one, at) && one.priceCents < regularPriceCents),
  }
}
