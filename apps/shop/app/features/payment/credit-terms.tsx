import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { keepUnits } from '@sluimer/domain/language/keep-units'
import { creditWarning } from '@sluimer/domain/payment/credit'
import { NewTabLink } from '../../ui/button/new-tab-link.tsx'

/** Beside a method that gives credit: the lender, the costs, the minimum age, and the warning that the law requires. */
export function CreditInShort({ lender }: { lender: NonNullable<PaymentMethod['lender']> }) {
  return (
    <>
      Krediet van {lender.name}, vanaf 18 jaar. {keepUnits(lender.costs)}
      <strong className="block font-semibold text-ink">{creditWarning}</strong>
    </>
  )
}

/** Links to read before borrowing: the lender decides, under its own terms. */
export function CreditLinks({ lender }: { lender: NonNullable<PaymentMethod['lender']> }) {
  return (
    <p className="text-sm text-ink-soft">
      {lender.name} leent je het geld en beslist zelf, automatisch, of dat kan. Lees eerst de{' '}
      <NewTabLink to={lender.information_url}>informatie over het krediet</NewTabLink> en de{' '}
      <NewTabLink to={lender.conditions_url}>voorwaarden</NewTabLink>.
    </p>
  )
}
