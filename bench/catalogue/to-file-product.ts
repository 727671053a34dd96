import { facets } from '@sluimer/demo/catalog/catalog-names'
import type { DemoProduct, DemoVariant } from '@sluimer/demo/catalog/product'
import { centsToEuros } from '@sluimer/domain/money/euro'
import type { FileProduct } from '@sluimer/product-files/own-format/product-file'

const dayMs = 86_400_000
const facetOfValue = new Map(
  facets.flatMap(({ key, values }) => values.map(({ slug }) => [slug, key] as const)),
)

/** Makes a demo product into a line of a product file: days ago become moments before `now`, facet values find their facet. */
export function toFileProduct(
  product: DemoProduct,
  altOf: ReadonlyMap<string, string>,
  now: Date,
): FileProduct {
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
    variants: variants.map((variant) => toFileVariant(variant, options, now)),
  }
}

function toFileVariant(
  { sku, values, imageKey, weightGrams, stock, prices }: DemoVariant,
  options: DemoProduct['options'],
  now: Date,
): FileProduct['variants'][number] {
  const present = prices.at(-1)
  if (!present) throw new Error(`demo variant ${sku} has no price`)
  return {
    sku,
    values: Object.fromEntries(options.map(({ key }, at) => [key, values[at] ?? ''])),
    price: centsToEuros(present.priceCents),
    priceHistory: prices.map(({ priceCents, fromDaysAgo }) => ({
      price: centsToEuros(priceCents),
      validFrom: daysBefore(now, fromDaysAgo),
    })),
    stock,
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

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()
