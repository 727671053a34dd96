import type { Variant } from '@sluimer/contract/catalog/product'
import { type RefObject, useEffect, useState } from 'react'
import { AddToCartForm } from '../cart/add-to-cart.tsx'
import { ProductPrice } from './product-price.tsx'

/** On a phone: price and button at the lower edge, once the real ones are out of sight. */
export function StickyBuyBar(props: {
  variant: Variant
  title: string
  quantity: number
  /** The form whose stead it takes. */
  after: RefObject<HTMLElement | null>
}) {
  const { variant } = props
  const isNeeded = useIsAbove(props.after)
  if (!isNeeded || !variant.available) return null
  return (
    <section
      aria-label="Bestellen"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-sand bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-popup lg:hidden"
    >
      <ProductPrice price={variant.price} className="min-w-0 flex-col gap-0!" />
      <AddToCartForm
        variantId={variant.variant_id}
        title={props.title}
        isAvailable
        size="medium"
        className="ml-auto min-w-44 shrink-0"
      >
        <input type="hidden" name="quantity" value={props.quantity} />
      </AddToCartForm>
    </section>
  )
}

/** Whether an element has been scrolled past. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}
