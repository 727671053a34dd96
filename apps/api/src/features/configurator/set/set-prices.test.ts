import { getConfiguratorEndpoint, saveConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import { calculateBedPriceAt } from '@sluimer/domain/configurator/bed/bed-price-history'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { aDefinitionInput, aSet } from '../configurator.builders.ts'
import { findNewestVersion } from '../rows/definition.queries.ts'
import { saveDefinition } from './save-definition.ts'

let app: TestApp
let now = new Date('2026-03-02T12:00:00Z')
let made = 0
let slug: string
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
})
beforeEach(async () => {
  now = new Date('2026-03-02T12:00:00Z')
  made += 1
  slug = `boxspring-${made}`
  variantId = onlyVariantId(await aSet(app.db, { slug }))
})
afterAll(() => app.close())

const bed = { maat: '180', stof: 'mos', lampen: '0' }

/** Saves the set anew with another second fabric, at this moment. */
async function change(fabric: object) {
  const definition = structuredClone(aDefinitionInput({ slug }))
  Object.assign(definition.steps[1]?.properties[0]?.options[1] ?? {}, fabric)
  const answer = await saveDefinition(app.db, definition, now)
  if (!answer.ok) throw new Error(answer.problems.join('; '))
}

describe('[CF-10] what the page knows of former prices', () => {
  /** The former price as the page works it out: from the definition that the api gave it. */
  async function onPage(parts: Record<string, string>) {
    const set = await app.mustCall(getConfiguratorEndpoint, { params: { slug } })
    const { base, soldFrom, earlier } = set.priceHistory
    const own = set.steps.flatMap(({ properties }) => properties)
    const present = own.map(({ property, options }) => ({
      property,
      options: options.map(({ id, extra }) => ({ option: id, extra })),
    }))
    const rules = set.rules.map(({ never }) => never)
    const toCents = (euros: number) => Math.round(euros * 100)
    const versions = [...earlier, { soldFrom, properties: present, rules }].map((version) => ({
      soldFrom: new Date(version.soldFrom),
      rules: version.rules.map((never) => ({ never })),
      properties: version.properties.map(({ property, options }) => ({
        id: property,
        options: options.map(({ option, extra }) => ({ id: option, extraCents: toCents(extra) })),
      })),
    }))
    const history = base.map(({ price, from, to }) => ({
      priceCents: toCents(price),
      validFrom: new Date(from),
      validTo: to === null ? null : new Date(to),
    }))
    const extra = present.flatMap(({ property, options }) =>
      options.filter(({ option }) => option === parts[property]).map((one) => toCents(one.extra)),
    )
    const priceCents = toCents(set.basePrice) + extra.reduce((sum, cents) => sum + cents, 0)
    const prices = { base: history, versions }
    const { formerPriceCents } = calculateBedPriceAt(prices, { choices: parts, priceCents }, now)
    return {
      price: priceCents / 100,
      price_old: formerPriceCents === undefined ? null : formerPriceCents / 100,
    }
  }
  const onServer = async (parts: typeof bed) => {
    const boxconfig_id = String((await findNewestVersion(app.db, slug))?.id)
    const answer = await app.mustCall(saveConfigurationEndpoint, {
      params: { slug },
      body: { boxconfig_id, parts },
    })
    return { price: answer.now?.price.price, price_old: answer.now?.price.price_old }
  }

  test('leads to the price and former price that the api sells at, for every bed', async () => {
    await change({ extraCents: 25_000 })
    now = new Date('2026-04-20T12:00:00Z')
    await change({ extraCents: 12_000 })
    await changePrice(app.db, { variantId, priceCents: 95_000 }, now)
    now = new Date('2026-04-21T12:00:00Z')
    const formers = []
    for (const maat of ['140', '180'])
      for (const stof of ['zand', 'mos'])
        for (const lampen of ['0', 'lampen']) {
          const parts = { maat, stof, lampen }
          if (maat === '140' && stof === 'mos') continue
          const page = await onPage(parts)
          expect(page, JSON.stringify(parts)).toEqual(await onServer(parts))
          formers.push(page.price_old)
        }
    expect(formers.filter((one) => one !== null).length).toBe(formers.length)
  })

  test('names a version once, when only its words changed', async () => {
    await change({ title: 'Mosgroen' })
    const { priceHistory } = await app.mustCall(getConfiguratorEndpoint, { params: { slug } })
    expect(priceHistory.earlier).toEqual([])
  })

  test('comes with the deal of the base', async () => {
    const endsAt = new Date(now.getTime() + 3_600_000)
    await aDeal(app.db, { variantId, priceCents: 80_000, kind: 'other', startsAt: now, endsAt })
    const set = await app.mustCall(getConfiguratorEndpoint, { params: { slug } })
    expect(set).toMatchObject({ basePrice: 800, price: { price_old: 1000 }, deal: { kind: 'other' } })
    expect(await onPage(bed)).toEqual(await onServer(bed))
  })
})
