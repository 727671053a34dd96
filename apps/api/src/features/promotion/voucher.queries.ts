import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { gatherInsert } from '../../platform/db/gather-writes.ts'
import { rowsInside } from '../../platform/db/rows-inside.ts'
import { voucher } from './tables.ts'

export type VoucherRow = typeof voucher.$inferSelect

/** Creates a voucher; undefined when the order, or the address, already has one. */
export async function insertVoucher(
  tx: Tx,
  row: typeof voucher.$inferInsert,
): Promise<VoucherRow | undefined> {
  const [inserted] = await tx.insert(voucher).values(row).onConflictDoNothing().returning()
  return inserted
}

const unlessEarned = sql`on conflict do nothing`

/** Creates the voucher of an order, unless it has one. */
export function insertVoucherOfOrder(tx: Tx, row: typeof voucher.$inferInsert): void {
  gatherInsert(tx, voucher, [row], unlessEarned)
}

/** Returns the voucher that an order earned, if it did, as a field of a query. */
export function vouchersInside(orderId: string): SQL<VoucherRow[]> {
  return rowsInside(voucher, { where: eq(voucher.orderId, orderId) })
}

/** Finds a voucher by its stored code: 'XXXX-XXXX-XXXX'. */
export async function findVoucherByCode(db: Connection, code: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(voucher).where(eq(voucher.code, code))
  return row
}

/** Makes the voucher that an order earned end on `lastDay`, unless it ends before that. */
export async function endVoucherOfOrder(tx: Tx, orderId: string, lastDay: string): Promise<void> {
  await tx
    .update(voucher)
    .set({ validUntil: lastDay })
    .where(and(eq(voucher.orderId, orderId), gt(voucher.validUntil, lastDay)))
}
