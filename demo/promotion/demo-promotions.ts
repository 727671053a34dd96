import { readData } from '../read-data.ts'

/** A promotion or code of the demo shop. */
export type DemoPromotion = {
  key: string
  title: string
  categories?: string[]
  excludesReduced?: boolean
  /** Days, which the loader moves to the moment of loading. */
  validFrom?: string
  validUntil?: string
  position?: number
  link?: string
  isPublic?: boolean
} & (
  | { kind: 'free_pieces'; groupSize: number; freePieces: number }
  | { kind: 'quantity'; minimumQuantity: number; percent: number }
  | ({ kind: 'code'; code: string; minimumCents?: number; oncePerCustomer?: boolean; maxUses?: number } & (
      | { benefit: 'percentage'; percent: number }
      | { benefit: 'amount'; amountCents: number }
      | { benefit: 'free_delivery' }
    ))
)

/** Promotions that apply by themselves, and codes of every kind: one for each property that a code can have. */
export const demoPromotions = readData<DemoPromotion[]>('promotion/promotions.json')
