import type { TestApp } from '../test-app.ts'
import type { VatRegisterStandIn } from '../vat-register.ts'

export interface World {
  app: TestApp
  register: VatRegisterStandIn
  variantIds: number[]
  /** Codes that exist, that ended, that one customer may use once, and that never were. */
  codes: string[]
  /** Pieces that staff put back on the shelf, per variant. */
  restocked: Map<number, number>
}

/** What became of a shopper; told when a run is over. */
export type End = 'left' | 'refused' | 'not_paid' | 'paid' | 'canceled' | 'refunded' | 'sent'
