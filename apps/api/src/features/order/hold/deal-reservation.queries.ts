import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { dealReservation } from '../rows/tables.ts'

export interface DealPiecesOfOrder {
  dealId: number
  quantity: number
}

export async function insertDealPieces(
  tx: Tx,
  orderId: string,
  pieces: readonly DealPiecesOfOrder[],
): Promise<void> {
  if (pieces.length > 0) await tx.insert(dealReservation).values(pieces.map((line) => ({ ...line, orderId })))
}

/** Deletes the pieces that an order holds at deal prices, and returns them. */
export async function deleteDealPieces(tx: Tx, orderId: string): Promise<DealPiecesOfOrder[]> {
  return tx
    .delete(dealReservation)
    .where(eq(dealReservation.orderId, orderId))
    .returning({ dealId: dealReservation.dealId, quantity: dealReservation.quantity })
}
