import type { Connection } from '../../../platform/db/database.ts'
import { findSellableVariants } from '../../catalog/variant/find-sellable-variants.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { listCartItems } from '../rows/cart-item.queries.ts'
import { type CartLine, toCartLine } from './cart-line.ts'

/** Reads the items of a cart with their data and prices at this moment, without those that no longer exist. */
export async function readCartLines(db: Connection, cart: CartRow, now: Date): Promise<CartLine[]> {
  const items = await listCartItems(db, cart.id)
  const variantIds = items.map((item) => item.variantId)
  const variants = await findSellableVariants(db, variantIds, now)
  return items.flatMap((item) => toCartLine(item, variants.get(item.variantId), cart, now) ?? [])
}
