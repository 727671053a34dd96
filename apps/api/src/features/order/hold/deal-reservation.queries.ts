import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { sendAlong } from '../../../platform/db/send-along.ts'
import { dealReservation } from '../rows/tables.ts'

export interface DealPiecesOfOrder {
  dealId: number
  quantity: number
}

export function insertDealPieces(tx: Tx, orderId: string, pieces: readonly DealPiecesOfOrder[]): void {
  if (pieces.length === 0) return
  sendAlong(tx, tx.insert(dealReservation).values(pieces.map((line) => ({ ...line, orderId }))))
}

/** Deletes the pieces that an order holds at deal prices, and returns them. */
export async function deleteDealPieces(tx: Tx, orderId: string): Promise<DealPiecesOfOrder[]> {
  return tx
    .delete(dealReservation)
    .where(eq(dealReservation.orderId, orderId))
    .returning({ dealId: dealReservation.dealId, quantity: dealReservation.quantity })
}
