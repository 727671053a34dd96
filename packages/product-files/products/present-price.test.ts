import { expect, test } from 'vitest'
import { readPrice } from '../cells/read-amounts.ts'
import { noMapping } from '../mapping/mapping-file.ts'
import { calculatePresentPrice } from './present-price.ts'
import { chooseVatClass } from './vat-class-for.ts'

const now = new Date('2026-11-20T12:00:00Z')
const variant = { sku: 'A', price: '20,00', barcode: '', stock: '', values: {}, picture: '' }
const reduced = (from: string, until: string, price = '15,00') =>
  calculatePresentPrice({ ...variant, reduction: { price, from, until } }, 0, now)
const cents = (amount: number) => ({ ok: true, cents: amount })

test.each([
  ['without days', '', '', 1500],
  ['that began and does not end', '2026-11-01', '', 1500],
  ['that has still to begin', '2026-12-01', '', 2000],
  ['that ends', '2026-11-01', '2026-11-30', 2000],
  ['that is over', '2026-10-01', '2026-10-31', 2000],
  ['of a day that is past however it is read', '11/1/26', '', 1500],
  ['of a day that may be past or not', '1/12/2026', '', 2000],
  ['of a day that is no day', '13/13/26', '', 2000],
  ['with days that cannot be read', 'gisteren', '', 2000],
  ['that is over however its end is read', '', '10/11/26, 10:00 AM', 2000],
])('a reduction %s leads to the price that is asked', (_, from, until, price) => {
  expect(reduced(from, until).price).toEqual(cents(price))
})

test('a reduction until today lasts until the day ends, and an amount that reduces nothing does not count', () => {
  expect(reduced('', '2026-11-20').notes).not.toEqual([])
  expect(reduced('', '2026-11-20T13:00+0200').notes).toEqual([])
  expect(reduced('', '', '25,00')).toEqual({ price: cents(2000), notes: [] })
  expect(calculatePresentPrice({ ...variant, formerPrice: '29,95' }, 0, now)).toMatchObject({
    price: cents(2000),
    notes: [expect.stringContaining('not shown')],
  })
})

test('VAT is also added to a reduced price without it, and one that cannot be read is reported', () => {
  const net = { ...variant, price: '41.322314', formerPrice: '49.586777' }
  const offer = (price: string) =>
    calculatePresentPrice({ ...net, reduction: { price, from: '', until: '' } }, 21, now)
  expect(offer('33.057851')).toMatchObject({ price: cents(4000), notes: [expect.stringContaining('before')] })
  expect(offer('0.0000')).toMatchObject({ price: cents(5000), notes: [expect.stringContaining('before')] })
  expect(reduced('', '', '1.299')).toEqual({
    price: cents(2000),
    notes: [expect.objectContaining({ example: '1.299' })],
  })
})

test('a part of a reduction that cannot be read is reported, but not an empty one', () => {
  const off = { amount: 'een derde', in: 'percent' } as const
  const reduction = { price: '0.00', off, from: '', until: '' }
  expect(calculatePresentPrice({ ...variant, reduction }, 0, now).notes).toMatchObject([
    { example: 'een derde' },
  ])
})

test.each([
  ['10.0', 'percent', '49,95', '10,00', 5396],
  ['4,5', 'euros', '49.95', '', 4545],
  ['10', 'percent', '1.299,00', '-99,00', 108_000],
] as const)(
  '%s in %s comes off a price with what a variant costs above it',
  (amount, unit, price, surcharge, asked) => {
    const off = { amount, in: unit }
    const given = { ...variant, price, surcharge, reduction: { price: '', off, from: '', until: '' } }
    expect(calculatePresentPrice(given, 0, now).price).toEqual(cents(asked))
  },
)

test('the surcharge of a variant is never ignored', () => {
  expect(calculatePresentPrice({ ...variant, surcharge: 'veel' }, 0, now).price).toMatchObject({ ok: false })
  expect(calculatePresentPrice({ ...variant, surcharge: '-20' }, 0, now).price).toMatchObject({ ok: false })
  expect(calculatePresentPrice({ ...variant, surcharge: '0.0' }, 0, now).price).toEqual(cents(2000))
})

test('VAT is added to prices without it, to the nearest cent', () => {
  expect(readPrice('41.2810', 21)).toEqual({ ok: true, cents: 4995 })
  expect(readPrice('1.299,00')).toEqual({ ok: true, cents: 129_900 })
  expect(readPrice('49.9999')).toMatchObject({ ok: false })
})

test('the class for VAT follows the word of the file, the mapping first, and an unknown word is told', () => {
  expect(chooseVatClass('reduced-rate', noMapping).vatClass).toBe('reduced')
  expect(chooseVatClass('Verlaagd tarief', noMapping).vatClass).toBe('reduced')
  expect(chooseVatClass('Taxable Goods', noMapping)).toEqual({ vatClass: undefined })
  expect(chooseVatClass('Boeken', noMapping).note).toContain('Boeken')
  expect(chooseVatClass('Boeken', { ...noMapping, vatClasses: { boeken: 'reduced' } })).toEqual({
    vatClass: 'reduced',
  })
})
