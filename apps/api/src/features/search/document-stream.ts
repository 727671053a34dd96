import type { ProductDocument } from '@sluimer/search/port'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { findCategories } from '../catalog/category.queries.ts'
import { CategoryTree } from '../catalog/category-tree.ts'
import { findIndexDocuments } from '../catalog/load-index-documents.ts'

/** Enough that the statements cost little per product, few enough that memory stays small. */
const batchSize = 1000

/**
 * Lets `work` read every product that is for sale, a batch at a time in memory, all as they were at one moment: a server-side
 * cursor in a transaction that only reads, and so does not hold the change feed back. They come by main category and
 * popularity, since an index is fastest when what is listed together lies together.
 */
export function readDocuments<Result>(
  db: Db,
  at: Date,
  work: (documents: AsyncIterable<ProductDocument>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, (tx) => work(documentsIn(tx, at)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function* documentsIn(tx: Tx, at: Date): AsyncGenerator<ProductDocument> {
  const tree = new CategoryTree(await findCategories(tx))
  await tx.execute(sql`
    declare listed no scroll cursor for
    select product.id::text as id
    from product
    join category on category.id = product.main_category_id
    where product.active
    order by category.path, product.popularity desc, product.id`)
  for (;;) {
    const { rows } = await tx.execute<{ id: string }>(sql`fetch ${sql.raw(String(batchSize))} from listed`)
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => Number(id))
    const documents = new Map((await findIndexDocuments(tx, ids, tree, at)).map((one) => [one.id, one]))
    for (const id of ids) {
      const document = documents.get(id)
      if (document) yield document
    }
  }
  await tx.execute(sql`close listed`)
}
