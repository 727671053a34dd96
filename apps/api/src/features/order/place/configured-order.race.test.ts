import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import type { DefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { checkDefinition } from '@sluimer/product-files/configurator/read-definition'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aDefinitionInput, aSet } from '../../configurator/configurator.builders.ts'
import {
  findNewestVersion,
  insertVersion,
  lockConfigurator,
} from '../../configurator/rows/definition.queries.ts'
import { saveDefinition } from '../../configurator/set/save-definition.ts'
import { aVisitorAtPay, pressPay } from '../order.builders.ts'

const slug = 'boxspringset-proef'
const now = new Date('2026-03-02T12:00:00Z')
let app: TestApp
let ids: { variantId: number; productId: number }
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const product = await aSet(app.db)
  ids = { variantId: onlyVariantId(product), productId: product.id }
})
afterAll(() => app.close())

const forbidden = aDefinitionInput({
  rules: [
    { id: 'breedmos', sentence: 'Mos weven we niet zo breed.', never: [{ maat: ['180'], stof: ['mos'] }] },
  ],
})
const dearer = structuredClone(aDefinitionInput())
Object.assign(dearer.steps[1]?.properties[0]?.options[1] ?? {}, { extraCents: 25_000 })

/** A visitor with a bed of € 1360 who only has to press the button. */
async function aVisitorWithBed() {
  const version = await findNewestVersion(app.db, slug)
  const parts = { maat: '180', stof: 'mos', lampen: '0' }
  const custom = { slug, boxconfig_id: String(version?.id), parts, category: 'Boxspring kopen' as const }
  const priced = { ...custom, price: 1360, special_price_incl: 1360 }
  const lines = [{ variantId: ids.variantId, custom: priced }]
  return aVisitorAtPay(app, { lines, shipping: 'two_man' })
}

/** Adds a version as saving does, in a transaction that is still open. */
async function addVersion(tx: Tx, input: DefinitionInput) {
  const reading = checkDefinition(input)
  if (!reading.ok) throw new Error(reading.problems.join('; '))
  await lockConfigurator(tx, slug, ids.productId)
  await insertVersion(tx, { slug, definition: reading.definition, savedAt: now })
}

/** Waits until the work ends, or until some connection of this database waits for a lock. */
async function isHeldUp(work: Promise<unknown>): Promise<boolean> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  while (!isDone) {
    const { rows } = await app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return true
  }
  return false
}

test.each([
  ['forbids the bed', forbidden, 'out_of_stock'],
  ['makes the bed dearer', dearer, 'price_changed'],
])(
  '[CF-10] an order waits for a version that %s and is being saved, and is refused',
  async (_, set, code) => {
    await saveDefinition(app.db, aDefinitionInput(), now)
    const cookies = await aVisitorWithBed()
    const answer = await inTransaction(app.db, async (tx) => {
      await addVersion(tx, set)
      const pressed = pressPay(app, cookies)
      expect(await isHeldUp(pressed)).toBe(true)
      return { pressed }
    })
    expect(await answer.pressed).toMatchObject({ ok: false, error: { code } })
  },
)

test('[CF-10] a version that says the same of the bed does not stop an order that waited for it', async () => {
  await saveDefinition(app.db, aDefinitionInput(), now)
  const cookies = await aVisitorWithBed()
  const { pressed } = await inTransaction(app.db, async (tx) => {
    await addVersion(tx, aDefinitionInput({ name: 'Anders' }))
    const pressed = pressPay(app, cookies)
    expect(await isHeldUp(pressed)).toBe(true)
    return { pressed }
  })
  const answer = await pressed
  if (!answer.ok) throw new Error(answer.error.code)
  const placed = await app.mustCall(getOrderEndpoint, { params: { id: answer.data.order_id } }, { cookies })
  expect(placed.lines.map(({ price }) => price)).toEqual([1360])
})

test('[CF-10] many orders of beds of one set do not wait for each other', async () => {
  await saveDefinition(app.db, aDefinitionInput(), now)
  const visitors = [await aVisitorWithBed(), await aVisitorWithBed(), await aVisitorWithBed()]
  const answers = await Promise.all(visitors.map((cookies) => pressPay(app, cookies)))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
})
