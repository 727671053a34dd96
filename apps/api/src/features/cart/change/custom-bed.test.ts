import {
  addCartItemEndpoint,
  getCartEndpoint,
  restoreCartEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { maxLineQuantity } from '@sluimer/domain/cart/quantity'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aDefinitionInput, aSet } from '../../configurator/configurator.builders.ts'
import { findNewestVersion } from '../../configurator/rows/definition.queries.ts'
import { saveDefinition } from '../../configurator/set/save-definition.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { createRestoreLink } from '../restore/create-restore-link.ts'

const now = new Date('2026-03-02T12:00:00Z')
let app: TestApp
/** Lines stand in the order in which they were added, so the clock goes on a little. */
let tick = 0
function goOn(): Date {
  tick += 1
  return new Date(now.getTime() + tick)
}
let made = 0
let slug: string
let variantId: number
let boxconfig_id: string
let cookies: CookieJar
beforeAll(async () => {
  app = await buildTestApp({ clock: goOn })
})
beforeEach(async () => {
  made += 1
  slug = `boxspring-${made}`
  variantId = onlyVariantId(await aSet(app.db, { slug }))
  boxconfig_id = String((await findNewestVersion(app.db, slug))?.id)
  cookies = app.newVisitor()
})
afterAll(() => app.close())

const parts = { maat: '180', stof: 'mos', lampen: '0' }
const aCustom = (special: object = {}) => ({
  ...{ slug, boxconfig_id, parts, category: 'Boxspring kopen' as const },
  ...{ price: 1360, special_price_incl: 1360 },
  ...special,
})
const add = (special: object = {}, item_id = String(variantId)) =>
  app.call(addCartItemEndpoint, { body: { item_id, custom: aCustom(special) } }, { cookies })
const readCart = () => app.mustCall(getCartEndpoint, {}, { cookies })
async function change(edit: (set: ReturnType<typeof aDefinitionInput>) => void, at = now) {
  const set = structuredClone(aDefinitionInput({ slug }))
  edit(set)
  const saved = await saveDefinition(app.db, set, at)
  if (!saved.ok) throw new Error(saved.problems.join('; '))
}

