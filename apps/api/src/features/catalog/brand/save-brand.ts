import { type BrandInput, brandInputSchema } from '@sluimer/product-files/input/brand-input'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { brand } from '../tables/maker-tables.ts'

/** Adds a brand, or changes the one with that slug. */
export async function saveBrand(db: Db, input: BrandInput): Promise<{ id: number }> {
  const { slug, ...values } = brandInputSchema.parse(input)
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(brand)
      .values({ slug, ...values })
      .onConflictDoUpdate({ target: brand.slug, set: values })
      .returning({ id: brand.id })
    if (row === undefined) throw new Error('an upsert answered no row')
    await recordChange(tx, 'brand', [`brand:${row.id}`])
    return row
  })
}
