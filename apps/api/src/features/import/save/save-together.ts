import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { Db } from '../../../platform/db/database.ts'
import { isDatabaseAway, isUniqueViolation } from '../../../platform/db/errors.ts'
import { saveProducts } from '../../catalog/save-product/save-products.ts'

/** The most variants that one transaction saves: their rows are locked until its end, while shoppers are ordering. */
const mostVariants = 1_000

/**
 * Saves products, many in one transaction, and returns why some of them could not be saved. A failed transaction is
 * repeated in halves until the culprit is found, so that all others come in and each product is saved whole or not at
 * all.
 */
export async function saveTogether(
  db: Db,
  products: readonly CheckedProductInput[],
  now: Date,
): Promise<ReadonlyMap<CheckedProductInput, string>> {
  const refusals = new Map<CheckedProductInput, string>()
  for (const some of splitPortions(products)) await save(some)
  return refusals

  async function save(some: readonly CheckedProductInput[]): Promise<void> {
    try {
      await saveProducts(db, some, now)
    } catch (error) {
      const [only, ...others] = some
      if (only === undefined || isDatabaseAway(error)) throw error
      if (others.length > 0) {
        const middle = Math.ceil(some.length / 2)
        await save(some.slice(0, middle))
        await save(some.slice(middle))
      } else if (isUniqueViolation(error)) {
        // Somebody saved a product with this sku after the import had checked it.
        refusals.set(
          only,
          'a sku belongs to another product of the shop, saved a moment ago: import the file again to see which',
        )
      } else throw error
    }
  }
}

function splitPortions(products: readonly CheckedProductInput[]): CheckedProductInput[][] {
  const portions: CheckedProductInput[][] = []
  let room = 0
  for (const product of products) {
    room -= product.variants.length
    const portion = portions.at(-1)
    if (portion !== undefined && room >= 0) portion.push(product)
    else {
      portions.push([product])
      room = mostVariants - product.variants.length
    }
  }
  return portions
}
