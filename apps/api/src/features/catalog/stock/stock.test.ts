import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { change } from '../../../platform/change-feed/tables.ts'
import { type Db, openDatabase } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { variant } from '../tables/variant-tables.ts'
import { commitStock, releaseStock, reserveStock, type StockLine } from './stock.ts'

let database: TestDatabase
let pool: ReturnType<typeof openDatabase>
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openDatabase({ url: database.url, maxConnections: 20 })
  db = pool.db
})
afterAll(async () => {
  await pool.close()
  await database.drop()
})

const reserve = (lines: StockLine[]) => inTransaction(db, (tx) => reserveStock(tx, lines))
const release = (lines: StockLine[]) => inTransaction(db, (tx) => releaseStock(tx, lines))
const commit = (lines: StockLine[]) => inTransaction(db, (tx) => commitStock(tx, lines))
const aVariant = async (special: Parameters<typeof aProduct>[1]) => onlyVariantId(await aProduct(db, special))

async function findStock(variantId: number) {
  const [row] = await db.select().from(variant).where(eq(variant.id, variantId))
  return { onHand: row?.stockOnHand, reserved: row?.stockReserved }
}

describe('reserving', () => {
  test('holds the pieces without taking them out of the warehouse', async () => {
    const variantId = await aVariant({ stock: 5 })
    const line = { variantId, quantity: 3 }
    expect(await reserve([line])).toEqual({ ok: true, held: [line] })
    expect(await findStock(variantId)).toEqual({ onHand: 5, reserved: 3 })
  })

  test('[CO-08] names every line that falls short with what there is, and holds nothing', async () => {
    const plenty = await aVariant({ stock: 9 })
    const few = await aVariant({ stock: 2 })
    const none = await aVariant({ stock: 0 })
    const lines = [plenty, few, none].map((variantId) => ({ variantId, quantity: 3 }))
    expect(await reserve(lines)).toEqual({
      ok: false,
      error: {
        code: 'out_of_stock',
        shortages: [
          { variantId: few, requested: 3, available: 2 },
          { variantId: none, requested: 3, available: 0 },
        ],
      },
    })
    expect(await findStock(plenty)).toEqual({ onHand: 9, reserved: 0 })
  })

  test('counts two lines of one variant together', async () => {
    const variantId = await aVariant({ stock: 3 })
    const outcome = await reserve([
      { variantId, quantity: 2 },
      { variantId, quantity: 2 },
    ])
    expect(outcome).toMatchObject({ ok: false, error: { shortages: [{ requested: 4, available: 3 }] } })
  })

  test('sells nothing that is unknown or not sold any more', async () => {
    const variantId = await aVariant({ stock: 5, active: false, leadTimeDays: 10 })
    const outcome = await reserve([
      { variantId, quantity: 1 },
      { variantId: 987654321, quantity: 1 },
    ])
    expect(outcome).toMatchObject({ ok: false, error: { shortages: [{ available: 0 }, { available: 0 }] } })
  })

  test('takes an order beyond the stock when the product has a lead time, and holds nothing for it', async () => {
    const variantId = await aVariant({ stock: 2, leadTimeDays: 10 })
    expect(await reserve([{ variantId, quantity: 3 }])).toEqual({ ok: true, held: [] })
    expect(await reserve([{ variantId, quantity: 2 }])).toMatchObject({ held: [{ quantity: 2 }] })
  })

  test.each([0, -1, 1.5])('refuses %d as a quantity', async (quantity) => {
    const variantId = await aVariant({ stock: 5 })
    await expect(reserve([{ variantId, quantity }])).rejects.toThrow(RangeError)
  })
})

describe('many orders at once', () => {
  test('[CO-08] fifty orders for the last ten pieces sell exactly ten', async () => {
    const variantId = await aVariant({ stock: 10 })
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => reserve([{ variantId, quantity: 1 }])),
    )
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(10)
    expect(await findStock(variantId)).toEqual({ onHand: 10, reserved: 10 })
  })

  test('[CO-08] orders that want the same products in another order never block each other', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => aVariant({ stock: 30 })))
    const lines = ids.map((variantId) => ({ variantId, quantity: 1 }))
    const orders = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? lines : lines.toReversed()))
    // This runs outside inTransaction, so that a deadlock fails the test instead of being tried again.
    const outcomes = await Promise.all(
      orders.map((order) =>
        db.transaction(async (tx) => {
          const outcome = await reserveStock(tx, order)
          if (outcome.ok) await commitStock(tx, outcome.held)
          return outcome.ok
        }),
      ),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(30)
    for (const id of ids) expect(await findStock(id)).toEqual({ onHand: 0, reserved: 0 })
  })

  test('what one order releases another gets', async () => {
    const variantId = await aVariant({ stock: 1 })
    const line = { variantId, quantity: 1 }
    await reserve([line])
    expect(await reserve([line])).toMatchObject({ ok: false })
    await release([line])
    expect(await reserve([line])).toMatchObject({ ok: true })
  })
})

describe('releasing and selling', () => {
  test('selling takes the held pieces out of the warehouse', async () => {
    const variantId = await aVariant({ stock: 5 })
    await reserve([{ variantId, quantity: 3 }])
    await commit([{ variantId, quantity: 2 }])
    expect(await findStock(variantId)).toEqual({ onHand: 3, reserved: 1 })
  })

  test('nothing that is not held can be sold or released, and then all stays as it was', async () => {
    const held = await aVariant({ stock: 5 })
    const other = await aVariant({ stock: 5 })
    await reserve([{ variantId: held, quantity: 1 }])
    const lines = [held, other].map((variantId) => ({ variantId, quantity: 1 }))
    await expect(commit(lines)).rejects.toThrow('stock of 1 of 2 variants')
    await expect(release(lines)).rejects.toThrow('stock of 1 of 2 variants')
    expect(await findStock(held)).toEqual({ onHand: 5, reserved: 1 })
  })

  /** Counts how often the change feed names a product. */
  const countChanges = async (productId: number) => {
    const told = await db
      .select()
      .from(change)
      .where(inArray(change.entity, ['product']))
    return told.filter(({ tags }) => tags.includes(`product:${productId}`)).length
  }

  test('the change feed hears which products have fewer or more pieces left, once each time', async () => {
    const product = await aProduct(db, { stock: 5 })
    const before = await countChanges(product.id)
    const lines = [{ variantId: onlyVariantId(product), quantity: 1 }]
    await reserve(lines)
    await release(lines)
    await reserve(lines)
    expect(await countChanges(product.id)).toBe(before + 3)
    await reserve([{ ...lines[0], quantity: 99 } as StockLine])
    await commit(lines)
    expect(await countChanges(product.id), 'what is refused or sold after it was held leaves as many').toBe(
      before + 3,
    )
  })

  test('a change of a large stock is not announced until pages would show the number', async () => {
    const product = await aProduct(db, { stock: 110 })
    const before = await countChanges(product.id)
    const variantId = onlyVariantId(product)
    await reserve([{ variantId, quantity: 2 }])
    expect(await countChanges(product.id)).toBe(before)
    await reserve([{ variantId, quantity: 20 }])
    await release([{ variantId, quantity: 20 }])
    expect(await countChanges(product.id)).toBe(before + 2)
  })
})
