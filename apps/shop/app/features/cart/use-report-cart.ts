import type { Cart } from '@sluimer/contract/cart/schemas'
import { useEffect, useRef } from 'react'
import { useEachAnswer } from '../../lib/api/use-each-answer.ts'
import type { CartChange } from '../add-to-cart/cart-change.ts'
import { aboutCart, aboutItem, cartChanges } from '../marketing/commerce-events.ts'
import { toCartLineItem } from '../marketing/commerce-item.ts'
import { pushCommerceEvent } from '../marketing/data-layer.ts'
import { useCommerceEvents } from '../marketing/use-commerce-events.ts'

/** Reports that the cart is viewed, and which changes are made on its own page. */
export function useReportCart(cart: Cart): void {
  useCommerceEvents('cart', () => aboutCart('view_cart', cart))
  const before = useRef(cart.items)
  useEffect(() => {
    for (const event of cartChanges(before.current, cart.items)) pushCommerceEvent(event)
    before.current = cart.items
  }, [cart.items])
}

/** Reports additions to the cart from elsewhere in the shop; `change` is the outcome of the last addition. */
export function useReportAddition(change: CartChange | undefined): void {
  useEachAnswer(change, (latest) => {
    if (!latest.ok || latest.intent !== 'add') return
    const line = latest.cart.items.find(({ id }) => id === latest.added.item_id)
    if (line) pushCommerceEvent(aboutItem('add_to_cart', toCartLineItem(line, latest.added.quantity)))
  })
}
