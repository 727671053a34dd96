import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { insertOf } from '../../../platform/db/insert-rows.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { stockReservation } from '../rows/tables.ts'

type State = 'sold' | 'released'

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

/** Returns the inserts of reservations: one, or none. */
export function heldInserts(rows: readonly (typeof stockReservation.$inferInsert)[]): SQL[] {
  return rows.length > 0 ? [insertOf(stockReservation, rows)] : []
}

/** Marks everything that is held for an order as sold or released, and returns it. */
export function moveHeld(
  tx: Tx,
  orderId: string,
  state: State,
  at: Date,
): Promise<{ variantId: number; quantity: number }[]> {
  return tx
    .update(stockReservation)
    .set({ state, changedAt: at })
    .where(isHeldFor(orderId))
    .returning({ variantId: stockReservation.variantId, quantity: stockReservation.quantity })
}
