import type { Product } from '@sluimer/contract/catalog/product'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { toBrandLink } from '../brand/brand-set.ts'
import { findLineage } from '../category/category.queries.ts'
import { categoryLink, homeLink } from '../category/category-tree.ts'
import { type DealRow, findDealsAndPlans } from '../deal/deal.queries.ts'
import { findRegularPrices, type PriceRow } from '../price/price.queries.ts'
import { countPiecesInStock, type Stock, toShownStock } from '../stock/availability.ts'
import type { Goods } from '../stock/kept-promises.ts'
import {
  findActiveVariants,
  findChosenValues,
  findOptionValues,
  findPageProducts,
  findProductCategories,
  findProductImages,
} from './product.queries.ts'
import { toProductImages } from './product-images.ts'
import type { FindSetViews } from './set-views.ts'
import { toOptions } from './to-options.ts'
import { toTexts } from './to-texts.ts'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>

/** No gallery shows more pictures. */
const mostImages = 50

/** A variant of a product page, apart from what follows from the moment at which it is shown. */
export interface VariantFacts extends Stock {
  readonly id: number
  readonly fixed: Omit<Product['variants'][number], 'price' | 'deal' | 'available' | 'stock' | 'delivery'>
  /** The regular price. */
  readonly priceCents: number
  readonly regularPrices: PriceRow[]
  /** The deals that have been and those that are planned. */
  readonly deals: readonly DealRow[]
}

type OfMoment = 'variants' | 'variant_id' | 'price' | 'available' | 'overlay' | 'stock_score' | 'delivery'

/** What a product page shows (PD-01), apart from what follows from the moment at which it is shown. */
export interface ProductFacts {
  readonly fixed: Omit<Product, OfMoment>
  readonly goods: Omit<Goods, keyof Stock>
  readonly variants: readonly VariantFacts[]
}

/** Reads what product pages show, by product; products that are not for sale have none. */
export async function readProductFacts(
  db: Connection,
  productIds: readonly number[],
  at: Date,
  findSetViews: FindSetViews,
): Promise<ReadonlyMap<number, ProductFacts>> {
  const [products, variants, pictures, options, categories] = await Promise.all([
    findPageProducts(db, productIds),
    findActiveVariants(db, productIds),
    findProductImages(db, productIds, mostImages),
    findOptionValues(db, productIds),
    findProductCategories(db, productIds),
  ])
  const variantIds = variants.map(({ id }) => id)
  const [regularPrices, deals, chosen, images, lineages, views] = await Promise.all([
    findRegularPrices(db, variantIds, at),
    findDealsAndPlans(db, variantIds, at),
    findChosenValues(db, variantIds),
    findImages(
      db,
      pictures.map(({ key }) => key),
    ),
    findLineages(
      db,
      products.map(({ product }) => product.mainCategoryId),
    ),
    findSetViews(products.flatMap(({ product }) => product.customFields.boxconfigId ?? [])),
  ])
  return new Map(
    products.map((row) => {
      const ofProduct = ({ productId }: { productId: number }) => productId === row.product.id
      const own = variants.filter(ofProduct)
      const ownIds = new Set(own.map(({ id }) => id))
      const choices = toOptions(
        options.filter(({ option }) => ofProduct(option)),
        chosen.filter(({ variantId }) => ownIds.has(variantId)),
      )
      const { leadTimeDays, deliveryClass, condition } = row.product
      const facts: ProductFacts = {
        fixed: toFixedPart(row, {
          images: toProductImages(
            row.product,
            pictures.filter(ofProduct),
            images,
            views.get(row.product.customFields.boxconfigId ?? ''),
          ),
          options: choices.options,
          categories: categories.filter(ofProduct),
          lineage: lineages.get(row.product.mainCategoryId) ?? [],
        }),
        goods: { leadTimeDays, deliveryClass, condition },
        variants: own.map((variant) => ({
          id: variant.id,
          ...toShownStock(variant),
          fixed: {
            variant_id: String(variant.id),
            sku: variant.sku,
            ean: variant.ean,
            weight_grams: variant.weightGrams,
            handling_days: countPiecesInStock(variant) > 0 ? 0 : (leadTimeDays ?? 0),
            title: variant.title,
            value_ids: choices.listValueIds(variant.id),
            image_key: variant.imageKey,
          },
          priceCents: variant.priceCents,
          regularPrices: regularPrices.get(variant.id) ?? [],
          deals: deals.get(variant.id) ?? [],
        })),
      }
      return [row.product.id, facts]
    }),
  )
}

/** Returns the path to each of these categories, from the top down; empty when a category is not shown. */
async function findLineages(db: Connection, categoryIds: readonly number[]) {
  const ids = [...new Set(categoryIds)]
  const lineages = await Promise.all(ids.map((id) => findLineage(db, id)))
  return new Map(ids.map((id, place) => [id, lineages[place] ?? []]))
}

interface Surroundings {
  images: ReturnType<typeof toProductImages>
  options: Product['options']
  categories: Rows<typeof findProductCategories>
  lineage: Awaited<ReturnType<typeof findLineage>>
}

function toFixedPart(
  row: Rows<typeof findPageProducts>[number],
  { images, options, categories, lineage }: Surroundings,
): ProductFacts['fixed'] {
  const { product, brand } = row
  const mainCategory = lineage.at(-1)
  const self = { title: product.title, link: `/${product.slug}.html` }
  return {
    id: String(product.id),
    slug: product.slug,
    title: product.title,
    sub_title: product.subTitle,
    sku: product.sku,
    link: self.link,
    brand: toBrandLink(brand),
    main_category: mainCategory === undefined ? null : categoryLink(mainCategory),
    categories: categories.map((category) => ({ name: category.title })),
    breadcrumb: [homeLink, ...lineage.map(categoryLink), self],
    images,
    image: images[0],
    options,
    ...toTexts(row),
  }
}
