import {
  addCartItemEndpoint,
  applyDiscountEndpoint,
  getCartEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  findPickupPointsEndpoint,
  getCheckoutEndpoint,
  getShippingMethodsEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CookieJar } from '../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { category } from '../catalog/tables/category-tables.ts'
import { aBelgianCustomer, aCustomer } from '../order/order.builders.ts'
import { savePromotion } from '../promotion/save-promotion.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
let mattress: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  mattress = onlyVariantId(
    await aProduct(app.db, {
      title: 'Matras',
      mainCategory: 'matrassen',
      deliveryClass: 'two_man',
      priceCents: 30_000,
      stock: 500,
    }),
  )
  await app.db.update(category).set({ takesOldAway: true }).where(eq(category.path, 'matrassen'))
})
afterAll(() => app.close())

const aParcel = async () => onlyVariantId(await aProduct(app.db, { priceCents: 2_000, stock: 50 }))
const onIsland = (): CheckoutCustomer => {
  const details = aCustomer()
  return { ...details, billing: { ...details.billing, zipcode: '1791 AA', city: 'Den Burg' } }
}
async function aShopper(variantIds: number[], details = aCustomer()): Promise<CookieJar> {
  const cookies = app.newVisitor()
  for (const id of variantIds)
    await app.mustCall(addCartItemEndpoint, { body: { item_id: String(id) } }, { cookies })
  await app.mustCall(saveCheckoutCustomerEndpoint, { body: details }, { cookies })
  return cookies
}
const see = (cookies: CookieJar) => app.mustCall(getCheckoutEndpoint, {}, { cookies })
const choose = (cookies: CookieJar, selectedShippingMethod: string, wish: object) =>
  app.call(
    choosePaymentEndpoint,
    { body: { selectedPaymentMethod: 'ideal', selectedShippingMethod, ...wish } },
    { cookies },
  )
const tuesday = { date: '2026-11-24', part: 'evening' } as const

