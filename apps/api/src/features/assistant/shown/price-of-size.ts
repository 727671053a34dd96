import type { Product } from '@sluimer/contract/catalog/product'

/** Returns the lowest price of a product in a size; undefined when it does not come in it. */
export function findPriceOf({ options, variants }: Product, size: string): number | undefined {
  const reversed = size.split('x').toReversed().join('x')
  const ids = options
    .flatMap(({ values }) => values)
    .filter(({ key }) => key === size || key === reversed)
    .map(({ id }) => id)
  const prices = variants
    .filter(({ value_ids }) => value_ids.some((id) => ids.includes(id)))
    .map(({ price }) => price.price)
  return prices.length === 0 ? undefined : Math.min(...prices)
}
