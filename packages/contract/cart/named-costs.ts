import { type Cost, sumCostsOfKind } from '@sluimer/domain/cart/costs'

/**
 * Returns the fields in which the specification, and the version before the list of costs, name a cost each. A new kind
 * of cost gets no field here: it stands in the list.
 */
export function namedCosts(costs: readonly Cost[]) {
  return {
    payment_costs: sumCostsOfKind(costs, 'payment'),
    insurance_costs: sumCostsOfKind(costs, 'insurance'),
    haul_away_costs: sumCostsOfKind(costs, 'haul_away'),
  }
}
