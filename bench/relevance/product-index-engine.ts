import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductDocument } from '@sluimer/search/port'
import type { Engine, OpenEngines } from './engine.ts'

/** Opens the shop's own product index, with its built-in Dutch and no words added by staff. */
export async function openProductIndex(
  documents: readonly ProductDocument[],
  pageSize: number,
): Promise<OpenEngines> {
  const index = createProductIndex()
  index.rebuild(documents)
  const engine: Engine = {
    name: 'Sluimer',
    async search(text) {
      const query = { text, filters: {}, sort: 'relevance', offset: 0, limit: pageSize } as const
      const { ids, relaxed } = index.search(query)
      return { ids, isRelaxed: relaxed !== undefined }
    },
  }
  return { engines: [engine], close: async () => undefined }
}
