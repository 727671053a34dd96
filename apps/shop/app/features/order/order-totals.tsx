import type { Order } from '@sluimer/contract/order/schemas'
import { eurosToCents } from '@sluimer/domain/money/euro'
import { Amount } from '../../ui/price.tsx'

/** The sums of a placed order. Rows of nothing are left out, but delivery is always named. */
export function OrderTotals({ totals }: { totals: Order['totals'] }) {
  const rows: [string, number][] = [
    ['Artikelen', totals.sub_total],
    ...discountRows(totals),
    ['Oud bed of matras meenemen', totals.haul_away_costs],
    ['Transportverzekering', totals.insurance_costs],
    ['Betaalkosten', totals.payment_costs],
  ]
  return (
    <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-sand pt-4">
      {rows
        .filter(([, euros]) => euros !== 0)
        .map(([label, euros]) => (
          <Row key={label} label={label} euros={euros} />
        ))}
      {totals.shipping_costs === 0 ? (
        <>
          <dt>Bezorgen</dt>
          <dd className="text-right">gratis</dd>
        </>
      ) : (
        <Row label="Bezorgen" euros={totals.shipping_costs} />
      )}
      <dt className="border-t border-sand pt-3 text-lg font-semibold">Totaal</dt>
      <dd className="border-t border-sand pt-3 text-right font-display text-2xl font-semibold lining-nums">
        <Amount cents={eurosToCents(totals.grand_total)} />
      </dd>
      <dt className="text-sm text-ink-soft">{totals.reverse_charge ? 'Btw verlegd (0%)' : 'Waarvan btw'}</dt>
      <dd className="text-right text-sm text-ink-soft tabular-nums">
        <Amount cents={eurosToCents(totals.vat)} />
      </dd>
    </dl>
  )
}

/** Each discount by its name; one that an order of before they were named had, as a whole. */
function discountRows({ discounts, discount }: Order['totals']): [string, number][] {
  if (discounts.length === 0) return [['Korting', -discount]]
  return discounts.map(({ title, code, amount }) => [code === null ? title : `${title} (${code})`, -amount])
}

function Row({ label, euros }: { label: string; euros: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">
        <Amount cents={eurosToCents(euros)} />
      </dd>
    </>
  )
}
