import type { TestApp } from '../test-app.ts'
import type { VatRegisterStandIn } from '../vat-register.ts'

export interface World {
  app: TestApp
  register: VatRegisterStandIn
  variantIds: number[]
  /** Codes that work, that have ended, that each customer may use once, and that never existed. */
  codes: string[]
  /** Pieces that staff put back on the shelf, per variant. */
  restocked: Map<number, number>
}

/** How a visit ended; the counts are shown when a run is over. */
export type End = 'left' | 'refused' | 'not_paid' | 'paid' | 'canceled' | 'refunded' | 'sent'
