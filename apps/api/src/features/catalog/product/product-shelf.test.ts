import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { createShelves, type Shelves } from '../../../platform/shelf/shelves.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { aDeal } from '../deal/deal.builders.ts'
import { changePrice } from '../price/change-price.ts'
import { reserveStock } from '../stock/stock.ts'
import { product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'
import { createProductShelf, type ProductShelf } from './product-shelf.ts'

const now = new Date('2026-11-20T09:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>
let shelves: Shelves
let products: ProductShelf
/** Tells the shelf of changes, as the feed does. */
let tell: (...tags: string[]) => void

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
  shelves = createShelves({
    subscribe: (hear) => void subscribers.push(hear),
    catchUp: async () => undefined,
  })
  products = createProductShelf({ db: connection.db, shelves })
})

/** Reads a page from the database. */
function readAnew(slugOrId: string, at: Date) {
  const nothingKept = createShelves({ subscribe: () => undefined, catchUp: async () => undefined })
  return createProductShelf({ db: connection.db, shelves: nothingKept }).findPage(slugOrId, at)
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(connection.pool, 'query')
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

test('a page that was shown before takes no statement, by slug and by id, and is that of the database', async () => {
  const { db } = connection
  const made = [
    await aProduct(db, { stock: 3 }),
    await aProduct(db, { stock: 0, leadTimeDays: 20 }),
    await aProduct(db, { deliveryClass: 'two_man', stock: 200 }),
  ]
  for (const { slug, id } of made) {
    for (const asked of [slug, String(id)]) {
      await products.findPage(asked, now)
      for (const later of [0, 13.98, 14.1, 48, 500]) {
        expect(await countStatements(() => products.findPage(asked, hours(later)))).toBe(0)
        expect(await products.findPage(asked, hours(later))).toEqual(await readAnew(asked, hours(later)))
      }
    }
  }
})

test('a change that was announced is shown, and leaves other pages where they are', async () => {
  const { db } = connection
  const [one, other] = [await aProduct(db), await aProduct(db)]
  for (const { slug } of [one, other]) await products.findPage(slug, now)
  await changePrice(db, { variantId: onlyVariantId(one), priceCents: 1234 }, now)
  tell(`product:${one.id}`, 'category:1')
  expect(await countStatements(() => products.findPage(other.slug, now))).toBe(0)
  expect(await products.findPage(one.slug, now)).toMatchObject({ price: { price: 1234 } })
})

test.each(['brand:1', 'manufacturer:1', 'picture:abc', 'categories', 'something:new', '*'])(
  'after a change of %s, which may show on any page, all are read again',
  async (tag) => {
    const { slug } = await aProduct(connection.db)
    await products.findPage(slug, now)
    tell(tag)
    expect(await countStatements(() => products.findPage(slug, now))).toBeGreaterThan(0)
  },
)

test('a deal starts, ends and frees the regular price at its moments, without any change', async () => {
  const { db } = connection
  const made = await aProduct(db)
  const variantId = onlyVariantId(made)
  await changePrice(db, { variantId, priceCents: 9000 }, hours(-2000))
  await aDeal(db, { variantId, priceCents: 5000, startsAt: hours(1), endsAt: hours(2) })
  await aDeal(db, { variantId, priceCents: 4000, startsAt: hours(5), endsAt: hours(6) })
  await products.findPage(made.slug, now)
  const seen: (number | undefined)[] = []
  for (const at of [0, 0.99, 1, 1.5, 2, 4, 5, 6, 1.2, 0]) {
    const page = await products.findPage(made.slug, hours(at))
    expect(page).toEqual(await readAnew(made.slug, hours(at)))
    seen.push(page?.price.price)
  }
  expect(seen).toEqual([9000, 9000, 5000, 5000, 9000, 9000, 4000, 9000, 5000, 9000])
})

test('a product that is no longer sold has no page; one that comes back has', async () => {
  const { db } = connection
  const { slug, id } = await aProduct(db, { slug: 'komt-terug' })
  const show = () => products.findPage(slug, now)
  expect(await show()).toBeDefined()
  await aProduct(db, { slug, active: false })
  tell(`product:${id}`)
  expect(await show()).toBeUndefined()
  await aProduct(db, { slug })
  tell(`product:${id}`)
  expect(await show()).toMatchObject({ id: String(id) })
  expect(await products.findPage('bestaat-niet', now)).toBeUndefined()
  expect(await products.findId('bestaat-niet', now)).toBeUndefined()
})

test('a page is shown under its own slug only, also when staff change slugs by hand', async () => {
  const { db } = connection
  const [one, other] = [await aProduct(db, { slug: 'eerste' }), await aProduct(db, { slug: 'tweede' })]
  for (const { slug } of [one, other]) await products.findPage(slug, now)
  await db.update(product).set({ slug: 'derde' }).where(eq(product.id, one.id))
  await db.update(product).set({ slug: 'eerste' }).where(eq(product.id, other.id))
  tell(`product:${one.id}`, `product:${other.id}`)
  expect(await products.findPage('eerste', now)).toMatchObject({ id: String(other.id), slug: 'eerste' })
  expect(await products.findPage('derde', now)).toMatchObject({ id: String(one.id) })
  expect(await products.findPage('tweede', now)).toBeUndefined()
})

test('a new product whose slug is the id of another one takes that address over', async () => {
  const { db } = connection
  const first = await aProduct(db)
  expect(await products.findId(String(first.id), now)).toBe(first.id)
  const second = await aProduct(db, { slug: String(first.id) })
  tell(`product:${second.id}`)
  expect(await products.findId(String(first.id), now)).toBe(second.id)
  expect(await products.findPage(String(first.id), now)).toMatchObject({ id: String(second.id) })
})

test('what is kept of the only piece tells whether it is being paid for or sold for good', async () => {
  const { db } = connection
  const made = await aProduct(db, { condition: 'used', stock: 1 })
  await products.findPage(made.slug, now)
  await db.transaction((tx) => reserveStock(tx, [{ variantId: onlyVariantId(made), quantity: 1 }]))
  tell(`product:${made.id}`)
  expect(await products.findPage(made.slug, now)).toMatchObject({ overlay: 'Tijdelijk uitverkocht' })
  await db
    .update(variant)
    .set({ stockOnHand: 0, stockReserved: 0 })
    .where(inArray(variant.productId, [made.id]))
  tell(`product:${made.id}`)
  expect(await products.findPage(made.slug, now)).toMatchObject({ overlay: 'Verkocht' })
})

test('a change that was never announced is found by comparing; orders of plentiful goods make no difference', async () => {
  const { db } = connection
  const [untold, plenty] = [await aProduct(db, { stock: 3 }), await aProduct(db, { stock: 5000 })]
  for (const { slug } of [untold, plenty]) await products.findPage(slug, now)
  await db
    .update(variant)
    .set({ title: 'Anders' })
    .where(inArray(variant.productId, [untold.id]))
  await db
    .update(variant)
    .set({ stockReserved: 60 })
    .where(inArray(variant.productId, [plenty.id]))
  expect(await shelves.reconcile(now)).toEqual(new Map([['product pages', [untold.id]]]))
  expect((await products.findPage(untold.slug, now))?.variants[0]?.title).toBe('Anders')
  expect(await shelves.reconcile(hours(24 * 400))).toEqual(new Map())
})
