import type { Candidate } from '@sluimer/product-files/input/candidate'
import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'

/**
 * Returns the product as it will be saved, and as it is stored. A file of our own describes a product completely and
 * identifies it by slug. Another system's file identifies it by sku and gives only the fields that it has: the others
 * stay, including the address.
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
