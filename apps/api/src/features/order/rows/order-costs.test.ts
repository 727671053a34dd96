import type { Cost } from '@sluimer/domain/cart/costs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aPlacedOrder } from '../order.builders.ts'
import { findOrder, findOrderByPublicId, type OrderRow, updateOrder } from './order.queries.ts'

let app: TestApp
let order: OrderRow
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 2_000 }))
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 1 }] })
  const row = await findOrderByPublicId(app.db, placed.publicId)
  if (row === undefined) throw new Error('the placed order is not there')
  order = row
})

const columns = ['shipping_cents', 'haul_away_cents', 'insurance_cents', 'payment_cents'] as const

/** Reads what the version before this one reads. */
async function readColumns(): Promise<number[]> {
  const { rows } = await app.db.execute<Record<(typeof columns)[number], number>>(
    sql`select ${sql.raw(columns.join())} from "order" where id = ${order.id}`,
  )
  return columns.map((name) => rows[0]?.[name] ?? Number.NaN)
}

/** Writes as the version before this one does, which knows no list. */
async function writeColumns(changes: string): Promise<Cost[]> {
  await app.db.execute(sql`update "order" set ${sql.raw(changes)} where id = ${order.id}`)
  return [...((await findOrder(app.db, order.id))?.costs ?? [])]
}

const shipping = { kind: 'shipping', title: 'Thuis', cents: 495 } as const
const insurance = { kind: 'insurance', title: 'Transportverzekering', cents: 1_000 } as const
const payment = { kind: 'payment', title: 'Kosten PayPal', cents: 99 } as const

/** Saves these costs, with the total that belongs to them. */
function saveCosts(costs: readonly Cost[]): Promise<OrderRow> {
  const costsCents = costs.reduce((sum, { cents }) => sum + cents, 0)
  const grandTotalCents = order.subTotalCents - order.discountCents + costsCents
  return app.db.transaction((tx) => updateOrder(tx, order.id, { costs, grandTotalCents }))
}

test('a version of the shop that still runs reads each cost in its own column', async () => {
  await saveCosts([shipping, { kind: 'haul_away', title: 'Oud bed', cents: 2_500 }, insurance, payment])
  expect(await readColumns()).toEqual([495, 2_500, 1_000, 99])
  await saveCosts([shipping, insurance])
  expect(await readColumns()).toEqual([495, 0, 1_000, 0])
})

test('what it writes there comes into the list', async () => {
  await saveCosts([shipping])
  const method = `payment_method = '{"code": "paypal", "title": "PayPal"}'`
  const total = 'grand_total_cents = grand_total_cents + 99'
  const title = order.shippingMethod.title
  expect(await writeColumns(`${method}, payment_cents = 99, ${total}`)).toEqual([
    { ...shipping, title },
    payment,
  ])
})

test.each([
  [0, []],
  [1, [{ kind: 'haul_away', title: 'Oud bed of matras meenemen', cents: 2_500 }]],
  [3, [{ kind: 'haul_away', title: 'Oude bedden of matrassen meenemen (3)', cents: 7_500 }]],
])(
  'an order of an earlier version with %i old pieces keeps its sums to the cent',
  async (pieces, expected) => {
    await saveCosts([{ ...shipping, cents: 0 }, insurance, payment])
    const cents = pieces * 2_500
    await writeColumns(`haul_away_pieces = ${pieces}, haul_away_cents = ${cents}, shipping_cents = 0,
    insurance_cents = 1000, payment_cents = 99, grand_total_cents = grand_total_cents + ${cents}`)
    // The migration does this to every order.
    const { title } = order.shippingMethod
    const paidBy = { ...payment, title: `Kosten ${order.paymentMethod.title}` }
    expect(await writeColumns('costs = null')).toEqual([
      { kind: 'shipping', title, cents: 0 },
      ...expected,
      insurance,
      paidBy,
    ])
    expect(await readColumns()).toEqual([0, cents, 1_000, 99])
  },
)

test.each([
  ['a total that is not goods and costs together', 'grand_total_cents = grand_total_cents + 1'],
  [
    'a cost below zero',
    `costs = '[{"kind": "shipping", "title": "Thuis", "cents": -1}]', grand_total_cents = sub_total_cents - 1`,
  ],
  [
    'a cost without a kind',
    `costs = '[{"title": "Thuis", "cents": 0}]', grand_total_cents = sub_total_cents`,
  ],
  [
    'a cost without an amount',
    `costs = '[{"kind": "shipping", "title": "Thuis"}]', grand_total_cents = sub_total_cents`,
  ],
  [
    'half a cent',
    `costs = '[{"kind": "shipping", "title": "Thuis", "cents": 0.5}]', grand_total_cents = sub_total_cents`,
  ],
])('the database refuses %s', async (_what, changes) => {
  await expect(writeColumns(changes)).rejects.toThrow()
})
