import type { ProductDocument, ProductIndex } from '@sluimer/search/port'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { type Db, openDatabase } from '../../../platform/db/database.ts'
import { aProduct, type BuiltProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { saveSynonym } from '../synonym/save-synonym.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { createLocalTasks, type IndexTasks } from './index-tasks.ts'
import { createThreadTasks } from './index-worker-thread.ts'
import { createProductSearch, type ProductSearch } from './product-search.ts'

const now = new Date('2026-11-20T09:00:00Z')
let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
let db: Db
let search: ProductSearch
let products: BuiltProduct[]
/** A thread starts within a second, or within many on a machine that is busy with other tests. */
const threadTimeout = 60_000
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 4 })
  db = opened.db
  products = []
  for (const priceCents of [1000, 2000, 3000]) products.push(await aProduct(db, { priceCents }))
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})
beforeEach(async () => {
  search = createProductSearch()
  await search.readShelves(db)
  log.warn.mockClear()
})

const getId = (place: number) => products[place]?.id ?? 0
const findPrice = (place: number, index: ProductIndex = search.index) =>
  index.list({ ids: [getId(place)], filters: {}, sort: 'popularity', offset: 0, limit: 1 }).price?.minCents
const setPrice = (place: number, priceCents: number) =>
  changePrice(db, { variantId: onlyVariantId(products[place] as BuiltProduct), priceCents }, now)

function keeperWith(tasks: IndexTasks, catchUp: () => Promise<void> = async () => undefined) {
  const deps = { db, clock: () => now, log, changes: { catchUp } }
  return createIndexKeeper(deps as never, search, async () => tasks)
}

/** Tasks whose build, having read the products, waits until it is allowed to go on. */
function slowTasks() {
  const hasRead = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const here = createLocalTasks(db)
  let builds = 0
  const tasks: IndexTasks = {
    sum: here.sum,
    async build(at) {
      builds++
      const index = await here.build(at)
      hasRead.resolve()
      await mayGoOn.promise
      return index
    },
  }
  return { tasks, hasRead: hasRead.promise, goOn: mayGoOn.resolve, builds: () => builds }
}

describe('a rebuild', () => {
  test('holds every product, in this thread and in another', { timeout: threadTimeout }, async () => {
    await keeperWith(createLocalTasks(db)).rebuild()
    const here = search.index
    await keeperWith(createThreadTasks(database.url, new AbortController().signal)).rebuild()
    expect(search.index).not.toBe(here)
    expect(search.index.size).toBe(3)
    expect(search.index.rangeSums(1000)).toEqual(here.rangeSums(1000))
    expect(search.index.driftShare).toBe(0)
  })

  test('in a thread that is killed leaves the old index, and the next one succeeds', {
    timeout: threadTimeout,
  }, async () => {
    await keeperWith(createLocalTasks(db)).rebuild()
    const old = search.index
    const killed = createThreadTasks(
      database.url,
      new AbortController().signal,
      (worker) => void worker.terminate(),
    )
    await expect(keeperWith(killed).rebuild()).rejects.toThrow('ended with')
    expect(search.index).toBe(old)
    await keeperWith(createLocalTasks(db)).rebuild()
    expect(search.index).not.toBe(old)
  })

  test('in a thread ends with the server', { timeout: threadTimeout }, async () => {
    const closing = new AbortController()
    const tasks = createThreadTasks(database.url, closing.signal, () =>
      closing.abort(new Error('the server stops')),
    )
    await expect(keeperWith(tasks).rebuild()).rejects.toThrow('the server stops')
  })

  test('answers whole from the old index until all that changed meanwhile is in the new one', async () => {
    await setPrice(0, 1000)
    await keeperWith(createLocalTasks(db)).rebuild()
    const { tasks, hasRead, goOn } = slowTasks()
    const keeper = keeperWith(tasks)
    const old = search.index
    const rebuilt = keeper.rebuild()
    await hasRead
    await setPrice(0, 1111)
    await keeper.refresh([getId(0)])
    expect(search.index).toBe(old)
    expect(findPrice(0)).toBe(1111)
    const seen = new Set<number | undefined>()
    goOn()
    while (search.index === old) {
      seen.add(findPrice(0))
      await new Promise(setImmediate)
    }
    seen.add(findPrice(0))
    await rebuilt
    expect([...seen]).toEqual([1111])
    expect(search.index.size).toBe(3)
  })

  test('that is asked for during another begins after it, once for all who asked', async () => {
    const { tasks, hasRead, goOn, builds } = slowTasks()
    const keeper = keeperWith(tasks)
    const first = keeper.rebuild()
    await hasRead
    expect(keeper.isBuilding).toBe(true)
    const others = [keeper.rebuild(), keeper.rebuild()]
    goOn()
    await Promise.all([first, ...others])
    expect(keeper.isBuilding).toBe(false)
    expect(builds()).toBe(2)
  })

  test('keeps the synonyms of the staff', async () => {
    await saveSynonym(db, { term: 'xylofoon', words: ['product'], direction: 'two_way' })
    await search.readSynonyms(db)
    await keeperWith(createLocalTasks(db)).rebuild()
    const query = { text: 'xylofoon', filters: {}, sort: 'relevance', offset: 0, limit: 9 } as const
    expect(search.index.search(query).total).toBe(3)
  })
})

describe('comparing the index with the database', () => {
  test('finds nothing when it is true to it', async () => {
    const keeper = keeperWith(createLocalTasks(db))
    await keeper.rebuild()
    expect(await keeper.reconcile()).toEqual([])
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('mends what is wrong, missing or too many, and logs it', { timeout: threadTimeout }, async () => {
    const { sum } = createThreadTasks(database.url, new AbortController().signal)
    const keeper = keeperWith({ ...createLocalTasks(db), sum })
    await keeper.rebuild()
    const before = search.index.rangeSums(1000)
    const stranger = { ...(await findDocument(getId(1))), id: 987_654 }
    search.index.apply([
      { kind: 'figures', id: getId(0), priceCents: 1 },
      { kind: 'remove', id: getId(1) },
      { kind: 'put', document: { ...(await findDocument(getId(2))), title: 'Iets anders' } },
      { kind: 'put', document: stranger },
    ])
    const damaged = [getId(0), getId(1), getId(2), stranger.id]
    expect((await keeper.reconcile()).sort((a, b) => a - b)).toEqual(damaged.sort((a, b) => a - b))
    expect(search.index.rangeSums(1000)).toEqual(before)
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ count: 4 }), expect.any(String))
    expect(await keeperWith(createLocalTasks(db)).reconcile()).toEqual([])
  })

  test('does not take a change that is announced meanwhile for a fault', async () => {
    const keeper = keeperWith(createLocalTasks(db), () => keeper.refresh([getId(0)]))
    await keeper.rebuild()
    await setPrice(0, 1222)
    expect(await keeper.reconcile()).toEqual([])
    expect(findPrice(0)).toBe(1222)
  })
})

async function findDocument(id: number): Promise<ProductDocument> {
  const [change] = await search.findChanges(db, [id], now)
  if (change?.kind !== 'put') throw new Error(`Product ${id} is not for sale`)
  return change.document
}
