import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { gatherInsert } from '../../../platform/db/gather-writes.ts'
import { dealReservation } from '../rows/tables.ts'

export interface DealPiecesOfOrder {
  dealId: number
  quantity: number
}

/** Holds pieces for an order at deal prices. */
export function insertDealPieces(tx: Tx, orderId: string, pieces: readonly DealPiecesOfOrder[]): void {
  gatherInsert(
    tx,
    dealReservation,
    pieces.map((line) => ({ ...line, orderId })),
  )
}

/** Deletes the pieces that an order holds at deal prices, and returns them. */
export async function deleteDealPieces(tx: Tx, orderId: string): Promise<DealPiecesOfOrder[]> {
  return tx
    .delete(dealReservation)
    .where(eq(dealReservation.orderId, orderId))
    .returning({ dealId: dealReservation.dealId, quantity: dealReservation.quantity })
}
