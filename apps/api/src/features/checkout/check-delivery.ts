import type { DeliveryChoice } from '@sluimer/domain/cart/costs'
import { type DeliverySlot, findOffered } from '@sluimer/domain/delivery/delivery-days'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import type { Outcome } from '../../platform/outcome.ts'
import type { PricedCart } from '../cart/price/price-cart.ts'
import type { CartChoices } from '../cart/rows/cart.queries.ts'

/** The shopper's choices about delivery. `point` was looked up before: the browser sends only an id. */
export interface DeliveryWish {
  shippingMethod: string
  day: DeliverySlot | null
  haulAway: number
  pointId: string | null
  point: PickupPoint | undefined
}

export interface CheckedDelivery {
  choices: Pick<CartChoices, 'shippingMethod' | 'deliverySlot' | 'haulAwayPieces' | 'pickupPoint'>
  /** The same choices with their prices. */
  chosen: DeliveryChoice
}

/** Checks whether the goods of this cart can come in this way (CO-04). Choices for another method are dropped. */
export function checkDelivery(priced: PricedCart, wish: DeliveryWish): Outcome<CheckedDelivery> {
  const option = priced.shippingOptions.find(({ code }) => code === wish.shippingMethod)
  if (option === undefined) return { ok: false, error: { code: 'shipping_method_unavailable' } }
  const nothing = { shippingMethod: option.code, deliverySlot: null, haulAwayPieces: 0, pickupPoint: null }
  const { haulAway } = priced.delivery
  const plain = { ...option, haulAway: { ...haulAway, pieces: 0 } }
  if (option.code === 'pickup') {
    if (wish.pointId === null || wish.pointId === '') return refuse('pickupPoint', 'Kies een pakketpunt')
    if (wish.point === undefined || wish.point.country !== priced.cart.countryCode)
      return { ok: false, error: { code: 'pickup_point_unavailable' } }
    return { ok: true, data: { choices: { ...nothing, pickupPoint: wish.point }, chosen: plain } }
  }
  if (option.code !== 'two_man') return { ok: true, data: { choices: nothing, chosen: plain } }
  const part = wish.day === null ? undefined : findOffered(option.days, wish.day)
  if (wish.day !== null && part === undefined)
    return { ok: false, error: { code: 'delivery_day_unavailable' } }
  if (wish.haulAway > haulAway.limit)
    return refuse('haulAway', `Bij deze bestelling kunnen er hoogstens ${haulAway.limit} oude mee`)
  return {
    ok: true,
    data: {
      choices: { ...nothing, deliverySlot: wish.day, haulAwayPieces: wish.haulAway },
      chosen: {
        title: option.title,
        priceCents: option.priceCents + (part?.priceCents ?? 0),
        haulAway: { ...haulAway, pieces: wish.haulAway },
      },
    },
  }
}

function refuse(field: 'pickupPoint' | 'haulAway', message: string): Outcome<CheckedDelivery> {
  return {
    ok: false,
    error: { code: 'invalid_request', message, fields: [{ path: `body.${field}`, message }] },
  }
}
