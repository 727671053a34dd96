import type { CartTotals } from '@sluimer/contract/cart/schemas'
import { formatCostRow } from '@sluimer/domain/cart/costs'
import { clsx } from 'clsx'
import { CostRows } from '../../ui/price/cost-rows.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { SumRow, TotalRow } from '../../ui/price/sum-rows.tsx'

/** The sums of a cart, line by line, as cart, popup and checkout show them. Rows that would be zero are left out. */
export function TotalsTable({ totals, className }: { totals: CartTotals; className?: string }) {
  const savedCents = [totals.sub_total_diff, ...totals.discounts.map(({ amount }) => amount)].reduce(
    (sum, cents) => sum + cents,
    0,
  )
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
      {!isDeliveryKnown(totals) && (
        <SumRow label={formatCostRow({ kind: 'shipping', title: '' })}>
          <LeastDelivery cents={totals.shipping_costs_from} />
        </SumRow>
      )}
      <CostRows costs={totals.costs} />
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

function isDeliveryKnown({ costs }: CartTotals): boolean {
  return costs.some(({ kind }) => kind === 'shipping')
}

/** Says what the total includes and, while the destination is unknown, what it does not. */
function formatNote(totals: CartTotals): string {
  if (totals.vat_saved !== null) return 'Zonder btw'
  const isDeliveryLeftOut = !isDeliveryKnown(totals) && totals.shipping_costs_from !== 0
  return isDeliveryLeftOut ? 'Inclusief btw, zonder bezorgkosten' : 'Inclusief btw'
}

/** The least that delivery can cost, while the destination is unknown. */
function LeastDelivery({ cents }: { cents: number | null }) {
  if (cents === null) return 'bij de volgende stap'
  if (cents === 0) return 'gratis in Nederland'
  return (
    <>
      vanaf <Amount cents={cents} />
    </>
  )
}
