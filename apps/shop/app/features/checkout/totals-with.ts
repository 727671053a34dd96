import { namedCosts } from '@sluimer/contract/cart/named-costs'
import type { CartTotals } from '@sluimer/contract/cart/schemas'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { type DeliveryChoice, listCosts } from '@sluimer/domain/cart/costs'
import { calculateCartTotals } from '@sluimer/domain/cart/totals'
import { toSlotValue } from '../delivery/delivery-form.ts'
import type { WaysForm } from './ways-form.ts'

export type ChosenWays = Pick<WaysForm, 'delivery' | 'shippingInsurance'> & {
  selectedPaymentMethod: string | null
}

/**
 * Returns the sums for the choices in the form before it is sent, by the api's own functions. Only the server knows how
 * much VAT a choice saves: until then `vat_saved` of a cart without VAT is 0, and not shown.
 */
export function totalsWith(checkout: Checkout, chosen: ChosenWays): CartTotals {
  const { totals, items } = checkout.cart
  const delivery = chosenDelivery(checkout, chosen)
  if (delivery === undefined) return totals
  const insuranceCents = chosen.shippingInsurance ? checkout.shippingInsurance : 0
  const costs = listCosts({ delivery, insuranceCents, payment: chosenPayment(checkout, chosen) })
  const { grandTotalCents } = calculateCartTotals({
    lines: items.map(({ price, quantity }) => ({ priceCents: price, quantity })),
    costs,
    discountCents: totals.discounts.reduce((sum, { amount }) => sum + amount, 0),
  })
  const isSame = grandTotalCents === totals.grand_total || totals.vat_saved === null
  return {
    ...totals,
    ...namedCosts(costs),
    shipping_costs: delivery.priceCents,
    costs,
    total: grandTotalCents,
    grand_total: grandTotalCents,
    vat_saved: isSame ? totals.vat_saved : 0,
  }
}

function chosenDelivery(checkout: Checkout, { delivery }: ChosenWays): DeliveryChoice | undefined {
  const way = checkout.shippingMethods.find(({ code }) => code === delivery.method)
  if (way === undefined) return undefined
  const parts = way.days.flatMap(({ date, parts }) =>
    parts.map((part) => ({ value: toSlotValue(date, part.code), cents: part.price_incl })),
  )
  return {
    title: way.title,
    priceCents: way.price_incl + (parts.find(({ value }) => value === delivery.day)?.cents ?? 0),
    haulAway: {
      pieces: way.code === 'two_man' ? Number(delivery.haulAway) || 0 : 0,
      pieceCents: checkout.delivery.haul_away_price,
    },
  }
}

function chosenPayment(checkout: Checkout, { selectedPaymentMethod }: ChosenWays) {
  const methods = [...checkout.paymentMethods, ...checkout.foreignPaymentMethods]
  const method = methods.find(({ code }) => code === selectedPaymentMethod)
  return method && { title: method.title, priceCents: method.price_incl }
}
