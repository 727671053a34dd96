import {
  addCartItemEndpoint,
  addSamplesEndpoint,
  getCartEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CookieJar, createCookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId, someSamples } from '../../catalog/catalog.builders.ts'
import { aCustomer } from '../../order/order.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aVariant = async (stockOnHand = 9) => {
  const variants = [{ sku: crypto.randomUUID().slice(0, 12), priceCents: 1000, stockOnHand }]
  return onlyVariantId(await aProduct(app.db, { variants }))
}
const add = (cookies: CookieJar, variantId: number, quantity = 1) =>
  app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId), quantity } }, { cookies })
const see = async (cookies: CookieJar) => {
  const { items, totals } = await app.mustCall(getCartEndpoint, {}, { cookies })
  return { lines: items.map((item) => [Number(item.variant_id), item.quantity]), totals }
}
const listNames = (cookies: CookieJar) =>
  cookies
    .header()
    .split('; ')
    .map((pair) => pair.slice(0, pair.indexOf('=')))

/** A browser without a cart whose tabs did this at the same moment: it has the cookies of all answers, of one name the last. */
async function aBrowserAfter(...tabs: ((cookies: CookieJar) => Promise<unknown>)[]): Promise<CookieJar> {
  const browser = app.newVisitor()
  const jars = tabs.map(() => createCookieJar())
  await Promise.all(tabs.map((press, at) => press(jars[at] ?? browser)))
  for (const jar of jars) for (const pair of jar.header().split('; ')) browser.take(pair)
  return browser
}

test('[CA-02] what two tabs of a new visitor add at the same moment comes into one cart', async () => {
  const [pillow, sheet] = [await aVariant(), await aVariant()]
  const browser = await aBrowserAfter(
    (tab) => add(tab, pillow, 2),
    (tab) => add(tab, sheet),
    (tab) => add(tab, pillow, 3),
  )
  expect(listNames(browser).filter((name) => name.startsWith('cart-'))).toHaveLength(3)
  const { lines } = await see(browser)
  expect(lines).toHaveLength(2)
  expect(lines).toEqual(
    expect.arrayContaining([
      [pillow, 5],
      [sheet, 1],
    ]),
  )
  expect(listNames(browser).filter((name) => name.startsWith('cart-'))).toHaveLength(1)
  expect((await see(browser)).lines).toEqual(lines)
})

test('two pages that ask for the cart at once join it once', async () => {
  const pillow = await aVariant()
  const browser = await aBrowserAfter(
    (tab) => add(tab, pillow),
    (tab) => add(tab, pillow),
  )
  const pages = [browser, browser].map((from) => {
    const jar = createCookieJar()
    for (const pair of from.header().split('; ')) jar.take(pair)
    return see(jar)
  })
  for (const { lines } of await Promise.all(pages)) expect(lines).toEqual([[pillow, 2]])
})

test('pieces that are not there, and a sixth sample, are left out and told', async () => {
  const last = await aVariant(1)
  const samples = await someSamples(app.db, ['Zand', 'Taupe', 'Salie', 'Mos', 'Roest', 'Haver', 'Zwart'])
  const take = (cookies: CookieJar, some: typeof samples) =>
    app.mustCall(addSamplesEndpoint, { body: { item_ids: some.map(({ id }) => String(id)) } }, { cookies })
  const browser = await aBrowserAfter(
    async (tab) => {
      await take(tab, samples.slice(0, 4))
      await add(tab, last)
    },
    async (tab) => {
      await take(tab, samples.slice(3))
      await add(tab, last)
    },
  )
  const { lines, totals } = await see(browser)
  expect(lines).toHaveLength(6)
  expect(lines).toContainEqual([last, 1])
  const cart = await app.mustCall(getCartEndpoint, {}, { cookies: browser })
  expect(totals.total_quantity).toBe(6)
  expect(JSON.stringify(cart)).toContain('Uit je eerdere winkelwagen konden we')
})

test('a cart whose checkout began stays as it is', async () => {
  const [pillow, sheet] = [await aVariant(), await aVariant()]
  const browser = await aBrowserAfter(
    async (tab) => {
      await add(tab, pillow)
      await app.mustCall(saveCheckoutCustomerEndpoint, { body: aCustomer() }, { cookies: tab })
    },
    (tab) => add(tab, sheet),
  )
  expect((await see(browser)).lines).toEqual([[sheet, 1]])
})

test('a cart of a browser that had one is kept under one name', async () => {
  const pillow = await aVariant()
  const cookies = app.newVisitor()
  await add(cookies, pillow)
  const names = listNames(cookies)
  await add(cookies, pillow)
  expect(listNames(cookies)).toEqual(names)
  const [line] = (await app.mustCall(getCartEndpoint, {}, { cookies })).items
  await app.mustCall(updateCartItemEndpoint, { body: { item_id: line?.id ?? '', quantity: 4 } }, { cookies })
  expect((await see(cookies)).lines).toEqual([[pillow, 4]])
})
