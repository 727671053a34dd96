import { isDeepStrictEqual } from 'node:util'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { FullPart } from '@sluimer/domain/delivery/delivery-days'
import type { DeliveryPromise } from '@sluimer/domain/delivery/promise'
import { type IsoDate, toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { LRUCache } from 'lru-cache'
import { everythingTag } from '../../../platform/change-feed/change-cursor.ts'
import type { ChangeFeed } from '../../../platform/change-feed/change-feed.ts'
import type { Db } from '../../../platform/db/database.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { countPiecesInStock, isGone } from '../stock/availability.ts'
import { areaOfPages, calculateDeliveryPromise } from '../stock/calculate-delivery-promise.ts'
import { readTileFacts, type TileFacts } from './read-tile-facts.ts'
import { toTile } from './to-tile.ts'

/** Of more products the shelf keeps those that were shown last: some 150 MB. */
const mostProducts = 50_000
/** The number of products that are compared together: small enough that no request waits long for them. */
const batchSize = 200
/** Changes of these nouns leave tiles as they are, or name the products that they change. */
const otherNouns = new Set(['product', 'delivery', 'content', 'wizard', 'synonyms', 'product-index'])

/**
 * Holds in memory what tiles show, so that a listing asks the database only for products that changed. Every node has its
 * own. What it gives is as old as what the change feed has told (`ChangeFeed.place`), like the product index.
 */
export interface TileShelf {
  /** Returns the tiles of products in the order of their ids, leaving out products that are not for sale. */
  getTiles(productIds: readonly number[], at: Date): Promise<ProductTile[]>
  /** Compares what is kept with the database, and forgets what differs. Returns those products: a change was not told. */
  reconcile(at: Date): Promise<number[]>
}

/** What is known of one product: undefined facts when it is not for sale. While it is being read there is only a promise. */
interface Kept {
  facts?: TileFacts | undefined
  reading?: Promise<TileFacts | undefined>
}

interface Sources {
  db: Db
  changes: Pick<ChangeFeed, 'subscribe' | 'catchUp'>
}

export function createTileShelf({ db, changes }: Sources): TileShelf {
  const shelf = new LRUCache<number, Kept>({ max: mostProducts })
  const promises = createPromises({ db, changes })

  changes.subscribe((tags) => {
    for (const tag of tags) {
      const [noun = '', id = ''] = tag.split(':', 2)
      if (noun === 'product') shelf.delete(Number(id))
      else if (!otherNouns.has(noun)) shelf.clear()
    }
  })

  /** Reads products at once. What changes meanwhile has left the shelf, and is read again by whoever asks next. */
  function read(productIds: readonly number[], at: Date): void {
    const all = readTileFacts(db, productIds, at)
    for (const id of productIds) {
      const reading = all.then((facts) => facts.get(id))
      const kept: Kept = { reading }
      shelf.set(id, kept)
      reading.then(
        (facts) => {
          kept.facts = facts
          delete kept.reading
        },
        () => {
          if (shelf.peek(id) === kept) shelf.delete(id)
        },
      )
    }
  }

  async function findFacts(productIds: readonly number[], at: Date): Promise<(TileFacts | undefined)[]> {
    const missing = productIds.filter((id) => !isUsable(shelf.get(id), at))
    if (missing.length > 0) read([...new Set(missing)], at)
    const kept = productIds.map((id) => shelf.peek(id))
    // Most of the time everything is there, and nothing is waited for.
    if (kept.every((one) => one?.reading === undefined)) return kept.map((one) => one?.facts)
    const facts = await Promise.all(kept.map((one) => one?.reading ?? one?.facts))
    // Another request may have begun to read a product just before a deal of it started.
    const late = productIds.filter((_, place) => !isValidAt(facts[place], at))
    if (late.length === 0) return facts
    const again = await readTileFacts(db, late, at)
    return productIds.map((id, place) => (late.includes(id) ? again.get(id) : facts[place]))
  }

  return {
    async getTiles(productIds, at) {
      if (productIds.length === 0) return []
      const [facts, promise] = await Promise.all([findFacts(productIds, at), promises.at(at)])
      return facts.flatMap((own) => (own === undefined ? [] : [toTile(own, promise(own.goods), at)]))
    },

    async reconcile(at) {
      const ids = [...shelf.keys()]
      const differing: number[] = []
      for (let from = 0; from < ids.length; from += batchSize) {
        const some = ids.slice(from, from + batchSize)
        const known = new Map(some.map((id) => [id, shelf.peek(id)]))
        const fresh = await readTileFacts(db, some, at)
        // Changes since then are not errors of the shelf.
        await changes.catchUp().catch(() => undefined)
        for (const [id, kept] of known) {
          if (kept === undefined || shelf.peek(id) !== kept || !isUsable(kept, at)) continue
          if (kept.reading !== undefined || isDeepStrictEqual(kept.facts, fresh.get(id))) continue
          shelf.delete(id)
          differing.push(id)
        }
      }
      return differing
    },
  }
}

/** Whether what is kept can be shown at a moment. A product that is still being read shows that only later. */
function isUsable(kept: Kept | undefined, at: Date): boolean {
  return kept !== undefined && isValidAt(kept.facts, at)
}

function isValidAt(facts: TileFacts | undefined, at: Date): boolean {
  const { from = null, until = null } = facts ?? {}
  return (from === null || from <= at) && (until === null || at < until)
}

type Goods = TileFacts['goods']

/**
 * Answers when goods come. Goods that are alike get one answer, which is computed once: a listing has few kinds, and the
 * calendar behind an answer costs more than the rest of a tile.
 */
function createPromises({ db, changes }: Sources) {
  let full: { since: IsoDate; parts: Promise<readonly FullPart[]> } | undefined
  let answers = new Map<string, DeliveryPromise>()
  let answersOf: readonly FullPart[] | undefined
  let answeredAt = new Date(0)

  changes.subscribe((tags) => {
    if (tags.some((tag) => tag.startsWith('delivery:') || tag === everythingTag)) full = undefined
  })

  function findFull(at: Date): Promise<readonly FullPart[]> {
    const today = toAmsterdamDate(at)
    // Days that have passed since are in nobody's way.
    if (full === undefined || today < full.since) {
      const own = { since: today, parts: findFullParts(db, areaOfPages, at) }
      full = own
      own.parts.catch(() => {
        if (full === own) full = undefined
      })
    }
    return full.parts
  }

  return {
    /** Returns a function that answers for that moment. */
    async at(at: Date): Promise<(goods: Goods) => DeliveryPromise> {
      const parts = await findFull(at)
      // A clock that was set back makes answers wrong that hold until a later moment.
      if (parts !== answersOf || at < answeredAt) answers = new Map()
      answersOf = parts
      answeredAt = at
      const own = answers
      return (goods) => {
        const kind = toKind(goods)
        const known = own.get(kind)
        if (known !== undefined && at < known.validUntil) return known
        const promise = calculateDeliveryPromise(goods, goods, parts, at)
        own.set(kind, promise)
        return promise
      }
    },
  }
}

/** Goods of the same kind come on the same day: for one piece it only matters whether there is one. */
function toKind(goods: Goods): string {
  const isInStock = countPiecesInStock(goods) > 0
  return [goods.deliveryClass, goods.leadTimeDays, isInStock, isGone(goods, goods)].join(' ')
}
