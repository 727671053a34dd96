import type { FeedProduct, FeedVariant } from '@sluimer/contract/catalog/product-feed'
import type { Image } from '@sluimer/contract/platform/primitives'
import { countryCodes } from '@sluimer/domain/address/country'
import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import { listDeliveryMethods } from '@sluimer/domain/delivery/methods'
import { toProductPath } from '@sluimer/domain/route/product-path'
import type { CategoryTree } from '../category/category-tree.ts'
import { toDeal } from '../deal/to-deal.ts'
import type { PriceRow } from '../price/price.queries.ts'
import { toPrice } from '../price/to-price.ts'
import type { VariantRow } from '../product/product.queries.ts'
import { countOrderablePieces, countPiecesInStock } from '../stock/availability.ts'
import type { ChoiceRow, FeedProductRow } from './product-feed.queries.ts'

interface FeedParts {
  product: FeedProductRow
  variants: readonly VariantRow[]
  pictures: readonly { key: string; alt: string }[]
  images: ReadonlyMap<string, Image>
  choices: ReadonlyMap<number, readonly ChoiceRow[]>
  histories: ReadonlyMap<number, readonly PriceRow[]>
  tree: CategoryTree
  at: Date
}

/** Describes a product and its variants for price comparers, with the same price, stock and words as on its page. */
export function toFeedProduct(parts: FeedParts): FeedProduct {
  const { product, images, tree } = parts
  const category = tree.find(product.mainCategoryId)
  return {
    id: String(product.id),
    sku: product.sku,
    title: product.title,
    link: toProductPath(product),
    brand: product.brand,
    summary: product.summary,
    description: product.description,
    highlights: product.highlights,
    images: parts.pictures.flatMap(({ key, alt }) => {
      const image = images.get(key)
      return image === undefined ? [] : [{ ...image, alt }]
    }),
    category_titles: category === undefined ? [] : tree.lineage(category).map(({ title }) => title),
    delivery_method: product.deliveryClass,
    condition: product.condition,
    energy_label: product.energyLabel,
    eprel_number: product.lightSource?.isExample === false ? product.lightSource.eprelNumber : null,
    variants: parts.variants.map((variant) => toFeedVariant(variant, parts)),
  }
}

function toFeedVariant(
  variant: VariantRow,
  { product, choices, histories, at }: Pick<FeedParts, 'product' | 'choices' | 'histories' | 'at'>,
): FeedVariant {
  const price = calculatePriceAt(histories.get(variant.id) ?? [], variant.priceCents, at)
  return {
    variant_id: String(variant.id),
    sku: variant.sku,
    ean: variant.ean,
    title: variant.title,
    choices: (choices.get(variant.id) ?? []).map(({ key, valueKey, value }) => ({
      key,
      value_key: valueKey,
      value,
    })),
    price: toPrice(price, false),
    deal: toDeal(variant.deal, at),
    available: countOrderablePieces(variant, product.leadTimeDays) > 0,
    handling_days: countPiecesInStock(variant) > 0 ? 0 : (product.leadTimeDays ?? 0),
    image_key: variant.imageKey,
    weight_grams: variant.weightGrams,
    shipping: countryCodes.flatMap((country) => {
      const [home] = listDeliveryMethods({
        country,
        classes: [product.deliveryClass],
        weightGrams: variant.weightGrams ?? 0,
        subTotalCents: price.priceCents,
      })
      if (home === undefined) return []
      return [{ country, service: home.title, price: home.priceCents }]
    }),
  }
}
