import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { type Db, openDatabase } from '../../../platform/db/database.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { changeStock } from '../stock/change-stock.ts'
import { reserveStock } from '../stock/stock.ts'
import { priceHistory } from '../tables/price-tables.ts'
import { variant } from '../tables/variant-tables.ts'
import { changePrice } from './change-price.ts'

const start = new Date('2026-06-01T09:00:00Z')
const day = (number: number) => new Date(start.getTime() + number * 86_400_000)
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url })
  db = connection.db
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const listHistory = (variantId: number) =>
  db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variantId))
    .orderBy(asc(priceHistory.validFrom))

describe('changing a price', () => {
  test('to what it is already changes nothing', async () => {
    const variantId = onlyVariantId(await aProduct(db, { priceCents: 1000 }, start))
    await changePrice(db, { variantId, priceCents: 1000 }, day(1))
    expect(await listHistory(variantId)).toHaveLength(1)
  })

  test('twice at the same moment leaves one price of that moment', async () => {
    const variantId = onlyVariantId(await aProduct(db, { priceCents: 1000 }, start))
    await changePrice(db, { variantId, priceCents: 900 }, day(1))
    await changePrice(db, { variantId, priceCents: 800 }, day(1))
    expect(await listHistory(variantId)).toMatchObject([
      { priceCents: 1000, validTo: day(1) },
      { priceCents: 800, validTo: null },
    ])
  })

  test('by many at once leaves a history without gaps or overlaps, and the price of its last row', async () => {
    const variantId = onlyVariantId(await aProduct(db, { priceCents: 1000 }, start))
    const changes = Array.from({ length: 12 }, (_, i) => ({ variantId, priceCents: 1100 + i }))
    await Promise.all(changes.map((one, i) => changePrice(db, one, day(1 + i))))
    const history = await listHistory(variantId)
    expect(history.filter(({ validTo }) => validTo === null)).toHaveLength(1)
    for (const [index, period] of history.entries()) {
      if (period.validTo !== null) expect(history[index + 1]?.validFrom).toEqual(period.validTo)
    }
    const [row] = await db.select().from(variant).where(eq(variant.id, variantId))
    expect(row?.priceCents).toBe(history.at(-1)?.priceCents)
  })

  test('of a variant that does not exist is not found', async () => {
    const outcome = await changePrice(db, { variantId: 987654321, priceCents: 1 }, start)
    expect(outcome).toEqual({ ok: false, error: { code: 'not_found' } })
  })
})

describe('changing the stock', () => {
  test('adds and takes away, but never pieces that wait for a payment', async () => {
    const variantId = onlyVariantId(await aProduct(db, { stock: 5 }))
    await db.transaction((tx) => reserveStock(tx, [{ variantId, quantity: 3 }]))
    expect(await changeStock(db, { variantId, by: 4 })).toEqual({ ok: true, stockOnHand: 9 })
    expect(await changeStock(db, { variantId, by: -7 })).toEqual({
      ok: false,
      error: { code: 'reserved', reserved: 3 },
    })
    expect(await changeStock(db, { variantId, by: -6 })).toEqual({ ok: true, stockOnHand: 3 })
  })

  test('[CO-08] deliveries that come at once all count', async () => {
    const variantId = onlyVariantId(await aProduct(db, { stock: 0 }))
    await Promise.all(Array.from({ length: 20 }, () => changeStock(db, { variantId, by: 1 })))
    expect(await changeStock(db, { variantId, by: 0 })).toMatchObject({ stockOnHand: 20 })
  })
})
