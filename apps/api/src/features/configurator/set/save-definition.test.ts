import type { DefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { writeDefinition } from '@sluimer/product-files/configurator/write-definition'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { change } from '../../../platform/change-feed/tables.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { aDefinitionInput, aMadeProduct, setSavedAt } from '../configurator.builders.ts'
import { findNewestVersion, findVersionsSoldAfter } from '../rows/definition.queries.ts'
import { saveDefinition } from './save-definition.ts'

const testDatabase = await createTestDatabase()
const { db, close } = openDatabase({ url: testDatabase.url })
beforeAll(async () => {
  for (const slug of ['boxspringset-proef', 'boxspring-samen', 'boxspring-oud'])
    await aMadeProduct(db, { slug })
  await aMadeProduct(db, { slug: 'los', madeToMeasure: false, customFields: {}, leadTimeDays: null })
  const two = ['A', 'B'].map((sku, at) => ({
    sku,
    priceCents: 1000 + at,
    stockOnHand: 0,
    values: { maat: sku.toLowerCase() },
  }))
  const values = ['a', 'b'].map((key) => ({ key, title: key }))
  await aMadeProduct(db, { slug: 'twee', variants: two, options: [{ key: 'maat', title: 'Maat', values }] })
})
afterAll(async () => {
  await close()
  await testDatabase.drop()
})

const save = (special: Partial<DefinitionInput> = {}, at = setSavedAt) =>
  saveDefinition(db, aDefinitionInput(special), at)
const findVersions = async (slug: string) =>
  (await findVersionsSoldAfter(db, [slug], new Date(0))).get(slug) ?? []
const countVersions = async (slug: string) => (await findVersions(slug)).length

describe('[CF-17] a set that is saved', () => {
  test('is a new version, and tells the change feed', async () => {
    expect(await save()).toMatchObject({ ok: true, isNew: true })
    const tags = (await db.select({ tags: change.tags }).from(change)).flatMap((row) => row.tags)
    expect(tags).toContain('configurator:boxspringset-proef')
  })

  test('makes no new version when nothing changed, in whatever order its fields stand', async () => {
    const count = await countVersions('boxspringset-proef')
    expect(await save()).toMatchObject({ ok: true, isNew: false })
    const turned = { defaultConfig: { lampen: '0', stof: 'zand', maat: '140' } }
    expect(await save(turned)).toMatchObject({ ok: true, isNew: false })
    expect(await countVersions('boxspringset-proef')).toBe(count)
  })

  test('leaves the version before it as it was', async () => {
    const before = await findNewestVersion(db, 'boxspringset-proef')
    const later = new Date('2026-02-01T09:00:00Z')
    expect(await save({ name: 'Anders' }, later)).toMatchObject({ ok: true, isNew: true })
    const versions = await findVersions('boxspringset-proef')
    expect(versions.at(-2)).toEqual(before)
    expect(versions.at(-1)).toMatchObject({ savedAt: later, definition: { name: 'Anders' } })
  })

  test('reads back as the bytes that it is written as', async () => {
    await save({ slug: 'boxspring-oud', pictureParts: { zulu: 'een', alfa: 'twee' } })
    const first = writeDefinition((await findNewestVersion(db, 'boxspring-oud'))?.definition ?? fail())
    expect(await saveDefinition(db, JSON.parse(first), setSavedAt)).toMatchObject({ ok: true, isNew: false })
    expect(writeDefinition((await findNewestVersion(db, 'boxspring-oud'))?.definition ?? fail())).toBe(first)
  })

  test('by two at once makes one version of each, and one of both when they say the same', async () => {
    const slug = 'boxspring-samen'
    const both = await Promise.all([save({ slug }), save({ slug })])
    expect(both.filter((one) => one.ok && one.isNew)).toHaveLength(1)
    await Promise.all([save({ slug, name: 'Een' }), save({ slug, name: 'Twee' })])
    const versions = await findVersions(slug)
    expect(versions.map(({ definition }) => definition.name).toSorted()).toEqual([
      'Boxspringset Proef',
      'Een',
      'Twee',
    ])
  })
})

describe('a set is refused, and nothing of it is saved', () => {
  const contradiction = [
    { id: 'alles', sentence: 'Dit bed maken we niet.', never: [{ maat: ['140', '180'] }] },
  ]
  const withSample = (sku: string): DefinitionInput['steps'] =>
    JSON.parse(
      JSON.stringify(aDefinitionInput().steps).replace(
        '"weave":"geweven"',
        `"weave":"geweven","sample":"${sku}"`,
      ),
    )
  test.each([
    [
      'rules that contradict each other',
      { rules: contradiction },
      'the rules alles together leave no bed at all: maat 140 breaks rule alles',
    ],
    ['a product that does not exist', { slug: 'bestaat-niet' }, 'there is no product bestaat-niet'],
    ['a product in several variants', { slug: 'twee' }, 'the product twee needs exactly one variant'],
    ['a product that is no set', { slug: 'los' }, 'the product los must be made to measure'],
    ['a product without a lead time', { slug: 'los' }, 'the product los needs a lead time'],
    ['a product that leads elsewhere', { slug: 'los' }, 'the product los must have the boxconfigId los'],
    ['a picture that does not exist', { fallbackImage: 'weg' }, 'there is no picture weg'],
    ['a sample that does not exist', { steps: withSample('WEG') }, 'there is no sample WEG'],
  ])('that names %s', async (_, special, problem) => {
    const slug = 'slug' in special ? special.slug : 'boxspringset-proef'
    const count = await countVersions(slug)
    const saved = await save(special)
    expect(saved.ok ? [] : saved.problems).toContain(problem)
    expect(await countVersions(slug)).toBe(count)
  })
})

function fail(): never {
  throw new Error('there is no version')
}
