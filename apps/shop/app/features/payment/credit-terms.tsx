import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { creditWarning } from '@sluimer/domain/payment/credit'
import { NewTabLink } from '../../ui/button/new-tab-link.tsx'

/** Beside a method that gives credit: who lends, what it costs, from which age, and the warning of the law. */
export function CreditInShort({ lender }: { lender: NonNullable<PaymentMethod['lender']> }) {
  return (
    <>
      <span className="block">
        Krediet van {lender.name}, vanaf 18 jaar. {lender.costs}
      </span>
      <strong className="block font-semibold text-ink">{creditWarning}</strong>
    </>
  )
}

/** What to read before borrowing: the lender decides, by terms of its own. */
export function CreditLinks({ lender }: { lender: NonNullable<PaymentMethod['lender']> }) {
  return (
    <p className="text-sm text-ink-soft">
      {lender.name} leent je het geld en beslist zelf, automatisch, of dat kan. Lees eerst de{' '}
      <NewTabLink to={lender.information_url}>informatie over het krediet</NewTabLink> en de{' '}
      <NewTabLink to={lender.conditions_url}>voorwaarden</NewTabLink>.
    </p>
  )
}
