import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pushEvent, whenAllowed } from './data-layer.ts'

let isTold = false

/** CA-05: reports the visit to the data layer once, as soon as the cart is known and the visitor allows it. */
export function usePageVisit(cartCount: number): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is dropped with its page, so the next one adds it again.
  useEffect(() => {
    if (isTold) return
    whenAllowed(() => {
      if (isTold) return
      isTold = true
      pushEvent({ event: 'page_visit', cart_quantity: cartCount })
    })
  }, [cartCount, pathname])
}
