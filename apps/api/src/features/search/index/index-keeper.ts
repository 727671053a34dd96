import pLimit from 'p-limit'
import type { Deps } from '../../../platform/deps.ts'
import { type IndexTasks, rangeSize } from './index-tasks.ts'
import type { ProductSearch } from './product-search.ts'
import { listDifferingRanges, mendRange } from './reconcile.ts'

/** The number of products that are read and written together: small enough that no request waits long for them. */
const batchSize = 200
/** The number of products that one log line names. */
const mostLogged = 20

/**
 * Keeps one node's index equal to the database. Changes are made one by one, so that no older state overwrites a newer.
 */
export interface IndexKeeper {
  /**
   * Builds a new index while the old one answers, adds everything that changed meanwhile, and replaces the old one. A
   * caller who asks during a build gets one that begins afterwards. When it fails, the old index stays.
   */
  rebuild(): Promise<void>
  /** Whether a new index is being built, so that the old one's drift is no reason to ask for another. */
  readonly isBuilding: boolean
  /** Reads these products again. */
  refresh(productIds: readonly number[]): Promise<void>
  /** Compares the index with the database and corrects the differences. Returns the products that differed. */
  reconcile(): Promise<number[]>
}

export function createIndexKeeper(
  { db, changes, clock, log }: Pick<Deps, 'db' | 'changes' | 'clock' | 'log'>,
  search: ProductSearch,
  tasks: () => Promise<IndexTasks>,
): IndexKeeper {
  const inTurn = pLimit(1)
  let building: Promise<void> | undefined
  let isWanted = false
  /** Products that changed since the present build began to read; undefined when there is no build. */
  let changedMeanwhile: Set<number> | undefined

  async function buildOnce(): Promise<void> {
    const started = performance.now()
    const changed = new Set<number>()
    changedMeanwhile = changed
    try {
      const at = clock()
      const next = await (await tasks()).build(at)
      await inTurn(async () => {
        while (changed.size > 0) {
          const ids = [...changed].slice(0, batchSize)
          for (const id of ids) changed.delete(id)
          next.apply(await search.findChanges(db, ids, clock()))
        }
        search.replaceIndex(next)
      })
      const ms = Math.round(performance.now() - started)
      log.info({ products: search.index.size, ms }, 'product index built')
    } finally {
      changedMeanwhile = undefined
    }
  }

  async function buildWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await buildOnce()
    }
  }

  return {
    get isBuilding() {
      return building !== undefined
    },
    rebuild() {
      isWanted = true
      building ??= buildWhileWanted().finally(() => {
        building = undefined
      })
      return building
    },
    refresh(productIds) {
      for (const id of productIds) changedMeanwhile?.add(id)
      return inTurn(async () => {
        for (let from = 0; from < productIds.length; from += batchSize) {
          const ids = productIds.slice(from, from + batchSize)
          const found = await search.findChanges(db, ids, clock())
          search.index.apply(found)
        }
      })
    },
    async reconcile() {
      const sums = await (await tasks()).sum(clock())
      // Changes since then are not errors of the index.
      await changes.catchUp().catch(() => undefined)
      const mended: number[] = []
      for (const range of listDifferingRanges(sums, search.index.rangeSums(rangeSize))) {
        mended.push(...(await inTurn(() => mendRange(db, search, range, clock()))))
      }
      if (mended.length > 0) {
        const some = mended.slice(0, mostLogged)
        log.warn({ count: mended.length, products: some }, 'the product index differed and was mended')
      }
      return mended
    },
  }
}
