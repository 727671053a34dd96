import { isDeepStrictEqual } from 'node:util'
import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import { formatVariantTitle } from './variant-title.ts'

/**
 * Whether saving `given` would leave `stored` as it is. Stock and price history count for new variants only, and the
 * moment of creation only when it is given.
 */
export function isSameProduct(stored: CheckedProductInput, given: CheckedProductInput): boolean {
  const { createdAt } = given
  if (createdAt !== undefined && createdAt.getTime() !== stored.createdAt?.getTime()) return false
  return isDeepStrictEqual(toComparable(stored), toComparable(given))
}

function toComparable({ createdAt: _, ...product }: CheckedProductInput) {
  return {
    ...product,
    categories: [...new Set([product.mainCategory, ...product.categories])].sort(),
    facets: Object.entries(product.facets)
      .flatMap(([key, slugs]) => slugs.map((slug) => `${key}/${slug}`))
      .sort()
      .filter((name, index, all) => name !== all[index - 1]),
    variants: product.variants.map(({ stockOnHand: _stock, priceHistory: _history, ...variant }) => ({
      ...variant,
      title: variant.title ?? formatVariantTitle(variant, product.options),
    })),
  }
}
