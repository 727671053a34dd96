import { productTileSchema } from '@sluimer/contract/catalog/tile'
import { withEuros } from '@sluimer/contract/platform/amounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { picture } from '../../media/tables.ts'
import { aProduct } from '../catalog.builders.ts'
import { changePrice } from '../price/change-price.ts'
import { getTiles } from './get-tiles.ts'

const now = new Date('2026-11-20T09:00:00Z')
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const colors = {
  key: 'kleur',
  title: 'Kleur',
  values: [
    { key: 'salie', title: 'Salie', color: '#8a9a7b' },
    { key: 'oker', title: 'Oker', color: '#c58b2a' },
    { key: 'grijs', title: 'Grijs', color: '#888888' },
  ],
}

test('[CT-03] [EN-01] a tile shows the cheapest variant that can be bought, and every color that is sold', async () => {
  const { db } = connection
  const { id, slug, variants } = await aProduct(db, {
    title: 'Dekbedovertrek Takjes',
    subTitle: 'Katoen',
    images: ['een', 'twee', 'drie'].map((key) => ({ key, alt: key })),
    options: [colors],
    variants: [
      { sku: 'K1', values: { kleur: 'oker' }, priceCents: 6000, stockOnHand: 3 },
      { sku: 'K2', values: { kleur: 'salie' }, priceCents: 5000, stockOnHand: 2 },
      { sku: 'K3', values: { kleur: 'grijs' }, priceCents: 1000, stockOnHand: 0, active: false },
    ],
  })
  const cheapest = variants[1]?.id ?? 0
  await changePrice(db, { variantId: cheapest, priceCents: 4000 }, new Date('2026-11-10T09:00:00Z'))
  const [tile] = await getTiles(db, [id], now)
  expect(productTileSchema.parse(withEuros(tile))).toEqual({
    id: String(id),
    slug,
    title: 'Dekbedovertrek Takjes',
    sub_title: 'Katoen',
    brand: 'sluimer-thuis',
    link: `/${slug}.html`,
    available: true,
    overlay: null,
    images: [expect.objectContaining({ src: expect.stringMatching(/^\/media\/640\//) })],
    price: { price: 40, price_old: 50, price_incl: 40, discount_percent: 20, from: true },
    deal: null,
    swatches: [
      {
        ...{ title: 'Salie', color: '#8a9a7b', available: true, image: null, second_image: null },
        link: `/${slug}.html?kleur=salie`,
        price: { price: 40, price_old: 50, price_incl: 40, discount_percent: 20, from: false },
      },
      {
        ...{ title: 'Oker', color: '#c58b2a', available: true, image: null, second_image: null },
        link: `/${slug}.html?kleur=oker`,
        price: { price: 60, price_old: null, price_incl: 60, discount_percent: null, from: false },
      },
    ],
    delivery: 'Morgen in huis',
    delivery_short: 'Morgen in huis',
    variant_id: null,
    asks_size: false,
    shown_size: null,
    energy_label: null,
    energy_label_link: null,
    rating: null,
    stock_score: 1,
  })
})

test('[CT-03] a color comes with the picture behind its own, unless that is the picture of another color', async () => {
  const { db } = connection
  const keys = ['scene', 'salie', 'salie-dichtbij', 'oker', 'grijs']
  await db
    .insert(picture)
    .values(
      keys.map((key) => ({ key: `kleur-${key}`, file: `${key}.avif`, alt: key, width: 800, height: 800 })),
    )
  const { id } = await aProduct(db, {
    images: keys.map((key) => ({ key: `kleur-${key}`, alt: key })),
    options: [colors],
    variants: ['salie', 'oker', 'grijs'].map((kleur, at) => ({
      ...{ sku: `N${at}`, values: { kleur }, priceCents: 5000, stockOnHand: 3, imageKey: `kleur-${kleur}` },
    })),
  })
  const [tile] = await getTiles(db, [id], now)
  expect(tile?.swatches.map((one) => [one.image?.key, one.second_image?.key])).toEqual([
    ['kleur-salie', 'kleur-salie-dichtbij'],
    ['kleur-oker', undefined],
    ['kleur-grijs', undefined],
  ])
})

test('a product of one variant can be added at once, unless it is sold out', async () => {
  const one = await aProduct(connection.db)
  const soldOut = await aProduct(connection.db, { stock: 0 })
  const tiles = await getTiles(connection.db, [soldOut.id, one.id], now)
  expect(tiles.map((tile) => tile.variant_id)).toEqual([null, String(one.variants[0]?.id)])
  expect(tiles[0]).toMatchObject({ available: false, overlay: 'Tijdelijk uitverkocht', stock_score: 0 })
})

test('[CT-03] what shoppers compose costs at least its price', async () => {
  const { db } = connection
  const set = { leadTimeDays: 20, madeToMeasure: true, priceCents: 100_000 }
  const composed = await aProduct(db, { ...set, customFields: { boxconfigId: 'een-set' } })
  const plain = await aProduct(db, set)
  const tiles = await getTiles(db, [composed.id, plain.id], now)
  expect(tiles.map(({ price }) => price.from)).toEqual([true, false])
})

test('tiles come in the order asked for, without products that are not sold', async () => {
  const [a, b, gone] = [
    await aProduct(connection.db),
    await aProduct(connection.db),
    await aProduct(connection.db, { active: false }),
  ]
  const tiles = await getTiles(connection.db, [b.id, gone.id, 987654321, a.id], now)
  expect(tiles.map((tile) => tile.slug)).toEqual([b.slug, a.slug])
  expect(await getTiles(connection.db, [], now)).toEqual([])
})

test('a page of tiles takes as many statements as one tile', async () => {
  const ids: number[] = []
  for (let i = 0; i < 24; i++) ids.push((await aProduct(connection.db, { options: [], stock: i })).id)
  const query = vi.spyOn(connection.pool, 'query')
  await getTiles(connection.db, ids.slice(0, 1), now)
  const forOne = query.mock.calls.length
  query.mockClear()
  expect(await getTiles(connection.db, ids, now)).toHaveLength(24)
  expect(forOne).toBeGreaterThan(0)
  expect(query.mock.calls.length).toBe(forOne)
})
