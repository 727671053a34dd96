import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { describeMake } from '@sluimer/domain/catalog/make'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { listFitting } from './make-prices.ts'
import { type AskedMake, toWanted, valueAt } from './show-makes.ts'

/**
 * Leaves of a page what holds for the makes that are asked for: what a duvet of 240 cm weighs and costs, how a cover of flannel is washed. The page itself
 * when all of its makes are meant, or none.
 */
export function narrowPage(search: ProductSearch, page: Product, asked: AskedMake): Product {
  const variants = listFitting(page, toWanted(search, asked))
  if (variants.length === 0 || variants.length === page.variants.length) return page
  const makes = variants.map((variant) =>
    page.options.map((_, place) => valueAt(page, variant, place)?.title),
  )
  const sold = variants.filter(({ available }) => available)
  const prices = (sold.length > 0 ? sold : variants).map((variant) => variant.price)
  const [lowest = page.price] = prices.toSorted((a, b) => a.price - b.price)
  const price = { ...lowest, from: prices.some((other) => other.price > lowest.price) }
  return { ...page, price, variants: [...variants], ...describeMake(page, makes) }
}

/** Leaves of a page what holds for one make. */
export function narrowToMake(page: Product, variant: Variant): Product {
  const titles = page.options.map((_, place) => valueAt(page, variant, place)?.title)
  return { ...page, variants: [variant], ...describeMake(page, [titles]) }
}
