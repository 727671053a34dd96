import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { OrderNotes } from '@sluimer/domain/delivery/notes'
import type { PaymentAnswers } from '@sluimer/domain/payment/payment-answers'
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { checkout } from './tables.ts'

export type CheckoutRow = typeof checkout.$inferSelect

/** What was filled in for a cart: person, addresses, and what the payment method asked. */
export async function findCheckout(db: Connection, cartId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkout).where(eq(checkout.cartId, cartId))
  return row
}

export async function savePaymentChoice(
  tx: Tx,
  cartId: string,
  choice: { paymentAnswers: PaymentAnswers | null; notes: OrderNotes },
  at: Date,
): Promise<CheckoutRow | undefined> {
  const [row] = await tx
    .update(checkout)
    .set({ ...choice, updatedAt: at })
    .where(eq(checkout.cartId, cartId))
    .returning()
  return row
}

/** Forgets the payment answers of checkouts that nobody touched since `before`; answers how many. */
export async function forgetPaymentAnswers(db: Connection, before: Date): Promise<number> {
  const rows = await db
    .update(checkout)
    .set({ paymentAnswers: null })
    .where(and(isNotNull(checkout.paymentAnswers), lt(checkout.updatedAt, before)))
    .returning({ cartId: checkout.cartId })
  return rows.length
}

export async function saveDetails(
  tx: Tx,
  cartId: string,
  details: CheckoutCustomer,
  at: Date,
): Promise<CheckoutRow | undefined> {
  const [row] = await tx
    .insert(checkout)
    .values({ cartId, details, updatedAt: at })
    .onConflictDoUpdate({ target: checkout.cartId, set: { details, updatedAt: at } })
    .returning()
  return row
}

/** Forgets names and addresses that nobody touched since `before`. */
export async function deleteCheckoutsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(checkout).where(lt(checkout.updatedAt, before))
}

export async function deleteCheckouts(tx: Tx, cartIds: readonly string[]): Promise<void> {
  await tx.delete(checkout).where(inArray(checkout.cartId, [...cartIds]))
}
