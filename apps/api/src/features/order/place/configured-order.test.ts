import { getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { checkDefinition } from '@sluimer/product-files/configurator/read-definition'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findBedsInUse } from '../../../find-beds-in-use.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { cart } from '../../cart/rows/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aDefinitionInput, aSet } from '../../configurator/configurator.builders.ts'
import { findNewestVersion } from '../../configurator/rows/definition.queries.ts'
import { listRuleImpacts } from '../../configurator/set/rule-impact.ts'
import { saveDefinition } from '../../configurator/set/save-definition.ts'
import {
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order.builders.ts'
import { invoice } from '../rows/invoice-tables.ts'
import { order, orderLine } from '../rows/tables.ts'

const slug = 'boxspringset-proef'
const now = new Date('2026-03-02T12:00:00Z')
let app: TestApp
/** Lines stand in the order in which they were added, so the clock goes on a little. */
let tick = 0
function goOn(): Date {
  tick += 1
  return new Date(now.getTime() + tick)
}
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: goOn })
  variantId = onlyVariantId(await aSet(app.db))
})
afterAll(() => app.close())

const parts = { maat: '180', stof: 'mos', lampen: '0' }
async function aBed(special: object = {}, price = 1360) {
  const version = await findNewestVersion(app.db, slug)
  const custom = { slug, boxconfig_id: String(version?.id), parts, category: 'Boxspring kopen' as const }
  return { variantId, custom: { ...custom, price, special_price_incl: price, ...special } }
}
const shipping = 'two_man'
const said = [
  { title: 'Maat', value: '180 cm' },
  { title: 'Stof', value: 'Mos' },
]

test('[CF-12] [CF-11] an order keeps the bed and its day as they were bought, on its page, its invoice and in its mail', async () => {
  const both = [await aBed(), await aBed({ parts: { ...parts, stof: 'zand' } }, 1210)]
  const delivery = { deliveryDay: { date: '2026-05-12', part: 'day' as const } }
  const { cookies, publicId, url } = await aPlacedOrder(app, { lines: both, shipping, delivery })
  await choosePaymentOutcome(app, url, 'paid')
  await sendWebhookFor(app, url)
  const readOrder = () => app.mustCall(getOrderEndpoint, { params: { id: publicId } }, { cookies })
  const promised = (await readOrder()).shipping_method
  const base = { ...aDefinitionInput().base, leadTimeDays: 90 }
  await saveDefinition(app.db, aDefinitionInput({ name: 'Anders', rules: [], base }), now)
  const placed = await readOrder()
  expect(promised.delivery).toMatch(/12 mei/)
  expect(placed.shipping_method, 'the day stays, though the set now takes longer').toEqual(promised)
  expect(placed.lines).toMatchObject([
    {
      ...{ name: 'Boxspringset Proef', price: 1360, delivery_class: 'two_man' },
      configuration: { variantId: expect.stringMatching(/^\d+-180-mos$/), parts: said },
    },
    { price: 1210, configuration: { variantId: expect.stringMatching(/^\d+-180-zand$/) } },
  ])
  expect(placed.lines[0]?.link).toBe(`/configurator/bed/${placed.lines[0]?.configuration?.id}/`)
  const lines = await app.db
    .select({ line: orderLine })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.publicId, publicId))
  expect(lines.map(({ line }) => [line.madeToMeasure, line.configuration?.leadTimeDays])).toEqual(
    expect.arrayContaining([
      [true, 40],
      [true, 20],
    ]),
  )
  const [paper] = await app.db.select().from(invoice)
  expect(paper?.document.lines[0]).toMatchObject({
    title: 'Boxspringset Proef',
    parts: ['Maat: 180 cm', 'Stof: Mos'],
  })
  await app.runJobs()
  const mails = await app.db.select().from(mailMessage)
  // No line of a mail breaks within a size.
  const confirmation = mails.map(({ html }) => html.replaceAll('\u00a0', ' ')).join('')
  for (const words of ['Maat', '180 cm', 'Stof', 'Mos', 'Op maat gemaakt'])
    expect(confirmation, words).toContain(words)
})

