import type { Candidate } from '@sluimer/product-files/input/candidate'
import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'

/**
 * The product as it will be saved, and as it is stored. A file of our own says everything about a product, and its slug names
 * it. Another system's file names it by sku and says only what it knows: the rest, its address among it, stays.
 */
export function keepWhatIsStored(
  { product, known }: Candidate & { ok: true },
  stored: readonly CheckedProductInput[],
): { product: CheckedProductInput; before: CheckedProductInput | undefined; conflict?: string } {
  const bySlug = stored.find(({ slug }) => slug === product.slug)
  if (known === undefined) return { product, before: bySlug }
  const before = stored.find(({ sku }) => sku === product.sku)
  if (before === undefined && bySlug !== undefined) {
    const conflict = `the address ${product.slug} belongs to the product ${bySlug.sku}`
    return { product, before: undefined, conflict }
  }
  if (before === undefined) return { product, before }
  const given = Object.entries(product).filter(([field]) => known.has(field) && field !== 'slug')
  return { product: { ...before, ...Object.fromEntries(given) }, before }
}
