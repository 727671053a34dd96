import type { Promo } from '@sluimer/contract/content/schemas'
import { aboutPromo } from './commerce-events.ts'
import { pushCommerceEvent } from './data-layer.ts'
import { useCommerceEvents } from './use-commerce-events.ts'

/** Reports that a promo is shown; returns what its link does when it is chosen. */
export function useReportPromo(promo: Promo, slot: string): () => void {
  useCommerceEvents(`${slot} ${promo.link} ${promo.title}`, () => [aboutPromo('view_promotion', promo, slot)])
  return () => pushCommerceEvent(aboutPromo('select_promotion', promo, slot))
}
