import type { CartTotals } from '@sluimer/contract/cart/schemas'
import { centsToEuros, eurosToCents } from '@sluimer/domain/money/euro'
import { clsx } from 'clsx'
import { Amount } from '../../ui/price.tsx'

/** The sums of a cart, line by line, as cart, popup and checkout show them. Rows of nothing are left out. */
export function TotalsTable({ totals, className }: { totals: CartTotals; className?: string }) {
  const savedCents = [totals.sub_total_diff, ...totals.discounts.map(({ amount }) => amount)]
    .map(eurosToCents)
    .reduce((sum, cents) => sum + cents, 0)
  return (
    <dl className={clsx('flex flex-col gap-2', className)}>
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
      {totals.haul_away_costs > 0 && (
        <Row label="Oud bed of matras meenemen" euros={totals.haul_away_costs} />
      )}
      {totals.insurance_costs > 0 && <Row label="Transportverzekering" euros={totals.insurance_costs} />}
      {totals.payment_costs > 0 && <Row label="Betaalkosten" euros={totals.payment_costs} />}
      <div className={clsx(rowLook, 'mt-1 border-t border-sand pt-3')}>
        <dt className="grow basis-24 text-lg font-semibold">
          Totaal{' '}
          <span className="block text-sm font-normal text-ink-soft">
            {totals.vat_saved === null ? 'Inclusief btw' : 'Zonder btw'}
          </span>
        </dt>
        <dd className="ml-auto font-display text-2xl font-semibold lining-nums">
          <Amount cents={eurosToCents(totals.grand_total)} />
        </dd>
      </div>
      {totals.vat_saved !== null && (
        <Row label="Btw verlegd, dat scheelt" euros={totals.vat_saved} className="text-sm text-ink-soft" />
      )}
      {savedCents > 0 && (
        <Row
          label="Je bespaart"
          euros={centsToEuros(savedCents)}
          className="text-sm font-semibold text-coral"
        />
      )}
    </dl>
  )
}

/** With large letters the amount goes on in a line of its own. */
const rowLook = 'flex flex-wrap items-baseline gap-x-4'

function Row(props: { label: string; euros?: number; text?: string; className?: string }) {
  const { label, euros, text, className } = props
  return (
    <div className={clsx(rowLook, className)}>
      <dt className="min-w-0 grow basis-24 wrap-break-word">{label}</dt>
      <dd className="ml-auto text-right tabular-nums">
        {euros === undefined ? text : <Amount cents={eurosToCents(euros)} />}
      </dd>
    </div>
  )
}
