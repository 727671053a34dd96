import type { DemoCategory } from '@sluimer/demo/catalog/categories/category'
import { facets } from '@sluimer/demo/catalog/facets'
import type { DemoProduct, DemoVariant } from '@sluimer/demo/catalog/product'
import type { DemoPromotion } from '@sluimer/demo/promotion/demo-promotions'
import type { CategoryInput } from '@sluimer/product-files/input/category-input'
import type { ProductInput } from '@sluimer/product-files/input/product-input'
import type { PromotionInput } from '../features/promotion/save-promotion.ts'

const dayMs = 86_400_000
const facetOfValue = new Map(
  facets.flatMap(({ key, values }) => values.map(({ slug }) => [slug, key] as const)),
)

/** A demo category as the catalogue takes it; a picture that is not there is left out. */
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

/** A demo product as the catalogue takes it: days ago become moments, facet values find their facet. */
export function toProductInput(
  product: DemoProduct,
  altOf: ReadonlyMap<string, string>,
  now: Date,
): ProductInput {
  const { family, categories, createdDaysAgo, facetValues, images, variants, options, ...rest } = product
  const [mainCategory = family, ...others] = categories
  return {
    ...rest,
    mainCategory,
    categories: others,
    createdAt: daysBefore(now, createdDaysAgo),
    images: images.map((key) => ({ key, alt: altOf.get(key) ?? product.title })),
    facets: byFacet(facetValues),
    options,
    variants: variants.map((variant) => toVariantInput(variant, options, now)),
  }
}

function toVariantInput(
  { sku, values, imageKey, weightGrams, stock, prices }: DemoVariant,
  options: DemoProduct['options'],
  now: Date,
): ProductInput['variants'][number] {
  const present = prices.at(-1)
  if (!present) throw new Error(`demo variant ${sku} has no price`)
  return {
    sku,
    values: Object.fromEntries(options.map(({ key }, at) => [key, values[at] ?? ''])),
    priceCents: present.priceCents,
    priceHistory: prices.map(({ priceCents, fromDaysAgo }) => ({
      priceCents,
      validFrom: daysBefore(now, fromDaysAgo),
    })),
    stockOnHand: stock,
    imageKey,
    weightGrams,
  }
}

function byFacet(values: readonly string[]): Record<string, string[]> {
  const facetsOf: Record<string, string[]> = {}
  for (const value of values) {
    const key = facetOfValue.get(value)
    if (!key) throw new Error(`demo facet value ${value} belongs to no facet`)
    facetsOf[key] = [...(facetsOf[key] ?? []), value]
  }
  return facetsOf
}

/** A demo promotion as the shop takes it: days from now become moments. */
export function toPromotionInput(promotion: DemoPromotion, now: Date): PromotionInput {
  const { startsInDays, endsInDays, ...rest } = promotion
  const validFrom = startsInDays === undefined ? null : daysBefore(now, -startsInDays)
  const validUntil = endsInDays === undefined ? null : daysBefore(now, -endsInDays)
  return { ...rest, validFrom, validUntil }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
