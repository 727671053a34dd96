import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductIndex } from '@sluimer/search/port'
import { addToRange, sumOfDocument } from '@sluimer/search/store/range-sums'
import type { Db } from '../../../platform/db/database.ts'
import { readIndexDocuments } from '../../catalog/index-document/load-index-documents.ts'

/** Products whose sums are compared together: few enough to read at once when they differ. */
export const rangeSize = 1000

/** What takes long and reads everything; done in this thread for a small shop and in another for a large one. */
export interface IndexTasks {
  /** A new index of every product that is for sale. */
  build(at: Date): Promise<ProductIndex>
  /** The sums of the products by range of ids, as the database has them. */
  sum(at: Date): Promise<Map<number, number>>
}

export function tasksHere(db: Db): IndexTasks {
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
