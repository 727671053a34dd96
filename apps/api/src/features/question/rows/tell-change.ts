import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Tx } from '../../../platform/db/database.ts'

/** Tells every page that shows the questions of these products that they have changed. */
export async function tellChange(tx: Tx, productIds: readonly number[]): Promise<void> {
  const tags = [...new Set(productIds)].map((id) => `product:${id}`)
  if (tags.length > 0) await recordChange(tx, 'product', tags)
}
