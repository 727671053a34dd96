import type { Connection, Tx } from '../../platform/db/database.ts'
import { paymentMethod } from './tables.ts'

export type PaymentMethodSettings = typeof paymentMethod.$inferSelect

export function listPaymentMethodSettings(db: Connection): Promise<PaymentMethodSettings[]> {
  return db.select().from(paymentMethod)
}

export async function upsertPaymentMethodSettings(tx: Tx, row: PaymentMethodSettings): Promise<void> {
  const { code: _, ...changes } = row
  await tx.insert(paymentMethod).values(row).onConflictDoUpdate({ target: paymentMethod.code, set: changes })
}
