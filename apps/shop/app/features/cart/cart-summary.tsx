import type { Cart } from '@sluimer/contract/cart/schemas'
import { Gift } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { TotalsTable } from './totals-table.tsx'

/** Sums of the cart and the way on. */
export function CartSummary({ cart }: { cart: Cart }) {
  const isBlocked = cart.items.some(({ available }) => !available)
  const progress = cart.totals.promo_progress
  return (
    <section aria-labelledby="overzicht" className="rounded-card bg-linen p-5 sm:p-6 lg:sticky lg:top-6">
      <h2 id="overzicht" className="text-2xl">
        Overzicht
      </h2>
      {progress && (
        <div className="mt-4">
          <p className="text-sm">{progress.text}</p>
          <progress
            value={progress.percent}
            max={100}
            aria-label={progress.text}
            className="mt-2 h-2 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-pine"
          />
        </div>
      )}
      <TotalsTable totals={cart.totals} className="mt-4" />
      {isBlocked ? (
        <p role="alert" className="mt-5 font-semibold text-error">
          Niet alles is nog leverbaar. Pas eerst de regels aan waar dat bij staat.
        </p>
      ) : (
        <ButtonLink to="/checkout/" size="large" isWide className="mt-5">
          Naar bestellen
        </ButtonLink>
      )}
      <p className="mt-4 flex items-start gap-2 text-sm text-ink-soft">
        <Gift className="mt-0.5 size-4 shrink-0 text-pine" aria-hidden="true" />
        Bij elke bestelling krijg je een voucher voor een volgende keer.
      </p>
    </section>
  )
}