describe('a day for two people', () => {
  test('[CO-04] [API-10] the days are offered with their parts and prices, from when the goods can be there', async () => {
    const cookies = await aShopper([mattress])
    const { shippingMethods } = await app.mustCall(getShippingMethodsEndpoint, { query: {} }, { cookies })
    expect(shippingMethods).toMatchObject([{ code: 'two_man', needs_point: false }])
    expect(shippingMethods[0]?.days[0]).toEqual({
      date: '2026-11-24',
      label: 'dinsdag 24 november',
      parts: [
        { code: 'day', title: 'Hele dag', hours: '8 tot 18 uur', price_incl: 0 },
        { code: 'morning', title: 'Ochtend', hours: '8 tot 13 uur', price_incl: 9.95 },
        { code: 'afternoon', title: 'Middag', hours: '12 tot 18 uur', price_incl: 9.95 },
        { code: 'evening', title: 'Avond', hours: '18 tot 22 uur', price_incl: 14.95 },
      ],
    })
  })

  test('[CO-04] the chosen part is paid, and the day stands in cart, checkout and order', async () => {
    const cookies = await aShopper([mattress])
    const chosen = await choose(cookies, 'two_man', { deliveryDay: tuesday })
    expect(chosen).toMatchObject({
      data: {
        next_step: 'pay',
        delivery: { day: tuesday, day_gone: null },
        cart: {
          items: [{ delivery: 'Dinsdag 24 november, tussen 18 en 22 uur' }],
          totals: { shipping_costs: 44.9, grand_total: 344.9 },
        },
      },
    })
    const placed = await app.mustCall(placeOrderEndpoint, { body: { expected_total: 344.9 } }, { cookies })
    expect(await app.mustCall(getOrderEndpoint, { params: { id: placed.order_id } })).toMatchObject({
      delivery: { day: tuesday },
      shipping_method: { delivery: 'Dinsdag 24 november, tussen 18 en 22 uur' },
      lines: [{ delivery_class: 'two_man', delivery: 'Dinsdag 24 november, tussen 18 en 22 uur' }],
    })
  })

  test('[CO-04] the day may be left to be agreed', async () => {
    const cookies = await aShopper([mattress])
    expect(await choose(cookies, 'two_man', {})).toMatchObject({
      data: {
        next_step: 'pay',
        delivery: { day: null },
        cart: {
          items: [
            { delivery: expect.stringMatching(/^We spreken een bezorgdag met je af, vanaf \S+ \d+ \S+$/) },
          ],
          totals: { shipping_costs: 29.95 },
        },
      },
    })
  })

  test('[CO-04] line and way name the same day from the start, before one is chosen', async () => {
    const { cart, shippingMethods } = await see(await aShopper([mattress]))
    const fromTuesday = 'Vanaf dinsdag 24 november, kies zelf je dag'
    expect(shippingMethods).toMatchObject([
      {
        delivery: fromTuesday,
        days: expect.arrayContaining([expect.objectContaining({ date: '2026-11-24' })]),
      },
    ])
    expect(cart.items).toMatchObject([{ delivery: fromTuesday }])
  })

  test.each([
    ['a day too soon', { date: '2026-11-20', part: 'day' }],
    ['a Monday', { date: '2026-11-30', part: 'day' }],
    ['a day in the past', { date: '2020-01-07', part: 'day' }],
    ['a day beyond the horizon', { date: '2027-06-01', part: 'day' }],
    ['an evening on Saturday', { date: '2026-11-28', part: 'evening' }],
  ])('[CO-04] %s cannot be had', async (_, deliveryDay) => {
    const cookies = await aShopper([mattress])
    expect(await choose(cookies, 'two_man', { deliveryDay })).toMatchObject({
      status: 409,
      error: { code: 'delivery_day_unavailable' },
    })
  })

  test.each([
    { date: '2026-02-30', part: 'day' },
    { date: 'morgen', part: 'day' },
    { date: '2026-11-24', part: 'nacht' },
    { date: '2026-11-24', part: 'day', price: 0 },
    'dinsdag',
  ])('a day that does not exist (%j) is refused by its field', async (deliveryDay) => {
    const cookies = await aShopper([mattress])
    expect(await choose(cookies, 'two_man', { deliveryDay })).toMatchObject({ status: 400 })
  })

  test('[CO-04] parcels have no day: a chosen one is dropped', async () => {
    const cookies = await aShopper([await aParcel()])
    expect(await choose(cookies, 'parcel', { deliveryDay: tuesday, haulAway: 3 })).toMatchObject({
      data: { next_step: 'pay', delivery: { day: null, haul_away: 0 } },
    })
  })

  test('[CO-04] after another address the day has to be chosen again, which is said before payment', async () => {
    const cookies = await aShopper([mattress])
    await choose(cookies, 'two_man', { deliveryDay: tuesday })
    await app.mustCall(saveCheckoutCustomerEndpoint, { body: onIsland() }, { cookies })
    const seen = await see(cookies)
    expect(seen).toMatchObject({
      next_step: 'payment-methods',
      delivery: { day: null, day_gone: 'Dinsdag 24 november, tussen 18 en 22 uur' },
      paymentForm: { selectedShippingMethod: 'two_man', selectedPaymentMethod: 'ideal' },
    })
    const body = { expected_total: seen.cart.totals.grand_total }
    expect(await app.call(placeOrderEndpoint, { body }, { cookies })).toMatchObject({
      error: { code: 'delivery_day_unavailable' },
    })
  })

  test('[CO-04] an island has the days of the ferry, and its price', async () => {
    const cookies = await aShopper([mattress], onIsland())
    const [method] = (await see(cookies)).shippingMethods
    expect(method?.price_incl).toBe(79.9)
    expect(method?.days.map(({ date }) => new Date(date).getUTCDay())).toEqual(method?.days.map(() => 3))
    const query = { country_code: 'NL' as const, zipcode: '1012 JS' }
    const mainland = await app.mustCall(getShippingMethodsEndpoint, { query }, { cookies })
    expect(mainland.shippingMethods[0]?.price_incl).toBe(29.95)
  })

  test('[CO-04] [CA-02] a code for free delivery pays the round and not the ferry', async () => {
    const given = { key: 'eiland', title: 'Gratis bezorging', kind: 'code', code: 'EILAND' } as const
    await savePromotion(app.db, { ...given, benefit: 'free_delivery' })
    const cookies = await aShopper([mattress], onIsland())
    await app.mustCall(applyDiscountEndpoint, { body: { discount_code: 'EILAND' } }, { cookies })
    const { shippingMethods, cart } = await see(cookies)
    expect(shippingMethods[0]?.price_incl).toBe(49.95)
    expect(cart.totals.progress.map(({ text }) => text)).not.toContain('Je bestelling wordt gratis bezorgd')
  })

  test('[CO-04] when one mattress leaves the cart no more old ones are taken along than mattresses are left', async () => {
    const cookies = await aShopper([mattress, mattress])
    await choose(cookies, 'two_man', { haulAway: 2 })
    const [item] = (await app.mustCall(getCartEndpoint, {}, { cookies })).items
    await app.mustCall(
      updateCartItemEndpoint,
      { body: { item_id: item?.id ?? '', quantity: 1 } },
      { cookies },
    )
    expect(await see(cookies)).toMatchObject({
      delivery: { haul_away: 1, haul_away_limit: 1 },
      cart: { totals: { haul_away_costs: 25 } },
    })
  })

  test('[CO-04] small goods beside a mattress come apart, with their own promise', async () => {
    const cookies = await aShopper([mattress, await aParcel()])
    const chosen = await choose(cookies, 'two_man', { deliveryDay: { date: '2026-11-25', part: 'day' } })
    expect(chosen).toMatchObject({
      data: {
        shippingMethods: [
          {
            shipments: [
              { title: 'Grote artikelen, met twee personen' },
              {
                title: 'De rest, met de pakketdienst',
                delivery: 'Voor 23.59 uur besteld, morgen in huis',
              },
            ],
          },
        ],
        cart: {
          items: expect.arrayContaining([
            expect.objectContaining({ delivery: 'Woensdag 25 november, tussen 8 en 18 uur' }),
            expect.objectContaining({ delivery: 'Voor 23.59 uur besteld, morgen in huis' }),
          ]),
        },
      },
    })
  })
})

