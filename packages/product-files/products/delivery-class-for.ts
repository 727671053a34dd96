import type { DeliveryClass } from '@sluimer/domain/delivery/goods'
import type { Mapping } from '../mapping/mapping-file.ts'

/** Returns how goods of a category travel: as the longest mapped path above it says, else as the defaults say. */
export function chooseDeliveryClass(path: string | undefined, mapping: Mapping): DeliveryClass | undefined {
  const segments = path?.split('/') ?? []
  for (let length = segments.length; length > 0; length--) {
    const found = mapping.deliveryClasses[segments.slice(0, length).join('/')]
    if (found !== undefined) return found
  }
  return mapping.defaults.deliveryClass
}
