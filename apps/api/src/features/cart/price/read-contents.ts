import type { Promotion } from '@sluimer/domain/promotion/promotion'
import type { Connection } from '../../../platform/db/database.ts'
import { readValues } from '../../../platform/db/read-values.ts'
import { findSellableVariants } from '../../catalog/variant/find-sellable-variants.ts'
import { type PaymentTerms, paymentTermsInside, toPaymentTerms } from '../../payment/list-payment-methods.ts'
import { automaticPromotionsInside } from '../../promotion/promotion.queries.ts'
import { toPromotion } from '../../promotion/to-promotion.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { cartItemsInside, variantIdsInCart } from '../rows/cart-item.queries.ts'
import type { CartLine } from './cart-line.ts'
import { toCartLines } from './cart-lines.ts'

/** What is in a cart at a moment, with what the shop decided about prices and payment. */
export interface CartContents {
  readonly lines: CartLine[]
  readonly promotions: readonly Promotion[]
  readonly paymentTerms: PaymentTerms
}

/** Reads everything that pricing a cart needs in two statements; a cart with composed beds takes a few more. */
export async function readContents(db: Connection, cart: CartRow, now: Date): Promise<CartContents> {
  const [{ items, promotions, ...terms }, variants] = await Promise.all([
    readValues(db, {
      items: cartItemsInside(cart.id),
      promotions: automaticPromotionsInside(now),
      ...paymentTermsInside,
    }),
    findSellableVariants(db, variantIdsInCart(cart.id), now),
  ])
  return {
    lines: await toCartLines(db, cart, { items, variants }, now),
    promotions: promotions.map(toPromotion),
    paymentTerms: toPaymentTerms(terms),
  }
}