describe('taking the old one along', () => {
  test('[CO-04] one for each mattress, each at its price', async () => {
    const cookies = await aShopper([mattress, mattress])
    expect(await choose(cookies, 'two_man', { haulAway: 2 })).toMatchObject({
      data: {
        delivery: { haul_away: 2, haul_away_limit: 2, haul_away_price: 25 },
        cart: { totals: { haul_away_costs: 50, grand_total: 650 } },
      },
    })
    expect(await choose(cookies, 'two_man', { haulAway: 3 })).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'body.haulAway' }] },
    })
  })

  test('[CO-04] nothing is taken along for goods that replace nothing', async () => {
    const table = onlyVariantId(await aProduct(app.db, { deliveryClass: 'two_man' }))
    const cookies = await aShopper([table])
    expect(await choose(cookies, 'two_man', { haulAway: 1 })).toMatchObject({ status: 400 })
    for (const haulAway of [-1, 0.5, 100])
      expect(await choose(cookies, 'two_man', { haulAway })).toMatchObject({ status: 400 })
  })
})

describe('a pick-up point', () => {
  test('[CO-04] is found near a postcode and kept whole in the order', async () => {
    const query = { country_code: 'NL' as const, zipcode: '1234 ab' }
    const { reason, points } = await app.mustCall(findPickupPointsEndpoint, { query })
    expect(reason).toBe('found')
    const [point] = points
    const cookies = await aShopper([await aParcel()])
    const chosen = await choose(cookies, 'pickup', { pickupPoint: point?.id })
    expect(chosen).toMatchObject({
      data: {
        next_step: 'pay',
        delivery: { pickup_point: point },
        cart: { items: [{ delivery: 'Donderdag 19 november af te halen' }] },
      },
    })
    const placed = await app.mustCall(placeOrderEndpoint, { body: { expected_total: 23.95 } }, { cookies })
    expect(await app.mustCall(getOrderEndpoint, { params: { id: placed.order_id } })).toMatchObject({
      delivery: { pickup_point: point },
      shipping_method: { code: 'pickup', delivery: 'Donderdag 19 november af te halen' },
      lines: [{ delivery: 'Donderdag 19 november af te halen' }],
    })
  })

  test('[CO-04] has to be chosen, has to exist, and has to be in the country', async () => {
    const cookies = await aShopper([await aParcel()])
    for (const pickupPoint of [null, ''])
      expect(await choose(cookies, 'pickup', { pickupPoint })).toMatchObject({
        status: 400,
        error: { fields: [{ path: 'body.pickupPoint', message: 'Kies een pakketpunt' }] },
      })
    for (const pickupPoint of ['NL-0000-niets', 'BE-9000-kiosk', '../../v1', "' or 1=1 --"])
      expect(await choose(cookies, 'pickup', { pickupPoint })).toMatchObject({
        error: { code: 'pickup_point_unavailable' },
      })
  })

  test('[CO-04] is chosen again when the address moves to another country', async () => {
    const cookies = await aShopper([await aParcel()])
    await choose(cookies, 'pickup', { pickupPoint: 'NL-1012-kiosk' })
    await app.mustCall(saveCheckoutCustomerEndpoint, { body: aBelgianCustomer() }, { cookies })
    expect(await see(cookies)).toMatchObject({
      next_step: 'payment-methods',
      delivery: { pickup_point: null },
    })
  })
})

