import type { CartTotals } from '@sluimer/contract/cart/schemas'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { slotValue } from '../delivery/delivery-form.ts'
import type { WaysForm } from './ways-form.ts'

export type ChosenWays = Pick<WaysForm, 'delivery' | 'shippingInsurance'> & {
  selectedPaymentMethod: string | null
}

/**
 * Returns the sums for the choices in the form before it is sent; the server's own sums come with the next step. Only
 * the server knows how much VAT a choice saves: until then `vat_saved` of a cart without VAT is 0, and not shown.
 */
export function totalsWith(checkout: Checkout, { delivery, ...chosen }: ChosenWays): CartTotals {
  const { totals } = checkout.cart
  const way = checkout.shippingMethods.find(({ code }) => code === delivery.method)
  if (way === undefined) return totals
  const parts = way.days.flatMap(({ date, parts }) =>
    parts.map((part) => ({ value: slotValue(date, part.code), cents: part.price_incl })),
  )
  const dayCents = parts.find(({ value }) => value === delivery.day)?.cents ?? 0
  const pieces = way.code === 'two_man' ? Number(delivery.haulAway) || 0 : 0
  const payment = [...checkout.paymentMethods, ...checkout.foreignPaymentMethods].find(
    ({ code }) => code === chosen.selectedPaymentMethod,
  )
  const costs = {
    shipping_costs: sum(way.price_incl, dayCents),
    haul_away_costs: checkout.delivery.haul_away_price * pieces,
    insurance_costs: chosen.shippingInsurance ? checkout.shippingInsurance : 0,
    payment_costs: payment?.price_incl ?? 0,
  }
  const grand_total = sum(
    totals.grand_total,
    -sum(totals.shipping_costs ?? 0, totals.haul_away_costs, totals.insurance_costs, totals.payment_costs),
    ...Object.values(costs),
  )
  const vat_saved = grand_total === totals.grand_total || totals.vat_saved === null ? totals.vat_saved : 0
  return { ...totals, ...costs, grand_total, total: grand_total, vat_saved }
}

function sum(...amounts: number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0)
}
