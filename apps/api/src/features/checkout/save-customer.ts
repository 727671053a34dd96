import type { Checkout, CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { toEmailKey } from '@sluimer/domain/customer/email-key'
import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Failure, Outcome } from '../../platform/outcome.ts'
import { partCart } from '../cart/join/part-cart.ts'
import { chooseInCart } from '../cart/rows/cart.queries.ts'
import type { CartKeys } from '../cart/token/own-cart.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import { findVisitor } from '../customer/session/find-visitor.ts'
import { toDeliveryPostcode } from '../order/destination/delivery-area.ts'
import { toDeliveryCountry } from '../order/destination/delivery-country.ts'
import { changeCheckout } from './change-checkout.ts'
import { saveDetails } from './checkout.queries.ts'
import { canConfirmVat, confirmVat, type VatDeps } from './confirm-vat.ts'
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
  const details = tidy.data
  const visitor = await findVisitor(deps, sessionToken)
  const save = (vatConfirmation: VatConfirmation | null) =>
    changeCheckout(deps, token, async (tx, { cart, saved, now }) => {
      if (!isOwnCart(cart, visitor)) return { ok: false, error: notOwn }
      const choices = {
        countryCode: toDeliveryCountry(details),
        postcode: toDeliveryPostcode(details),
        emailKey: toEmailKey(details.customer.email),
        vatConfirmation,
      }
      const entered = saveDetails(tx, saved, { cartId: cart.id, details }, now)
      return { ok: true, data: { saved: entered, cart: chooseInCart(tx, cart, choices, now) } }
    })
  // Most buyers need no look at the cart beforehand: whose it is shows under its lock.
  if (!canConfirmVat(details)) {
    const saved = await save(null)
    if (saved.ok || saved.error !== notOwn) return saved
  }
  const found = await findCartOfToken(deps, token)
  if (found === undefined || token === undefined) return { ok: false, error: { code: 'cart_empty' } }
  if (!isOwnCart(found, visitor)) await inTransaction(deps.db, (tx) => partCart(tx, deps, found, token))
  return save(await confirmVat(deps, details, found.vatConfirmation))
}

/** The cart is a customer's who is not logged in here. */
const notOwn: Failure = { code: 'conflict' }