test('[CF-12] an order of a bed whose day is left open keeps from when on it can come', async () => {
  const { cookies, publicId } = await aPlacedOrder(app, { lines: [await aBed()], shipping })
  const readOrder = () => app.mustCall(getOrderEndpoint, { params: { id: publicId } }, { cookies })
  const { shipping_method, lines } = await readOrder()
  expect(shipping_method.delivery).toMatch(/^We spreken een bezorgdag met je af, vanaf \S+ \d+ \S+$/)
  expect(lines[0]?.delivery).toBe(shipping_method.delivery)
  const base = { ...aDefinitionInput().base, leadTimeDays: 120 }
  await saveDefinition(app.db, aDefinitionInput({ name: 'Anders', rules: [], base }), now)
  expect((await readOrder()).shipping_method, 'though the set now takes longer').toEqual(shipping_method)
})

test('[CO-10] cart, checkout, order and mails all say that a bed is made to measure', async () => {
  const shelf = onlyVariantId(await aProduct(app.db, { title: 'Nachtkastje Eik', deliveryClass: 'two_man' }))
  const mixed = await aPlacedOrder(app, { lines: [await aBed(), { variantId: shelf }], shipping })
  const { cart, return_costs } = await app.mustCall(
    getCheckoutEndpoint,
    {},
    { cookies: await aVisitorAtPay(app, { lines: [await aBed()], shipping }) },
  )
  expect(cart.items.map((item) => item.made_to_measure)).toEqual([true])
  expect(return_costs).toBe('')
  const only = await aPlacedOrder(app, { lines: [await aBed()], shipping })
  const told: string[] = []
  for (const { publicId, cookies, url } of [mixed, only]) {
    await choosePaymentOutcome(app, url, 'paid')
    await sendWebhookFor(app, url)
    await app.runJobs()
    const placed = await app.mustCall(getOrderEndpoint, { params: { id: publicId } }, { cookies })
    expect(placed.lines.map((line) => line.made_to_measure)).toEqual(
      placed.lines.map((line) => line.configuration !== null),
    )
    const [mail] = await app.db
      .select()
      .from(mailMessage)
      .where(like(mailMessage.subject, `%${placed.order_number}%`))
    told.push(mail?.text ?? '')
  }
  const [ofMixed, ofOnly] = told
  expect(ofMixed).toMatch(/Bedenktijd: 14 dagen/i)
  expect(ofMixed).toContain('Op maat gemaakt: Boxspringset Proef.')
  expect(ofOnly).toMatch(/Op maat gemaakt: geen bedenktijd/i)
  expect(ofOnly).not.toMatch(/14 dagen|Modelformulier|ophalen|halen we bij je op/)
})

test('[CO-08] a bed that cannot be made any more blocks the order as sold out goods do, and says why', async () => {
  const cookies = await aVisitorAtPay(app, { lines: [await aBed()], shipping })
  const rules = [
    { id: 'breedmos', sentence: 'Mos is er niet meer in breed.', never: [{ maat: ['180'], stof: ['mos'] }] },
  ]
  await saveDefinition(app.db, aDefinitionInput({ rules }), now)
  expect(await pressPay(app, cookies)).toMatchObject({
    ok: false,
    error: {
      code: 'out_of_stock',
      message: 'Een bed in je winkelwagen maken we niet meer precies zo.',
      lines: [{ available: 0, reason: expect.stringMatching(/^Mos is er niet meer in breed\. Het bed/) }],
    },
  })
  await saveDefinition(app.db, aDefinitionInput(), now)
})

test('[CO-08] a bed that lost a part is refused for that, and not for a price that nobody can pay', async () => {
  const cookies = await aVisitorAtPay(app, { lines: [await aBed()], shipping })
  const dearer = structuredClone(aDefinitionInput())
  const cloths = dearer.steps[1]?.properties[0]?.options ?? []
  Object.assign(cloths[1] ?? {}, { extraCents: 25_000 })
  await saveDefinition(app.db, dearer, now)
  const { cart } = await app.mustCall(getCheckoutEndpoint, {}, { cookies })
  cloths.splice(1, 1)
  await saveDefinition(app.db, { ...dearer, rules: [] }, now)
  expect(await pressPay(app, cookies, cart.totals.grand_total)).toMatchObject({
    ok: false,
    error: { code: 'out_of_stock', lines: [{ reason: expect.stringMatching(/^Stof: Mos is er niet meer/) }] },
  })
  await saveDefinition(app.db, aDefinitionInput(), now)
})

