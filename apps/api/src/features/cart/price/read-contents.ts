import type { Promotion } from '@sluimer/domain/promotion/promotion'
import type { SQL } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { readValues } from '../../../platform/db/read-values.ts'
import { findSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { type PaymentTerms, paymentTermsInside, toPaymentTerms } from '../../payment/list-payment-methods.ts'
import { automaticPromotionsInside } from '../../promotion/promotion.queries.ts'
import { toPromotion } from '../../promotion/to-promotion.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { type CartItemRow, cartItemsInside, variantIdsInCart } from '../rows/cart-item.queries.ts'
import type { CartLine } from './cart-line.ts'
import { toCartLines } from './cart-lines.ts'

/** What is in a cart at a moment, with what the shop decided about prices and payment. */
export interface CartContents {
  readonly lines: CartLine[]
  readonly promotions: readonly Promotion[]
  readonly paymentTerms: PaymentTerms
}

/** The contents as they are stored. */
export interface StoredContents {
  readonly items: readonly CartItemRow[]
  readonly variants: ReadonlyMap<number, SellableVariant>
  readonly promotions: readonly Promotion[]
  readonly paymentTerms: PaymentTerms
}

/**
 * Reads everything that pricing a cart needs in two statements, which are sent at once. `cartId` may be a query, so that they
 * can be sent along with the one that locks the cart.
 */
export async function readStored(db: Connection, cartId: string | SQL, now: Date): Promise<StoredContents> {
  const [{ items, promotions, ...terms }, variants] = await Promise.all([
    readValues(db, {
      items: cartItemsInside(cartId),
      promotions: automaticPromotionsInside(now),
      ...paymentTermsInside,
    }),
    findSellableVariants(db, variantIdsInCart(cartId), now),
  ])
  return { items, variants, promotions: promotions.map(toPromotion), paymentTerms: toPaymentTerms(terms) }
}

/** Returns the contents of a cart from what was read. Composed beds take a few more statements. */
export async function toContents(
  db: Connection,
  cart: CartRow,
  { items, variants, promotions, paymentTerms }: StoredContents,
  now: Date,
): Promise<CartContents> {
  return { lines: await toCartLines(db, cart, { items, variants }, now), promotions, paymentTerms }
}

/** Reads the contents of a cart. */
export async function readContents(db: Connection, cart: CartRow, now: Date): Promise<CartContents> {
  return toContents(db, cart, await readStored(db, cart.id, now), now)
}
