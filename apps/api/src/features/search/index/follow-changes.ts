import { everythingTag } from '../../../platform/change-feed/change-cursor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Server } from '../../../platform/http/server.ts'
import { countActiveProducts } from '../../catalog/index-document/index-document.queries.ts'
import { synonymsTag } from '../synonym/synonym-tag.ts'
import { createIndexKeeper, type IndexKeeper } from './index-keeper.ts'
import { tasksHere } from './index-tasks.ts'
import { tasksInThread } from './index-worker-thread.ts'
import { keepTrying } from './keep-trying.ts'
import type { ProductSearch } from './product-search.ts'

/** Tags of these nouns change what many products are found by, and come rarely: all is read again. */
const rareNouns = new Set(['categories', 'facets', 'brand', everythingTag])
/** Tells that listings may answer otherwise although no row changed. */
const indexTag = 'product-index'
/** A shop of at most so many products is read in less time than a thread takes to start. */
const smallShop = 5000
/** Above this share of replaced rows, and this number, a rebuild pays. */
const mostDrift = 0.02
const fewestDrifted = 500
/** How often the index is compared with the database: often enough that it happens every night. */
const reconcileIntervalMs = 5 * 60 * 60 * 1000
/** Nodes that were started together do not read everything at once. */
const reconcileSpreadMs = 30 * 60 * 1000
/** In hours of Amsterdam: when few are looking. A comparison then is followed by a rebuild. */
const night = { from: 1, until: 7 }

/** Keeps the search true to the database while the server runs: filled before it is ready, then within a second. */
export function followChanges(app: Server, deps: Deps, search: ProductSearch): IndexKeeper {
  const { db, changes, clock, config, log, readiness } = deps
  const closing = new AbortController()
  let isBuilt = false
  let timer: NodeJS.Timeout | undefined

  const keeper = createIndexKeeper(deps, search, async () => {
    const isFew = (await countActiveProducts(db)) <= smallShop
    return isFew ? tasksHere(db) : tasksInThread(config.databaseUrl, closing.signal)
  })
  const rebuildSoon = keepTrying('rebuild the product index', rebuildAndTell, { log, signal: closing.signal })
  const isSmall = () => search.index.size <= smallShop

  readiness.add('product-index', () => {
    if (!isBuilt) throw new Error('the product index is not built yet')
  })
  changes.subscribe(async (tags) => {
    if (tags.some((tag) => tag === synonymsTag || tag === everythingTag)) await search.readSynonyms(db)
    if (tags.some((tag) => rareNouns.has(nounOf(tag)))) {
      await search.readShelves(db)
      // Of a large shop the new names are shown at once, and found once the rebuild is done.
      if (isSmall()) return keeper.rebuild()
      rebuildSoon()
    }
    await keeper.refresh(productIdsIn(tags))
    const { driftShare, size } = search.index
    const isDrifted = driftShare > mostDrift && driftShare * size > fewestDrifted
    if (isDrifted && !keeper.isBuilding) rebuildSoon()
  })

  /** What pages were made of before the new index took its place may be found otherwise now. */
  async function rebuildAndTell() {
    await keeper.rebuild()
    await changes.tell([indexTag])
  }
  async function reconcileNow() {
    const mended = await keeper.reconcile()
    if (mended.length > 0) await changes.tell([indexTag])
    if (isNight(clock()) && search.index.driftShare > 0) rebuildSoon()
  }
  function planReconcile() {
    const spreadMs = Math.random() * reconcileSpreadMs
    timer = setTimeout(() => {
      reconcileNow().catch((error) => log.error({ err: error }, 'the product index could not be compared'))
      planReconcile()
    }, reconcileIntervalMs + spreadMs)
  }

  app.addHook('onReady', async () => {
    await search.readShelves(db)
    await search.readSynonyms(db)
    await keeper.rebuild()
    isBuilt = true
    planReconcile()
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    closing.abort(new Error('the server stops'))
  })
  return keeper
}

function isNight(at: Date): boolean {
  const hour = Number(
    at.toLocaleString('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' }),
  )
  return hour >= night.from && hour < night.until
}

function nounOf(tag: string): string {
  return tag.split(':', 1)[0] ?? ''
}

function productIdsIn(tags: readonly string[]): number[] {
  return tags.flatMap((tag) => (nounOf(tag) === 'product' ? [Number(tag.slice('product:'.length))] : []))
}
