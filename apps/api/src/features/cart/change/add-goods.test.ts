import { addGoodsEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId, someSamples } from '../../catalog/catalog.builders.ts'
import { aSet } from '../../configurator/configurator.builders.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const make = async (title: string, stock: number, special = {}) =>
  onlyVariantId(await aProduct(app.db, { title, stock, priceCents: 2000, ...special }))
const bring = (cookies: CookieJar, ...items: { item_id: number; quantity?: number }[]) =>
  app.call(
    addGoodsEndpoint,
    { body: { items: items.map(({ item_id, quantity = 1 }) => ({ item_id: String(item_id), quantity })) } },
    { cookies },
  )
const see = async (cookies: CookieJar) => {
  const { items } = await app.mustCall(getCartEndpoint, {}, { cookies })
  return items.map(({ name, quantity }) => [name, quantity])
}

test('[CA-02] a whole look comes into the cart in its own order, and what is sold out is named', async () => {
  const [bed, lamp, rug] = [await make('Bed', 5), await make('Lamp', 0), await make('Kleed', 1)]
  const cookies = app.newVisitor()
  const answer = await bring(cookies, { item_id: bed }, { item_id: lamp }, { item_id: rug, quantity: 2 })
  expect(answer).toMatchObject({
    data: {
      left_out: [
        { item_id: String(lamp), title: 'Lamp', reason: 'Dit artikel is uitverkocht.' },
        { item_id: String(rug), title: 'Kleed', reason: 'Er is nog maar 1 stuk op voorraad.' },
      ],
      cart: { totals: { total_quantity: 2 } },
    },
  })
  expect(await see(cookies)).toEqual([
    ['Bed', 1],
    ['Kleed', 1],
  ])
})

test('[CA-02] a double click brings nothing twice, also when both come at once', async () => {
  const [bed, lamp] = [await make('Bed', 9), await make('Lamp', 9)]
  const cookies = app.newVisitor()
  await bring(cookies, { item_id: bed })
  const look = [{ item_id: bed }, { item_id: lamp, quantity: 2 }]
  const answers = await Promise.all([bring(cookies, ...look), bring(cookies, ...look)])
  const added = answers.flatMap((answer) => (answer.ok ? [answer.data.added] : []))
  expect(added.toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    [{ variant_id: String(lamp), quantity: 2 }],
  ])
  expect(await see(cookies)).toEqual([
    ['Bed', 1],
    ['Lamp', 2],
  ])
})

test('[CA-02] a look of which nothing can be had leaves no cart behind', async () => {
  const gone = await make('Lamp', 0)
  const cookies = app.newVisitor()
  expect(await bring(cookies, { item_id: gone }, { item_id: 999_999_999 })).toMatchObject({
    ok: false,
    error: { code: 'out_of_stock' },
  })
  expect(await app.mustCall(getCartEndpoint, {}, { cookies })).toMatchObject({ found: false })
})

test('[CA-02] a bed that nobody composed is not called sold out, and what to do is said', async () => {
  const set = onlyVariantId(await aSet(app.db, { slug: 'boxspring-los' }))
  const bed = await make('Bed', 1)
  const cookies = app.newVisitor()
  expect(await bring(cookies, { item_id: set })).toMatchObject({
    ok: false,
    error: { code: 'not_purchasable', message: 'Stel dit bed eerst samen.' },
  })
  expect(await bring(cookies, { item_id: set }, { item_id: bed })).toMatchObject({
    data: { left_out: [{ item_id: String(set), reason: 'Stel dit bed eerst samen.' }] },
  })
  expect(await see(cookies)).toEqual([['Bed', 1]])
})

test('[CA-02] what is named twice is asked for as often as both say', async () => {
  const lamp = await make('Lamp', 9)
  const cookies = app.newVisitor()
  await bring(cookies, { item_id: lamp }, { item_id: lamp, quantity: 2 })
  expect(await see(cookies)).toEqual([['Lamp', 3]])
})

test('[CA-02] samples and unknown articles stay out, beside what can be had', async () => {
  const [sample] = await someSamples(app.db, ['Zand'])
  const cookies = app.newVisitor()
  const bed = await make('Bed', 2)
  const answer = await bring(
    cookies,
    { item_id: bed },
    { item_id: sample?.id ?? 0 },
    { item_id: 999_999_999 },
  )
  expect(answer).toMatchObject({
    data: {
      left_out: [
        { title: expect.stringContaining('Zand'), reason: 'Stalen vraag je aan bij de stof zelf.' },
        { title: 'Een artikel', reason: 'Dit artikel bestaat niet.' },
      ],
    },
  })
  expect(await see(cookies)).toEqual([['Bed', 1]])
})

test.each([[[]], [Array.from({ length: 21 }, (_, at) => ({ item_id: at + 1 }))]])(
  '[CA-02] a list of %j is refused',
  async (items) => {
    expect(await bring(app.newVisitor(), ...items)).toMatchObject({ ok: false, status: 400 })
  },
)
