import type { Checkout, ShippingMethod } from '@sluimer/contract/checkout/schemas'
import { formatSlot } from '@sluimer/domain/delivery/delivery-days'
import { noNotes } from '@sluimer/domain/delivery/notes'
import { formatDutchWeekdayDate } from '@sluimer/domain/time/dutch-date'
import type { PricedCart } from '../cart/price/price-cart.ts'
import { toPickupPoint } from '../delivery/pickup/to-pickup-point.ts'
import type { ShippingOption } from '../delivery/shipping-options.ts'
import type { CheckoutRow } from './checkout.queries.ts'

/** Returns a way of delivery in the form of the contract (CO-04). */
export function toShippingMethod(option: ShippingOption): ShippingMethod {
  return {
    code: option.code,
    title: option.title,
    description: option.description,
    price_incl: option.priceCents,
    delivery: option.promise,
    days: option.days.map(({ date, parts }) => ({
      date,
      label: formatDutchWeekdayDate(date),
      parts: parts.map(({ priceCents, ...part }) => ({ ...part, price_incl: priceCents })),
    })),
    needs_point: option.code === 'pickup',
    shipments: option.shipments.map(({ title, promise }) => ({ title, delivery: promise })),
  }
}

/** Returns the choices besides the method itself. */
export function toCheckoutDelivery(
  { delivery }: PricedCart,
  saved: CheckoutRow | undefined,
): Checkout['delivery'] {
  const { slot, goneSlot, haulAway, pickupPoint } = delivery
  return {
    day: slot ?? null,
    day_gone: goneSlot === undefined ? null : formatSlot(goneSlot),
    haul_away: haulAway.pieces,
    haul_away_limit: haulAway.limit,
    haul_away_price: haulAway.pieceCents,
    pickup_point: pickupPoint === undefined ? null : toPickupPoint(pickupPoint),
    notes: saved?.notes ?? noNotes,
  }
}

/** Whether nothing about the chosen way of delivery is left to choose. */
export function isDeliveryChosen({ shipping, delivery }: PricedCart): boolean {
  if (shipping === undefined || delivery.goneSlot !== undefined) return false
  return shipping.code !== 'pickup' || delivery.pickupPoint !== undefined
}
