import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Promo } from '@sluimer/contract/content/schemas'
import type { Order } from '@sluimer/contract/order/schemas'
import { sumCostsOfKind } from '@sluimer/domain/cart/costs'
import { centsToEuros } from '@sluimer/domain/money/euro'
import {
  type CartLine,
  type CommerceItem,
  type ReportedCart,
  sumValue,
  toCartItems,
  toCartLineItem,
  toOrderLineItem,
  withoutSamples,
} from './commerce-item.ts'

/** A row or grid of products, under its name in reports. */
export interface ItemList {
  id: string
  name: string
}
/** An e-commerce event in the terms of Google Analytics. */
export interface CommerceEvent {
  event: string
  ecommerce: Record<string, unknown> & { items?: CommerceItem[] }
}

type Way = Pick<Checkout['shippingMethods'][number], 'code' | 'title'>
/** The cart, the ways to send and to pay, and the choice among them. */
export interface Ways {
  cart: ReportedCart
  shippingMethods: readonly Way[]
  paymentMethods: readonly Way[]
  foreignPaymentMethods: readonly Way[]
  paymentForm: Pick<Checkout['paymentForm'], 'selectedShippingMethod' | 'selectedPaymentMethod'>
}

const currency = 'EUR'

/** Reports products that came into sight in a list; `firstIndex` is the place of the first of them. */
export function viewItemList(list: ItemList, items: readonly CommerceItem[], firstIndex: number) {
  const placed = items.map((item, index) => ({ ...item, ...listWords(list), index: firstIndex + index }))
  return commerce('view_item_list', { ...listWords(list), items: placed })
}

export function selectItem(list: ItemList, item: CommerceItem, index: number) {
  return commerce('select_item', { ...listWords(list), items: [{ ...item, ...listWords(list), index }] })
}

/** Reports one product: viewed, made a favourite, put into the cart or taken out of it. */
export function aboutItem(
  event: 'view_item' | 'add_to_wishlist' | 'add_to_cart' | 'remove_from_cart',
  item: CommerceItem,
) {
  return commerce(event, { currency, value: sumValue([item]), items: [item] })
}

/** Returns what was added to the cart and what was removed between two states of it. */
export function cartChanges(before: readonly CartLine[], after: readonly CartLine[]): CommerceEvent[] {
  const gone = before.filter(({ id }) => !after.some((line) => line.id === id))
  return withoutSamples([...after, ...gone]).flatMap((line) => {
    const difference = quantityIn(after, line) - quantityIn(before, line)
    if (difference === 0) return []
    const event = difference > 0 ? 'add_to_cart' : 'remove_from_cart'
    return [aboutItem(event, toCartLineItem(line, Math.abs(difference)))]
  })
}

/** Reports a cart; nothing when it holds only free samples. */
export function aboutCart(event: 'view_cart' | 'begin_checkout', cart: ReportedCart): CommerceEvent[] {
  return toCartItems(cart).length === 0 ? [] : [commerce(event, cartWords(cart))]
}

/** Reports the chosen delivery and payment, each once it is known; nothing for a cart of free samples. */
export function listChosenWays({ cart, paymentForm, shippingMethods, ...methods }: Ways): CommerceEvent[] {
  if (toCartItems(cart).length === 0) return []
  const { selectedShippingMethod: shipping, selectedPaymentMethod: payment } = paymentForm
  const shippingTitle = shippingMethods.find(({ code }) => code === shipping)?.title
  const paymentTitle = [...methods.paymentMethods, ...methods.foreignPaymentMethods].find(
    ({ code }) => code === payment,
  )?.title
  return [
    ...(shippingTitle
      ? [commerce('add_shipping_info', { ...cartWords(cart), shipping_tier: shippingTitle })]
      : []),
    ...(paymentTitle
      ? [commerce('add_payment_info', { ...cartWords(cart), payment_type: paymentTitle })]
      : []),
  ]
}

/** Reports a paid order, whose samples are not part of it. Its value is that of the goods; shipping and VAT are separate fields. */
export function purchase(order: Pick<Order, 'order_number' | 'lines' | 'totals'>) {
  const items = withoutSamples(order.lines).map(toOrderLineItem)
  return commerce('purchase', {
    transaction_id: order.order_number,
    currency,
    value: sumValue(items),
    tax: centsToEuros(order.totals.vat),
    shipping: centsToEuros(sumCostsOfKind(order.totals.costs, 'shipping')),
    items,
  })
}

export function aboutPromo(event: 'view_promotion' | 'select_promotion', promo: Promo, slot: string) {
  return commerce(event, {
    promotion_id: promo.link,
    promotion_name: promo.title,
    creative_name: promo.image.key,
    creative_slot: slot,
  })
}

function quantityIn(lines: readonly CartLine[], { id }: CartLine): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0
}

function cartWords(cart: ReportedCart) {
  const items = toCartItems(cart)
  const coupon = cart.applied_code ? { coupon: cart.applied_code } : {}
  return { currency, value: sumValue(items), ...coupon, items }
}

function commerce(event: string, ecommerce: CommerceEvent['ecommerce']): CommerceEvent {
  return { event, ecommerce }
}

const listWords = ({ id, name }: ItemList) => ({ item_list_id: id, item_list_name: name })
