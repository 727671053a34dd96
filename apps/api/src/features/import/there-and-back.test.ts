import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileProduct } from '@sluimer/product-files/own-format/product-file'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change } from '../../platform/change-feed/tables.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((one) => one.replaceAll('\0', '').trim())
  .filter((one) => one !== '')
const lines = fc.array(text, { maxLength: 4 })
const euros = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100)
const sizes = ['s', 'm', 'l']

const product = fc.record({
  title: text,
  subTitle: text,
  description: lines,
  highlights: lines,
  care: lines,
  specifications: fc.array(
    fc.record({
      title: text,
      rows: fc.array(fc.record({ label: text, value: text }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 2 },
  ),
  composition: fc.constantFrom<NonNullable<FileProduct['composition']>>(
    [],
    [
      { part: 'Tijk', materials: [{ name: 'katoen', percent: 100, detail: 'percal' }], note: '200 draden' },
      {
        part: 'Vulling',
        materials: [
          { name: 'wol', percent: 62.5 },
          { name: 'kasjmier', percent: 37.5 },
        ],
      },
    ],
  ),
  hasAnimalParts: fc.boolean(),
  lit: fc.constantFrom<Pick<FileProduct, 'energyLabel' | 'lightSource'>>(
    { energyLabel: null, lightSource: null },
    {
      energyLabel: 'E',
      lightSource: {
        ...{ supplier: 'Lampenmaker', model: 'LM-470', eprelNumber: 123456, isExample: true },
        ...{ technology: 'LED', watts: 4.2, lumens: 470, kelvin: 2700, colourRendering: 80, cap: 'E27' },
      },
    },
  ),
  producerGuarantee: fc.constantFrom(
    null,
    ...['https://morgenrood.example/garantie', '/service/garantie/'].map((conditionsLink) => ({
      ...{ by: 'Morgenrood', months: 120, covers: 'het frame' },
      conditionsLink,
    })),
  ),
  facets: fc.constantFrom<Record<string, string[]>>({}, { kleur: ['blauw'] }, { kleur: ['groen', 'blauw'] }),
  active: fc.boolean(),
  vatClass: fc.constantFrom('standard' as const, 'reduced' as const),
  popularity: fc.nat(10_000),
  sizes: fc.subarray(sizes),
  prices: fc.tuple(euros, euros, euros),
  stock: fc.nat(50),
})

function fileProduct(
  given: typeof product extends fc.Arbitrary<infer Product> ? Product : never,
  name: string,
): FileProduct {
  const { sizes: chosen, prices, stock, lit, ...rest } = given
  const variant = (size: string | undefined, index: number): FileProduct['variants'][number] => ({
    ...{ sku: `${name}-${size ?? '0'}`, price: prices[index] ?? 1, stock, active: index < 2 },
    values: size === undefined ? {} : { maat: size },
  })
  return {
    ...rest,
    ...lit,
    ...{ slug: name, sku: name.toUpperCase(), brand: 'sluimer-thuis', manufacturer: 'Weverij De Test' },
    ...{
      mainCategory: 'slapen/dekbedovertrek',
      deliveryClass: 'parcel',
      images: [{ key: 'foto', alt: 'Een foto' }],
    },
    options:
      chosen.length === 0
        ? []
        : [{ key: 'maat', title: 'Maat', values: chosen.map((key) => ({ key, title: key })) }],
    variants: chosen.length === 0 ? [variant(undefined, 0)] : chosen.map(variant),
  }
}

test('any product goes out and comes in again unchanged', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 4, maxLength: 10 }), async (given) => {
      round++
      const products = given.map((one, index) => fileProduct(one, `p${round}-${index}`))
      const file = shop.write(products.map((one) => JSON.stringify(one)).join('\n'))
      expect(await shop.run('import', 'products', file)).toMatchObject({ code: 0, out: '' })
      const before = await shop.db.$count(change)
      await shop.run('export', 'products', 'uit.jsonl')
      const { err } = await shop.run('import', 'products', 'uit.jsonl')
      expect(err).toContain('0 new, 0 changed')
      expect(err).toContain('0 refused')
      expect(await shop.db.$count(change)).toBe(before)
      const first = readFileSync(join(shop.folder, 'uit.jsonl'), 'utf8')
      await shop.run('export', 'products', 'uit.jsonl')
      expect(readFileSync(join(shop.folder, 'uit.jsonl'), 'utf8')).toBe(first)
      await shop.run('export', 'products', 'uit.json')
      expect(await shop.run('import', 'products', 'uit.json')).toMatchObject({
        out: '',
        err: expect.stringContaining('0 new, 0 changed'),
      })
    }),
    { numRuns: 3 },
  )
})
