import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { createShelves, type Shelves } from '../../../platform/shelf/shelves.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { aDeal } from '../deal/deal.builders.ts'
import { changePrice } from '../price/change-price.ts'
import { createKeptPromises } from '../stock/kept-promises.ts'
import { variant } from '../tables/variant-tables.ts'
import { getTiles } from './get-tiles.ts'
import { createTileShelf, type TileShelf } from './tile-shelf.ts'

const now = new Date('2026-11-20T09:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>
let shelves: Shelves
let shelf: TileShelf
/** Tells the shelf of changes, as the feed does. */
let tell: (...tags: string[]) => void
let catchUp: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
beforeEach(() => {
  const subscribers: ((tags: readonly string[]) => unknown)[] = []
  tell = (...tags) => {
    for (const hear of subscribers) hear(tags)
  }
  catchUp = async () => undefined
  shelves = createShelves({ subscribe: (hear) => void subscribers.push(hear), catchUp: () => catchUp() })
  shelf = createTileShelf({ db: connection.db, shelves })
})

/** Counts the statements that something takes. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(connection.pool, 'query')
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

test('tiles that were shown before take no statement, and are those of the database', async () => {
  const { db } = connection
  const products = [
    await aProduct(db, { stock: 3 }),
    await aProduct(db, { stock: 0 }),
    await aProduct(db, { stock: 0, leadTimeDays: 20 }),
    await aProduct(db, { deliveryClass: 'two_man', stock: 1 }),
  ]
  const inactive = await aProduct(db, { active: false })
  const ids = [...products, inactive].map(({ id }) => id).toReversed()
  expect(await countStatements(() => shelf.getTiles(ids, now))).toBeGreaterThan(0)
  expect(await countStatements(() => shelf.getTiles(ids.slice(1, 3), now))).toBe(0)
  expect(await countStatements(() => shelf.getTiles([], now))).toBe(0)
  // Over the cut-off hour, a night, a Sunday and back.
  for (const later of [0, 13.98, 14.1, 20, 48, 72, 500, -1]) {
    expect(await countStatements(() => shelf.getTiles(ids, hours(later)))).toBe(0)
    expect(await shelf.getTiles(ids, hours(later))).toEqual(await getTiles(db, ids, hours(later)))
  }
  expect(await shelf.getTiles(ids, now)).toHaveLength(4)
})

test('a change that was announced is shown, and only the product that changed is read again', async () => {
  const { db } = connection
  const [one, other] = [await aProduct(db), await aProduct(db)]
  const [{ price } = { price: undefined }] = await shelf.getTiles([one.id, other.id], now)
  await changePrice(db, { variantId: onlyVariantId(one), priceCents: 1234 }, now)
  expect((await shelf.getTiles([one.id], now))[0]?.price).toEqual(price)
  tell(`product:${one.id}`)
  expect(await countStatements(() => shelf.getTiles([other.id], now))).toBe(0)
  expect((await shelf.getTiles([one.id, other.id], now))[0]?.price.price).toBe(1234)
})

test.each(['brand:1', 'picture:abc', 'configurator:hotel', 'something:new', '*'])(
  'after a change of %s, which may show on any tile, all are read again',
  async (tag) => {
    const { id } = await aProduct(connection.db)
    await shelf.getTiles([id], now)
    tell(tag)
    expect(await countStatements(() => shelf.getTiles([id], now))).toBeGreaterThan(0)
  },
)

test('what changes while it is being read is read again by whoever asks next', async () => {
  const { db } = connection
  const product = await aProduct(db)
  const reading = shelf.getTiles([product.id], now)
  await changePrice(db, { variantId: onlyVariantId(product), priceCents: 1111 }, now)
  tell(`product:${product.id}`)
  await reading
  expect((await shelf.getTiles([product.id], now))[0]?.price.price).toBe(1111)
})

test('several calls at once for the same products read them once', async () => {
  const { id } = await aProduct(connection.db)
  const once = await countStatements(() => shelf.getTiles([id], now))
  tell(`product:${id}`)
  const twice = await countStatements(() => Promise.all([1, 2, 3].map(() => shelf.getTiles([id], now))))
  expect(twice).toBeLessThanOrEqual(once)
})

test('a deal starts, ends and frees the regular price at its moments, without any change', async () => {
  const { db } = connection
  const product = await aProduct(db)
  const variantId = onlyVariantId(product)
  await changePrice(db, { variantId, priceCents: 9000 }, hours(-2000))
  await aDeal(db, { variantId, priceCents: 5000, startsAt: hours(1), endsAt: hours(2) })
  await aDeal(db, { variantId, priceCents: 4000, startsAt: hours(5), endsAt: hours(6) })
  const seen: (number | undefined)[] = []
  for (const at of [0, 0.99, 1, 1.5, 2, 4, 5, 6, 1.2, 0]) {
    const [tile] = await shelf.getTiles([product.id], hours(at))
    expect(tile).toEqual((await getTiles(db, [product.id], hours(at)))[0])
    seen.push(tile?.price.price)
  }
  expect(seen).toEqual([9000, 9000, 5000, 5000, 9000, 9000, 4000, 9000, 5000, 9000])
})

test('a call at the moment of a deal sees the deal, while another reads the moment before', async () => {
  const { db } = connection
  const product = await aProduct(db)
  const variantId = onlyVariantId(product)
  await changePrice(db, { variantId, priceCents: 9000 }, hours(-2000))
  await aDeal(db, { variantId, priceCents: 5000, startsAt: hours(1), endsAt: hours(2) })
  const early = shelf.getTiles([product.id], hours(0.9))
  const atStart = shelf.getTiles([product.id], hours(1))
  expect((await early)[0]?.price.price).toBe(9000)
  expect((await atStart)[0]?.price.price).toBe(5000)
})

test.each(['delivery:NL', '*'])('after a change of %s the full rounds are read again', async (tag) => {
  const promises = createKeptPromises({ db: connection.db, shelves })
  await promises.at(now, 'NL')
  expect(await countStatements(() => promises.at(now, 'NL'))).toBe(0)
  tell(tag)
  expect(await countStatements(() => promises.at(now, 'NL'))).toBe(1)
  expect(await countStatements(() => promises.at(now, 'NL'))).toBe(0)
})

test('a read that failed is tried again by the next call', async () => {
  const { id } = await aProduct(connection.db)
  const query = vi.spyOn(connection.pool, 'query').mockImplementation(() => {
    throw new Error('the database is away')
  })
  await expect(shelf.getTiles([id], now)).rejects.toThrow()
  query.mockRestore()
  expect(await shelf.getTiles([id], now)).toHaveLength(1)
})

test('a change that was never announced is found by comparing; one announced meanwhile is not a fault', async () => {
  const { db } = connection
  const [untold, told, same] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  const ids = [untold.id, told.id, same.id]
  await shelf.getTiles(ids, now)
  await db
    .update(variant)
    .set({ priceCents: 777 })
    .where(inArray(variant.productId, [untold.id, told.id]))
  // Full rounds are compared first, and tiles after them.
  let compared = 0
  catchUp = async () => {
    if (++compared === 2) tell(`product:${told.id}`)
  }
  expect(await shelves.reconcile(now)).toEqual(new Map([['tiles', [untold.id]]]))
  const shown = await shelf.getTiles(ids, now)
  expect(shown.slice(0, 2).map(({ price }) => price.price)).toEqual([777, 777])
  expect(await shelves.reconcile(now)).toEqual(new Map())
})
