import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'
import type { VatClass } from '@sluimer/domain/tax/vat-class'
import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import { findVatPercent } from '@sluimer/domain/tax/vat-rates'
import { chooseVatTreatment, type VatScheme } from '@sluimer/domain/tax/vat-treatment'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { PricedCart } from '../../cart/price/price-cart.ts'
import { formatVatNumber, toVatBuyer } from './vat-buyer.ts'

export interface OrderVat {
  /** The country whose VAT is in the prices; null when they are net and the buyer declares the VAT. */
  country: CountryCode | null
  confirmation: VatConfirmation | null
  findPercent(vatClass: VatClass): number
}

/**
 * Returns how a cart is taxed when it becomes an order, by its buyer, its destination and the rates of the day.
 * Undefined when its prices are net on another buyer's confirmation: the address was changed in another window.
 */
export function decideOrderVat(
  details: CheckoutCustomer,
  { cart }: Pick<PricedCart, 'cart'>,
  scheme: VatScheme,
  now: Date,
): OrderVat | undefined {
  const buyer = toVatBuyer(details)
  const confirmation = cart.vatConfirmation
  const isConfirmed = confirmation?.vatNumber === formatVatNumber(buyer)
  const treatment = chooseVatTreatment(buyer, isConfirmed, scheme)
  const isNet = treatment.kind === 'reverse_charge'
  if (isNet !== (confirmation !== null)) return undefined
  if (isNet) return { country: null, confirmation, findPercent: () => 0 }
  const { country } = treatment
  const today = toAmsterdamDate(now)
  return { country, confirmation: null, findPercent: (vatClass) => findVatPercent(country, vatClass, today) }
}
