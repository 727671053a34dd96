import type { DeliveryMethod } from '@sluimer/domain/delivery/methods'
import { formatEuro } from '@sluimer/domain/money/euro'

export interface Progress {
  text: string
  /** From 0 to 100. */
  percent: number
}

/** Returns how close the goods are to free home delivery, the first method; null when it is never free. */
export function calculateFreeDeliveryProgress(
  methods: readonly Pick<DeliveryMethod, 'freeFromCents'>[],
  subTotalCents: number,
): Progress | null {
  const freeFromCents = methods[0]?.freeFromCents ?? null
  if (freeFromCents === null) return null
  if (subTotalCents >= freeFromCents) return { text: 'Je bestelling wordt gratis bezorgd', percent: 100 }
  return {
    text: `Nog ${formatEuro(freeFromCents - subTotalCents)} tot gratis bezorging`,
    // Rounding down keeps the bar from looking full too early.
    percent: Math.floor((subTotalCents * 100) / freeFromCents),
  }
}
