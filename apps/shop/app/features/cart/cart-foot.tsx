import type { Cart } from '@sluimer/contract/cart/schemas'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Amount } from '../../ui/price/price.tsx'

/** Below 992 px: total and button to the checkout, at the screen's bottom until their own place scrolls into view. */
export function CartFoot({ cart }: { cart: Cart }) {
  return (
    <section
      aria-label="Bestellen"
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-edge mt-8 border-t border-sand bg-paper px-edge pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-popup sm:-mx-6 sm:px-6 lg:hidden print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="leading-tight">
          <span className="block text-sm text-ink-soft">Totaal</span>
          <span className="font-display text-2xl font-semibold whitespace-nowrap lining-nums">
            <Amount cents={cart.totals.grand_total} />
          </span>
        </p>
        <ButtonLink to="/checkout/" size="large" className="grow">
          Naar bestellen
        </ButtonLink>
      </div>
    </section>
  )
}

/** CO-08: whether every line can be delivered as asked; if not, the cart offers no button to the checkout. */
export function canOrder(cart: Cart): boolean {
  return cart.items.every(({ available }) => available)
}
