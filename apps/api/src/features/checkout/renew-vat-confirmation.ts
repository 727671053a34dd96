import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { type CartRow, lockCart, setCartChoices } from '../cart/rows/cart.queries.ts'
import { formatVatNumber, toVatBuyer } from '../order/destination/vat-buyer.ts'
import { findCheckout } from './checkout.queries.ts'
import { confirmVat, type VatDeps } from './confirm-vat.ts'

/**
 * Checks again, right before an order is placed, whether the buyer may buy without VAT: the confirmation may be too
 * old, or the register did not answer before. Returns the confirmation that counts from here on. If the details were
 * changed in another window meanwhile, the cart keeps the confirmation that belongs to them.
 */
export async function renewVatConfirmation(
  deps: Deps & VatDeps,
  cart: CartRow,
  details: CheckoutCustomer,
): Promise<VatConfirmation | null> {
  const confirmation = await confirmVat(deps, details, cart.vatConfirmation)
  if (confirmation?.requestIdentifier === cart.vatConfirmation?.requestIdentifier) return confirmation
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockCart(tx, cart.id)
    const saved = await findCheckout(tx, cart.id)
    if (locked === undefined || saved === undefined || locked.orderedAt !== null) return
    const isSame = formatVatNumber(toVatBuyer(saved.details)) === formatVatNumber(toVatBuyer(details))
    if (isSame) await setCartChoices(tx, cart.id, { vatConfirmation: confirmation }, deps.clock())
  })
  return confirmation
}
