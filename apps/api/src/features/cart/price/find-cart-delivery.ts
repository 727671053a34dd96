import { defaultCountryCode } from '@sluimer/domain/address/country'
import type { DeliveryChoice } from '@sluimer/domain/cart/costs'
import { type DeliveryArea, toCountry, toDeliveryArea } from '@sluimer/domain/delivery/areas'
import {
  type DeliverySlot,
  type FullPart,
  findOffered,
  formatSlot,
  listOpenDays,
} from '@sluimer/domain/delivery/delivery-days'
import { formatVisitPromise } from '@sluimer/domain/delivery/promise'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import { calculateHaulAwayCents, calculateHaulAwayLimit } from '@sluimer/domain/returns/haul-away'
import type { Connection } from '../../../platform/db/database.ts'
import { isGone } from '../../catalog/stock/availability.ts'
import type { SavedBed } from '../../configurator/bed/configure-saved-beds.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { findFirstVisit } from '../../delivery/promise-line.ts'
import { listShippingOptions, type ShippingOption, withDays } from '../../delivery/shipping-options.ts'
import type { ShownCart } from '../rows/cart.queries.ts'
import type { CartLine } from './cart-line.ts'

/** How the goods of a cart are delivered, as far as that is chosen, and what it costs. */
export interface CartDelivery {
  area: DeliveryArea
  /** The full days of the area's round, as far as they matter to these goods. */
  full: readonly FullPart[]
  /** When two people can come with all large goods; undefined when there are none, or when one of them cannot come. */
  visit: string | undefined
  /** Ways of delivery to the chosen country, or to the told or default area until a country is chosen. */
  options: ShippingOption[]
  /** The chosen method, if it is still possible. */
  shipping: ShippingOption | undefined
  /** The chosen day, if it is still available. */
  slot: DeliverySlot | undefined
  /** The chosen day when it is no longer available: others took it, or the goods or the address changed. */
  goneSlot: DeliverySlot | undefined
  /** The price of the chosen part of the day. */
  slotCents: number
  haulAway: { limit: number; pieces: number; pieceCents: number }
  pickupPoint: PickupPoint | undefined
}

interface Terms {
  /** The goods at the prices on the page, so that no discount makes a shopper pay for delivery. */
  subTotalCents: number
  /** A code waives the method's own price; ferry and part of the day are still charged. */
  isDeliveryFree: boolean
  now: Date
}

/** Works out the delivery of a cart afresh. Until a method is chosen the first one counts. */
export async function findCartDelivery(
  db: Connection,
  cart: ShownCart,
  lines: readonly CartLine[],
  terms: Terms,
): Promise<CartDelivery> {
  const hasLarge = lines.some(({ variant }) => variant.deliveryClass === 'two_man')
  return planDelivery(hasLarge ? await findFullParts(db, toArea(cart), terms.now) : [], cart, lines, terms)
}

/** What delivery needs to know about a line. */
export type DeliveredLine = Pick<CartLine, 'quantity' | 'pieces'> & {
  variant: Pick<
    CartLine['variant'],
    | 'deliveryClass'
    | 'leadTimeDays'
    | 'weightGrams'
    | 'isActive'
    | 'takesOldAway'
    | 'condition'
    | 'stockOnHand'
    | 'isSample'
  >
  bed?: Pick<SavedBed, 'problem'> | undefined
}

/** Returns a line in the form that delivery uses. */
export function toGoods({ variant, quantity, pieces }: DeliveredLine) {
  return { ...variant, quantity, pieces, isGone: pieces < 1 && isGone(variant, variant) }
}

type DeliveryWishes = Pick<
  ShownCart,
  | 'countryCode'
  | 'postcode'
  | 'shippingMethod'
  | 'deliverySlot'
  | 'heldDay'
  | 'haulAwayPieces'
  | 'pickupPoint'
  | 'toldArea'
>

/** Works out the delivery when the full days of the round are known already. */
export function planDelivery(
  full: readonly FullPart[],
  cart: DeliveryWishes,
  lines: readonly DeliveredLine[],
  { subTotalCents, isDeliveryFree, now }: Terms,
): CartDelivery {
  const area = toArea(cart)
  const country = toCountry(area)
  const goods = lines.map(toGoods)
  const earliest = findFirstVisit(goods, area, now)
  const days = earliest === undefined ? [] : listOpenDays({ area, earliest, full, held: cart.heldDay })
  const options = listShippingOptions({ area, full, lines: goods, subTotalCents, now })
    .map((option) => (isDeliveryFree ? { ...option, priceCents: option.surchargeCents } : option))
    .map((option) => (option.code === 'two_man' && earliest !== undefined ? withDays(option, days) : option))

  const chosen = options.find((option) => option.code === cart.shippingMethod)
  const isTwoMan = chosen?.code === 'two_man'
  const wish = isTwoMan ? cart.deliverySlot : null
  const part = wish === null ? undefined : findOffered(days, wish)
  const slot = part === undefined ? undefined : (wish ?? undefined)
  const limit = calculateHaulAwayLimit(goods.filter((line) => line.deliveryClass === 'two_man'))
  return {
    area,
    full,
    visit: earliest === undefined ? undefined : formatVisitPromise(days),
    options,
    shipping: chosen && slot ? { ...chosen, arrival: formatSlot(slot) } : chosen,
    slot,
    goneSlot: part === undefined ? (wish ?? undefined) : undefined,
    slotCents: part?.priceCents ?? 0,
    haulAway: {
      limit,
      pieces: isTwoMan ? Math.min(cart.haulAwayPieces, limit) : 0,
      pieceCents: calculateHaulAwayCents(country, 1),
    },
    // A pick-up point in another country no longer counts after the address changed.
    pickupPoint:
      chosen?.code === 'pickup' && cart.pickupPoint?.country === country ? cart.pickupPoint : undefined,
  }
}

function toArea({
  countryCode,
  postcode,
  toldArea,
}: Pick<ShownCart, 'countryCode' | 'postcode' | 'toldArea'>): DeliveryArea {
  if (countryCode === null && toldArea !== undefined) return toldArea
  return toDeliveryArea(countryCode ?? defaultCountryCode, postcode)
}

/** Returns the delivery at the prices of a visitor who declares the VAT; `costCents` converts a price. */
export function toShownDelivery(delivery: CartDelivery, costCents: (cents: number) => number): CartDelivery {
  const shown = <One extends { priceCents: number }>(one: One): One => ({
    ...one,
    priceCents: costCents(one.priceCents),
  })
  const option = (one: ShippingOption): ShippingOption => ({
    ...shown(one),
    days: one.days.map((day) => ({ ...day, parts: day.parts.map(shown) })),
  })
  const { shipping, haulAway } = delivery
  return {
    ...delivery,
    options: delivery.options.map(option),
    shipping: shipping && option(shipping),
    slotCents: costCents(delivery.slotCents),
    haulAway: { ...haulAway, pieceCents: costCents(haulAway.pieceCents) },
  }
}

/** Returns what is chosen: the method (until one is chosen, the first), the part of the day, and the haul-away. */
export function toChosenDelivery({ options, shipping, slotCents, haulAway }: CartDelivery): DeliveryChoice {
  return {
    title: (shipping ?? options[0])?.title ?? 'Bezorging',
    priceCents: ((shipping ?? options[0])?.priceCents ?? 0) + slotCents,
    haulAway,
  }
}
