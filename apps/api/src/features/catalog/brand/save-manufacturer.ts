import {
  type ManufacturerInput,
  manufacturerInputSchema,
} from '@sluimer/product-files/input/manufacturer-input'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { manufacturer } from '../tables/maker-tables.ts'

/** Adds a manufacturer, who answers for a product's safety (GPSR art. 19), or changes the one of that name. */
export async function saveManufacturer(db: Db, input: ManufacturerInput): Promise<{ id: number }> {
  const { name, ...values } = manufacturerInputSchema.parse(input)
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(manufacturer)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: manufacturer.name, set: values })
      .returning({ id: manufacturer.id })
    if (row === undefined) throw new Error('an upsert answered no row')
    await recordChange(tx, 'manufacturer', [`manufacturer:${row.id}`])
    return row
  })
}