describe('[CF-12] [CA-01] a composed bed in the cart', () => {
  test('shows its parts, its price, its variant id and where it can be changed', async () => {
    expect(await add()).toMatchObject({ ok: true, data: { added: { quantity: 1 } } })
    const { items, totals } = await readCart()
    expect(items).toMatchObject([
      {
        variant_id: String(variantId),
        name: 'Boxspringset Proef',
        title: '180 cm, Mos',
        parent: { id: expect.stringMatching(/^\d+$/), title: 'Boxspringset Proef' },
        ...{
          sku: expect.stringMatching(/^V\d+$/),
          brand: 'sluimer-thuis',
          categories: [{ name: 'boxsprings' }],
        },
        thumbnail: { key: expect.stringMatching(/^bed~/) },
        ...{ price: 1360, row_total: 1360, quantity: 1, stock: maxLineQuantity },
        available: true,
        delivery: expect.stringMatching(/\S/),
        configuration: {
          id: expect.stringMatching(/^[0-9a-v]{12}$/),
          variantId: expect.stringMatching(/^\d+-180-mos$/),
          link: `/configurator/boxsprings/${slug}/step-1/?maat=180&stof=mos&lampen=0`,
          parts: [
            { title: 'Maat', value: '180 cm' },
            { title: 'Stof', value: 'Mos' },
          ],
          problem: null,
        },
      },
    ])
    expect(items[0]?.link).toBe(`/configurator/bed/${items[0]?.configuration?.id}/`)
    expect(totals).toMatchObject({
      ...{ sub_total: 1360, sub_total_old: 1360, sub_total_diff: 0, discounts: [], payment_costs: 0 },
      ...{ total: 1360, grand_total: 1360, total_quantity: 1, haul_away_costs: 0 },
    })
  })

  test('is one more when the same one is added, and a line of its own when it is another one', async () => {
    await add()
    await add({}, (await readCart()).items[0]?.configuration?.variantId)
    await add({ parts: { ...parts, stof: 'zand' }, price: 1210, special_price_incl: 1210 })
    const { items, totals } = await readCart()
    expect(items.map(({ quantity, price }) => [quantity, price])).toEqual([
      [2, 1360],
      [1, 1210],
    ])
    expect(totals.sub_total).toBe(3930)
  })

  test('has discounts on each line of its own, and they add up', async () => {
    await add()
    await add({ parts: { ...parts, stof: 'zand' }, price: 1210, special_price_incl: 1210 })
    await savePromotion(app.db, {
      ...{ key: `twee-${made}`, title: 'Twee bedden', kind: 'quantity', minimumQuantity: 2, percent: 10 },
      products: [slug],
    })
    const { items, totals } = await readCart()
    expect(items.map(({ discount }) => discount)).toEqual([136, 121])
    expect(totals.grand_total).toBe(2313)
  })

  test('follows the price of its set, with its deals', async () => {
    await add()
    await changePrice(app.db, { variantId, priceCents: 110_000 }, now)
    expect((await readCart()).items[0]).toMatchObject({ price: 1460 })
    await aDeal(app.db, {
      ...{ variantId, priceCents: 90_000, pieceCap: 1 },
      ...{ startsAt: new Date('2026-03-02T11:00:00Z'), endsAt: new Date('2026-03-02T23:00:00Z') },
    })
    expect((await readCart()).items[0]).toMatchObject({ price: 1260, deal: { kind: 'daily' } })
    await add({ parts: { ...parts, stof: 'zand' }, price: 1110, special_price_incl: 1110 })
    // The deal has one piece for both beds, so neither has its price.
    const { items } = await readCart()
    expect(items.map(({ price }) => price)).toEqual([1460, 1310])
    expect(items.map(({ price_before_rise }) => price_before_rise)).toEqual([null, null])
    expect(items.map(({ deal_note }) => deal_note)).toEqual([
      expect.stringContaining('1.260,-'),
      expect.stringContaining('1.110,-'),
    ])
  })

  test('[CA-01] tells its earlier price when it became dearer: by its set or by a part of it', async () => {
    await add()
    expect((await readCart()).items).toMatchObject([{ price: 1360, price_before_rise: null }])
    await changePrice(app.db, { variantId, priceCents: 110_000 }, goOn())
    expect((await readCart()).items).toMatchObject([{ price: 1460, price_before_rise: 1360 }])
    await change((set) => {
      for (const { options } of set.steps.flatMap(({ properties }) => properties))
        for (const option of options) if (option.id === 'mos') option.extraCents = 20_000
    }, goOn())
    const [line] = (await readCart()).items
    expect(line).toMatchObject({ price_before_rise: 1360 })
    expect(line?.price).toBeGreaterThan(1460)
    await changePrice(app.db, { variantId, priceCents: 50_000 }, goOn())
    expect((await readCart()).items).toMatchObject([{ price_before_rise: null }])
  })

  test('cannot be ordered when the rules no longer allow it, and says why', async () => {
    await add()
    const sentence = 'Mos is er niet meer in breed.'
    await change((set) => {
      set.rules = [{ id: 'breedmos', sentence, never: [{ maat: ['180'], stof: ['mos'] }] }]
    })
    expect((await readCart()).items[0]).toMatchObject({
      available: false,
      delivery: 'Zo niet meer leverbaar, met andere keuzes wel',
      configuration: {
        problem: `${sentence} Het bed dat er het dichtst bij komt, heeft stof Zand in plaats van Mos en kost nu €\u00a01.210,-. Dit bed kostte €\u00a01.360,-.`,
      },
    })
  })

  test('cannot be ordered when its set is no longer sold, and says no more than that', async () => {
    await add()
    await app.db.update(variant).set({ active: false }).where(eq(variant.id, variantId))
    expect((await readCart()).items[0]).toMatchObject({
      ...{ available: false, stock: 0, delivery: 'Niet meer leverbaar' },
      configuration: { problem: null },
    })
  })

  test('[CF-10] cannot be ordered when a part is gone, and says which, at the price that it had with that part', async () => {
    await add()
    await change((set) => {
      set.steps[1]?.properties[0]?.options.splice(1, 1, { id: 'salie', title: 'Salie' })
      set.rules = []
    })
    expect((await readCart()).items[0]).toMatchObject({
      title: '180 cm, Mos',
      available: false,
      ...{ price: 1360, row_total: 1360, price_old: null, price_before_rise: null, deal: null },
      configuration: {
        parts: [
          { title: 'Maat', value: '180 cm' },
          { title: 'Stof', value: 'Mos' },
        ],
        problem:
          'Stof: Mos is er niet meer. Het bed dat er het dichtst bij komt, heeft stof Zand in plaats van Mos en kost nu €\u00a01.210,-. Dit bed kostte €\u00a01.360,-.',
      },
    })
    // Of a set that is not sold, nothing is left that comes near.
    await app.db.update(variant).set({ active: false }).where(eq(variant.id, variantId))
    expect((await readCart()).items[0]).toMatchObject({
      ...{ title: '180 cm, Mos', price: 1360, delivery: 'Niet meer leverbaar' },
      configuration: { problem: null },
    })
  })

  test('cannot be ordered when the set asks something new, and says what', async () => {
    await add()
    await change((set) => {
      set.steps.push({
        title: 'Zoom',
        type: 'buttons',
        properties: [{ id: 'zoom', title: 'Zoom', options: [{ id: 'recht', title: 'Recht' }] }],
      })
      set.defaultConfig = { ...set.defaultConfig, zoom: 'recht' }
    })
    expect((await readCart()).items[0]).toMatchObject({
      available: false,
      configuration: { problem: expect.stringContaining('Er is een keuze bij gekomen: Zoom. Het bed') },
    })
  })

  test('comes back with a link to the cart, and its quantity can be changed', async () => {
    await add()
    const { items, quote_id } = await readCart()
    const item_id = items[0]?.id ?? ''
    await app.mustCall(updateCartItemEndpoint, { body: { item_id, quantity: 3 } }, { cookies })
    expect((await readCart()).totals.sub_total).toBe(4080)
    const { path } = await inTransaction(app.db, (tx) => createRestoreLink(tx, app.deps, quote_id ?? '', now))
    const other = app.newVisitor()
    const id = path.split('/')[3] ?? ''
    for (let time = 0; time < 2; time += 1)
      await app.mustCall(restoreCartEndpoint, { body: { id } }, { cookies: other })
    const restored = await app.mustCall(getCartEndpoint, {}, { cookies: other })
    expect(restored.items).toMatchObject([{ quantity: 3, configuration: items[0]?.configuration }])
  })
})

