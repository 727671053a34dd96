import type { Tx } from '../../../platform/db/database.ts'
import { recordDealChange } from './deal-change.ts'
import { addDealPieces, lockDealPieces, returnPieces } from './deal-pieces.queries.ts'

/** Pieces sold at the price of one deal. */
export interface DealPieces {
  dealId: number
  quantity: number
}

/**
 * Takes an order's pieces from its deals, all or none, and returns the deals that have too few left. The update
 * itself is the guard: however many orders come at once, no more than the cap is sold. The variants' stock is locked
 * first.
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
  // Pages show how many pieces are left of a deal that has a limit.
  await recordDealChange(
    tx,
    changed.filter((row) => row.pieceCap !== null).map((row) => row.variantId),
  )
  return { ok: true }
}

/** Gives back what `takeDealPieces` took; a deal that was used up runs again if its time is not over. */
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
