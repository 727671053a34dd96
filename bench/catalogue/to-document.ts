import { brands, categories, facets } from '@sluimer/demo/catalog/catalog-names'
import type { DemoProduct } from '@sluimer/demo/catalog/product'
import type { ProductDocument } from '@sluimer/search/port'

const secondsPerDay = 86_400
/** 20 November 2026, fixed so that the figures are the same on every day. */
const today = Date.UTC(2026, 10, 20) / 1000
/** The pieces that a product with a lead time always has, as in the api. */
const orderablePieces = 99

/** Makes a demo product into a document of the product index, with the fields that the api gives it. */
export function toDocument(product: DemoProduct, id: number): ProductDocument {
  const lines = [...new Set(product.categories.flatMap(findLineage))]
  const found = facets.flatMap(({ key, values }) =>
    values
      .filter(({ slug }) => product.facetValues.includes(slug))
      .map(({ slug, title }) => ({ key, slug, title })),
  )
  const prices = product.variants.map(({ prices }) => prices.at(-1)?.priceCents ?? 0)
  const formers = product.variants.map(({ prices }) => prices.at(-2)?.priceCents)
  const cheapest = prices.indexOf(Math.min(...prices))
  return {
    id,
    title: product.title,
    subTitle: product.subTitle,
    brand: brands.find(({ slug }) => slug === product.brand)?.title ?? product.brand,
    sku: [product.sku, ...product.variants.map(({ sku }) => sku)],
    categoryIds: lines.map((at) => at + 1),
    categoryTitles: lines.map((at) => categories[at]?.title ?? ''),
    facets: Object.fromEntries(
      Array.from(
        Map.groupBy(found, ({ key }) => key),
        ([key, values]) => [key, values.map(({ slug }) => slug)],
      ),
    ),
    facetTexts: found.map(({ title }) => title),
    description: [product.summary, ...product.description].join('\n'),
    priceCents: prices[cheapest] ?? 0,
    formerPriceCents: formers[cheapest] ?? null,
    stock: product.variants.reduce(
      (sum, { stock }) => sum + (product.leadTimeDays === null ? stock : orderablePieces),
      0,
    ),
    popularity: product.popularity,
    createdAt: today - product.createdDaysAgo * secondsPerDay,
  }
}

/** Returns the places in `categories` of a category and all above it, from the top down. */
export function findLineage(path: string): number[] {
  const at = categories.findIndex((category) => category.path === path)
  const parent = categories[at]?.parentPath
  if (parent === undefined) throw new Error(`No category ${path}`)
  return parent === null ? [at] : [...findLineage(parent), at]
}
