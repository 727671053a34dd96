import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { Connection } from '../../../platform/db/database.ts'
import { findProductParts, findProductRows, listProductRowsAfter } from './stored-product.queries.ts'
import { toProductInput } from './to-product-input.ts'

/** Products per piece in which the catalogue is read: few statements, little memory. */
const pieceSize = 100

/** Returns the products with one of these slugs or skus, in the form in which they are saved. */
export async function findStoredProducts(
  db: Connection,
  names: { slugs: readonly string[]; skus: readonly string[] },
): Promise<CheckedProductInput[]> {
  const rows = await findProductRows(db, names.slugs, names.skus)
  if (rows.length === 0) return []
  const parts = await findProductParts(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map((row) => toProductInput(row, parts))
}

/** Yields every product, oldest first, with at most one piece of the catalogue in memory. */
export async function* readStoredProducts(db: Connection): AsyncGenerator<CheckedProductInput> {
  let last = 0
  for (;;) {
    const rows = await listProductRowsAfter(db, last, pieceSize)
    if (rows.length === 0) return
    const ids = rows.map(({ row }) => row.id)
    const parts = await findProductParts(db, ids)
    for (const row of rows) yield toProductInput(row, parts)
    last = ids.at(-1) ?? last
  }
}
