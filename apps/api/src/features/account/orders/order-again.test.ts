import { orderAgainEndpoint } from '@sluimer/contract/account/order-endpoints'
import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aDefinitionInput, aSet } from '../../configurator/configurator.builders.ts'
import { findNewestVersion } from '../../configurator/rows/definition.queries.ts'
import { saveDefinition } from '../../configurator/set/save-definition.ts'
import { order, orderLine } from '../../order/rows/tables.ts'
import { aPerson, type Person } from '../account.builders.ts'
import { aKnownGuest } from './orders.builders.ts'

const start = new Date('2026-11-23T12:00:00Z')
let tick = 0
let app: TestApp
beforeAll(async () => {
  // Lines stand in the order in which they were added, so the clock goes on a little.
  app = await buildTestApp({ clock: () => new Date(start.getTime() + tick++) })
})
afterAll(() => app.close())

const aVariant = async (title: string, stock = 10) =>
  onlyVariantId(await aProduct(app.db, { title, priceCents: 6_000, stock }))
const change = (variantId: number, values: PgUpdateSetSource<typeof variant>) =>
  app.db.update(variant).set(values).where(eq(variant.id, variantId))

async function cartOf(person: Person) {
  const cart = await person.call(getCartEndpoint, {})
  if (!cart.ok) throw new Error(cart.error.code)
  return cart.data.items.map(({ variant_id, quantity }) => [Number(variant_id), quantity])
}

async function again(person: Person, id: string) {
  const answer = await person.call(orderAgainEndpoint, { params: { id } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

test('[AC-02] what was ordered goes into the cart again, and twice doubles nothing', async () => {
  const [one, other] = [await aVariant('Deken'), await aVariant('Kussen')]
  const lines = [{ variantId: one, quantity: 2 }, { variantId: other }]
  const { person, placed } = await aKnownGuest(app, 'weer@voorbeeld.example', { lines, outcome: 'paid' })
  for (const _ of ['once', 'twice']) {
    expect(await again(person, placed.publicId)).toEqual({ is_any_in_cart: true, missing: [], prices: [] })
    expect(await cartOf(person)).toEqual([
      [one, 2],
      [other, 1],
    ])
  }
})

test('[AC-02] what cannot be bought any more is reported with the reason, and so is a price that changed', async () => {
  const [kept, scarce, gone] = [await aVariant('Kast'), await aVariant('Lamp'), await aVariant('Stoel')]
  const lines = [{ variantId: kept }, { variantId: scarce, quantity: 3 }, { variantId: gone }]
  const { person, placed } = await aKnownGuest(app, 'minder@voorbeeld.example', { lines, outcome: 'paid' })
  await app.db.update(orderLine).set({ priceCents: 5_500 }).where(eq(orderLine.variantId, kept))
  await change(scarce, { stockOnHand: sql`stock_reserved + 2` })
  await change(gone, { active: false })
  expect(await again(person, placed.publicId)).toEqual({
    is_any_in_cart: true,
    missing: [
      { line_id: expect.any(String), title: 'Lamp', reason: 'Er zijn nog maar 2 stuks op voorraad.' },
      { line_id: expect.any(String), title: 'Stoel', reason: 'Dit artikel verkopen we niet meer.' },
    ],
    prices: [{ item_id: expect.any(String), title: 'Kast', old_price: 55, price: 60 }],
  })
  expect(await cartOf(person)).toEqual([
    [kept, 1],
    [scarce, 2],
  ])
  // The prices of an order without VAT are net, and cannot be compared.
  const vatConfirmation = {
    vatNumber: 'BE0123456749',
    requestIdentifier: 'x',
    confirmedAt: start.toISOString(),
  }
  await app.db
    .update(order)
    .set({ vatCountry: null, vatCents: 0, vatConfirmation })
    .where(eq(order.number, placed.number))
  expect((await again(person, placed.publicId)).prices).toEqual([])
})

test('[AC-02] an order of which nothing is sold any more leaves the cart empty, and says so', async () => {
  const gone = await aVariant('Poef')
  const lines = [{ variantId: gone, quantity: 2 }]
  const { person, placed } = await aKnownGuest(app, 'niets@voorbeeld.example', { lines, outcome: 'paid' })
  await change(gone, { active: false })
  expect(await again(person, placed.publicId)).toMatchObject({
    is_any_in_cart: false,
    missing: [{ title: 'Poef' }],
  })
  expect(await cartOf(person)).toEqual([])
})

test('[AC-02] a composed bed comes back as it was, unless it can no longer be made', async () => {
  const slug = 'boxspringset-proef'
  const variantId = onlyVariantId(await aSet(app.db))
  const version = await findNewestVersion(app.db, slug)
  const parts = { maat: '180', stof: 'mos', lampen: '0' }
  const price = { price: 1360, special_price_incl: 1360 }
  const custom = { slug, boxconfig_id: String(version?.id), parts, category: 'Boxspring kopen' as const }
  const lines = [{ variantId, custom: { ...custom, ...price } }]
  const wish = { lines, shipping: 'two_man', outcome: 'paid' }
  const { person, placed } = await aKnownGuest(app, 'bed@voorbeeld.example', wish)
  expect(await again(person, placed.publicId)).toEqual({ is_any_in_cart: true, missing: [], prices: [] })
  const cart = await person.call(getCartEndpoint, {})
  expect(cart).toMatchObject({ data: { items: [{ configuration: { variantId: `${variantId}-180-mos` } }] } })

  const other = structuredClone(aDefinitionInput({ rules: [] }))
  const cloth = other.steps[1]?.properties[0]?.options[1]
  if (cloth) Object.assign(cloth, { id: 'salie', title: 'Salie' })
  const saved = await saveDefinition(app.db, other, new Date(start.getTime() + tick++))
  if (!saved.ok) throw new Error(saved.problems.join('; '))
  const { missing } = await again(person, placed.publicId)
  expect(missing).toMatchObject([
    {
      reason: expect.stringMatching(
        /^Zo kunnen we dit bed niet meer maken\. Stof: Mos is er niet meer\. .*heeft stof Salie in plaats van Mos en kost nu €/,
      ),
    },
  ])
})

test('[API-09] nobody orders again what somebody else bought', async () => {
  const { placed } = await aKnownGuest(app, 'van.haar@voorbeeld.example', {
    lines: [{ variantId: await aVariant('Klok') }],
  })
  const { person: stranger } = await aKnownGuest(app, 'vreemd@voorbeeld.example', {
    lines: [{ variantId: await aVariant('Vaas') }],
  })
  for (const id of [placed.publicId, 'bestaat-niet'])
    expect(await stranger.call(orderAgainEndpoint, { params: { id } })).toMatchObject({
      error: { code: 'not_found' },
    })
  expect(await aPerson(app).call(orderAgainEndpoint, { params: { id: placed.publicId } })).toMatchObject({
    error: { code: 'login_required' },
  })
  expect(await cartOf(stranger)).toEqual([])
})
