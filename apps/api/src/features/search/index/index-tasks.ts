import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductIndex } from '@sluimer/search/port'
import { addToRange, sumOfDocument } from '@sluimer/search/store/range-sums'
import type { Db } from '../../../platform/db/database.ts'
import { readIndexDocuments } from '../../catalog/index-document/load-index-documents.ts'

/** The number of products whose sums are compared together: small enough to read all of them when they differ. */
export const rangeSize = 1000

/** The tasks that read everything and take long; a small shop runs them in this thread, a large one in another. */
export interface IndexTasks {
  /** Builds a new index of every product for sale. */
  build(at: Date): Promise<ProductIndex>
  /** Returns the sums of the products by range of ids, according to the database. */
  sum(at: Date): Promise<Map<number, number>>
}

export function createLocalTasks(db: Db): IndexTasks {
  return {
    async build(at) {
      const index = createProductIndex()
      await readIndexDocuments(db, at, (documents) => index.rebuildFrom(documents))
      return index
    },
    sum: (at) =>
      readIndexDocuments(db, at, async (documents) => {
        const sums = new Map<number, number>()
        for await (const document of documents) {
          addToRange(sums, rangeSize, document.id, sumOfDocument(document))
        }
        return sums
      }),
  }
}
