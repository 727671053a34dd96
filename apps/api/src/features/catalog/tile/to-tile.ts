import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Image } from '@sluimer/contract/platform/primitives'
import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import type { FullPart } from '@sluimer/domain/delivery/delivery-days'
import { promiseInShort } from '@sluimer/domain/delivery/promise-in-short'
import { toProductPath } from '@sluimer/domain/route/product-path'
import { toDeal } from '../deal/to-deal.ts'
import type { PriceRow } from '../price/price.queries.ts'
import { toPrice } from '../price/to-price.ts'
import type {
  findProductImages,
  findSwatches,
  findTileProducts,
  VariantRow,
} from '../product/product.queries.ts'
import { toProductImages } from '../product/product-images.ts'
import { toRating } from '../product/rating.ts'
import { toEnergyLinks } from '../product/to-light-source.ts'
import { calculateStockScore, chooseSoldOutOverlay, countPiecesInStock } from '../stock/availability.ts'
import { calculateDeliveryPromise } from '../stock/calculate-delivery-promise.ts'
import type { chooseShownVariant } from '../variant/shown-variant.ts'

type Row<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

interface TileParts {
  product: Row<typeof findTileProducts>
  choice: NonNullable<ReturnType<typeof chooseShownVariant<VariantRow>>>
  variants: readonly VariantRow[]
  history: readonly PriceRow[]
  pictures: readonly Row<typeof findProductImages>[]
  swatches: readonly Row<typeof findSwatches>[]
  images: ReadonlyMap<string, Image>
  /** The days and parts of days on which the rounds of two-man deliveries are full. */
  full: readonly FullPart[]
  at: Date
}

/** Builds a tile from what was read (CT-03). */
export function toTile({
  product,
  choice,
  variants,
  history,
  pictures,
  swatches,
  images,
  full,
  at,
}: TileParts): ProductTile {
  const { variant, isAvailable, isFrom } = choice
  const delivery = promiseInShort(calculateDeliveryPromise(product, variant, full, at))
  const pieces = variants.reduce((sum, other) => sum + countPiecesInStock(other), 0)
  return {
    id: String(product.id),
    slug: product.slug,
    title: product.title,
    sub_title: product.subTitle,
    brand: product.brand,
    link: toProductPath(product),
    available: isAvailable,
    overlay: isAvailable ? null : chooseSoldOutOverlay(product, variants),
    images: toProductImages(product, pictures, images),
    price: toPrice(calculatePriceAt(history, variant.priceCents, at), isFrom),
    deal: toDeal(variant.deal, at),
    swatches: swatches.map(({ title, color }) => ({ title, color })),
    delivery: delivery.spoken,
    delivery_short: delivery.shown,
    variant_id:
      variants.length === 1 && isAvailable && product.configurator === null ? String(variant.id) : null,
    energy_label: product.energyLabel,
    energy_label_link: toEnergyLinks(product)?.label ?? null,
    rating: toRating(product),
    stock_score: calculateStockScore(pieces),
  }
}
