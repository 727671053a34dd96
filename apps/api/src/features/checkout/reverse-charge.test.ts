import { getCartEndpoint, removeCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { getCheckoutEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { sumCostsOfKind } from '@sluimer/domain/cart/costs'
import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../test/check-invariants.ts'
import type { CookieJar } from '../../../test/cookie-jar.ts'
import { hurryRegisters } from '../../../test/hurried-limits.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import {
  belgianVatNumber,
  giveShopItsVatNumber,
  type RegisterMood,
  startVatRegister,
  type VatRegisterStandIn,
} from '../../../test/vat-register.ts'
import { mailMessage } from '../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { changePrice } from '../catalog/price/change-price.ts'
import { moveMoney } from '../order/after-sale/move-money.job.ts'
import { refundOrder } from '../order/after-sale/refund-order.ts'
import {
  aBelgianBusiness,
  aBelgianCustomer,
  aCustomer,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order/order.builders.ts'
import { toProviderLines } from '../order/pay/to-provider-payment.ts'
import { listOrderLines } from '../order/rows/order.queries.ts'
import { order } from '../order/rows/tables.ts'
import { paymentMethod } from '../payment/tables.ts'
import { aTenPercentCode } from '../promotion/promotion.builders.ts'
import { savePromotion } from '../promotion/save-promotion.ts'

const start = new Date('2026-11-20T10:00:00Z')
const hourMs = 3_600_000
/** The number of `aBelgianBusiness`, without its country. */
const number = '0123456749'
let now = start
let app: TestApp
let register: VatRegisterStandIn
let duvet: number
let plant: number

beforeAll(async () => {
  register = await startVatRegister()
  app = await buildTestApp({ clock: () => now, config: { viesUrl: register.url } })
  await giveShopItsVatNumber(app.db, now)
  await savePromotion(app.db, aTenPercentCode('TIEN'))
  duvet = onlyVariantId(await aProduct(app.db, { priceCents: 12_100, stock: 90 }))
  plant = onlyVariantId(await aProduct(app.db, { priceCents: 1_090, stock: 90, vatClass: 'reduced' }))
})
afterAll(async () => {
  await app.close()
  await register.close()
})
beforeEach(() => {
  now = start
  register.moods.clear()
})
afterEach(async () => {
  await moveMoney(app.deps)
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const atPay = (special: Partial<Parameters<typeof aVisitorAtPay>[1]> = {}) =>
  aVisitorAtPay(app, {
    lines: [{ variantId: duvet }],
    details: aBelgianBusiness(),
    payment: 'bancontact',
    ...special,
  })
const getTotals = async (cookies: CookieJar) =>
  (await app.mustCall(getCheckoutEndpoint, {}, { cookies })).cart.totals

async function place(cookies: CookieJar) {
  const answer = await pressPay(app, cookies)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  await choosePaymentOutcome(app, answer.data.url, 'paid')
  await sendWebhookFor(app, answer.data.url)
  await app.runJobs()
  return answer.data
}
const getOrderRow = async (orderNumber: string) => {
  const [row] = await app.db.select().from(order).where(eq(order.number, orderNumber))
  if (row === undefined) throw new Error('no such order')
  return { row, lines: await listOrderLines(app.db, row.id) }
}
async function invoiceText(publicId: string): Promise<string> {
  const { rawPayload } = await app.server.inject({
    url: `/v1/customer/orders/${publicId}/invoice`,
    headers: { authorization: `Bearer ${app.serviceToken()}` },
  })
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('[CA-01] [VA-06] who pays net reads what goods cost before they became dearer as a net price too', async () => {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 12_100, stock: 9 }))
  const cookies = await atPay({ lines: [{ variantId }] })
  const readLine = async () => (await app.mustCall(getCartEndpoint, {}, { cookies })).items[0]
  expect(await readLine()).toMatchObject({ price: 100, price_before_rise: null })
  now = new Date(start.getTime() + hourMs)
  await changePrice(app.db, { variantId, priceCents: 14_520 }, now)
  expect(await readLine()).toMatchObject({ price: 120, price_before_rise: 100 })
})

test('[VA-06] a Belgian business that is confirmed pays net, and everything agrees to the cent', async () => {
  const cookies = await atPay({
    lines: [{ variantId: duvet, quantity: 2 }, { variantId: plant }],
    codes: ['TIEN'],
  })
  // € 252,90 less 10% is € 227,61 with VAT: € 217,80 at 21% and € 9,81 at 9%.
  expect(await getTotals(cookies)).toMatchObject({
    sub_total: 210,
    discounts: [{ code: 'TIEN', amount: 21 }],
    grand_total: 189,
    vat_saved: 38.61,
    progress: [],
  })
  const placed = await place(cookies)
  const { row, lines } = await getOrderRow(placed.order_number)
  expect(row).toMatchObject({ grandTotalCents: 18_900, vatCents: 0, vatCountry: null })
  expect(row.vatConfirmation).toEqual({
    vatNumber: `BE${number}`,
    requestIdentifier: expect.stringMatching(/^PROEF/),
    confirmedAt: start.toISOString(),
  })
  const told = toProviderLines(row, lines)
  expect(told.map(({ vatPercent }) => vatPercent)).toEqual([0, 0])
  const sum = told.reduce((cents, one) => cents + one.quantity * one.unitPriceCents - one.discountCents, 0)
  expect(sum).toBe(18_900)

  const shown = await app.mustCall(getOrderEndpoint, { params: { id: placed.order_id } })
  expect(shown.totals).toMatchObject({ vat: 0, reverse_charge: true, grand_total: 189 })
  const text = await invoiceText(placed.order_id)
  for (const words of [
    'Btw verlegd: intracommunautaire levering, vrijgesteld volgens artikel 138',
    `Btw-nummer BE${number}`,
    `kenmerk ${row.vatConfirmation?.requestIdentifier}`,
    'Btw verlegd, 0% over € 189,-',
    'de prijzen zijn zonder btw',
    'Btw-id NL000099998B57',
  ])
    expect(text).toContain(words)
  const [mail] = await app.db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.dedupeKey, `order_confirmation:${row.id}`))
  expect(mail?.text).toContain('Btw verlegd')
  expect(mail?.text).not.toContain('Waarvan btw')

  const [first] = lines
  await refundOrder(app.deps, {
    number: placed.order_number,
    pieces: { [first?.id ?? '']: 1 },
    restock: true,
  })
})

