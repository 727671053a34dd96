import { eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { insertOf } from '../../../platform/db/insert-rows.ts'
import { dealReservation } from '../rows/tables.ts'

export interface DealPiecesOfOrder {
  dealId: number
  quantity: number
}

/** Returns the inserts of what an order holds: one, or none. */
export function dealPiecesInserts(orderId: string, pieces: readonly DealPiecesOfOrder[]): SQL[] {
  if (pieces.length === 0) return []
  return [
    insertOf(
      dealReservation,
      pieces.map((line) => ({ ...line, orderId })),
    ),
  ]
}

/** Deletes the pieces that an order holds at deal prices, and returns them. */
export async function deleteDealPieces(tx: Tx, orderId: string): Promise<DealPiecesOfOrder[]> {
  return tx
    .delete(dealReservation)
    .where(eq(dealReservation.orderId, orderId))
    .returning({ dealId: dealReservation.dealId, quantity: dealReservation.quantity })
}
