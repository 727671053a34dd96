import type { Tx } from '../../../platform/db/database.ts'
import { recordDealChange } from './deal-change.ts'
import { addDealPieces, lockDealPieces, returnPieces } from './deal-pieces.queries.ts'

/** Pieces at the price of one deal. */
export interface DealPieces {
  dealId: number
  quantity: number
}

/**
 * Takes pieces of deals for an order, all or none; answers the deals that have too few left. Guarded by the update itself:
 * however many orders come at once, never more than the cap is sold. The variants' stock is locked before.
 */
export async function takeDealPieces(
  tx: Tx,
  wanted: readonly DealPieces[],
  now: Date,
): Promise<{ ok: true } | { ok: false; usedUp: number[] }> {
  if (wanted.length === 0) return { ok: true }
  const deals = await lockDealPieces(
    tx,
    wanted.map(({ dealId }) => dealId),
  )
  const usedUp = wanted.filter(({ dealId, quantity }) => (deals.get(dealId) ?? 0) < quantity)
  if (usedUp.length > 0) return { ok: false, usedUp: usedUp.map(({ dealId }) => dealId) }
  const changed = await addDealPieces(tx, wanted, now)
  if (changed.length !== wanted.length) throw new Error('deal pieces were taken beside the lock')
  await recordDealChange(
    tx,
    changed.filter((row) => row.usedUpAt !== null).map((row) => row.variantId),
  )
  return { ok: true }
}

/** Gives back what `takeDealPieces` took; a deal that was used up runs again while its time lasts. */
export async function returnDealPieces(tx: Tx, taken: readonly DealPieces[]): Promise<void> {
  if (taken.length === 0) return
  await lockDealPieces(
    tx,
    taken.map(({ dealId }) => dealId),
  )
  const changed = await returnPieces(tx, taken)
  if (changed.length !== taken.length) throw new Error('more deal pieces come back than were taken')
  await recordDealChange(
    tx,
    changed.map((row) => row.variantId),
  )
}
