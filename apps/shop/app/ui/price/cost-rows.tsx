import { type Cost, formatCostRow } from '@sluimer/domain/cart/costs'
import { Amount } from './price.tsx'
import { SumRow } from './sum-rows.tsx'

/** The costs in a table of sums, a row for each, as the list has them. */
export function CostRows({ costs }: { costs: readonly Cost[] }) {
  return costs.map((cost) => (
    <SumRow key={cost.kind} label={formatCostRow(cost)}>
      {cost.cents === 0 ? 'gratis' : <Amount cents={cost.cents} />}
    </SumRow>
  ))
}
