import { everythingTag } from '../../platform/change-feed/change-cursor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Server } from '../../platform/http/server.ts'
import type { ProductSearch } from './product-search.ts'

/** Tags of these nouns change what many products are found by, and come rarely: all is read again. */
const rareNouns = new Set(['categories', 'facets', 'brand', everythingTag])
/** When more products than this change at once, reading all of them is faster. */
const mostAtOnce = 5000
/** Above this share of replaced rows a rebuild pays. */
const mostDrift = 0.02
/** Former prices may end by the mere passing of time, so all is read again at least this often. */
const rebuildIntervalMs = 6 * 60 * 60 * 1000

/** Keeps the search true to the database while the server runs: filled before it is ready, then within a second. */
export function followChanges(app: Server, deps: Deps, search: ProductSearch): void {
  const { db, changes, clock, log, readiness } = deps
  let isBuilt = false
  let building: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function rebuild(): Promise<void> {
    building ??= build().finally(() => {
      building = undefined
    })
    return building
  }

  async function build() {
    const started = performance.now()
    await search.rebuild(db, clock())
    isBuilt = true
    log.info(
      { products: search.index.size, ms: Math.round(performance.now() - started) },
      'product index built',
    )
  }

  readiness.add('product-index', () => {
    if (!isBuilt) throw new Error('the product index is not built yet')
  })
  changes.subscribe(async (tags) => {
    // A build under way may have read these products before they changed.
    await building
    const ids = productIdsIn(tags)
    if (ids.length > mostAtOnce || tags.some((tag) => rareNouns.has(nounOf(tag)))) return rebuild()
    await search.refresh(db, ids, clock())
    if (search.index.driftShare > mostDrift) await rebuild()
  })
  app.addHook('onReady', async () => {
    await rebuild()
    timer = setInterval(() => {
      rebuild().catch((error) => log.error({ err: error }, 'the product index could not be rebuilt'))
    }, rebuildIntervalMs)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

function nounOf(tag: string): string {
  return tag.split(':', 1)[0] ?? ''
}

function productIdsIn(tags: readonly string[]): number[] {
  return tags.flatMap((tag) => (nounOf(tag) === 'product' ? [Number(tag.slice('product:'.length))] : []))
}
