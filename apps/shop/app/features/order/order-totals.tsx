import type { Order } from '@sluimer/contract/order/schemas'
import { CostRows } from '../../ui/price/cost-rows.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { SumRow, TotalRow } from '../../ui/price/sum-rows.tsx'

/** The sums of a placed order. Rows that would be zero are left out, but delivery is always named. */
export function OrderTotals({ totals }: { totals: Order['totals'] }) {
  return (
    <dl className="mt-5 flex flex-col gap-2 border-t border-sand pt-4 print:mt-3 print:gap-1 print:pt-2">
      {[['Artikelen', totals.sub_total] as const, ...discountRows(totals)]
        .filter(([, cents]) => cents !== 0)
        .map(([label, cents]) => (
          <SumRow key={label} label={label}>
            <Amount cents={cents} />
          </SumRow>
        ))}
      <CostRows costs={totals.costs} />
      <TotalRow note={totals.reverse_charge ? 'Zonder btw' : 'Inclusief btw'} cents={totals.grand_total} />
      <SumRow
        label={totals.reverse_charge ? 'Btw verlegd (0%)' : 'Waarvan btw'}
        className="text-sm text-ink-soft"
      >
        <Amount cents={totals.vat} />
      </SumRow>
    </dl>
  )
}

/** Returns each discount by its name. Orders from before discounts had names show them as one sum. */
function discountRows({ discounts, discount }: Order['totals']): [string, number][] {
  if (discounts.length === 0) return [['Korting', -discount]]
  return discounts.map(({ title, code, amount }) => [code === null ? title : `${title} (${code})`, -amount])
}
