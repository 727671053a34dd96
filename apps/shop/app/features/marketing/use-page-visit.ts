import { useEffect } from 'react'
import { pushEvent } from './data-layer.ts'

let isTracked = false

/** CA-05: tells the data layer of the visit once, as soon as the cart is known; later pages of the same visit do not. */
export function usePageVisit(cartCount: number): void {
  useEffect(() => {
    if (isTracked) return
    isTracked = true
    pushEvent({ event: 'page_visit', cart_quantity: cartCount })
  }, [cartCount])
}
