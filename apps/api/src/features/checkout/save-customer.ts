import type { Checkout, CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { partCart } from '../cart/join/part-cart.ts'
import { setCartChoices } from '../cart/rows/cart.queries.ts'
import type { CartKeys } from '../cart/token/own-cart.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import { findVisitor } from '../customer/session/find-visitor.ts'
import { toDeliveryPostcode } from '../order/destination/delivery-area.ts'
import { toDeliveryCountry } from '../order/destination/delivery-country.ts'
import { changeCheckout } from './change-checkout.ts'
import { saveDetails } from './checkout.queries.ts'
import { confirmVat, type VatDeps } from './confirm-vat.ts'
import { isOwnCart } from './is-own-cart.ts'
import { tidyDetails } from './tidy-details.ts'

/**
 * Saves the address step (CO-02). From then on the cart knows its country, and so its delivery costs, and whether its
 * prices include VAT.
 */
export async function saveCustomer(
  deps: Deps & VatDeps,
  { token, sessionToken }: CartKeys,
  given: CheckoutCustomer,
): Promise<Outcome<Checkout>> {
  const tidy = tidyDetails(given, deps.clock())
  if (!tidy.ok) return tidy
  const found = await findCartOfToken(deps, token)
  if (found === undefined || token === undefined) return { ok: false, error: { code: 'cart_empty' } }
  if (!isOwnCart(found, await findVisitor(deps, sessionToken)))
    await inTransaction(deps.db, (tx) => partCart(tx, deps, found, token))
  const vatConfirmation = await confirmVat(deps, tidy.data, found.vatConfirmation)
  return changeCheckout(deps, token, async (tx, { cart, now }) => {
    const choices = {
      countryCode: toDeliveryCountry(tidy.data),
      postcode: toDeliveryPostcode(tidy.data),
      emailKey: toEmailKey(tidy.data.customer.email),
      vatConfirmation,
    }
    const [saved, after] = await Promise.all([
      saveDetails(tx, cart.id, tidy.data, now),
      setCartChoices(tx, cart.id, choices, now),
    ])
    return { ok: true, data: { cart: after, saved } }
  })
}
