import { eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { voucher } from './tables.ts'

export type VoucherRow = typeof voucher.$inferSelect

export async function insertVoucher(tx: Tx, row: typeof voucher.$inferInsert): Promise<void> {
  await tx.insert(voucher).values(row)
}

export async function findVoucherOfOrder(db: Connection, orderId: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(voucher).where(eq(voucher.orderId, orderId))
  return row
}
