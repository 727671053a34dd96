import { addCartItemEndpoint, updateCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  getPaymentMethodsEndpoint,
  getShippingMethodsEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { checkoutSchema } from '@sluimer/contract/checkout/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CookieJar } from '../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { aBelgianCustomer, aCustomer } from '../order/order.builders.ts'
import { savePaymentMethod } from '../payment/save-payment-method.ts'
import { paymentMethod } from '../payment/tables.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

async function aVisitorWith(special: Parameters<typeof aProduct>[1], quantity = 1): Promise<CookieJar> {
  const variantId = onlyVariantId(await aProduct(app.db, special))
  const cookies = app.newVisitor()
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId), quantity } }, { cookies })
  return cookies
}
const see = (cookies: CookieJar) => app.mustCall(getCheckoutEndpoint, {}, { cookies })
const save = (cookies: CookieJar, body: object) =>
  app.call(saveCheckoutCustomerEndpoint, { body: { ...aCustomer(), ...body } }, { cookies })
const choose = (
  cookies: CookieJar,
  selectedPaymentMethod: string,
  selectedShippingMethod: string,
  shippingInsurance = false,
) => {
  const pickupPoint = selectedShippingMethod === 'pickup' ? 'NL-1012-kiosk' : null
  const body = { selectedPaymentMethod, selectedShippingMethod, shippingInsurance, pickupPoint }
  return app.call(choosePaymentEndpoint, { body }, { cookies })
}

describe('the checkout', () => {
  test('does not exist without goods', async () => {
    for (const cookies of [undefined, app.newVisitor()])
      expect(await app.call(getCheckoutEndpoint, {}, cookies ? { cookies } : {})).toMatchObject({
        status: 409,
        error: { code: 'cart_empty' },
      })
  })

  test('[EN-01] has the fields of the contract, and says what is to be done next', async () => {
    const cookies = await aVisitorWith({})
    const seen = await see(cookies)
    expect(Object.keys(seen).sort()).toEqual(Object.keys(checkoutSchema.shape).sort())
    expect(seen).toMatchObject({
      details: { person: null, billing: null, sameDeliveryAddress: true, shipping: null },
      shippingInsurance: 10,
      paymentForm: { selectedPaymentMethod: null, selectedShippingMethod: null, shippingInsurance: false },
      next_step: 'address-details',
    })
    expect(await save(cookies, {})).toMatchObject({ data: { next_step: 'payment-methods' } })
    expect(await choose(cookies, 'ideal', 'parcel')).toMatchObject({ data: { next_step: 'pay' } })
  })

  test('[CO-08] sends a shopper whose goods are sold out back to the cart, before payment', async () => {
    const cookies = await aVisitorWith({ stock: 1, slug: 'laatste' })
    const other = app.newVisitor()
    const [item] = (await see(cookies)).cart.items
    await app.mustCall(addCartItemEndpoint, { body: { item_id: item?.variant_id ?? '' } }, { cookies: other })
    await save(other, {})
    await choose(other, 'ideal', 'parcel')
    const { grand_total } = (await see(other)).cart.totals
    await app.mustCall(placeOrderEndpoint, { body: { expected_total: grand_total } }, { cookies: other })
    expect(await see(cookies)).toMatchObject({
      next_step: 'cart',
      cart: { items: [{ available: false, stock: 0 }] },
    })
  })
})

