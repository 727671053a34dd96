import type { PaymentStatus } from '@sluimer/domain/order/status'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { testProviderPayment } from '../tables.ts'

export type LedgerPayment = typeof testProviderPayment.$inferSelect

/** Enters a payment, or finds the one that was entered under the same key before. */
export async function enterPayment(
  db: Connection,
  row: typeof testProviderPayment.$inferInsert,
): Promise<LedgerPayment> {
  await db
    .insert(testProviderPayment)
    .values(row)
    .onConflictDoNothing({ target: testProviderPayment.idempotencyKey })
  const [entered] = await db
    .select()
    .from(testProviderPayment)
    .where(eq(testProviderPayment.idempotencyKey, row.idempotencyKey))
  if (entered === undefined) throw new Error('the payment just entered is gone')
  return entered
}

export async function findLedgerPayment(db: Connection, id: string): Promise<LedgerPayment | undefined> {
  const [row] = await db.select().from(testProviderPayment).where(eq(testProviderPayment.id, id))
  return row
}

/** Moves a payment, but only from one of `from`: of two outcomes at the same moment, one wins. */
export async function moveLedgerPayment(
  db: Connection,
  id: string,
  from: readonly PaymentStatus[],
  to: PaymentStatus,
): Promise<boolean> {
  const moved = await db
    .update(testProviderPayment)
    .set({ status: to })
    .where(and(eq(testProviderPayment.id, id), inArray(testProviderPayment.status, [...from])))
    .returning({ id: testProviderPayment.id })
  return moved.length === 1
}
