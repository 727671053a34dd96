import type { Promotion } from '@sluimer/domain/promotion/promotion'
import type { Connection } from '../../platform/db/database.ts'
import { listAutomaticPromotions } from './promotion.queries.ts'
import { toPromotion } from './to-promotion.ts'

/** Lists the promotions that need no code at a moment, in the shop's order (CA-06). */
export async function findPromotions(db: Connection, at: Date): Promise<Promotion[]> {
  return (await listAutomaticPromotions(db, at)).map(toPromotion)
}
