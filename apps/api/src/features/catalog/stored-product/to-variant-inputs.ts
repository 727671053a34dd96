import type { ProductVariantInput } from '@sluimer/product-files/input/product-input'
import type { ProductParts } from './stored-product.queries.ts'

/**
 * Returns a product's variants in the form in which they are saved. A variant that is no longer sold is left out when
 * nothing distinguishes it from another: it has lost its values, and is kept only for old orders.
 */
export function toVariantInputs(
  variants: ProductParts['variants'],
  options: readonly { id: number; key: string }[],
  parts: ProductParts,
): ProductVariantInput[] {
  const keyOfOption = new Map(options.map(({ id, key }) => [id, key]))
  const optionValueOf = new Map(parts.values.map((value) => [value.id, value]))
  const inputs = variants.map((row): ProductVariantInput => {
    const values: Record<string, string> = {}
    for (const link of parts.links.filter(({ variantId }) => variantId === row.id)) {
      const value = optionValueOf.get(link.optionValueId)
      const option = value && keyOfOption.get(value.optionId)
      if (value !== undefined && option !== undefined) values[option] = value.key
    }
    const { sku, ean, title, priceCents, imageKey, weightGrams, active } = row
    return {
      ...{ sku, ean, values, title, priceCents },
      priceHistory: parts.prices
        .filter(({ variantId }) => variantId === row.id)
        .map((price) => ({ priceCents: price.priceCents, validFrom: price.validFrom })),
      stockOnHand: row.stockOnHand,
      ...{ imageKey, weightGrams, active },
    }
  })
  const taken = new Set(
    inputs.filter(({ active }) => active).map(({ values }) => toCombination(values, options)),
  )
  return inputs.filter(({ active, values }) => {
    if (active) return true
    const combination = toCombination(values, options)
    const isWhole = Object.keys(values).length === options.length && !taken.has(combination)
    taken.add(combination)
    return isWhole
  })
}

const toCombination = (values: Record<string, string>, options: readonly { key: string }[]) =>
  options.map(({ key }) => values[key]).join('/')
