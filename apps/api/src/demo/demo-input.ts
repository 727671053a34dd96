import type { DemoCategory } from '@sluimer/demo/catalog/categories/category'
import type { DemoPromotion } from '@sluimer/demo/promotion/demo-promotions'
import type { CategoryInput } from '@sluimer/product-files/input/category-input'
import type { PromotionInput } from '../features/promotion/save-promotion.ts'

const dayMs = 86_400_000

/** Turns a demo category into what the catalogue accepts, leaving out pictures that do not exist. */
export function toCategoryInput(
  category: DemoCategory,
  position: number,
  pictures: ReadonlySet<string>,
): CategoryInput {
  const { parent, cardImage, bannerImage, bannerTile, ...rest } = category
  const known = (key: string | undefined) => (key && pictures.has(key) ? key : null)
  return {
    ...rest,
    parentPath: parent,
    position,
    cardImage: known(cardImage),
    bannerImage: known(bannerImage),
    bannerTile: bannerTile && known(bannerTile.image) ? bannerTile : null,
  }
}

/** Turns a demo promotion into what the shop accepts: numbers of days from now become moments. */
export function toPromotionInput(promotion: DemoPromotion, now: Date): PromotionInput {
  const { startsInDays, endsInDays, ...rest } = promotion
  const validFrom = startsInDays === undefined ? null : daysBefore(now, -startsInDays)
  const validUntil = endsInDays === undefined ? null : daysBefore(now, -endsInDays)
  return { ...rest, validFrom, validUntil }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
