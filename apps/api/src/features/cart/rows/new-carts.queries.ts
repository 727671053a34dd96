import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { CartRow } from './cart.queries.ts'
import { cart } from './tables.ts'

/**
 * Locks an open cart, and those of guests with one of these tokens that are open and whose checkout nobody began, in an order
 * that two requests share.
 */
export function lockCartAndNew(tx: Tx, cartId: string, tokenHashes: readonly string[]): Promise<CartRow[]> {
  const isNew = and(inArray(cart.tokenHash, [...tokenHashes]), isNull(cart.emailKey))
  return tx
    .select()
    .from(cart)
    .where(and(or(eq(cart.id, cartId), isNew), isNull(cart.orderedAt)))
    .orderBy(asc(cart.id))
    .for('update')
}
