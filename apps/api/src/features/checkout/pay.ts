import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import { eurosToCents } from '@sluimer/domain/money/euro'
import type { Outcome } from '../../platform/outcome.ts'
import { placeOrder } from '../order/place-order.ts'
import type { PaymentDeps } from '../payment/provider-of.ts'
import { readCheckout } from './get-checkout.ts'

/** Turns the visitor's checkout into an order and answers where to pay it (CO-05). */
export async function pay(
  deps: PaymentDeps,
  token: string | undefined,
  expected: { totalEuros: number; prices: readonly { item_id: string; price: number }[] },
): Promise<Outcome<PaymentUrl>> {
  const expectedTotalCents = centsOf(expected.totalEuros)
  const expectedPrices = new Map(expected.prices.map(({ item_id, price }) => [item_id, centsOf(price) ?? -1]))
  if (expectedTotalCents === undefined) return { ok: false, error: { code: 'price_changed' } }
  const read = await readCheckout(deps, token)
  if (!read.ok) return read
  const { priced, saved } = read.data
  if (saved === undefined) return { ok: false, error: { code: 'checkout_incomplete' } }
  const { details, paymentAnswers } = saved
  const cartId = priced.cart.id
  return placeOrder(deps, { cartId, details, paymentAnswers, expectedTotalCents, expectedPrices })
}

/** An amount with parts of cents is no amount of ours. */
function centsOf(euros: number): number | undefined {
  try {
    return eurosToCents(euros)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
