import type { Connection } from '../../../platform/db/database.ts'
import { findTileProducts } from '../../catalog/product/product.queries.ts'

/** Leaves out what somebody sent back: it is new in the shop, and no new thing. Without anything else it has to do. */
export async function pickNew(db: Connection, ids: readonly number[], most: number): Promise<number[]> {
  const unused = new Set(
    (await findTileProducts(db, ids)).filter(({ condition }) => condition === 'new').map(({ id }) => id),
  )
  const kept = ids.filter((id) => unused.has(id))
  return (kept.length > 0 ? kept : [...ids]).slice(0, most)
}
