import type { CheckedProductInput, ProductVariantInput } from '@sluimer/product-files/input/product-input'

/** Joins the titles of a variant's values in the order of the options: '240 x 220 cm, salie'. */
export function formatVariantTitle(
  { values }: Pick<ProductVariantInput, 'values'>,
  options: CheckedProductInput['options'],
): string {
  return options
    .map((option) => option.values.find((value) => value.key === values[option.key])?.title)
    .filter((title) => title !== undefined)
    .join(', ')
}