test('the register is asked in the name of the shop, and not again within a day', async () => {
  const asked = register.requests.length
  const cookies = await atPay()
  expect(JSON.parse(register.requests.at(-1)?.body ?? '')).toEqual({
    countryCode: 'BE',
    vatNumber: number,
    requesterMemberStateCode: 'NL',
    requesterNumber: '000099998B57',
  })
  now = new Date(start.getTime() + 23 * hourMs)
  await place(cookies)
  expect(register.requests).toHaveLength(asked + 1)
})

test.each<RegisterMood>(['invalid', 'unavailable', 'rubbish', 'slow'])(
  '[VA-06] a register whose answer is %s gives no proof, so VAT is paid',
  async (mood) => {
    if (mood === 'slow') hurryRegisters()
    register.moods.set(number, mood)
    const cookies = await atPay()
    expect(await getTotals(cookies)).toMatchObject({ grand_total: 121, vat_saved: null })
    const { row, lines } = await getOrderRow((await place(cookies)).order_number)
    expect(row).toMatchObject({ vatCents: 2_100, vatCountry: 'BE', vatConfirmation: null })
    expect(lines[0]?.vatPercent).toBe(21)
  },
)

test('a confirmation that comes while the button is pressed lowers the total before anything is paid', async () => {
  register.moods.set(number, 'unavailable')
  const cookies = await atPay()
  register.moods.clear()
  const answer = await pressPay(app, cookies, 121)
  expect(answer).toMatchObject({ ok: false, status: 409, error: { code: 'price_changed' } })
  expect(answer.ok ? '' : answer.error.message).toContain('de btw is verlegd')
  expect(await getTotals(cookies)).toMatchObject({ grand_total: 100, vat_saved: 21 })
  expect((await getOrderRow((await place(cookies)).order_number)).row.vatCountry).toBe(null)
})