describe('the address step', () => {
  test('[CO-02] keeps person and address, with postcode and telephone number in one form', async () => {
    const cookies = await aVisitorWith({})
    const details = aCustomer({ phone_number: '+31 6 12-34 56 78' })
    const answer = await save(cookies, { ...details, billing: { ...details.billing, zipcode: '1234ab' } })
    expect(answer).toMatchObject({
      data: {
        details: {
          person: { first_name: 'Noor', phone_number: '0031612345678' },
          billing: { country_code: 'NL', zipcode: '1234AB', house_number: '12', extension: 'a' },
          sameDeliveryAddress: true,
          shipping: null,
        },
      },
    })
  })

  test('[EN-03] takes gender, loaded and the recipient’s name, and gives them back', async () => {
    const cookies = await aVisitorWith({})
    const { customer, billing } = aCustomer({ gender: '2', loaded: true })
    const shipping = { ...billing, first_name: '', last_name: '', name: 'Noor en Sam' }
    const answer = await save(cookies, { customer, sameDeliveryAddress: false, shipping })
    expect(answer).toMatchObject({
      data: {
        details: { customer: { gender: '2', loaded: true }, shipping: { name: 'Noor en Sam' } },
        shippingInsurance: 10,
        paymentForm: { selectedPaymentIssuer: null },
      },
    })
    const { details } = await see(cookies)
    expect(details.person).toEqual(details.customer)
    expect(details.person).toMatchObject({ gender: '2', loaded: true })
    expect(await save(cookies, aCustomer({ gender: '9' as '2' }))).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'body.customer.gender', message: 'Vul je geslacht in' }] },
    })
  })

  test.each(['5-6-1985', '05061985', '1985-06-05', '05.06.85'])(
    '[VA-03] the birth date %s is taken, and given back as dd-mm-yyyy',
    async (birthdate) => {
      const cookies = await aVisitorWith({})
      expect(await save(cookies, aCustomer({ birthdate }))).toMatchObject({
        data: { details: { person: { birthdate: '05-06-1985' } } },
      })
    },
  )

  test('[CO-02] takes another delivery address, and its country decides what delivery costs', async () => {
    const cookies = await aVisitorWith({ priceCents: 2_000 })
    const { first_name, last_name } = aCustomer().customer
    const shipping = { ...aBelgianCustomer().billing, first_name, last_name }
    const answer = await save(cookies, { sameDeliveryAddress: false, shipping })
    expect(answer).toMatchObject({
      data: { cart: { totals: { shipping_costs: 6.95 } }, details: { shipping: { zipcode: '9000' } } },
    })
    expect(await save(cookies, { sameDeliveryAddress: false })).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'body.shipping', message: 'Vul een afleveradres in.' }] },
    })
  })

  test('[CO-02] keeps no delivery address where none is used', async () => {
    const cookies = await aVisitorWith({})
    const shipping = { ...aBelgianCustomer().billing, first_name: 'Bo', last_name: 'Peeters', name: '' }
    expect(await save(cookies, { sameDeliveryAddress: true, shipping })).toMatchObject({
      ok: true,
      data: { details: { sameDeliveryAddress: true, shipping: null } },
    })
  })

  test('names the fields that are wrong', async () => {
    const cookies = await aVisitorWith({})
    const { billing } = aCustomer()
    const answer = await save(cookies, { billing: { ...billing, zipcode: '1234 SA', street: '' } })
    const fields = answer.ok ? [] : answer.error.fields?.map((field) => field.path)
    expect(fields).toEqual(['body.billing.street', 'body.billing.zipcode'])
    expect(await save(cookies, { billing: { ...billing, zipcode: '1234 SA' } })).toMatchObject({
      error: { fields: [{ path: 'body.billing.zipcode', message: 'Postcode onjuist' }] },
    })
  })

  test('[VA-03] takes no birth date, or an adult’s', async () => {
    const cookies = await aVisitorWith({})
    for (const birthdate of ['', '29-02-1980', '01-01-80'])
      expect(await save(cookies, aCustomer({ birthdate }))).toMatchObject({ ok: true })
    for (const birthdate of ['1980-02-30', '31-02-1980', '01-01-1899', '19-11-2020'])
      expect(await save(cookies, aCustomer({ birthdate }))).toMatchObject({
        status: 400,
        error: {
          fields: [{ path: 'body.customer.birthdate', message: 'Vul een (geldige) geboortedatum in' }],
        },
      })
  })

  test('[VA-06] looks at the checksum of a company’s VAT number, and at none of a private person', async () => {
    const cookies = await aVisitorWith({})
    const company = { type: 'company' as const, company: 'Voorbeeld bv', coc_number: '12345678' }
    const wrong = aCustomer({ ...company, vat_number: 'NL123456789B01' })
    expect(await save(cookies, wrong)).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'body.customer.vat_number', message: 'Vul een geldig BTW-nummer in' }] },
    })
    expect(await save(cookies, aCustomer({ ...company, vat_number: 'NL123456782B01' }))).toMatchObject({
      ok: true,
    })
    const person = await save(cookies, aCustomer({ vat_number: 'NL123456789B01' }))
    expect(person).toMatchObject({ ok: true, data: { details: { person: { vat_number: '' } } } })
  })
})

