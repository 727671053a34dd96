import type { Product, Variant } from '@sluimer/contract/catalog/product'

/** Returns the query of a product's page that opens it with this variant: `stof=percal&maat=240x220`. */
export function toVariantQuery({ options }: Product, { value_ids: chosen }: Variant): URLSearchParams {
  return new URLSearchParams(
    options.flatMap(({ key, values }, at): [string, string][] => {
      const value = values.find(({ id }) => id === chosen[at])
      return value === undefined ? [] : [[key, value.key]]
    }),
  )
}