test('a confirmation of yesterday is asked anew, and without one the VAT is back before anything is paid', async () => {
  const cookies = await atPay()
  now = new Date(start.getTime() + 25 * hourMs)
  register.moods.set(number, 'unavailable')
  const answer = await pressPay(app, cookies, 100)
  expect(answer).toMatchObject({ ok: false, status: 409, error: { code: 'price_changed' } })
  expect(answer.ok ? '' : answer.error.message).toContain('niet controleren')
  expect(await getTotals(cookies)).toMatchObject({ grand_total: 121, vat_saved: null })
})

test('a placed order stays as it is when the number is confirmed later', async () => {
  register.moods.set(number, 'unavailable')
  const placed = await pressPay(app, await atPay())
  register.moods.clear()
  if (!placed.ok) throw new Error(placed.error.code)
  now = new Date(start.getTime() + hourMs / 6)
  await choosePaymentOutcome(app, placed.data.url, 'paid')
  await sendWebhookFor(app, placed.data.url)
  expect((await getOrderRow(placed.data.order_number)).row).toMatchObject({
    vatCountry: 'BE',
    vatCents: 2_100,
    grandTotalCents: 12_100,
  })
})

test.each<[string, CheckoutCustomer]>([
  ['a consumer', aBelgianCustomer()],
  ['a business with a Dutch number', aBelgianBusiness('NL000099998B57')],
  [
    'the same business with goods brought to the Netherlands',
    {
      ...aBelgianBusiness(),
      sameDeliveryAddress: false,
      shipping: { ...aCustomer().billing, first_name: '', last_name: '', name: '' },
    },
  ],
])('who turns into %s in another window pays VAT, and no old total counts', async (_who, details) => {
  const cookies = await atPay()
  await app.mustCall(saveCheckoutCustomerEndpoint, { body: details }, { cookies })
  expect(await getTotals(cookies)).toMatchObject({ vat_saved: null })
  expect(await pressPay(app, cookies, 100)).toMatchObject({ ok: false })
})

test('two windows with two numbers: each order bears the proof of its own number', async () => {
  const other = belgianVatNumber(7_654_321)
  const cookies = await atPay()
  const [first, second] = await Promise.all([
    pressPay(app, cookies, 100),
    app.call(saveCheckoutCustomerEndpoint, { body: aBelgianBusiness(`BE${other}`) }, { cookies }),
  ])
  expect(second.ok).toBe(true)
  const answer = await pressPay(app, cookies)
  if (!answer.ok) throw new Error(answer.error.code)
  const { row } = await getOrderRow(answer.data.order_number)
  expect(row.details.customer.vat_number).toBe(`BE${other}`)
  expect(row.vatConfirmation?.vatNumber).toBe(`BE${other}`)
  if (first.ok) {
    const { row: earlier } = await getOrderRow(first.data.order_number)
    expect(earlier.vatConfirmation?.vatNumber).toBe(earlier.details.customer.vat_number)
  }
})

test('[CA-01] a net cart that is emptied is an empty cart', async () => {
  const cookies = await atPay()
  const [item] = (await app.mustCall(getCartEndpoint, {}, { cookies })).items
  const emptied = await app.mustCall(
    removeCartItemEndpoint,
    { query: { item_id: item?.id ?? '' } },
    { cookies },
  )
  expect(emptied.totals).toMatchObject({ grand_total: 0, vat_saved: 0 })
})

test('a method’s price is net as well when an order is paid in another way', async () => {
  // Staff cannot charge a fee in Belgium. If one is stored all the same, it is calculated like any other cost.
  const row99 = { code: 'paypal', prices: { BE: 99 } }
  await app.db
    .insert(paymentMethod)
    .values(row99)
    .onConflictDoUpdate({ target: paymentMethod.code, set: row99 })
  const placed = await pressPay(app, await atPay({ payment: 'paypal' }))
  if (!placed.ok) throw new Error(placed.error.code)
  const { row } = await getOrderRow(placed.data.order_number)
  expect([sumCostsOfKind(row.costs, 'payment'), row.grandTotalCents]).toEqual([82, 10_082])
  const { paymentMethods } = await app.mustCall(getOrderEndpoint, { params: { id: placed.data.order_id } })
  expect(paymentMethods.find(({ code }) => code === 'paypal')?.price_incl).toBe(0.82)
})
