import type { SourceVariant } from './source-product.ts'
import { splitList } from './woocommerce-attributes.ts'

/** More than these of one row are a mistake in the file; the variant then comes out as it went in and is refused. */
const mostVariants = 200

/**
 * A variation that leaves an attribute open is sold in every value that its parent lists. Here each of them is a variant of its
 * own, and they share the stock: together they sell no more than there is.
 */
export function spreadAnyValues(
  variant: SourceVariant,
  options: readonly { name: string; value: string }[],
): SourceVariant[] {
  const open = options.filter(({ name }) => variant.values[name] === '')
  if (open.length === 0) return [variant]
  let spread = [variant.values]
  for (const { name, value } of open)
    spread = spread.flatMap((values) => splitList(value).map((one) => ({ ...values, [name]: one })))
  if (spread.length === 0 || spread.length > mostVariants) return [variant]
  const apart = spread.map((values, index) => ({
    ...variant,
    values,
    sku: variant.sku && [variant.sku, ...open.map(({ name }) => values[name])].join('-'),
    barcode: index === 0 ? variant.barcode : '',
  }))
  return shareStock(apart, variant.stock)
}

/** Stock that is kept for several variants together, divided over them. */
export function shareStock(variants: readonly SourceVariant[], stock: string): SourceVariant[] {
  const pieces = Math.floor(Number(stock))
  return variants.map((variant, index) => ({
    ...variant,
    stock: pieces > 0 ? String(Math.floor((pieces + index) / variants.length)) : stock,
  }))
}
