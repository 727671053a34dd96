import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { order, orderLine } from '../../order/rows/tables.ts'
import { payment } from '../../payment/tables.ts'
import { aCustomer } from '../account.builders.ts'
import { anonymizeOrdersJob } from './anonymize-orders.job.ts'
import { anOrderOf, words } from './own-data.builders.ts'

const email = 'lang.geleden@voorbeeld.example'
let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await anOrderOf(app, await aCustomer(app, email), { email, isPaid: true })
  await app.runJobs()
})
afterAll(() => app.close())

async function runAt(moment: string) {
  now = new Date(moment)
  await app.deps.jobs.enqueue(app.db, anonymizeOrdersJob, {})
  await app.runJobs()
}

/** Lists the tables of an order in which any column still holds a word of its buyer. */
async function findTraces(): Promise<string[]> {
  const names = ['"order"', 'order_line', 'order_event', 'order_owner', 'invoice', 'payment', 'shipment']
  const found: string[] = []
  for (const name of names) {
    const asked = [email, words.last_name, words.street, words.phone_number]
    const where = asked.map((word) => `one::text ilike '%${word}%'`).join(' or ')
    const { rows } = await app.db.execute(`select from ${name} as one where ${where}`)
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('an order stays whole until the last day on which the law keeps it', async () => {
  await runAt('2033-12-31T22:59:00Z')
  expect(await findTraces()).toEqual(['"order"', 'invoice'])
})

test('then nothing tells any more whose it was; its amounts stay, and a second run changes nothing', async () => {
  await runAt('2033-12-31T23:00:00Z')
  expect(await findTraces()).toEqual([])
  const [left] = await app.db.select().from(order)
  expect(left).toMatchObject({
    email: '',
    details: { billing: { country_code: 'NL', street: '' }, customer: { last_name: '' } },
    subTotalCents: 4_995,
  })
  expect(await app.db.select().from(orderLine)).toHaveLength(1)
  expect(await app.db.select().from(payment)).toMatchObject([{ providerId: null, checkoutUrl: null }])
  await runAt('2033-12-31T23:30:00Z')
  expect(await app.db.select().from(order)).toEqual([left])
})
