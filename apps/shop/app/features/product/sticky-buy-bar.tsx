import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRoomBelow } from '../../lib/browser/use-room-below.ts'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { AddToCartForm } from '../add-to-cart/add-to-cart.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { ProductPrice } from '../tile/product-price.tsx'
import { ComposeLink, isComposed, toShownPrice } from './compose-link.tsx'

interface Purchase {
  product: Product
  variant: Variant
  title: string
  quantity: number
  /** The class of a light source, which belongs beside the price. */
  energy: { energy_label: Product['energy_label']; energy_label_link: string | null }
}

/** Price and button at the bottom of the screen while the real ones (`after`) are out of sight; on a wide one with picture and title. */
export function StickyBuyBar({
  after,
  ...purchase
}: Purchase & {
  /** The form that it replaces. */
  after: RefObject<HTMLElement | null>
}) {
  const isNeeded = useIsOutOfSight(after)
  if (isNeeded === false || !purchase.variant.available) return null
  return <Bar {...purchase} isEarly={isNeeded === undefined} />
}

/** `isEarly`: no script has measured yet. The form is below the first screen of a phone, so the bar is in the page as sent. */
function Bar({ product, variant, title, quantity, energy, isEarly }: Purchase & { isEarly: boolean }) {
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  return (
    <section
      ref={bar}
      aria-label="Bestellen"
      data-buy-bar={isEarly ? 'early' : ''}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-20 border-t border-sand bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-popup print:hidden',
        // Without scripts it would never leave; a wide screen has the form in its first screen.
        isEarly && 'noscript:hidden lg:hidden',
      )}
    >
      <Container width="wide" className="flex items-center gap-2 max-lg:flex-wrap sm:gap-4 lg:gap-6">
        <Picture
          image={product.images.find(({ key }) => key === variant.image_key) ?? product.images[0]}
          sizes="3.5rem"
          isDecorative
          shape="square"
          className="w-14 shrink-0 rounded-field max-lg:hidden"
        />
        <p className="min-w-0 grow truncate font-semibold max-lg:hidden">{title}</p>
        {/* With ordinary letters a phone has room for the class of a lamp beside its price, so that the bar stays low. With large ones the
            button stands below the price. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-lg:flex-[1_1_6rem] lg:gap-x-3">
          <ProductPrice price={toShownPrice(product, variant)} className="max-lg:flex-[1_1_6.5rem]" />
          <EnergyMark {...energy} />
        </div>
        {isComposed(product) ? (
          <ComposeLink product={product} size="medium" className="ml-auto w-auto! shrink-0" />
        ) : (
          <AddToCartForm
            variantId={variant.variant_id}
            title={title}
            isAvailable
            size="medium"
            className={clsx(
              'ml-auto max-w-full shrink-0',
              // Without its bag the button leaves room for the class beside a price with a former one: a higher bar would lift the chat
              // button over the heart.
              energy.energy_label
                ? 'min-w-[min(10rem,100%)] max-lg:[&_.bag]:hidden'
                : 'min-w-[min(11rem,100%)]',
            )}
          >
            <input type="hidden" name="quantity" value={quantity} />
          </AddToCartForm>
        )}
      </Container>
    </section>
  )
}

/**
 * Where the chat button floats on a phone, above the lower edge of the screen: it would lie over a form that ends there, so that the bar
 * takes over, which the chat button stands above.
 */
const chatRoom = 160
/** From this width on the price stands beside the pictures, on the first screen. */
const wideScreen = '(min-width: 62rem)'

/** The share of the form that a wide screen must show: the upper rest is words about the stock. */
const leastShare = 0.9

/** Whether an element is out of sight: scrolled past, or still below the first screen. Undefined until that is measured. */
function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOut, setOut] = useState<boolean>()
  useEffect(() => {
    if (!element.current) return
    const isWide = window.matchMedia(wideScreen).matches
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setOut(isWide ? entry.intersectionRatio < leastShare : !entry.isIntersecting)
      },
      isWide ? { threshold: leastShare } : { rootMargin: `0px 0px ${-chatRoom}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
