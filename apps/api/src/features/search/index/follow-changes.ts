import { everythingTag } from '../../../platform/change-feed/change-cursor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Server } from '../../../platform/http/server.ts'
import { countActiveProducts } from '../../catalog/index-document/index-document.queries.ts'
import { synonymsTag } from '../synonym/synonym-tag.ts'
import { createIndexKeeper, type IndexKeeper } from './index-keeper.ts'
import { createLocalTasks } from './index-tasks.ts'
import { createThreadTasks } from './index-worker-thread.ts'
import { keepTrying } from './keep-trying.ts'
import type { ProductSearch } from './product-search.ts'

/** Tags of these nouns change how many products are found, and come rarely: everything is read again. */
const rareNouns = new Set(['categories', 'facets', 'brand', everythingTag])
/** Announces that listings may answer differently although no row changed. */
const indexTag = 'product-index'
/** Up to this many products a shop is read in less time than a thread takes to start. */
const smallShop = 5000
/** A rebuild is worthwhile above this share of replaced rows, and above this number of them. */
const mostDrift = 0.02
const fewestDrifted = 500
/** The interval at which the index is compared with the database: short enough that it happens every night. */
const reconcileIntervalMs = 5 * 60 * 60 * 1000
/** Spreads the comparisons, so that nodes that were started together do not read everything at once. */
const reconcileSpreadMs = 30 * 60 * 1000
/** The number of products or other keys that one log line names. */
const mostLogged = 20
/** Hours in Amsterdam when few people are looking. A comparison at night is followed by a rebuild. */
const night = { from: 1, until: 7 }

/** Keeps the search equal to the database: filled before the server is ready, then updated within a second. */
export function followChanges(app: Server, deps: Deps, search: ProductSearch): IndexKeeper {
  const { db, changes, shelves, clock, config, log, readiness } = deps
  const closing = new AbortController()
  let isBuilt = false
  let timer: NodeJS.Timeout | undefined

  const keeper = createIndexKeeper(deps, search, async () => {
    const isFew = (await countActiveProducts(db)) <= smallShop
    return isFew ? createLocalTasks(db) : createThreadTasks(config.databaseUrl, closing.signal)
  })
  const rebuildSoon = keepTrying('rebuild the product index', rebuildAndTell, { log, signal: closing.signal })
  const isSmall = () => search.index.size <= smallShop

  readiness.add('product-index', () => {
    if (!isBuilt) throw new Error('the product index is not built yet')
  })
  changes.subscribe(async (tags) => {
    if (tags.some((tag) => tag === synonymsTag || tag === everythingTag)) await search.readSynonyms(db)
    if (tags.some((tag) => rareNouns.has(toNoun(tag)))) {
      await search.readShelves(db)
      // A large shop shows the new names at once, and finds products by them once the rebuild is done.
      if (isSmall()) return keeper.rebuild()
      rebuildSoon()
    }
    await keeper.refresh(productIdsIn(tags))
    const { driftShare, size } = search.index
    const isDrifted = driftShare > mostDrift && driftShare * size > fewestDrifted
    if (isDrifted && !keeper.isBuilding) rebuildSoon()
  })

  /** Announces a rebuild, because pages made from the old index may be out of date. */
  async function rebuildAndTell() {
    await keeper.rebuild()
    await changes.tell([indexTag])
  }
  async function reconcileNow() {
    const differing = await shelves.reconcile(clock())
    for (const [shelf, keys] of differing) {
      log.warn({ shelf, count: keys.length, keys: keys.slice(0, mostLogged) }, 'what is kept differed')
    }
    const mended = await keeper.reconcile()
    if (mended.length + differing.size > 0) await changes.tell([indexTag])
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

function toNoun(tag: string): string {
  return tag.split(':', 1)[0] ?? ''
}

function productIdsIn(tags: readonly string[]): number[] {
  return tags.flatMap((tag) => (toNoun(tag) === 'product' ? [Number(tag.slice('product:'.length))] : []))
}