test('[CO-08] a bed of a set that is no longer sold is refused for that, and not as sold out', async () => {
  const cookies = await aVisitorAtPay(app, { lines: [await aBed()], shipping })
  await app.db.update(variant).set({ active: false }).where(eq(variant.id, variantId))
  expect(await pressPay(app, cookies)).toMatchObject({
    ok: false,
    error: { code: 'out_of_stock', lines: [{ available: 0, reason: 'Dit artikel verkopen we niet meer.' }] },
  })
  await app.db.update(variant).set({ active: true }).where(eq(variant.id, variantId))
})

test('[VA-06] a business that declares the VAT reads both prices of a bed that lost a part without it', async () => {
  const cookies = await aVisitorAtPay(app, { lines: [await aBed()], shipping })
  const changed = structuredClone(aDefinitionInput())
  changed.steps[1]?.properties[0]?.options.splice(1, 1)
  await saveDefinition(app.db, { ...changed, rules: [] }, now)
  const readCart = async () => (await app.mustCall(getCheckoutEndpoint, {}, { cookies })).cart
  const readProblem = async () =>
    (await readCart()).items[0]?.configuration?.problem?.replaceAll('\u00a0', ' ')
  expect(await readProblem()).toMatch(/kost nu € 1\.210,-\. Dit bed kostte € 1\.360,-\.$/)
  const vatConfirmation = {
    ...{ vatNumber: 'BE0123456749', requestIdentifier: 'WAPIAAAAX', confirmedAt: now.toISOString() },
  }
  await app.db
    .update(cart)
    .set({ vatConfirmation })
    .where(eq(cart.id, (await readCart()).quote_id ?? ''))
  expect(await readProblem()).toMatch(/kost nu € 1\.000,-\. Dit bed kostte € 1\.123,97\.$/)
  await saveDefinition(app.db, aDefinitionInput(), now)
})

test('a set that is saved while an order is placed gives an order of the old price or none, never of another sum', async () => {
  const cookies = await aVisitorAtPay(app, { lines: [await aBed()], shipping })
  const { cart } = await app.mustCall(getCheckoutEndpoint, {}, { cookies })
  const dearer = structuredClone(aDefinitionInput())
  Object.assign(dearer.steps[1]?.properties[0]?.options[1] ?? {}, { extraCents: 25_000 })
  const [answer] = await Promise.all([
    pressPay(app, cookies, cart.totals.grand_total),
    saveDefinition(app.db, dearer, now),
  ])
  if (!answer.ok) return expect(answer.error.code).toBe('price_changed')
  const placed = await app.mustCall(getOrderEndpoint, { params: { id: answer.data.order_id } }, { cookies })
  expect(placed.lines.map(({ price }) => price)).toEqual([1360])
  expect(placed.totals.sub_total).toBe(1360)
})

test('saving a new rule says how many beds it forbids in open carts and in unpaid orders', async () => {
  await saveDefinition(app.db, aDefinitionInput(), now)
  const before = await findBedsInUse(app.db, slug)
  await aPlacedOrder(app, { lines: [await aBed()], shipping })
  await aVisitorAtPay(app, { lines: [await aBed({ parts: { ...parts, stof: 'zand' } }, 1210)], shipping })
  const never = [{ maat: ['180'], stof: ['mos'] }]
  const set = {
    ...aDefinitionInput(),
    rules: [{ id: 'breedmos', sentence: 'Mos is er niet in breed.', never }],
  }
  const reading = checkDefinition(set)
  if (!reading.ok) throw new Error(reading.problems.join('; '))
  const [then] = listRuleImpacts(reading.definition, before)
  const [impact] = listRuleImpacts(reading.definition, await findBedsInUse(app.db, slug))
  expect(impact).toMatchObject({ ruleId: 'breedmos', bedCount: 2n, allCount: 8n })
  // The cart of an unpaid order stays open until it is paid.
  expect([impact?.cartCount, impact?.unpaidCount]).toEqual([
    (then?.cartCount ?? 0) + 1,
    (then?.unpaidCount ?? 0) + 1,
  ])
  expect(await findBedsInUse(app.db, 'boxspring-anders')).toEqual({ inCarts: [], inUnpaidOrders: [] })
})
