import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { picture } from '../../media/tables.ts'
import { aProduct } from '../catalog.builders.ts'
import { saveCategory } from '../category/save-category.ts'
import { reserveStock } from '../stock/stock.ts'
import { getTiles } from '../tile/get-tiles.ts'

/** A Friday morning: parcels from stock come the next day. */
const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await app.db.insert(picture).values([
    {
      key: 'salie',
      file: 'salie.avif',
      alt: 'Eigen woorden',
      width: 1200,
      height: 900,
      placeholder: 'data:x',
    },
    { key: 'oker', file: 'oker.avif', alt: 'Eigen woorden', width: 900, height: 1200 },
  ])
  await saveCategory(app.db, { path: 'slapen', title: 'Slapen' })
  await saveCategory(app.db, { path: 'slapen/dekbedovertrek', title: 'Dekbedovertrekken' })
  await saveCategory(app.db, { path: 'outlet', title: 'Outlet' })
})
afterAll(() => app.close())

const page = (slugOrId: string) => app.mustCall(getProductEndpoint, { params: { slugOrId }, query: {} })

const aCover = () =>
  aProduct(app.db, {
    slug: 'dekbedovertrek-takjes',
    sku: 'TAKJES',
    title: 'Dekbedovertrek Takjes',
    subTitle: 'Katoen met een print van takjes',
    mainCategory: 'slapen/dekbedovertrek',
    categories: ['outlet'],
    summary: 'Zacht en luchtig.',
    description: ['Eerste alinea.', 'Tweede alinea.'],
    highlights: ['100% katoen'],
    specifications: [{ title: 'Materiaal', rows: [{ label: 'Stof', value: 'Katoen' }] }],
    care: ['Wassen op 60 graden'],
    warnings: ['Houd open vuur weg.'],
    customFields: { boxconfigId: 'box-1' },
    images: [
      { key: 'salie', alt: 'Overtrek in salie' },
      { key: 'oker', alt: 'Overtrek in oker' },
    ],
    options: [
      {
        key: 'maat',
        title: 'Maat',
        values: [
          { key: '140x220', title: '140 x 220 cm' },
          { key: '240x220', title: '240 x 220 cm' },
        ],
      },
      {
        key: 'kleur',
        title: 'Kleur',
        values: [
          { key: 'salie', title: 'Salie', color: '#8a9a7b' },
          { key: 'oker', title: 'Oker', color: '#c58b2a' },
          { key: 'grijs', title: 'Grijs', color: '#888888' },
        ],
      },
    ],
    variants: [
      { sku: 'T1', values: { kleur: 'salie', maat: '140x220' }, priceCents: 3995, stockOnHand: 0 },
      {
        sku: 'T2',
        values: { maat: '240x220', kleur: 'salie' },
        priceCents: 5995,
        stockOnHand: 300,
        imageKey: 'salie',
      },
      {
        sku: 'T3',
        values: { maat: '240x220', kleur: 'oker' },
        priceCents: 4995,
        stockOnHand: 4,
        imageKey: 'oker',
      },
    ],
  })

describe('a product page', () => {
  test('[PD-01] [EN-01] has pictures, texts, brand, categories and safety', async () => {
    const { id } = await aCover()
    const product = await page('dekbedovertrek-takjes')
    expect(product).toMatchObject({
      id: String(id),
      slug: 'dekbedovertrek-takjes',
      title: 'Dekbedovertrek Takjes',
      sub_title: 'Katoen met een print van takjes',
      sku: 'TAKJES',
      link: '/dekbedovertrek-takjes.html',
      brand: { title: 'sluimer-thuis', link: '/brands/sluimer-thuis/' },
      main_category: { title: 'Dekbedovertrekken', link: '/slapen/dekbedovertrek/' },
      categories: [{ name: 'Dekbedovertrekken' }, { name: 'Outlet' }],
      breadcrumb: [
        { title: 'Home', link: '/' },
        { title: 'Slapen', link: '/slapen/' },
        { title: 'Dekbedovertrekken', link: '/slapen/dekbedovertrek/' },
        { title: 'Dekbedovertrek Takjes', link: '/dekbedovertrek-takjes.html' },
      ],
      images: [
        {
          key: 'salie',
          src: '/media/640/salie.webp',
          alt: 'Dekbedovertrek Takjes: Overtrek in salie',
          width: 1200,
          height: 900,
          placeholder: 'data:x',
        },
        { key: 'oker', alt: 'Dekbedovertrek Takjes: Overtrek in oker' },
      ],
      image: { key: 'salie' },
      summary: 'Zacht en luchtig.',
      description: ['Eerste alinea.', 'Tweede alinea.'],
      highlights: ['100% katoen'],
      specifications: [{ title: 'Materiaal', rows: [{ label: 'Stof', value: 'Katoen' }] }],
      care: ['Wassen op 60 graden'],
      safety: {
        manufacturer: 'Weverij De Test',
        email: 'hallo@weverij.example',
        warnings: ['Houd open vuur weg.'],
      },
      custom_fields: { boxconfig_id: 'box-1', summary: null, image_url: null },
      delivery_method: 'parcel',
    })
  })

  test('[PD-01] has its options with the values that are sold, and one variant for every choice', async () => {
    const product = await page('dekbedovertrek-takjes')
    expect(product.options.map((option) => [option.key, option.values.map((value) => value.title)])).toEqual([
      ['maat', ['140 x 220 cm', '240 x 220 cm']],
      ['kleur', ['Salie', 'Oker']],
    ])
    const titleOf = new Map(
      product.options.flatMap(({ values }) => values.map(({ id, title }) => [id, title])),
    )
    expect(product.variants.map((variant) => variant.value_ids.map((id) => titleOf.get(id)))).toEqual([
      ['140 x 220 cm', 'Salie'],
      ['240 x 220 cm', 'Salie'],
      ['240 x 220 cm', 'Oker'],
    ])
    expect(product.variants[2]).toMatchObject({
      title: '240 x 220 cm, Oker',
      sku: 'T3',
      image_key: 'oker',
      stock: 4,
    })
  })

  test('[PD-01] costs at least its price where shoppers compose it', async () => {
    const { slug } = await aProduct(app.db, {
      leadTimeDays: 20,
      madeToMeasure: true,
      customFields: { boxconfigId: 'een-set' },
    })
    expect((await page(slug)).price.from).toBe(true)
  })

  test('[PD-01] opens with the cheapest variant that can be bought', async () => {
    const product = await page('dekbedovertrek-takjes')
    expect(product.variant_id).toBe(product.variants[2]?.variant_id)
    expect(product.price).toMatchObject({ price: 49.95, price_incl: 49.95, from: true })
    expect(product.variants[0]).toMatchObject({
      available: false,
      stock: 0,
      delivery: 'Tijdelijk niet leverbaar',
    })
    expect(product).toMatchObject({ available: true, overlay: null, stock_score: 3 })
    expect(product.delivery).toBe('Voor 23.59 uur besteld, morgen in huis')
  })

  test('shows at most 99 pieces', async () => {
    expect((await page('dekbedovertrek-takjes')).variants[1]?.stock).toBe(99)
  })

  test('is found by its id too', async () => {
    const { slug } = await page('dekbedovertrek-takjes')
    const { id } = await page(slug)
    expect((await page(id)).slug).toBe(slug)
  })

  test.each(['bestaat-niet', '999999999', '99999999999999999999', "'; drop table product; --", '%00'])(
    'that does not exist (%j) is a 404 or a refusal, never more',
    async (slugOrId) => {
      const answer = await app.call(getProductEndpoint, { params: { slugOrId }, query: {} })
      expect([400, 404]).toContain(answer.status)
    },
  )

  test('of a product that is not sold any more is a 404', async () => {
    const { slug } = await aProduct(app.db, { active: false })
    expect(await app.call(getProductEndpoint, { params: { slugOrId: slug }, query: {} })).toMatchObject({
      status: 404,
    })
  })
})

