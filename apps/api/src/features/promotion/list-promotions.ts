import type { PublicPromotion } from '@sluimer/contract/promotion/schemas'
import { formatTerms } from '@sluimer/domain/promotion/terms-text'
import type { Connection } from '../../platform/db/database.ts'
import { findCategoryTitles } from '../catalog/category/category-titles.queries.ts'
import { listPublicPromotions } from './promotion.queries.ts'

/** Lists what anyone can use now: the codes and promotions that the shop announces, with their terms. */
export async function listPromotions(db: Connection, now: Date): Promise<PublicPromotion[]> {
  const rows = await listPublicPromotions(db, now)
  const titles = await findCategoryTitles(
    db,
    rows.flatMap((row) => row.categoryIds),
  )
  return rows.map((row) => {
    const categories = row.categoryIds.flatMap((id) => titles.get(id) ?? [])
    const { code, title, link } = row
    return { code, title, link, conditions: formatTerms({ ...row, categories }) }
  })
}
