import type { Checkout, CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { emailKey } from '@sluimer/domain/customer/email-key'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { setCartChoices } from '../cart/cart.queries.ts'
import { countryOf } from '../order/agreement.ts'
import { changeCheckout } from './change-checkout.ts'
import { saveDetails } from './checkout.queries.ts'
import { tidyDetails } from './tidy-details.ts'

/** Saves the address step (CO-02). From here on the cart knows its country, and so what delivery costs. */
export async function saveCustomer(
  deps: Deps,
  token: string | undefined,
  given: CheckoutCustomer,
): Promise<Outcome<Checkout>> {
  const tidy = tidyDetails(given, deps.clock())
  if (!tidy.ok) return tidy
  return changeCheckout(deps, token, async (tx, { cart }) => {
    const now = deps.clock()
    await saveDetails(tx, cart.id, tidy.data, now)
    const choices = {
      countryCode: countryOf(tidy.data),
      emailKey: emailKey(tidy.data.customer.email),
    }
    await setCartChoices(tx, cart.id, choices, now)
    return { ok: true, data: null }
  })
}
