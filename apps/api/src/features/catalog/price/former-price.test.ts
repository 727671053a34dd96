import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../catalog.builders.ts'
import { changePrice } from './change-price.ts'

const now = new Date('2026-11-20T09:00:00Z')
const day = (number: number) => new Date(now.getTime() + number * 86_400_000)
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const page = (slugOrId: string) => app.mustCall(getProductEndpoint, { params: { slugOrId }, query: {} })

describe('the former price', () => {
  test('[PD-01] is the lowest of the 30 days before the reduction', async () => {
    const priceHistory = [
      { priceCents: 9995, validFrom: day(-100) },
      { priceCents: 8995, validFrom: day(-40) },
      { priceCents: 9995, validFrom: day(-20) },
      { priceCents: 6995, validFrom: day(-5) },
    ]
    const { slug } = await aProduct(
      app.db,
      {
        slug: 'in-de-aanbieding',
        variants: [{ sku: 'A1', priceCents: 6995, stockOnHand: 5, priceHistory }],
      },
      now,
    )
    expect((await page(slug)).price).toEqual({
      price: 69.95,
      price_old: 89.95,
      price_incl: 69.95,
      discount_percent: 22,
      from: false,
    })
  })

  test('reaches as far back for a reduction that is almost a year old', async () => {
    const priceHistory = [
      { priceCents: 9995, validFrom: day(-500) },
      { priceCents: 8995, validFrom: day(-378) },
      { priceCents: 9995, validFrom: day(-370) },
      { priceCents: 6995, validFrom: day(-360) },
    ]
    const variants = [{ sku: 'B1', priceCents: 6995, stockOnHand: 5, priceHistory }]
    const { slug } = await aProduct(app.db, { slug: 'al-lang-in-de-aanbieding', variants }, now)
    expect((await page(slug)).price).toMatchObject({ price: 69.95, price_old: 89.95 })
  })

  test('is there after staff cut a price, and gone when they raise it again', async () => {
    const { slug, variants } = await aProduct(app.db, { priceCents: 10000 }, day(-60))
    const variantId = variants[0]?.id ?? 0
    await changePrice(app.db, { variantId, priceCents: 8000 }, day(-2))
    expect((await page(slug)).price).toMatchObject({ price: 80, price_old: 100, discount_percent: 20 })
    await changePrice(app.db, { variantId, priceCents: 10000 }, day(-1))
    expect((await page(slug)).price).toMatchObject({ price: 100, price_old: null, discount_percent: null })
  })
})
