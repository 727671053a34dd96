import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { findPaidOrderOfCart } from '../rows/order.queries.ts'
import { buildStatusUrl } from './status-url.ts'

/**
 * Returns where the shopper sees the order that a cart became. A second tap, or a press after going back to the last
 * page, leads to that order and not to an empty cart.
 */
export async function findPlacedOrder(deps: PaymentDeps, cartId: string): Promise<PaymentUrl | undefined> {
  const order = await findPaidOrderOfCart(deps.db, cartId)
  if (order === undefined) return undefined
  return { url: buildStatusUrl(deps.config, order), order_id: order.publicId, order_number: order.number }
}
