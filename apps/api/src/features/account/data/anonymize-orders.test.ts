import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { invoice } from '../../order/rows/invoice-tables.ts'
import { orderOwner } from '../../order/rows/owner-tables.ts'
import { order, orderEvent, orderLine } from '../../order/rows/tables.ts'
import { payment } from '../../payment/tables.ts'
import { aCustomer } from '../account.builders.ts'
import { anonymizeOrdersJob } from './anonymize-orders.job.ts'
import { anOrderOf, words } from './own-data.builders.ts'

const email = 'lang.geleden@voorbeeld.example'
let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
/** What the law keeps until the end of 2033. */
let oldest: string
/** Orders that it keeps longer: a paper of the year after, one of that year without papers, and one with Belgian VAT. */
let younger: string[]
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const person = await aCustomer(app, email)
  const isPaid = true
  const paid = [
    await anOrderOf(app, person, { email, isPaid }),
    await anOrderOf(app, person, { email, isPaid }),
    await anOrderOf(app, person, { email, isPaid }),
  ]
  const unpaid = await anOrderOf(app, person, { email, isPaid: false })
  await app.runJobs()
  const ids = await Promise.all([...paid, unpaid].map(({ number }) => findId(number)))
  oldest = ids[0] ?? ''
  younger = ids.slice(1)
  const nextYear = new Date('2027-02-01T12:00:00Z')
  await app.db
    .update(invoice)
    .set({ issuedAt: nextYear })
    .where(eq(invoice.orderId, ids[1] ?? ''))
  await app.db
    .update(order)
    .set({ placedAt: nextYear })
    .where(eq(order.id, ids[3] ?? ''))
  await app.db
    .update(order)
    .set({ vatCountry: 'BE' })
    .where(eq(order.id, ids[2] ?? ''))
})
afterAll(() => app.close())

async function findId(number: string): Promise<string> {
  const [row] = await app.db.select({ id: order.id }).from(order).where(eq(order.number, number))
  return row?.id ?? ''
}

async function runAt(moment: string) {
  now = new Date(moment)
  await app.deps.jobs.enqueue(app.db, anonymizeOrdersJob, {})
  await app.runJobs()
}

/** Lists the tables in which any column of the oldest order still holds a word of its buyer. */
async function findTraces(orderId = oldest): Promise<string[]> {
  const ofOrder = ['order_line', 'order_event', 'order_owner', 'invoice', 'shipment']
  const keys = [['"order"', 'id'], ['payment', 'reference'], ...ofOrder.map((name) => [name, 'order_id'])]
  const found: string[] = []
  for (const [name, key] of keys) {
    const asked = [email, words.last_name, words.street, words.phone_number]
    const where = asked.map((word) => `one::text ilike '%${word}%'`).join(' or ')
    const { rows } = await app.db.execute(
      `select from ${name} as one where ${key} = '${orderId}' and (${where})`,
    )
    if (rows.length > 0) found.push(name ?? '')
  }
  return found
}

/** Reads what is stored of the younger orders. */
async function readYounger() {
  return {
    orders: await app.db.select().from(order).where(inArray(order.id, younger)).orderBy(order.number),
    papers: await app.db.select().from(invoice).where(inArray(invoice.orderId, younger)),
    owners: await app.db.select().from(orderOwner).where(inArray(orderOwner.orderId, younger)),
  }
}

test('an order stays whole until the last day on which the law keeps it', async () => {
  await runAt('2033-12-31T22:59:00Z')
  expect(await findTraces()).toEqual(['"order"', 'invoice'])
})

test('then nothing reveals any more whose it was; its amounts stay, and a second run changes nothing', async () => {
  const others = await readYounger()
  expect([others.orders.length, others.papers.length, others.owners.length]).toEqual([3, 2, 3])
  await runAt('2033-12-31T23:00:00Z')
  expect(await findTraces()).toEqual([])
  const [left] = await app.db.select().from(order).where(eq(order.id, oldest))
  expect(left).toMatchObject({
    email: '',
    publicId: expect.stringMatching(/^anonymous-/),
    details: { billing: { country_code: 'NL', street: '' }, customer: { last_name: '' } },
    subTotalCents: 4_995,
  })
  const ofOldest = [
    await app.db.select().from(orderOwner).where(eq(orderOwner.orderId, oldest)),
    await app.db.select().from(orderEvent).where(eq(orderEvent.orderId, oldest)),
    await app.db.select().from(invoice).where(eq(invoice.orderId, oldest)),
  ]
  expect(ofOldest).toEqual([[], [], []])
  expect(await app.db.select().from(orderLine).where(eq(orderLine.orderId, oldest))).toHaveLength(1)
  expect(await app.db.select().from(payment).where(eq(payment.reference, oldest))).toMatchObject([
    { providerId: null, checkoutUrl: null },
  ])
  expect(await readYounger(), 'orders that the law still keeps').toEqual(others)
  await runAt('2033-12-31T23:30:00Z')
  expect(await app.db.select().from(order).where(eq(order.id, oldest))).toEqual([left])
})

test('an order with Belgian VAT stays whole for ten years, as the one-stop shop asks', async () => {
  const belgian = younger[1]
  await runAt('2036-12-31T22:59:00Z')
  expect(await findTraces(belgian)).toEqual(['"order"', 'invoice'])
  await runAt('2036-12-31T23:00:00Z')
  expect(await findTraces(belgian)).toEqual([])
})
