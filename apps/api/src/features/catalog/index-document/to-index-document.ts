import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import type { CategoryFilling } from '@sluimer/domain/deal/deal-kind'
import { calculateDeliverySpeed, deliverySpeedFacet } from '@sluimer/domain/delivery/delivery-speed'
import type { ProductDocument } from '@sluimer/search/port'
import type { CategoryTree } from '../category/category-tree.ts'
import type { findProductFacets } from '../facet/facet.queries.ts'
import type { PriceRow } from '../price/price.queries.ts'
import type { findProductCategories, VariantRow } from '../product/product.queries.ts'
import { countOrderablePieces, countPiecesInStock } from '../stock/availability.ts'
import type { findDocumentProducts } from './index-document.queries.ts'
import { groupByFacet, listChoices } from './list-choices.ts'

type Row<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

interface DocumentParts {
  product: Row<typeof findDocumentProducts>
  shown: VariantRow
  variants: readonly VariantRow[]
  /** The prices that were asked for each variant, by its id. */
  histories: ReadonlyMap<number, readonly PriceRow[]>
  categories: readonly Row<typeof findProductCategories>[]
  facets: readonly Row<typeof findProductFacets>[]
  /** The keys of the option values that each variant has, by the variant's id. */
  keysOf: ReadonlyMap<number, readonly string[]>
  tree: CategoryTree
  at: Date
}

/** The index holds whole numbers of 32 bits; in seconds since 1970 that reaches to January 2038. */
const highestFigure = 2_147_483_647

/**
 * Describes a product as the index finds, counts and sorts it, with the price and stock of its tile. The delivery
 * time is derived from those, not from the product's own words.
 */
export function toIndexDocument(parts: DocumentParts): ProductDocument {
  const { product, shown, variants, histories, categories, facets, keysOf, tree, at } = parts
  // How soon a product comes is worked out below, so no choice of it may say so.
  const said = facets.filter(({ key }) => key !== deliverySpeedFacet)
  const price = calculatePriceAt(histories.get(shown.id) ?? [], shown.priceCents, at)
  const filled = tree.filledBy(listFillings(variants, price.formerPriceCents !== undefined))
  const found = withAncestors([...categories, ...filled], tree)
  const speed = calculateDeliverySpeed({ ...product, availableStock: countPiecesInStock(shown) })
  const pieces = variants.reduce((sum, one) => sum + countOrderablePieces(one, product.leadTimeDays), 0)
  return {
    id: product.id,
    title: product.title,
    subTitle: product.subTitle,
    brand: product.brand,
    sku: [product.sku, ...variants.map((variant) => variant.sku)],
    categoryIds: found.map((category) => category.id),
    categoryTitles: found.map((category) => category.title),
    facets: {
      ...groupByFacet(facets),
      [deliverySpeedFacet]: speed === undefined ? [] : [speed],
    },
    facetTexts: facets.map((facet) => facet.title),
    description: [product.summary, ...product.description].join('\n'),
    priceCents: price.priceCents,
    formerPriceCents: price.formerPriceCents ?? null,
    stock: pieces,
    // A product that cannot be bought comes last, however popular it was.
    popularity: pieces === 0 ? 0 : product.popularity,
    createdAt: Math.min(Math.max(0, Math.floor(product.createdAt.getTime() / 1000)), highestFigure),
    choices: listChoices({
      variants,
      leadTimeDays: product.leadTimeDays,
      histories,
      keysOf,
      facets: said,
      at,
    }),
  }
}

/** Returns why a product appears in self-filling categories: the deals that run on it, and a lawful discount. */
function listFillings(variants: readonly VariantRow[], hasDiscount: boolean): CategoryFilling[] {
  const kinds = variants.flatMap(({ deal }) => deal?.kind ?? [])
  return hasDiscount ? [...kinds, 'discount'] : kinds
}

/**
 * Returns all categories of a product: its own and those above them, the main path first, from the top down. What fills itself with
 * deals or discounts takes nothing from the categories below it: a page of offers would list goods at their usual price.
 */
function withAncestors(own: readonly { id: number }[], tree: CategoryTree) {
  const lines = own.flatMap(({ id }) => {
    const row = tree.find(id)
    if (row === undefined) return []
    return tree.lineage(row).filter((one) => one.id === row.id || one.filledBy.length === 0)
  })
  return [...new Map(lines.map((row) => [row.id, row])).values()]
}
