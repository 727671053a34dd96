import type { DeliveryClass } from '@sluimer/domain/delivery/goods'

/** What the optional insurance of large goods costs (CO-01). */
export const insuranceCents = 1000

/** Only goods that two people carry in can be insured; the shopper chooses it, it is never ticked beforehand. */
export function isInsuranceOffered(classes: readonly DeliveryClass[]): boolean {
  return classes.includes('two_man')
}
