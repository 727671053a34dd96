import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Image } from '@sluimer/contract/platform/primitives'
import { isSizeOption } from '@sluimer/domain/catalog/size-option'
import { calculateDealEnd } from '@sluimer/domain/deal/deal'
import { toProductPath } from '@sluimer/domain/route/product-path'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { withDealPrices } from '../deal/at-deal-prices.ts'
import { type DealRow, findDealsAndPlans } from '../deal/deal.queries.ts'
import { findPriceHistory, type PriceRow } from '../price/price.queries.ts'
import {
  findActiveVariants,
  findNextPictures,
  findProductImages,
  findSwatches,
  findTileProducts,
} from '../product/product.queries.ts'
import { toProductImages } from '../product/product-images.ts'
import { toRating } from '../product/rating.ts'
import type { FindSetViews } from '../product/set-views.ts'
import { toEnergyLinks } from '../product/to-light-source.ts'
import {
  calculateStockScore,
  chooseSoldOutOverlay,
  countPiecesInStock,
  type Stock,
  toShownStock,
} from '../stock/availability.ts'
import type { Goods } from '../stock/kept-promises.ts'
import { chooseShownVariant } from '../variant/shown-variant.ts'
import { listSwatches, type SwatchFacts, toSwatchImage } from './list-swatches.ts'

type Row<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]
type Product = Row<typeof findTileProducts>
type Variant = Row<typeof findActiveVariants>

/** A tile shows one picture, and a second one while the pointer is on it. */
const imagesPerTile = 2

/** What a tile shows, apart from what follows from the moment at which it is shown. */
export interface TileFacts {
  readonly fixed: Omit<ProductTile, 'price' | 'deal' | 'delivery' | 'delivery_short' | 'swatches'>
  readonly swatches: readonly TileSwatch[]
  readonly priceCents: number
  /** Whether another variant costs more, or the shopper composes it from options that do. */
  readonly isFrom: boolean
  readonly history: readonly PriceRow[]
  readonly deal: DealRow | undefined
  /** What decides when the goods come. */
  readonly goods: Goods
  /** The facts hold from this moment on, when a deal last started or ended; null: since ever. */
  readonly from: Date | null
  /** The facts hold until this moment, when the next deal starts or ends; null: until something changes. */
  readonly until: Date | null
}

/** A color, and the prices that were asked for it. */
interface TileSwatch extends SwatchFacts {
  readonly image: Image | null
  readonly secondImage: Image | null
  readonly history: readonly PriceRow[]
}

/**
 * Reads what tiles show, by product; products that are not for sale have none. The number of statements is the same for
 * one product as for a page full of them.
 */
export async function readTileFacts(
  db: Connection,
  productIds: readonly number[],
  at: Date,
  findSetViews: FindSetViews,
): Promise<ReadonlyMap<number, TileFacts>> {
  const [products, variants, pictures, nextPictures, swatches] = await Promise.all([
    findTileProducts(db, productIds),
    findActiveVariants(db, productIds),
    findProductImages(db, productIds, imagesPerTile),
    findNextPictures(db, productIds),
    findSwatches(db, productIds),
  ])
  const colored = new Set(swatches.map(({ variantId }) => variantId))
  const ofColors = new Set(variants.flatMap(({ id, imageKey }) => (colored.has(id) && imageKey) || []))
  const [deals, images, views] = await Promise.all([
    findDealsAndPlans(
      db,
      variants.map(({ id }) => id),
      at,
    ),
    findImages(db, [
      ...new Set([
        ...pictures.map(({ key }) => key),
        ...ofColors,
        ...nextPictures.flatMap(({ key, nextKey }) => (ofColors.has(key) ? [nextKey] : [])),
      ]),
    ]),
    findSetViews(products.flatMap(({ configurator }) => configurator ?? [])),
  ])
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
  const nextPicturesOf = Map.groupBy(nextPictures, ({ productId }) => productId)
  const swatchesOf = Map.groupBy(swatches, ({ productId }) => productId)
  const shown = products.flatMap((product) => {
    const own = variantsOf.get(product.id) ?? []
    const priced = withDealPrices(own, deals, at)
    const choice = chooseShownVariant(priced, product.leadTimeDays)
    const colors = listSwatches(
      product,
      priced,
      swatchesOf.get(product.id) ?? [],
      nextPicturesOf.get(product.id) ?? [],
    )
    return choice === undefined ? [] : [{ product, own, choice, colors }]
  })
  const histories = await findPriceHistory(
    db,
    [
      ...new Set(
        shown.flatMap(({ choice, colors }) => [
          choice.variant.id,
          ...colors.map(({ variantId }) => variantId),
        ]),
      ),
    ],
    at,
    deals,
  )
  return new Map(
    shown.map(({ product, own, choice, colors }) => [
      product.id,
      {
        fixed: toFixedPart({
          product,
          choice,
          variants: own,
          pictures: picturesOf.get(product.id) ?? [],
          images,
          views: views.get(product.configurator ?? '') ?? [],
        }),
        swatches: colors.map((color) => ({
          ...color,
          image: toSwatchImage(color.imageKey, images),
          secondImage: toSwatchImage(color.nextKey, images),
          history: histories.get(color.variantId) ?? [],
        })),
        priceCents: choice.variant.priceCents,
        isFrom: choice.isFrom || product.configurator !== null,
        history: histories.get(choice.variant.id) ?? [],
        deal: choice.variant.deal,
        goods: toGoods(product, choice.variant),
        ...findSpan(
          own.flatMap(({ id }) => deals.get(id) ?? []),
          at,
        ),
      },
    ]),
  )
}

function toGoods({ deliveryClass, leadTimeDays, condition }: Product, variant: Stock): TileFacts['goods'] {
  return { deliveryClass, leadTimeDays, condition, ...toShownStock(variant) }
}

/** Returns the time around a moment in which no deal starts or ends. */
function findSpan(deals: readonly DealRow[], at: Date): Pick<TileFacts, 'from' | 'until'> {
  const moments = deals
    .flatMap((deal) => [deal.startsAt, calculateDealEnd(deal)])
    .toSorted((a, b) => a.getTime() - b.getTime())
  return {
    from: moments.findLast((moment) => moment <= at) ?? null,
    until: moments.find((moment) => moment > at) ?? null,
  }
}

interface FixedParts {
  product: Product
  choice: { variant: Variant; isAvailable: boolean }
  variants: readonly Variant[]
  pictures: readonly Row<typeof findProductImages>[]
  images: ReadonlyMap<string, Image>
  views: readonly Image[]
}

function toFixedPart({
  product,
  choice: { variant, isAvailable },
  variants,
  pictures,
  images,
  views,
}: FixedParts): TileFacts['fixed'] {
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
    images: toProductImages(product, pictures, images, views).slice(0, imagesPerTile),
    variant_id:
      variants.length === 1 && isAvailable && product.configurator === null ? String(variant.id) : null,
    asks_size: variants.length > 1 && product.optionTitles.some(isSizeOption),
    shown_size: null,
    energy_label: product.energyLabel,
    energy_label_link: toEnergyLinks(product)?.label ?? null,
    rating: toRating(product),
    stock_score: calculateStockScore(pieces),
  }
}
