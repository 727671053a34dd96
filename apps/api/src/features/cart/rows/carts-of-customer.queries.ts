import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { cart } from './tables.ts'

/** Lists the carts of an account: the open one, and those that became orders. */
export async function listCartIdsOfCustomer(db: Connection, customerId: string): Promise<string[]> {
  const rows = await db.select({ id: cart.id }).from(cart).where(eq(cart.customerId, customerId))
  return rows.map(({ id }) => id)
}
