import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getCheckoutEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { toAmsterdamInstant } from '@sluimer/domain/time/amsterdam'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { getTiles } from '../catalog/tile/get-tiles.ts'
import { runDeliveryCommand } from '../delivery/delivery-command.ts'
import { aBelgianCustomer, aCustomer } from '../order/order.builders.ts'

let now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const aBed = () => aProduct(app.db, { deliveryClass: 'two_man', priceCents: 70_000, stock: 9 })
const aPillow = () => aProduct(app.db, { priceCents: 3_000, stock: 9 })

/** Collects what each place says about one piece of a product. */
async function said(product: Awaited<ReturnType<typeof aProduct>>, customer = aCustomer()) {
  const cookies = app.newVisitor()
  const body = { item_id: String(onlyVariantId(product)) }
  const { cart: before } = await app.mustCall(addCartItemEndpoint, { body }, { cookies })
  await app.mustCall(saveCheckoutCustomerEndpoint, { body: customer }, { cookies })
  const [page, [tile], { cart, shippingMethods }] = await Promise.all([
    app.mustCall(getProductEndpoint, { params: { slugOrId: product.slug }, query: {} }),
    getTiles(app.db, [product.id], now),
    app.mustCall(getCheckoutEndpoint, {}, { cookies }),
  ])
  return {
    page: page.delivery,
    variant: page.variants[0]?.delivery,
    tile: tile?.delivery,
    short: tile?.delivery_short,
    cartBefore: before.items[0]?.delivery,
    cart: cart.items[0]?.delivery,
    way: shippingMethods[0]?.delivery,
    firstDay: shippingMethods[0]?.days[0]?.date,
  }
}
const everywhere = (text: string) => ({
  page: text,
  variant: text,
  tile: text,
  cartBefore: text,
  cart: text,
  way: text,
})

test('[PD-01] [CT-03] [CO-04] tile, page, cart and checkout go on together to the next day when one fills up', async () => {
  now = new Date('2026-11-18T10:00:00Z')
  const bed = await aBed()
  expect(await said(bed)).toEqual({
    ...everywhere('Vanaf dinsdag 24 november, kies zelf je dag'),
    short: 'Vanaf di 24 nov, kies\u00a0je\u00a0dag',
    firstDay: '2026-11-24',
  })
  await runDeliveryCommand(app.db, ['places', 'NL', '2026-11-24', '--places', '0'])
  expect(await said(bed)).toEqual({
    ...everywhere('Vanaf woensdag 25 november, kies zelf je dag'),
    short: 'Vanaf wo 25 nov, kies\u00a0je\u00a0dag',
    firstDay: '2026-11-25',
  })
})

test.each([
  ['a minute before the cut-off', '2026-11-19', '23:58', 'Voor 23.59 uur besteld, morgen in huis'],
  ['at the cut-off', '2026-11-19', '23:59', 'Zaterdag 21 november in huis'],
  ['in the weekend', '2026-11-21', '10:00', 'Dinsdag 24 november in huis'],
  ['before Christmas', '2026-12-24', '10:00', 'Maandag 28 december in huis'],
  ['the day the clock goes back', '2026-10-25', '02:30', 'Dinsdag 27 oktober in huis'],
])('[PD-01] [CT-03] [CA-01] [CO-04] a parcel has one promise everywhere %s', async (_, date, time, text) => {
  now = toAmsterdamInstant(date, time)
  const tile = text.replace('Voor 23.59 uur besteld, morgen', 'Morgen')
  expect(await said(await aPillow())).toMatchObject({ ...everywhere(text), tile })
})

test('[CO-04] once the country is known, cart and checkout speak of that country', async () => {
  now = new Date('2026-11-18T10:00:00Z')
  await runDeliveryCommand(app.db, ['places', 'BE', '2026-11-24', '--places', '0'])
  const answers = await said(await aBed(), aBelgianCustomer())
  expect(answers).toMatchObject({
    cart: 'Vanaf donderdag 26 november, kies zelf je dag',
    firstDay: '2026-11-26',
  })
  expect(answers.way).toBe(answers.cart)
  expect(answers.cartBefore).toBe(answers.page)
})
