import type { Variant } from '@sluimer/contract/catalog/product'
import { expect, test } from 'vitest'
import { findChosenVariant, listOptionChoices, preferBed } from './variant-choice.ts'

const options = [option('kleur', ['salie', 'zand']), option('maat', ['140', '240'])]

function option(key: string, values: string[]) {
  return {
    id: key,
    key,
    title: key,
    values: values.map((value) => ({ id: `${key}-${value}`, key: value, title: value, color: null })),
  }
}

function aVariant(color: string, size: string, available = true): Variant {
  return {
    variant_id: `${color}-${size}`,
    sku: '',
    ean: null,
    weight_grams: null,
    handling_days: 0,
    title: '',
    value_ids: [`kleur-${color}`, `maat-${size}`],
    price: { price: 1000, price_old: null, price_incl: 1000, discount_percent: null, from: false },
    deal: null,
    available,
    stock: available ? 5 : 0,
    delivery: '',
    image_key: null,
  }
}

const product = {
  options,
  variant_id: 'salie-140',
  variants: [aVariant('salie', '140'), aVariant('salie', '240', false), aVariant('zand', '140')],
}
const choose = (query: string) => findChosenVariant(product, new URLSearchParams(query)).variant_id

test.each([
  ['', 'salie-140'],
  ['kleur=zand', 'zand-140'],
  ['maat=240', 'salie-240'],
  ['kleur=salie&maat=240', 'salie-240'],
  ['kleur=paars', 'salie-140'],
  ['utm_source=mail', 'salie-140'],
])('[PD-01] the query %j shows the variant %s', (query, variant) => {
  expect(choose(query)).toBe(variant)
})

test('[PD-01] a combination that does not exist becomes the nearest that can be ordered', () => {
  expect(choose('kleur=zand&maat=240')).toBe('zand-140')
})

test('[PD-01] every value is a link that keeps the other choices, and says when it is sold out', () => {
  const [, size] = listOptionChoices(product, aVariant('salie', '140'))
  expect(size?.values).toMatchObject([
    { title: '140', isSelected: true, isSoldOut: false, search: '?kleur=salie&maat=140' },
    { title: '240', isSelected: false, isSoldOut: true, search: '?kleur=salie&maat=240' },
  ])
})

test('[PD-01] a value that does not exist with the other choices leads to the nearest with it', () => {
  const [, size] = listOptionChoices(product, aVariant('zand', '140'))
  expect(size?.values[1]).toMatchObject({ isSoldOut: true, search: '?kleur=salie&maat=240' })
})

test('[PD-01] a value that is not made with the other choices is not called sold out, and says what comes with it', () => {
  const [color] = listOptionChoices(product, aVariant('salie', '240'))
  expect(color?.values).toMatchObject([
    { title: 'salie', isSoldOut: true, alsoChosen: [] },
    { title: 'zand', isSoldOut: false, alsoChosen: ['140'], search: '?kleur=zand&maat=140' },
  ])
})

const sheet = {
  options: [option('kleur', ['salie', 'zand']), option('maat', ['140x200', '160x200', '180x200'])],
  variant_id: 'zand-140x200',
  variants: [
    aVariant('salie', '140x200'),
    aVariant('salie', '160x200'),
    aVariant('salie', '180x200'),
    aVariant('zand', '140x200'),
    aVariant('zand', '160x200', false),
    aVariant('zand', '180x200'),
  ],
}
const preferFor = (widthCm: number) => preferBed(sheet, { widthCm, lengthCm: 200 }).variant_id

test('a product is shown first in the size for the visitor’s bed, in the color that it had', () => {
  expect(preferFor(180)).toBe('zand-180x200')
  expect(preferFor(90)).toBe('zand-140x200')
  expect(preferBed(sheet, undefined).variant_id).toBe('zand-140x200')
  expect(preferBed(product, { widthCm: 180, lengthCm: 200 }).variant_id).toBe('salie-140')
})

test('a size that is sold out in every way stays behind what can be bought', () => {
  const [, , , ...sand] = sheet.variants
  const soldOut = { ...sheet, variants: sand }
  expect(preferBed(soldOut, { widthCm: 160, lengthCm: 200 }).variant_id).toBe('zand-140x200')
})

test('what the address asks for counts for more than the size of the bed', () => {
  const shown = preferBed(sheet, { widthCm: 180, lengthCm: 200 })
  expect(findChosenVariant(shown, new URLSearchParams('maat=160x200&kleur=salie')).variant_id).toBe(
    'salie-160x200',
  )
  expect(findChosenVariant(shown, new URLSearchParams('kleur=salie')).variant_id).toBe('salie-180x200')
})
