import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductDocument } from '@sluimer/search/port'
import type { BuiltEngine } from './engine.ts'
import { memoryInUse, timed } from './measure.ts'

/** Builds the shop's own index. The time for making the products is not counted. */
export function buildOwnIndex(documents: Iterable<ProductDocument>): BuiltEngine & { snapshot(): string } {
  const before = memoryInUse()
  const made = timed(documents)
  const start = performance.now()
  const index = createProductIndex()
  index.rebuild(made.items)
  const buildMs = performance.now() - start - made.ms()
  return {
    engine: {
      name: 'product index',
      list: index.list,
      search: index.search,
      suggest: (typed) => index.suggest(typed, 8),
      changeFigures: (change) => index.apply([change]),
      rewrite: (change) => index.apply([change]),
    },
    buildMs,
    bytes: memoryInUse() - before,
    close: async () => undefined,
    snapshot() {
      const saving = performance.now()
      const bytes = index.snapshot()
      const loading = performance.now()
      const { ok } = createProductIndex().restore(bytes)
      const times = [loading - saving, performance.now() - loading].map(Math.round)
      return `${Math.round(bytes.length / 2 ** 20)} MB, saved in ${times[0]} ms, loaded in ${times[1]} ms, readable: ${ok}`
    },
  }
}