describe('delivery and payment', () => {
  test('[CO-04] offers the wallet and iDEAL in the Netherlands, Bancontact in Belgium', async () => {
    const cookies = await aVisitorWith({})
    await save(cookies, {})
    const dutch = await app.mustCall(getPaymentMethodsEndpoint, {}, { cookies })
    expect(dutch.paymentMethods).toMatchObject([
      { code: 'ideal', title: 'iDEAL | Wero', price_incl: 0 },
      { code: 'paypal', price_incl: 0.99 },
      { code: 'creditcard', price_incl: 0, kind: 'direct', asks: [] },
    ])
    expect(dutch.foreignPaymentMethods).toEqual([])
    await save(cookies, aBelgianCustomer())
    const belgian = await app.mustCall(getPaymentMethodsEndpoint, {}, { cookies })
    expect(belgian.paymentMethods).toEqual([])
    expect(belgian.foreignPaymentMethods.map((method) => method.code)).toEqual([
      'bancontact',
      'paypal',
      'creditcard',
    ])
  })

  test('[CO-04] a method of another country, or none of ours, cannot be chosen', async () => {
    const cookies = await aVisitorWith({})
    expect(await choose(cookies, 'ideal', 'parcel')).toMatchObject({ error: { code: 'checkout_incomplete' } })
    await save(cookies, {})
    for (const code of ['bancontact', 'afterpay', '__proto__'])
      expect(await choose(cookies, code, 'parcel')).toMatchObject({
        error: { code: 'payment_method_unavailable' },
      })
    expect(await choose(cookies, 'ideal', 'two_man')).toMatchObject({
      error: { code: 'shipping_method_unavailable' },
    })
    expect(await choose(cookies, '', 'parcel')).toMatchObject({
      error: {
        fields: [{ path: 'body.selectedPaymentMethod', message: 'Selecteer een betaalmethode' }],
      },
    })
  })

  test('[CO-04] delivery, wallet and insurance are in the total', async () => {
    const cookies = await aVisitorWith({ priceCents: 30_000, deliveryClass: 'two_man' })
    await save(cookies, {})
    expect(await choose(cookies, 'paypal', 'two_man', true)).toMatchObject({
      data: {
        insurance_offered: true,
        cart: {
          shipping_method: 'two_man',
          totals: {
            sub_total: 300,
            shipping_costs: 29.95,
            payment_costs: 0.99,
            insurance_costs: 10,
            costs: [
              { kind: 'shipping', cents: 2_995 },
              { kind: 'insurance', title: 'Transportverzekering', cents: 1_000 },
              { kind: 'payment', title: 'Kosten PayPal', cents: 99 },
            ],
            grand_total: 340.94,
          },
        },
      },
    })
  })

  test('[CO-04] delivery costs count for the bounds of a method', async () => {
    const cookies = await aVisitorWith({ priceCents: 2_000 })
    await save(cookies, {})
    await savePaymentMethod(app.db, { code: 'creditcard', maxCents: 2_494 })
    expect(await choose(cookies, 'creditcard', 'parcel')).toMatchObject({
      error: { code: 'payment_method_unavailable' },
    })
    await savePaymentMethod(app.db, { code: 'creditcard', maxCents: 2_495 })
    expect(await choose(cookies, 'creditcard', 'parcel')).toMatchObject({ ok: true })
    await app.db.delete(paymentMethod)
  })

  test('[CO-01] no insurance for goods that come as a parcel', async () => {
    const cookies = await aVisitorWith({})
    await save(cookies, {})
    expect(await choose(cookies, 'ideal', 'parcel', true)).toMatchObject({
      data: { insurance_offered: false, paymentForm: { shippingInsurance: false } },
    })
    // It is not ticked in advance either once something large is added.
    const table = onlyVariantId(await aProduct(app.db, { deliveryClass: 'two_man' }))
    await app.mustCall(addCartItemEndpoint, { body: { item_id: String(table) } }, { cookies })
    expect(await see(cookies)).toMatchObject({
      insurance_offered: true,
      paymentForm: { shippingInsurance: false },
    })
  })

  test('[CO-04] shows the methods of another country without choosing it', async () => {
    const cookies = await aVisitorWith({ priceCents: 2_000 })
    await save(cookies, {})
    const query = { country_code: 'BE' as const }
    const { shippingMethods } = await app.mustCall(getShippingMethodsEndpoint, { query }, { cookies })
    expect(shippingMethods).toMatchObject([
      { code: 'parcel', price_incl: 6.95, delivery: 'Voor 23.59 uur besteld, morgen in huis' },
      { code: 'pickup', price_incl: 3.95 },
    ])
    expect((await see(cookies)).cart.totals.shipping_costs).toBe(4.95)
  })

  test('a choice that the goods no longer allow has to be made again', async () => {
    const cookies = await aVisitorWith({ priceCents: 2_000, stock: 50 })
    await save(cookies, {})
    await choose(cookies, 'ideal', 'pickup')
    const large = onlyVariantId(await aProduct(app.db, { deliveryClass: 'two_man' }))
    await app.mustCall(addCartItemEndpoint, { body: { item_id: String(large) } }, { cookies })
    expect(await see(cookies)).toMatchObject({
      next_step: 'payment-methods',
      paymentForm: { selectedShippingMethod: null },
    })
    const { grand_total } = (await see(cookies)).cart.totals
    const order = await app.call(placeOrderEndpoint, { body: { expected_total: grand_total } }, { cookies })
    expect(order).toMatchObject({ error: { code: 'shipping_method_unavailable' } })
  })

  test('an order needs every step', async () => {
    const cookies = await aVisitorWith({})
    const order = (expected_total: number) =>
      app.call(placeOrderEndpoint, { body: { expected_total } }, { cookies })
    expect(await order(49.95)).toMatchObject({ error: { code: 'checkout_incomplete' } })
    await save(cookies, {})
    expect(await order(54.9)).toMatchObject({ error: { code: 'checkout_incomplete' } })
    const [item] = (await see(cookies)).cart.items
    await choose(cookies, 'ideal', 'parcel')
    const body = { item_id: item?.id ?? '', quantity: 2 }
    await app.mustCall(updateCartItemEndpoint, { body }, { cookies })
    expect(await order(54.9)).toMatchObject({ error: { code: 'price_changed' } })
    expect(await order(99.9)).toMatchObject({ ok: true })
  })
})
