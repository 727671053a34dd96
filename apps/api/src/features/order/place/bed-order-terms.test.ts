import { applyDiscountEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { onlyVariantId } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { aDefinitionInput, aSet } from '../../configurator/configurator.builders.ts'
import { findNewestVersion } from '../../configurator/rows/definition.queries.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { aBelgianCustomer, aPlacedOrder, aVisitorAtPay, type Wish } from '../order.builders.ts'

const slug = 'boxspringset-proef'
let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-03-02T12:00:00Z') })
  variantId = onlyVariantId(await aSet(app.db))
  await saveCategory(app.db, { path: 'boxsprings', title: 'Boxsprings', takesOldAway: true })
})
afterAll(() => app.close())
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

/** A line with a bed of € 1360, or of € 1210 in sand. */
async function aBed(stof: 'mos' | 'zand' = 'mos'): Promise<Wish['lines'][number]> {
  const version = await findNewestVersion(app.db, slug)
  const price = stof === 'mos' ? 1360 : 1210
  const parts = { maat: '180', stof, lampen: '0' }
  const custom = { slug, boxconfig_id: String(version?.id), parts, category: 'Boxspring kopen' as const }
  return { variantId, custom: { ...custom, price, special_price_incl: price } }
}
const see = async (wish: Omit<Wish, 'lines'> & { lines?: Wish['lines'] }) => {
  const cookies = await aVisitorAtPay(app, {
    shipping: 'two_man',
    ...wish,
    lines: wish.lines ?? [await aBed()],
  })
  return app.mustCall(getCheckoutEndpoint, {}, { cookies })
}

test('[CO-04] a bed is brought by two people and by nobody else, free and on a day in its own time', async () => {
  const { shippingMethods, cart } = await see({})
  expect(shippingMethods).toMatchObject([{ code: 'two_man', price_incl: 0 }])
  expect(cart.totals).toMatchObject({ sub_total: 1360, shipping_costs: 0, grand_total: 1360 })
  // Forty working days from the second of March, and no sooner.
  const first = shippingMethods[0]?.days[0]?.date ?? ''
  expect(first > '2026-04-24' && first < '2026-05-08', first).toBe(true)
})

test('[CO-04] old beds are taken along for as many as are bought, at their own price', async () => {
  const one = await see({ delivery: { haulAway: 1 } })
  expect(one.cart.totals.haul_away_costs).toBeGreaterThan(0)
  expect(one.cart.totals.grand_total).toBe(1360 + one.cart.totals.haul_away_costs)
  const two = await see({ lines: [await aBed(), await aBed('zand')], delivery: { haulAway: 2 } })
  expect(two.cart.totals.haul_away_costs).toBe(2 * one.cart.totals.haul_away_costs)
})

test('[CO-04] a bed that was composed with the old one taken along is not asked that again, nor charged for it twice', async () => {
  const own = 'boxspringset-oud'
  const { steps, defaultConfig } = aDefinitionInput()
  const oldBed = {
    id: 'oudbed',
    title: 'Oud bed',
    options: [
      { id: '0', title: 'Ik houd mijn oude bed' },
      { id: 'mee', title: 'Oud bed meenemen', extraCents: 2500, takesOldAway: true },
    ],
  }
  const ownVariantId = onlyVariantId(
    await aSet(app.db, {
      slug: own,
      defaultConfig: { ...defaultConfig, oudbed: '0' },
      steps: [...steps, { title: 'Oud bed', type: 'buttons', properties: [oldBed] }],
    }),
  )
  const version = await findNewestVersion(app.db, own)
  const aBedWith = (oudbed: '0' | 'mee') => {
    const price = oudbed === 'mee' ? 1025 : 1000
    const parts = { maat: '140', stof: 'zand', lampen: '0', oudbed }
    const custom = {
      slug: own,
      boxconfig_id: String(version?.id),
      parts,
      category: 'Boxspring kopen' as const,
    }
    return { variantId: ownVariantId, custom: { ...custom, price, special_price_incl: price } }
  }
  expect((await see({ lines: [aBedWith('0')] })).delivery.haul_away_limit).toBe(1)
  expect((await see({ lines: [aBedWith('mee')] })).delivery.haul_away_limit).toBe(0)
  const both = await see({ lines: [aBedWith('mee'), await aBed()] })
  expect(both.delivery.haul_away_limit).toBe(1)
})

test('the price of a bed includes the VAT of the country to which it goes', async () => {
  const placed = async (wish: Partial<Wish>) => {
    const { publicId, cookies } = await aPlacedOrder(app, {
      lines: [await aBed()],
      shipping: 'two_man',
      ...wish,
    })
    const { totals } = await app.mustCall(getOrderEndpoint, { params: { id: publicId } }, { cookies })
    return [totals.grand_total, totals.vat]
  }
  expect(await placed({})).toEqual([1360, Math.round((136_000 * 21) / 121) / 100])
  expect(await placed({ details: aBelgianCustomer(), payment: 'bancontact' })).toEqual([
    1360,
    Math.round((136_000 * 21) / 121) / 100,
  ])
})

test('[CA-07] a discount code counts for the whole bed, extras included, and for each bed of a set by itself', async () => {
  await savePromotion(app.db, aTenPercentCode('BED10'))
  const cookies = await aVisitorAtPay(app, { lines: [await aBed(), await aBed('zand')], shipping: 'two_man' })
  await app.mustCall(applyDiscountEndpoint, { body: { discount_code: 'BED10' } }, { cookies })
  const { items, totals } = await app.mustCall(getCartEndpoint, {}, { cookies })
  expect(items.map(({ discount }) => discount).toSorted()).toEqual([121, 136].toSorted())
  expect(totals.grand_total).toBe(1360 + 1210 - 136 - 121)
})
