import type { CartTotals } from '@sluimer/contract/cart/schemas'
import { clsx } from 'clsx'
import { Amount } from '../../ui/price/price.tsx'
import { SumRow, TotalRow } from '../../ui/price/sum-rows.tsx'

/** The sums of a cart, line by line, as cart, popup and checkout show them. Rows that would be zero are left out. */
export function TotalsTable({ totals, className }: { totals: CartTotals; className?: string }) {
  const savedCents = [totals.sub_total_diff, ...totals.discounts.map(({ amount }) => amount)].reduce(
    (sum, cents) => sum + cents,
    0,
  )
  const costs: [string, number][] = [
    ['Oud bed of matras meenemen', totals.haul_away_costs],
    ['Transportverzekering', totals.insurance_costs],
    ['Betaalkosten', totals.payment_costs],
  ]
  return (
    <dl className={clsx('flex flex-col gap-2', className)}>
      <SumRow label={`Artikelen (${totals.total_quantity})`}>
        <Amount cents={totals.sub_total} />
      </SumRow>
      {totals.discounts.map(({ title, code, amount }) => (
        <SumRow key={code ?? title} label={code === null ? title : `${title} (${code})`}>
          <Amount cents={-amount} />
        </SumRow>
      ))}
      <SumRow label="Bezorgen">
        <DeliveryCosts totals={totals} />
      </SumRow>
      {costs
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => (
          <SumRow key={label} label={label}>
            <Amount cents={cents} />
          </SumRow>
        ))}
      <TotalRow note={formatNote(totals)} cents={totals.grand_total} />
      {totals.vat_saved !== null && totals.vat_saved > 0 && (
        <SumRow label="Btw verlegd, dat scheelt" className="text-sm text-ink-soft">
          <Amount cents={totals.vat_saved} />
        </SumRow>
      )}
      {savedCents > 0 && (
        <SumRow label="Je bespaart" className="text-sm font-semibold text-coral">
          <Amount cents={savedCents} />
        </SumRow>
      )}
    </dl>
  )
}

/** Says what the total includes and, while the destination is unknown, what it does not. */
function formatNote({ vat_saved, shipping_costs, shipping_costs_from }: CartTotals): string {
  if (vat_saved !== null) return 'Zonder btw'
  const isShippingLeftOut = shipping_costs === null && shipping_costs_from !== 0
  return isShippingLeftOut ? 'Inclusief btw, zonder bezorgkosten' : 'Inclusief btw'
}

/** The delivery costs or, while the destination is unknown, the least they can be. */
function DeliveryCosts({ totals }: { totals: CartTotals }) {
  const { shipping_costs: cents, shipping_costs_from: leastCents } = totals
  if (cents !== null) return cents === 0 ? 'gratis' : <Amount cents={cents} />
  if (leastCents === null) return 'bij de volgende stap'
  if (leastCents === 0) return 'gratis in Nederland'
  return (
    <>
      vanaf <Amount cents={leastCents} />
    </>
  )
}
