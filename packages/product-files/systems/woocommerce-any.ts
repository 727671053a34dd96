import type { SourceVariant } from '../rows/source-product.ts'
import { splitList } from './woocommerce-attributes.ts'

/** More variants from one row are a mistake in the file; the variant then stays as it was and is refused. */
const mostVariants = 200

interface Option {
  name: string
  value: string
}

/**
 * Splits a variation that leaves an attribute open. It is sold in every value that its parent lists and no other
 * variation names. Here each value becomes a variant of its own, and they share the stock: together they sell no more
 * than there is.
 */
export function spreadAnyValues(
  variants: readonly SourceVariant[],
  options: readonly Option[],
): SourceVariant[] {
  const chosenBy = (values: SourceVariant['values']) =>
    JSON.stringify(options.map(({ name }) => values[name]))
  const named = new Set(variants.map(({ values }) => chosenBy(values)))
  return variants.flatMap((variant) => spread(variant, options, (values) => !named.has(chosenBy(values))))
}

function spread(
  variant: SourceVariant,
  options: readonly Option[],
  isFree: (values: SourceVariant['values']) => boolean,
): SourceVariant[] {
  const open = options.filter(({ name }) => variant.values[name] === '')
  if (open.length === 0) return [variant]
  let every = [variant.values]
  for (const { name, value } of open)
    every = every.flatMap((values) => splitList(value).map((one) => ({ ...values, [name]: one })))
  if (every.length === 0 || every.length > mostVariants) return [variant]
  const apart = every.filter(isFree).map((values, index) => ({
    ...variant,
    values,
    sku: variant.sku && [variant.sku, ...open.map(({ name }) => values[name])].join('-'),
    barcode: index === 0 ? variant.barcode : '',
  }))
  return shareStock(apart, variant.stock)
}

/** Divides stock that is kept for several variants together. */
export function shareStock(variants: readonly SourceVariant[], stock: string): SourceVariant[] {
  const pieces = Math.floor(Number(stock))
  return variants.map((variant, index) => ({
    ...variant,
    stock: pieces > 0 ? String(Math.floor((pieces + index) / variants.length)) : stock,
  }))
}
