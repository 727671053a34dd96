import { eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { cartBrowser } from './tables.ts'

/** Makes a token stand for the cart of a customer, for as long as a session. */
export async function insertCartBrowser(
  tx: Tx,
  row: { tokenHash: string; customerId: string; sessionId: string },
): Promise<void> {
  await tx.insert(cartBrowser).values(row)
}

/** Returns the customer for whose cart a token stands. */
export async function findBrowserOwner(db: Connection, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: cartBrowser.customerId })
    .from(cartBrowser)
    .where(eq(cartBrowser.tokenHash, tokenHash))
  return row?.customerId
}

export async function deleteCartBrowser(db: Connection, tokenHash: string): Promise<void> {
  await db.delete(cartBrowser).where(eq(cartBrowser.tokenHash, tokenHash))
}
