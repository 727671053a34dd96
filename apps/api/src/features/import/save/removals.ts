import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import { withoutControls } from '../terminal.ts'

/** What saving a product takes off sale. */
export interface Removal {
  sku: string
  title: string
  /** The skus that shoppers could buy before and cannot buy afterwards. */
  variants: string[]
  /** The number of its variants that were on sale. */
  of: number
}

/** What a file takes off sale. `of` counts all variants on sale of the products that it names. */
export interface RemovalCounts {
  products: number
  variants: number
  of: number
}

/** Above this percentage, and above this number of variants, a confirmation is needed; single ones are noticed. */
const mostUnasked = { percent: 2, variants: 1 }

const skusOnSale = ({ active, variants }: CheckedProductInput) =>
  active ? variants.filter((one) => one.active).map(({ sku }) => sku) : []

/** Returns the variants that are on sale now and no longer will be, because they are not named or not active. */
export function toRemoval(before: CheckedProductInput, after: CheckedProductInput): Removal {
  const stay = new Set(skusOnSale(after))
  const onSale = skusOnSale(before)
  return {
    sku: before.sku,
    title: before.title,
    variants: onSale.filter((sku) => !stay.has(sku)),
    of: onSale.length,
  }
}

/** Whether so much goes off sale that it may be a mistake: a file that lists products without their variants. */
export const needsConsent = ({ variants, of }: RemovalCounts) =>
  variants > mostUnasked.variants && variants * 100 > of * mostUnasked.percent

/** Says "the product MH01 'Hoodie', 14 of its 15 variants (MH01-XS, MH01-S, …)", with the names of all of them. */
export function describeRemoval({ sku, title, variants, of }: Removal): string {
  const what =
    variants.length === of
      ? `as a whole, ${of === 1 ? 'its only variant' : `all ${of} variants`}`
      : `${variants.length} of its ${of} variants`
  return withoutControls(`the product ${sku} '${title}', ${what} (${variants.join(', ')})`)
}

/** Says '75 of the 80 variants on sale of the products that the file names (94%); 4 of the products as a whole'. */
export function describeRemovals({ products, variants, of }: RemovalCounts): string {
  const percent = Math.ceil((variants * 100) / of)
  const whole = products > 0 ? `; ${products} of the products as a whole` : ''
  return `${variants} of the ${of} variants on sale of the products that the file names (${percent}%)${whole}`
}

/** Says how to confirm a file that takes much off sale. */
export const howToAllow =
  `That is more than ${mostUnasked.percent}%. A file that leaves out what a product has, such as its variants, takes it off sale: when that is
meant, add --allow-removals.`.replaceAll('\n', ' ')
