import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { checkout } from './tables.ts'

/** Person and addresses that were filled in for a cart. */
export async function findDetails(db: Connection, cartId: string): Promise<CheckoutCustomer | undefined> {
  const [row] = await db
    .select({ details: checkout.details })
    .from(checkout)
    .where(eq(checkout.cartId, cartId))
  return row?.details
}

export async function saveDetails(
  tx: Tx,
  cartId: string,
  details: CheckoutCustomer,
  at: Date,
): Promise<void> {
  await tx
    .insert(checkout)
    .values({ cartId, details, updatedAt: at })
    .onConflictDoUpdate({ target: checkout.cartId, set: { details, updatedAt: at } })
}
