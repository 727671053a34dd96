import { getConfigurationEndpoint, saveConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { onlyVariantId } from '../../catalog/catalog.builders.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { aDefinitionInput, aMadeProduct, aSet } from '../configurator.builders.ts'
import { findNewestVersion } from '../rows/definition.queries.ts'
import { saveDefinition } from '../set/save-definition.ts'

let app: TestApp
let now = new Date('2026-03-02T12:00:00Z')
let made = 0
let slug: string
let boxconfigId: string
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
beforeEach(async () => {
  now = new Date('2026-03-02T12:00:00Z')
  made += 1
  slug = `boxspring-${made}`
  variantId = onlyVariantId(await aSet(app.db, { slug }))
  boxconfigId = await newestId()
})
afterAll(() => app.close())

const newestId = async () => String((await findNewestVersion(app.db, slug))?.id)
const bed = { maat: '180', stof: 'mos', lampen: '0' }

const save = (parts: Record<string, string> = bed, special: { boxconfig_id?: string; slug?: string } = {}) =>
  app.call(
    saveConfigurationEndpoint,
    {
      params: { slug: special.slug ?? slug },
      body: { boxconfig_id: special.boxconfig_id ?? boxconfigId, parts },
    },
    { headers: { 'x-forwarded-for': `192.0.2.${made}` } },
  )
async function saved(parts = bed) {
  const answer = await save(parts)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.data
}
const open = (id: string) => app.mustCall(getConfigurationEndpoint, { params: { id } })

/** Saves the set anew with other fabrics, rules or lamps, at this moment. */
async function change(edit: (definition: ReturnType<typeof aDefinitionInput>) => void) {
  const definition = structuredClone(aDefinitionInput({ slug }))
  edit(definition)
  const answer = await saveDefinition(app.db, definition, now)
  if (!answer.ok) throw new Error(answer.problems.join('; '))
}
type Steps = ReturnType<typeof aDefinitionInput>['steps']
const fabricsOf = (steps: Steps) => steps[1]?.properties[0]?.options ?? []

describe('a bed that is kept', () => {
  test('[CF-10] [CF-11] has the price, variant id, weight and parcels that the api works out', async () => {
    const { id, link, saved: was, now: is, gone, nearest } = await saved()
    expect(id).toMatch(/^[0-9a-v]{12}$/)
    expect(link).toBe(`/configurator/bed/${id}/`)
    const { productId } = (await findNewestVersion(app.db, slug)) ?? { productId: 0 }
    expect(was).toMatchObject({ price: 1360, parts: bed, variantId: `${productId}-180-mos` })
    expect(is).toMatchObject({
      ...{ variantId: `${productId}-180-mos`, extra: 360, weightGrams: 75_000, parcels: 2, leadTimeDays: 40 },
      price: { price: 1360, price_old: null },
      description: [
        { title: 'Maat', value: '180 cm' },
        { title: 'Stof', value: 'Mos' },
      ],
      link: `/configurator/boxsprings/${slug}/step-1/?maat=180&stof=mos&lampen=0`,
      delivery: expect.stringMatching(/\S/),
    })
    expect({ gone, nearest }).toEqual({ gone: [], nearest: null })
  })

  test('[CF-10] is promised for where the visitor wants it: an island has one round a week', async () => {
    const { id } = await saved()
    const promised = async (query: { deliver_to?: 'NL-islands' | 'BE' }) =>
      (await app.mustCall(getConfigurationEndpoint, { params: { id }, query })).now?.delivery
    expect([await promised({}), await promised({ deliver_to: 'NL-islands' })]).toEqual([
      'Vanaf dinsdag 5 mei, kies zelf je dag',
      'Vanaf woensdag 6 mei, kies zelf je dag',
    ])
  })

  test('[CF-18] has the same id whoever saves it, and in whatever order the choices come', async () => {
    const ids = await Promise.all([save(), save({ lampen: '0', stof: 'mos', maat: '180' }), save()])
    expect(new Set(ids.map((one) => (one.ok ? one.data.id : one.error.code))).size).toBe(1)
    expect((await saved({ ...bed, lampen: 'lampen' })).id).not.toBe((await saved()).id)
  })

  test('[CF-18] says what it cost then and costs now', async () => {
    const { id } = await saved()
    await changePrice(app.db, { variantId, priceCents: 110_000 }, now)
    expect(await open(id)).toMatchObject({ saved: { price: 1360 }, now: { price: { price: 1460 } } })
    expect((await saved()).id).not.toBe(id)
  })

  test('comes later when its slowest part does', async () => {
    const [fast, slow] = [await saved({ ...bed, stof: 'zand' }), await saved()]
    expect([fast.now?.leadTimeDays, slow.now?.leadTimeDays]).toEqual([20, 40])
    expect(fast.now?.delivery).not.toBe(slow.now?.delivery)
  })
})

describe('[CF-10] a former price of a bed', () => {
  test('is that of base and extras together, when only an extra fell', async () => {
    await change(({ steps }) => Object.assign(fabricsOf(steps)[1] ?? {}, { extraCents: 10_000 }))
    expect((await saved()).now?.price).toMatchObject({ price: 1310, price_old: 1360 })
    expect((await saved({ ...bed, stof: 'zand' })).now?.price).toMatchObject({ price: 1210, price_old: null })
  })

  test('is none when the extra rose shortly before it fell', async () => {
    now = new Date('2026-03-01T12:00:00Z')
    await change(({ steps }) => Object.assign(fabricsOf(steps)[1] ?? {}, { extraCents: 20_000 }))
    now = new Date('2026-03-09T12:00:00Z')
    await change(({ steps }) => Object.assign(fabricsOf(steps)[1] ?? {}, { extraCents: 15_000 }))
    boxconfigId = await newestId()
    expect((await saved()).now?.price).toMatchObject({ price: 1360, price_old: null })
  })

  test('follows the base price', async () => {
    await changePrice(app.db, { variantId, priceCents: 90_000 }, now)
    expect((await saved()).now?.price).toMatchObject({ price: 1260, price_old: 1360, discount_percent: 7 })
  })
})

describe('a bed of another time', () => {
  test('says what is gone and what is nearest: the fabric whose color looks most alike', async () => {
    const { id } = await saved()
    await change(({ steps, rules }) => {
      fabricsOf(steps).splice(1, 1, {
        id: 'salie',
        title: 'Salie',
        extraCents: 90_000,
        fabric: { color: '#6b7656', weave: 'geweven' },
      })
      rules?.splice(0, 1)
    })
    expect(await open(id)).toMatchObject({
      saved: { price: 1360, description: [{ value: '180 cm' }, { title: 'Stof', value: 'Mos' }] },
      now: null,
      gone: [
        {
          property: 'stof',
          title: 'Stof',
          option: 'mos',
          value: 'Mos',
          nearest: { option: 'salie', value: 'Salie' },
        },
      ],
      nearest: { parts: { maat: '180', stof: 'salie', lampen: '0' }, price: { price: 2110 } },
    })
  })

  test('[CF-18] opens after two years and many versions, with what it cost then and what the nearest costs now', async () => {
    const { id, link } = await saved()
    for (const month of [6, 12, 18]) {
      now = new Date(Date.UTC(2026, 2 + month, 2, 12))
      await change(({ steps, rules }) => {
        fabricsOf(steps).splice(1, 1, {
          id: `stof${month}`,
          title: `Stof ${month}`,
          extraCents: month * 1000,
        })
        rules?.splice(0, 1)
      })
    }
    await changePrice(app.db, { variantId, priceCents: 150_000 }, now)
    now = new Date('2028-03-02T12:00:00Z')
    expect(await open(id)).toMatchObject({
      ...{ id, link, now: null, gone: [{ value: 'Mos' }] },
      saved: { at: '2026-03-02T12:00:00.000Z', price: 1360, description: [{}, { value: 'Mos' }] },
      nearest: { parts: { stof: 'zand' }, price: { price: 1710 } },
    })
  })

  test('says why its parts no longer go together, and names the nearest bed that the rules allow', async () => {
    const { id } = await saved()
    const sentence = 'Mos weven we niet meer zo breed.'
    await change((set) => {
      set.rules = [{ id: 'breedmos', sentence, never: [{ maat: ['180'], stof: ['mos'] }] }]
    })
    expect(await open(id)).toMatchObject({
      now: null,
      gone: [],
      sentences: [sentence],
      // Both repairs cost nothing more; a wide bed in sand is nearer in price than a narrow one in moss.
      nearest: { parts: { maat: '180', stof: 'zand', lampen: '0' } },
    })
  })

  test('is completed when the set asks something new, and loses what it no longer asks', async () => {
    const { id } = await saved()
    await change(({ steps }) => {
      const { properties } = steps[1] ?? { properties: [] }
      properties.splice(1, 1, { id: 'poten', title: 'Poten', options: [{ id: 'hout', title: 'Hout' }] })
    }).catch((error: unknown) => expect(String(error)).toContain('defaultConfig'))
    await change((set) => {
      set.steps[1]?.properties.splice(1, 1, {
        id: 'poten',
        title: 'Poten',
        options: [{ id: 'hout', title: 'Hout' }],
      })
      set.defaultConfig = { maat: '140', stof: 'zand', poten: 'hout' }
    })
    expect(await open(id)).toMatchObject({
      now: null,
      gone: [{ property: 'lampen', option: '0', nearest: null }],
      sentences: ['Er is een keuze bij gekomen: Poten.'],
      nearest: { parts: { maat: '180', stof: 'mos', poten: 'hout' } },
    })
  })

  test('still says what it was when the set is not sold any more', async () => {
    const { id } = await saved()
    await aMadeProduct(app.db, { slug, sku: `weg${made}`, active: false })
    expect(await open(id)).toMatchObject({ saved: { price: 1360 }, now: null, nearest: null })
    expect(await save()).toMatchObject({ ok: false, status: 404 })
  })
})

describe('a bed is refused', () => {
  test.each([
    [
      'clashing choices, with the sentence of the rule',
      { maat: '140', stof: 'mos', lampen: '0' },
      409,
      'Mos weven we niet zo smal.',
    ],
    ['an unknown option', { ...bed, stof: 'goud' }, 400, 'Deze keuze bestaat niet.'],
    ['an unknown property', { ...bed, kleur: 'goud' }, 400, 'Deze keuze bestaat niet.'],
    ['a name that every object has', { ...bed, constructor: 'goud' }, 400, 'Deze keuze bestaat niet.'],
    ['no choice for a property', { maat: '180', stof: 'mos' }, 400, 'Kies eerst Leeslampen.'],
    ['no choice at all', {}, 400, 'Kies eerst Maat.'],
  ])('with %s', async (_, parts, status, message) => {
    const answer = await save(parts)
    expect(answer).toMatchObject({ ok: false, status })
    expect(answer.ok ? '' : JSON.stringify(answer.error)).toContain(message)
  })

  test('with more choices than any set asks for, in one message', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`deel${at}`, 'x']))
    const answer = await save(many)
    expect(answer.ok ? [] : answer.error.fields).toEqual([
      { path: 'body.parts', message: 'Een bed heeft hoogstens 30 keuzes.' },
    ])
  })

  test('of a set or a version that does not exist, or of a version of another set', async () => {
    const other = boxconfigId
    expect(await save(bed, { slug: 'bestaat-niet' })).toMatchObject({ ok: false, status: 404 })
    await aSet(app.db, { slug: `${slug}-b` })
    for (const [boxconfig_id, of] of [
      ['999999', slug],
      ['x', slug],
      [other, `${slug}-b`],
    ] as const)
      expect(await save(bed, { boxconfig_id, slug: of })).toMatchObject({
        ok: false,
        error: { fields: [{ path: 'body.boxconfig_id' }] },
      })
  })

  test('of an older page, with what is not there any more in its words', async () => {
    await change((set) => {
      fabricsOf(set.steps).splice(1, 1, { id: 'salie', title: 'Salie' })
      set.rules = []
    })
    expect(await save()).toMatchObject({
      ok: false,
      error: { code: 'not_purchasable', message: 'Stof: Mos is er niet meer.' },
    })
    expect(await save({ ...bed, stof: 'zand' })).toMatchObject({ ok: true })
  })

  test('that nobody kept: its link is not found', async () => {
    for (const id of ['000000000000', 'a', '0123456789ab'])
      expect(await app.call(getConfigurationEndpoint, { params: { id } })).toMatchObject({
        ok: false,
        status: 404,
      })
    for (const id of ['ABC', '../../etc', '0'.repeat(13)])
      expect(await app.call(getConfigurationEndpoint, { params: { id } })).toMatchObject({
        ok: false,
        status: 400,
      })
  })
})
