import { getOwnOrderEndpoint, listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import type { OwnOrdersQuery } from '@sluimer/contract/account/order-schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { cancelOrder } from '../../order/after-sale/cancel-order.ts'
import { deliverOrder } from '../../order/after-sale/move-along.ts'
import { shipOrder } from '../../order/after-sale/ship-order.ts'
import type { Person } from '../account.builders.ts'
import { aKnownGuest, endPayment, logIn } from './orders.builders.ts'

const start = new Date('2026-11-23T12:00:00Z')
let now = start
let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 50 }))
})
afterAll(() => app.close())

const laterDays = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 60 * 60_000)
}

const goods = () => ({ lines: [{ variantId, quantity: 2 }] })

async function pageOf(person: Person, query: OwnOrdersQuery = {}) {
  const answer = await person.call(listOwnOrdersEndpoint, { query })
  if (!answer.ok) throw new Error(answer.error.code)
  const { orders, ...ways } = answer.data
  return { numbers: orders.map(({ order_number }) => order_number), ...ways }
}

async function tellOf(person: Person, id: string) {
  const answer = await person.call(getOwnOrderEndpoint, { params: { id } })
  if (!answer.ok) throw new Error(answer.error.code)
  const { progress, steps, invoices, reviews } = answer.data
  return { progress, steps: steps.map(({ step, amount }) => amount ?? step), invoices, reviews }
}

/** Copies an order so often, three at each moment, into the account that it is in. */
async function copyOrder(number: string, times: number) {
  await app.db.execute(sql`
    insert into "order" select (jsonb_populate_record(null::"order", to_jsonb(o) || jsonb_build_object(
      'id', gen_random_uuid(), 'cart_id', gen_random_uuid(), 'public_id', 'copy-' || n, 'status', 'delivered',
      'number', 'KJD' || (5000000 + (n * 7919) % 100000), 'placed_at', o.placed_at - ((n + 2) / 3) * interval '1 hour'))).*
    from "order" o, generate_series(1, ${times}::int) n where o.number = ${number}`)
  await app.db.execute(sql`
    insert into order_owner (order_id, customer_id, how, joined_at)
    select c.id, w.customer_id, 'mailbox', w.joined_at from "order" c, order_owner w
    join "order" o on o.id = w.order_id where o.number = ${number} and c.public_id like 'copy-%'`)
}

test('[API-09] three hundred orders are read page by page, each once, and back again', async () => {
  const { person, placed } = await aKnownGuest(app, 'veel@voorbeeld.example', { ...goods(), outcome: 'paid' })
  await copyOrder(placed.number, 299)
  const pages = [await pageOf(person)]
  for (let older = pages[0]?.older; older; older = pages.at(-1)?.older)
    pages.push(await pageOf(person, { older_than: older }))
  expect(pages.map(({ numbers }) => numbers.length)).toEqual(Array(15).fill(20))
  const all = pages.flatMap(({ numbers }) => numbers)
  expect(new Set(all).size).toBe(300)
  expect(all[0]).toBe(placed.number)
  const { rows } = await app.db.execute<{ number: string }>(
    sql`select number from "order" where public_id like 'copy-%' order by placed_at desc, number desc`,
  )
  expect(all.slice(1)).toEqual(rows.map(({ number }) => number))

  const back = [pages[14]]
  for (let newer = back[0]?.newer; newer; newer = back.at(-1)?.newer)
    back.push(await pageOf(person, { newer_than: newer }))
  expect(back.reverse()).toEqual(pages)

  // What is not an order of this account gives the first page, and tells nothing of another's.
  const { placed: other } = await aKnownGuest(app, 'een.ander@voorbeeld.example', goods())
  for (const number of ['KJD0000001', other.number, "KJD' or 1=1"])
    expect(await pageOf(person, { older_than: number, limit: 2 })).toEqual(await pageOf(person, { limit: 2 }))
  // A page goes on after an order that was taken out meanwhile.
  await app.db.execute(sql`update order_owner set left_at = joined_at where order_id =
    (select id from "order" where number = ${pages[0]?.older ?? ''})`)
  expect(await pageOf(person, { older_than: pages[0]?.older ?? '' })).toEqual(pages[1])
})

test('[AC-02] an order says in plain words how it stands, and what happened when', async () => {
  now = start
  const { person, placed } = await aKnownGuest(app, 'volgt@voorbeeld.example', goods())
  const { publicId, number, url } = placed
  expect(await tellOf(person, publicId)).toMatchObject({
    progress: { words: 'Nog niet betaald', detail: 'Betalen kan tot maandag 30 november.' },
    steps: ['placed'],
  })
  await endPayment(app, url, 'paid')
  expect(await tellOf(person, publicId)).toMatchObject({
    progress: { words: 'We maken je bestelling klaar', detail: 'Dinsdag 24 november in huis' },
    steps: ['placed', 'paid'],
    invoices: [{ kind: 'invoice' }],
    reviews: [],
  })
  await shipOrder(app.deps, { number, carrier: 'PostNL' })
  expect((await tellOf(person, publicId)).progress).toEqual({
    words: 'Onderweg',
    detail: 'Dinsdag 24 november in huis',
  })
  laterDays(1)
  await deliverOrder(app.deps, number)
  await logIn(app, person, 'volgt@voorbeeld.example')
  expect(await tellOf(person, publicId)).toMatchObject({
    progress: { words: 'Bezorgd', detail: 'Op 24 november 2026' },
    steps: ['placed', 'paid', 'shipped', 'delivered'],
    reviews: [{ link: expect.stringMatching(/\.html\?beoordeling=schrijven&uitnodiging=/) }],
  })
})

test('[AC-02] a canceled order says what goes back, with its credit note', async () => {
  const { person, placed } = await aKnownGuest(app, 'ziet.af@voorbeeld.example', {
    ...goods(),
    outcome: 'paid',
  })
  await cancelOrder(app.deps, placed.number)
  expect(await tellOf(person, placed.publicId)).toMatchObject({
    progress: { words: 'Geannuleerd' },
    steps: ['placed', 'paid', 120, 'canceled'],
    invoices: [{ kind: 'invoice' }, { kind: 'credit_note' }],
  })
})

test('[CO-05] an order whose payment failed is listed as long as it can be paid', async () => {
  const { person, placed } = await aKnownGuest(app, 'mislukt@voorbeeld.example', {
    ...goods(),
    outcome: 'failed',
  })
  const list = async () => {
    const answer = await person.call(listOwnOrdersEndpoint, { query: {} })
    return answer.ok ? answer.data.orders : []
  }
  expect(await list()).toMatchObject([
    {
      order_number: placed.number,
      status: 'awaiting_payment',
      payable: true,
      progress: { words: 'Nog niet betaald' },
    },
  ])
  laterDays(7)
  await logIn(app, person, 'mislukt@voorbeeld.example')
  expect(await list()).toEqual([])
})