describe('stock', () => {
  test('pieces that wait for a payment are not for sale', async () => {
    const { slug, variants } = await aProduct(app.db, { stock: 3 })
    const lines = variants.map(({ id }) => ({ variantId: id, quantity: 2 }))
    await app.db.transaction((tx) => reserveStock(tx, lines))
    expect(await page(slug)).toMatchObject({ available: true, stock_score: 1, variants: [{ stock: 1 }] })
  })

  test('[CT-03] [PD-01] a single piece that is sold is not said to come back, unless its buyer still pays', async () => {
    const { id, slug, variants } = await aProduct(app.db, { stock: 1, condition: 'used' })
    await app.db.transaction((tx) =>
      reserveStock(
        tx,
        variants.map((one) => ({ variantId: one.id, quantity: 1 })),
      ),
    )
    expect(await page(slug)).toMatchObject({ overlay: 'Tijdelijk uitverkocht' })
    const sold = await aProduct(app.db, { stock: 0, condition: 'used' })
    expect(await page(sold.slug)).toMatchObject({ overlay: 'Verkocht', delivery: 'Niet meer leverbaar' })
    const [paying, tile] = await getTiles(app.db, [id, sold.id], new Date())
    expect(paying).toMatchObject({ overlay: 'Tijdelijk uitverkocht' })
    expect(tile).toMatchObject({ overlay: 'Verkocht', delivery: 'Niet meer leverbaar' })
    const made = await aProduct(app.db, { stock: 0, condition: 'used', leadTimeDays: 5 })
    expect(await page(made.slug)).toMatchObject({ available: true, overlay: null })
  })

  test('[CT-03] a product without stock says so', async () => {
    const { slug } = await aProduct(app.db, { stock: 0 })
    expect(await page(slug)).toMatchObject({
      available: false,
      overlay: 'Tijdelijk uitverkocht',
      stock_score: 0,
      variants: [{ available: false, stock: 0 }],
    })
  })

  test('a product with a lead time can be ordered without stock, and says when it comes', async () => {
    const { slug } = await aProduct(app.db, { stock: 0, leadTimeDays: 10 })
    const product = await page(slug)
    expect(product).toMatchObject({
      available: true,
      overlay: null,
      stock_score: 0,
      variants: [{ stock: 99 }],
    })
    expect(product.delivery).toMatch(/^Bezorgd in week \d+$/)
  })
})

test('names a guarantee beside the legal one: whose it is, how long, on what, and its conditions', async () => {
  const promised = {
    ...{ by: 'Morgenrood', months: 120, covers: 'het frame' },
    conditionsLink: 'https://morgenrood.example/garantie',
  }
  const { slug } = await aProduct(app.db, { producerGuarantee: promised })
  expect((await page(slug)).producer_guarantee).toEqual({
    ...{ by: 'Morgenrood', months: 120, covers: 'het frame' },
    text: '10 jaar garantie van Morgenrood op het frame',
    conditions_link: 'https://morgenrood.example/garantie',
  })
  expect((await page((await aProduct(app.db)).slug)).producer_guarantee).toBeNull()
})
