import type { DeliveryClass } from '@sluimer/domain/delivery/goods'

/** The price of the optional insurance for large goods (CO-01). */
export const insuranceCents = 1000

/** Whether insurance is offered: only for goods that two people carry in. It is never ticked beforehand. */
export function isInsuranceOffered(classes: readonly DeliveryClass[]): boolean {
  return classes.includes('two_man')
}
