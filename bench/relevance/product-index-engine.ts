import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductDocument } from '@sluimer/search/port'
import type { Engine } from './engine.ts'

/** The shop's own product index, with the Dutch that comes with it and no words added by staff. */
export async function openProductIndex(
  documents: readonly ProductDocument[],
  pageSize: number,
): Promise<Engine> {
  const index = createProductIndex()
  index.rebuild(documents)
  return {
    name: 'Sluimer',
    async search(text) {
      const { ids, relaxed } = index.search({
        text,
        filters: {},
        sort: 'relevance',
        offset: 0,
        limit: pageSize,
      })
      return { ids, isRelaxed: relaxed !== undefined }
    },
    async close() {
      // Nothing to give back: the index is memory only.
    },
  }
}