describe('notes', () => {
  test('[CO-01] are kept as text, tidied, and are in the order', async () => {
    const cookies = await aShopper([await aParcel()])
    const notes = { deliverer: '  Bel <b>niet</b>\r\naan  ', shop: 'Cadeau 🎁' }
    const tidy = { deliverer: 'Bel <b>niet</b>\naan', shop: 'Cadeau 🎁' }
    expect(await choose(cookies, 'parcel', { notes })).toMatchObject({ data: { delivery: { notes: tidy } } })
    const placed = await app.mustCall(placeOrderEndpoint, { body: { expected_total: 24.95 } }, { cookies })
    expect(await app.mustCall(getOrderEndpoint, { params: { id: placed.order_id } })).toMatchObject({
      delivery: { notes: tidy },
    })
  })

  test.each(['a'.repeat(501), 'piep\u0007', 'regel\u2028einde', 'half \ud83d'])(
    'a note that is too long or no text is refused (%#)',
    async (deliverer) => {
      const cookies = await aShopper([await aParcel()])
      expect(await choose(cookies, 'parcel', { notes: { deliverer } })).toMatchObject({ status: 400 })
    },
  )
})

test('[CO-02] nothing is delivered at a post box, though the bill may go there', async () => {
  const details = aCustomer()
  const cookies = await aShopper([await aParcel()])
  const postBox = { ...details.billing, street: 'Postbus' }
  expect(
    await app.call(saveCheckoutCustomerEndpoint, { body: { ...details, billing: postBox } }, { cookies }),
  ).toMatchObject({ status: 400, error: { fields: [{ path: 'body.billing.street' }] } })
  const elsewhere = { ...details.billing, first_name: '', last_name: '' }
  const body = { ...details, billing: postBox, sameDeliveryAddress: false, shipping: elsewhere }
  expect(await app.call(saveCheckoutCustomerEndpoint, { body }, { cookies })).toMatchObject({ ok: true })
  const toPostBox = {
    ...details,
    sameDeliveryAddress: false,
    shipping: { ...elsewhere, street: 'Postbus 7' },
  }
  expect(await app.call(saveCheckoutCustomerEndpoint, { body: toPostBox }, { cookies })).toMatchObject({
    status: 400,
    error: { fields: [{ path: 'body.shipping.street' }] },
  })
})
