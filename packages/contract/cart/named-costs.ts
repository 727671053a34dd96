import { type Cost, centsOfKind } from '@sluimer/domain/cart/costs'

/**
 * Returns the fields in which the specification, and the version before the list of costs, name a cost each. A new kind
 * of cost gets no field here: it stands in the list.
 */
export function namedCosts(costs: readonly Cost[]) {
  return {
    payment_costs: centsOfKind(costs, 'payment'),
    insurance_costs: centsOfKind(costs, 'insurance'),
    haul_away_costs: centsOfKind(costs, 'haul_away'),
  }
}
