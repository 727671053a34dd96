import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { insertRestore } from '../rows/cart-restore.queries.ts'
import { createCartToken, hashCartToken } from '../token/cart-token.ts'

/** A reminder is about a cart of a few days ago; after two weeks nobody looks for it any more. */
export const restoreLinkDays = 14

/**
 * Creates a path that brings a cart back on any device (CA-04). Each call makes a new link of 256 random bits, of which
 * the database keeps only a hash.
 */
export async function createRestoreLink(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  cartId: string,
  now: Date,
): Promise<{ path: string; expiresAt: Date }> {
  const token = createCartToken(deps.randomBytes)
  const expiresAt = new Date(now.getTime() + restoreLinkDays * 24 * 3_600_000)
  await insertRestore(tx, { tokenHash: hashCartToken(token), cartId, createdAt: now, expiresAt })
  return { path: `/cart/restore/${token}/`, expiresAt }
}
