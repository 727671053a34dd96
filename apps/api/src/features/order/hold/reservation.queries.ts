import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { gatherInsert, gatherUpdate } from '../../../platform/db/gather-writes.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { stockReservation } from '../rows/tables.ts'

/** Lists the pieces that are held for an order now. */
export function listHeld(tx: Tx, orderId: string): Promise<{ variantId: number; quantity: number }[]> {
  return tx
    .select({ variantId: stockReservation.variantId, quantity: stockReservation.quantity })
    .from(stockReservation)
    .where(isHeldFor(orderId))
    .orderBy(asc(stockReservation.variantId))
}

/** Returns the reservations held for an order as a field of a query. */
export function heldInside(orderId: string | SQL): SQL<(typeof stockReservation.$inferSelect)[]> {
  return rowsInside(stockReservation, { where: isHeldFor(orderId), orderBy: asc(stockReservation.variantId) })
}

/** Returns the ids of the variants that are held for an order, as a query. */
export function heldVariantIds(orderId: string): SQL {
  return sql`(select ${stockReservation.variantId} from ${stockReservation} where ${isHeldFor(orderId)})`
}

/** The state is part of the text, so that one plan with the index of what is not released serves every order. */
function isHeldFor(orderId: string | SQL): SQL | undefined {
  return and(eq(stockReservation.orderId, orderId), sql`${stockReservation.state} = 'held'`)
}

/** Returns which variants an order took out of the warehouse. Those ordered from the supplier are not among them. */
export async function listSoldVariants(tx: Tx, orderId: string): Promise<Set<number>> {
  const rows = await tx
    .select({ variantId: stockReservation.variantId })
    .from(stockReservation)
    .where(and(eq(stockReservation.orderId, orderId), eq(stockReservation.state, 'sold')))
  return new Set(rows.map(({ variantId }) => variantId))
}

/** Holds pieces for an order. */
export function insertHeld(tx: Tx, rows: readonly (typeof stockReservation.$inferInsert)[]): void {
  gatherInsert(tx, stockReservation, rows)
}

/** Marks everything that is held for an order as sold. */
export function markSold(tx: Tx, orderId: string, at: Date): void {
  gatherUpdate(tx, stockReservation, moveHeld(tx, orderId, 'sold', at))
}

/** Marks everything that is held for an order as released, and returns it. */
export function markReleased(
  tx: Tx,
  orderId: string,
  at: Date,
): Promise<{ variantId: number; quantity: number }[]> {
  return moveHeld(tx, orderId, 'released', at).returning({
    variantId: stockReservation.variantId,
    quantity: stockReservation.quantity,
  })
}

function moveHeld(tx: Tx, orderId: string, state: 'sold' | 'released', at: Date) {
  return tx.update(stockReservation).set({ state, changedAt: at }).where(isHeldFor(orderId))
}
