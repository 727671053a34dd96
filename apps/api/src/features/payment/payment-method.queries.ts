import { lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { rowsInside } from '../../platform/db/rows-inside.ts'
import { paymentMethod, paymentOffer } from './tables.ts'

export type PaymentMethodSettings = typeof paymentMethod.$inferSelect

/** What staff decided about the methods, as a field of a query. */
export const settingsInside = rowsInside(paymentMethod)

export async function upsertPaymentMethodSettings(tx: Tx, row: PaymentMethodSettings): Promise<void> {
  const { code: _, ...changes } = row
  await tx.insert(paymentMethod).values(row).onConflictDoUpdate({ target: paymentMethod.code, set: changes })
}

export type PaymentOffer = typeof paymentOffer.$inferSelect

/** What the provider offers in each country, as far as it answered recently, as a field of a query. */
export const offersInside = rowsInside(paymentOffer)

export async function upsertPaymentOffer(db: Connection, row: PaymentOffer): Promise<void> {
  await db.insert(paymentOffer).values(row).onConflictDoUpdate({ target: paymentOffer.country, set: row })
}

/** Deletes the provider's answers from before a moment. */
export async function deletePaymentOffersBefore(db: Connection, before: Date): Promise<void> {
  await db.delete(paymentOffer).where(lt(paymentOffer.askedAt, before))
}