describe('[CF-10] a request is refused, and the cart stays as it was', () => {
  test.each([
    ['a forged price', { price: 1 }, 'price_changed'],
    ['a forged price with VAT', { special_price_incl: 1359.99 }, 'price_changed'],
    ['a part of a cent', { price: 1360.001 }, 'price_changed'],
    ['a price below nothing', { price: -1360 }, 'price_changed'],
    ['a price that has no exact cents', { price: 1e99 }, 'invalid_request'],
    ['clashing choices', { parts: { ...parts, maat: '140' } }, 'not_purchasable'],
    ['a missing choice', { parts: { maat: '180', stof: 'mos' } }, 'invalid_request'],
    ['an unknown option', { parts: { ...parts, stof: 'goud' } }, 'invalid_request'],
    ['an unknown version', { boxconfig_id: '999999' }, 'invalid_request'],
    ['an unknown set', { slug: 'bestaat-niet' }, 'not_found'],
    ['another category', { category: 'Anders' }, 'invalid_request'],
    ['a field that nobody knows', { korting: 1 }, 'invalid_request'],
  ])('with %s', async (_, special, code) => {
    expect(await add(special)).toMatchObject({ ok: false, error: { code } })
    expect((await readCart()).items).toEqual([])
  })

  test('with the variant id of another bed or another product', async () => {
    for (const itemId of ['1-180-zand', `${variantId}9`, 'x'])
      expect(await add({}, itemId)).toMatchObject({
        ok: false,
        error: { fields: [{ path: 'body.item_id' }] },
      })
  })

  test('without a composed bed: a set is not sold as it is', async () => {
    const answer = await app.call(addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies })
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'not_purchasable', message: 'Stel dit bed eerst samen.' },
    })
  })

  test('from an older page only when the bed costs something else or cannot be made', async () => {
    await change((set) => {
      set.name = 'Anders'
    })
    expect(await add()).toMatchObject({ ok: true })
    await changePrice(app.db, { variantId, priceCents: 99_900 }, now)
    expect(await add()).toMatchObject({
      ok: false,
      error: { code: 'price_changed', prices: [{ old_price: 1360, price: 1359 }] },
    })
  })
})
