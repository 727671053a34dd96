import { lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { paymentMethod, paymentOffer } from './tables.ts'

export type PaymentMethodSettings = typeof paymentMethod.$inferSelect

export function listPaymentMethodSettings(db: Connection): Promise<PaymentMethodSettings[]> {
  return db.select().from(paymentMethod)
}

export async function upsertPaymentMethodSettings(tx: Tx, row: PaymentMethodSettings): Promise<void> {
  const { code: _, ...changes } = row
  await tx.insert(paymentMethod).values(row).onConflictDoUpdate({ target: paymentMethod.code, set: changes })
}

export type PaymentOffer = typeof paymentOffer.$inferSelect

/** Lists what the provider offers in each country, as far as it answered recently. */
export function listPaymentOffers(db: Connection): Promise<PaymentOffer[]> {
  return db.select().from(paymentOffer)
}

export async function upsertPaymentOffer(db: Connection, row: PaymentOffer): Promise<void> {
  await db.insert(paymentOffer).values(row).onConflictDoUpdate({ target: paymentOffer.country, set: row })
}

/** Deletes the provider's answers from before a moment. */
export async function deletePaymentOffersBefore(db: Connection, before: Date): Promise<void> {
  await db.delete(paymentOffer).where(lt(paymentOffer.askedAt, before))
}
