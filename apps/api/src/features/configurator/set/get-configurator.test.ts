import { getSuggestedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import { getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { someSamples } from '../../catalog/catalog.builders.ts'
import { aDefinitionInput, aMadeProduct, aSet } from '../configurator.builders.ts'
import { saveDefinition } from './save-definition.ts'

let app: TestApp
let productId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-20T12:00:00Z') })
  productId = (await aSet(app.db)).id
})
afterAll(() => app.close())

const ask = (slug: string) => app.call(getConfiguratorEndpoint, { params: { slug } })

test('[CF-17] [API-03] [RT-09] a set has the field names of the specification', async () => {
  const set = await app.mustCall(getConfiguratorEndpoint, { params: { slug: 'boxspringset-proef' } })
  expect(set).toMatchObject({
    name: 'Boxspringset Proef',
    code: 'boxspringset-proef',
    slug: 'boxspringset-proef',
    category: 'boxsprings',
    productId: String(productId),
    boxconfig_id: expect.stringMatching(/^\d+$/),
    basePrice: 1000,
    price: { price: 1000, price_old: null, from: false },
    fallbackImage: { key: 'foto' },
    defaultConfig: { maat: '140', stof: 'zand', lampen: '0' },
    base: { weightGrams: 60_000, parcels: 2, leadTimeDays: 20 },
    rules: [{ id: 'smalmos', sentence: 'Mos weven we niet zo smal.' }],
    advice: [],
  })
  expect(set.steps).toMatchObject([
    { order: 1, title: 'Maat', type: 'tile', property: 'maat', multiProperties: false },
    { order: 2, title: 'Stof en extra’s', type: 'buttons', property: 'stof', multiProperties: true },
  ])
  expect(set.steps[1]?.properties).toMatchObject([
    { property: 'stof', title: 'Stof', order: 1 },
    { property: 'lampen', title: 'Leeslampen', order: 2 },
  ])
  expect(set.steps[1]?.properties[0]?.options[1]).toEqual({
    id: 'mos',
    btnText: 'Mos',
    phrase: '',
    btnSubText: '',
    btnId: 'stof-mos',
    label: '',
    text: '',
    extra: 150,
    xpoId: 'fabric',
    xpoVarId: 'mos',
    image: null,
    color: '#5f6b4a',
    weave: 'fluweel',
    sample: null,
    weightGrams: 0,
    parcels: 0,
    leadTimeDays: 40,
  })
})

test('a fabric of which there is a free sample names it', async () => {
  const [sample] = await someSamples(app.db, ['Zand'], { toSku: () => 'STAAL-PROEF' })
  const text = JSON.stringify(aDefinitionInput({ slug: 'boxspring-staal' }))
  const named = text.replace('"weave":"geweven"', '"weave":"geweven","sample":"STAAL-PROEF"')
  await aSet(app.db, JSON.parse(named))
  const answer = await ask('boxspring-staal')
  const [cloth, other] = (answer.ok ? answer.data.steps[1]?.properties[0]?.options : undefined) ?? []
  expect(cloth?.sample).toMatchObject({ variant_id: String(sample?.id), title: 'Zand', available: true })
  expect(other?.sample).toBeNull()
})

test('an unknown set is not found, and neither is one whose product is not sold', async () => {
  await aSet(app.db, { slug: 'boxspring-weg' })
  expect((await ask('boxspring-weg')).ok).toBe(true)
  await aMadeProduct(app.db, { slug: 'boxspring-weg', sku: 'weg', active: false })
  for (const slug of ['boxspring-weg', 'bestaat-niet', '..', '%00'])
    expect(await ask(slug), slug).toMatchObject({ ok: false, status: 404 })
})

test('tiles lead to the first step of a set, and cannot be put into the cart unseen', async () => {
  const { products } = await app.mustCall(getSuggestedProductsEndpoint, { query: { ids: String(productId) } })
  expect(products).toMatchObject([
    { link: '/configurator/boxsprings/boxspringset-proef/step-1/', variant_id: null, available: true },
  ])
})

test('[CF-18] what earlier versions had is told with what comes nearest now, in the last words that it had', async () => {
  const slug = 'boxspring-van-toen'
  await aSet(app.db, { slug })
  const gone = async () => (await app.mustCall(getConfiguratorEndpoint, { params: { slug } })).gone
  expect(await gone()).toEqual([])
  const other = structuredClone(aDefinitionInput({ slug, rules: [] }))
  const [cloths, lamps] = other.steps[1]?.properties ?? []
  if (cloths?.options[1]) Object.assign(cloths.options[1], { title: 'Mosgroen' })
  await saveDefinition(app.db, other, new Date())
  cloths?.options.splice(1, 1)
  other.steps[1]?.properties.splice(lamps ? 1 : 0, 1)
  other.defaultConfig = { maat: '140', stof: 'zand' }
  const saved = await saveDefinition(app.db, other, new Date())
  expect(saved.ok).toBe(true)
  expect(await gone()).toEqual([
    { property: 'stof', title: 'Stof', option: 'mos', value: 'Mosgroen', nearest: 'Zand' },
    { property: 'lampen', title: 'Leeslampen', option: 'lampen', value: expect.any(String), nearest: null },
  ])
})
