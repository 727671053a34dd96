import { and, asc, eq, ne } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { sendAlong } from '../../platform/db/send-along.ts'
import { discountUse } from './tables.ts'

export type DiscountUseRow = typeof discountUse.$inferSelect
type State = DiscountUseRow['state']

/** Returns the use of a voucher, if it has one. At most one use is not released. */
export async function findUseOfVoucher(
  db: Connection,
  voucherId: string,
): Promise<Pick<DiscountUseRow, 'state' | 'cartId'> | undefined> {
  const [row] = await db
    .select({ state: discountUse.state, cartId: discountUse.cartId })
    .from(discountUse)
    .where(and(eq(discountUse.voucherId, voucherId), ne(discountUse.state, 'released')))
  return row
}

/** Returns the use that a customer has made of a once-only code. */
export async function findUseByCustomer(
  db: Connection,
  promotionId: number,
  onceKey: string,
): Promise<Pick<DiscountUseRow, 'state' | 'cartId'> | undefined> {
  const [row] = await db
    .select({ state: discountUse.state, cartId: discountUse.cartId })
    .from(discountUse)
    .where(
      and(
        eq(discountUse.promotionId, promotionId),
        eq(discountUse.onceKey, onceKey),
        ne(discountUse.state, 'released'),
      ),
    )
  return row
}

/** Whether an unpaid order of this cart holds a use of the code. */
export async function isHeldByCart(db: Connection, promotionId: number, cartId: string): Promise<boolean> {
  const uses = and(
    eq(discountUse.promotionId, promotionId),
    eq(discountUse.cartId, cartId),
    eq(discountUse.state, 'held'),
  )
  return (await db.$count(discountUse, uses)) > 0
}

/**
 * Records a use, after waiting for another order that is writing one. Returns false when another order has the voucher,
 * or has the code for this customer.
 */
export async function insertUse(tx: Tx, row: DiscountUseRow): Promise<boolean> {
  const rows = await tx
    .insert(discountUse)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: discountUse.id })
  return rows.length === 1
}

/** Lists the uses of an order in a state, in the order in which they were written. */
export function listUses(db: Connection, orderId: string, state: State): Promise<DiscountUseRow[]> {
  return db
    .select()
    .from(discountUse)
    .where(and(eq(discountUse.orderId, orderId), eq(discountUse.state, state)))
    .orderBy(asc(discountUse.promotionId), asc(discountUse.voucherId), asc(discountUse.id))
}

/** Moves the uses that an order holds to another state. */
export async function moveUses(
  tx: Tx,
  orderId: string,
  state: Exclude<State, 'held'>,
  at: Date,
): Promise<void> {
  const isHeld = and(eq(discountUse.orderId, orderId), eq(discountUse.state, 'held'))
  sendAlong(tx, tx.update(discountUse).set({ state, changedAt: at }).where(isHeld))
}

/** Releases what an order had used for good, because it was canceled. */
export async function releaseUsed(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .update(discountUse)
    .set({ state: 'released', changedAt: at })
    .where(and(eq(discountUse.orderId, orderId), eq(discountUse.state, 'used')))
}

/** Deletes the released uses of an order. Call it only for an order without other uses. */
export async function deleteUses(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(discountUse).where(and(eq(discountUse.orderId, orderId), eq(discountUse.state, 'released')))
}
