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
  expectedTotalEuros: number,
): Promise<Outcome<PaymentUrl>> {
  const expectedTotalCents = centsOf(expectedTotalEuros)
  if (expectedTotalCents === undefined) return { ok: false, error: { code: 'price_changed' } }
  const read = await readCheckout(deps, token)
  if (!read.ok) return read
  const { priced, details } = read.data
  if (details === undefined) return { ok: false, error: { code: 'checkout_incomplete' } }
  return placeOrder(deps, { cartId: priced.cart.id, details, expectedTotalCents })
}

/** An amount with parts of cents is no total of ours. */
function centsOf(euros: number): number | undefined {
  try {
    return eurosToCents(euros)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
