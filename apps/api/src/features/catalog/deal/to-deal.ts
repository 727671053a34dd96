import type { Deal } from '@sluimer/contract/catalog/deal'
import { calculateDealEnd, countDealPiecesLeft } from '@sluimer/domain/deal/deal'
import type { DealRow } from './deal.queries.ts'

/** Returns a deal as the contract shows it beside its price; null when there is none. */
export function toDeal(deal: DealRow | undefined, now: Date): Deal | null {
  if (deal === undefined) return null
  return {
    kind: deal.kind,
    starts_at: deal.startsAt.toISOString(),
    ends_at: calculateDealEnd(deal).toISOString(),
    now: now.toISOString(),
    pieces_total: deal.pieceCap,
    pieces_left: countDealPiecesLeft(deal),
  }
}
