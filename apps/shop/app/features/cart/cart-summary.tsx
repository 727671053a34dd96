import type { Cart } from '@sluimer/contract/cart/schemas'
import { Gift } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { CartChange } from '../add-to-cart/cart-change.ts'
import { PostcodeLink } from '../postcode/postcode-link.tsx'
import { CartCodes } from './cart-codes.tsx'
import { canOrder } from './cart-foot.tsx'
import { CartProgress } from './cart-progress.tsx'
import { TotalsTable } from './totals-table.tsx'

/** The cart's sums and the button to the checkout. `refused` answers one of its forms, sent without scripts. */
export function CartSummary({ cart, refused }: { cart: Cart; refused: CartChange | undefined }) {
  return (
    <section
      aria-labelledby="overzicht"
      className="rounded-card bg-linen p-[min(1.25rem,6.25vw)] sm:p-6 lg:sticky lg:top-6"
    >
      <h2 id="overzicht" className="text-2xl">
        Overzicht
      </h2>
      <CartProgress steps={cart.totals.progress} />
      <CartCodes cart={cart} refused={refused} />
      <TotalsTable totals={cart.totals} className="mt-5 border-t border-sand pt-4" />
      {/* Once there is an address, it decides. */}
      {cart.totals.shipping_costs === null && (
        <PostcodeLink className="mt-3 text-sm font-semibold text-pine underline-offset-4 hover:underline" />
      )}
      {canOrder(cart) ? (
        <ButtonLink to="/checkout/" size="large" isWide className="mt-5 max-lg:hidden">
          Naar bestellen
        </ButtonLink>
      ) : (
        <p role="alert" className="mt-5 font-semibold text-error">
          Niet alles is nog leverbaar. Pas eerst de regels aan waar dat bij staat.
        </p>
      )}
      {/* Only a payment earns one: free samples do not. */}
      {cart.totals.grand_total > 0 && (
        <p className="mt-4 flex items-start gap-2 text-sm text-ink-soft">
          <Gift className="mt-0.5 size-4 shrink-0 text-pine" aria-hidden="true" />
          Bij elke bestelling krijg je een voucher voor een volgende keer.
        </p>
      )}
    </section>
  )
}
