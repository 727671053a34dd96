import type { CartTotals } from '@sluimer/contract/cart/schemas'
import { eurosToCents } from '@sluimer/domain/money/euro'
import { clsx } from 'clsx'
import { Amount } from '../../ui/price.tsx'

/** The sums of a cart, line by line, as cart, popup and checkout show them. Rows of nothing are left out. */
export function TotalsTable({ totals, className }: { totals: CartTotals; className?: string }) {
  const savedCents = [totals.sub_total_diff, ...totals.discounts.map(({ amount }) => amount)]
    .map(eurosToCents)
    .reduce((sum, cents) => sum + cents, 0)
  return (
    <dl className={clsx('grid grid-cols-[1fr_auto] gap-x-4 gap-y-2', className)}>
      <Row label={`Artikelen (${totals.total_quantity})`} euros={totals.sub_total} />
      {totals.discounts.map(({ title, code, amount }) => (
        <Row key={code ?? title} label={code === null ? title : `${title} (${code})`} euros={-amount} />
      ))}
      {totals.shipping_costs === null ? (
        <Row label="Bezorgen" text="bij de volgende stap" />
      ) : totals.shipping_costs === 0 ? (
        <Row label="Bezorgen" text="gratis" />
      ) : (
        <Row label="Bezorgen" euros={totals.shipping_costs} />
      )}
      {totals.insurance_costs > 0 && <Row label="Transportverzekering" euros={totals.insurance_costs} />}
      {totals.payment_costs > 0 && <Row label="Betaalkosten" euros={totals.payment_costs} />}
      <div className="col-span-2 my-1 border-t border-sand" />
      <dt className="text-lg font-semibold">Totaal</dt>
      <dd className="text-right font-display text-2xl font-semibold lining-nums">
        <Amount cents={eurosToCents(totals.grand_total)} />
      </dd>
      <dt className="col-span-2 text-sm text-ink-soft">Inclusief btw</dt>
      {savedCents > 0 && (
        <>
          <dt className="text-sm font-semibold text-coral">Je bespaart</dt>
          <dd className="text-right text-sm font-semibold text-coral tabular-nums">
            <Amount cents={savedCents} />
          </dd>
        </>
      )}
    </dl>
  )
}

function Row({ label, euros, text }: { label: string; euros?: number; text?: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">
        {euros === undefined ? text : <Amount cents={eurosToCents(euros)} />}
      </dd>
    </>
  )
}
