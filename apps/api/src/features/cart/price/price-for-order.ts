import type { Tx } from '../../../platform/db/database.ts'
import { holdVersions } from '../../configurator/set/hold-versions.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import type { StoredContents } from './read-contents.ts'

/**
 * Prices a cart, whose contents were read under its lock, for an order of this transaction. Staff may be saving a set at this moment: an order with a bed of it
 * waits for that, and is priced by the new version. From then on the set stays as it is until the order is written.
 */
export async function priceForOrder(
  tx: Tx,
  cart: CartRow,
  now: Date,
  stored: StoredContents,
): Promise<PricedCart> {
  const priced = await priceCart(tx, cart, now, stored)
  const isCurrent = await holdVersions(
    tx,
    priced.lines.flatMap(({ bed }) => bed ?? []),
  )
  return isCurrent ? priced : priceCart(tx, cart, now)
}
