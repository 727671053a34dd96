import type { Product } from '@sluimer/contract/catalog/product'
import type { Image, Link } from '@sluimer/contract/platform/primitives'
import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import type { FullPart } from '@sluimer/domain/delivery/delivery-days'
import { toBrandLink } from '../brand/brand-set.ts'
import type { findLineage } from '../category/category.queries.ts'
import { categoryLink, homeLink } from '../category/category-tree.ts'
import { toDeal } from '../deal/to-deal.ts'
import type { PriceRow } from '../price/price.queries.ts'
import { toPrice } from '../price/to-price.ts'
import {
  calculateStockScore,
  chooseSoldOutOverlay,
  countOrderablePieces,
  countPiecesInStock,
} from '../stock/availability.ts'
import { calculateDeliveryPromise } from '../stock/calculate-delivery-promise.ts'
import type { chooseShownVariant } from '../variant/shown-variant.ts'
import type {
  findChosenValues,
  findOptionValues,
  findProduct,
  findProductCategories,
  findProductImages,
  VariantRow,
} from './product.queries.ts'
import { toProductImages } from './product-images.ts'
import { toRating } from './rating.ts'
import { toLightSource } from './to-light-source.ts'
import { toOptions } from './to-options.ts'
import { toProducerGuarantee } from './to-producer-guarantee.ts'

type Rows<Query extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>

type ProductParts = NonNullable<Rows<typeof findProduct>> & {
  variants: readonly VariantRow[]
  choice: NonNullable<ReturnType<typeof chooseShownVariant<VariantRow>>>
  pictures: Rows<typeof findProductImages>
  images: ReadonlyMap<string, Image>
  options: Rows<typeof findOptionValues>
  chosenValues: Rows<typeof findChosenValues>
  categories: Rows<typeof findProductCategories>
  histories: ReadonlyMap<number, readonly PriceRow[]>
  /** The path to the main category, from the top down; empty when that category is not shown. */
  lineage: Rows<typeof findLineage>
  /** The days and parts of days on which the rounds of two-man deliveries are full. */
  full: readonly FullPart[]
  at: Date
}

/** Builds a product page from what was read (PD-01). */
export function toProduct(parts: ProductParts): Product {
  const { product, brand, variants, choice, histories, lineage, full, at } = parts
  const { options, listValueIds } = toOptions(parts.options, parts.chosenValues)
  const mainCategory = lineage.at(-1)
  const images = toProductImages(product, parts.pictures, parts.images)
  const self: Link = { title: product.title, link: `/${product.slug}.html` }
  const priceOfVariant = (variant: VariantRow, isFrom: boolean) =>
    toPrice(calculatePriceAt(histories.get(variant.id) ?? [], variant.priceCents, at), isFrom)

  return {
    id: String(product.id),
    slug: product.slug,
    title: product.title,
    sub_title: product.subTitle,
    sku: product.sku,
    link: self.link,
    brand: toBrandLink(brand),
    main_category: mainCategory === undefined ? null : categoryLink(mainCategory),
    categories: parts.categories.map((category) => ({ name: category.title })),
    breadcrumb: [homeLink, ...lineage.map(categoryLink), self],
    images,
    image: images[0],
    options,
    variants: variants.map((variant) => ({
      variant_id: String(variant.id),
      sku: variant.sku,
      ean: variant.ean,
      weight_grams: variant.weightGrams,
      handling_days: countPiecesInStock(variant) > 0 ? 0 : (product.leadTimeDays ?? 0),
      title: variant.title,
      value_ids: listValueIds(variant.id),
      price: priceOfVariant(variant, false),
      deal: toDeal(variant.deal, at),
      available: countOrderablePieces(variant, product.leadTimeDays) > 0,
      stock: countOrderablePieces(variant, product.leadTimeDays),
      delivery: calculateDeliveryPromise(product, variant, full, at).text,
      image_key: variant.imageKey,
    })),
    variant_id: String(choice.variant.id),
    price: priceOfVariant(choice.variant, choice.isFrom),
    available: choice.isAvailable,
    overlay: choice.isAvailable ? null : chooseSoldOutOverlay(product, variants),
    stock_score: calculateStockScore(variants.reduce((sum, variant) => sum + countPiecesInStock(variant), 0)),
    delivery: calculateDeliveryPromise(product, choice.variant, full, at).text,
    ...toTexts(parts),
  }
}

function toTexts({
  product,
  manufacturer,
  takeBack,
}: Pick<ProductParts, 'product' | 'manufacturer' | 'takeBack'>) {
  return {
    rating: toRating(product),
    delivery_method: product.deliveryClass,
    summary: product.summary,
    description: product.description,
    highlights: product.highlights,
    specifications: product.specifications,
    composition: product.composition.map(({ part, materials, note }) => ({
      part,
      materials: materials.map(({ name, percent, detail }) => ({ name, percent, detail: detail ?? null })),
      note: note ?? null,
    })),
    has_animal_parts: product.hasAnimalParts,
    care: product.care,
    /** Product safety law requires this on the offer itself (GPSR art. 19). */
    safety: {
      manufacturer: manufacturer.name,
      address: manufacturer.address,
      email: manufacturer.email,
      warnings: product.warnings,
    },
    energy_label: product.energyLabel,
    light_source: toLightSource(product),
    producer_guarantee: toProducerGuarantee(product),
    take_back: takeBack,
    made_to_measure: product.madeToMeasure,
    condition: product.condition,
    custom_fields: {
      boxconfig_id: product.customFields.boxconfigId ?? null,
      summary: product.customFields.summary ?? null,
      image_url: product.customFields.imageUrl ?? null,
    },
  }
}
