import { expect, test } from 'vitest'
import { composeProductDescription, type DescribedProduct } from './product-description.ts'

const describe = (special: Partial<DescribedProduct> = {}) =>
  composeProductDescription({
    ...{ title: 'Vloerkleed Effen licht', subTitle: 'Laagpolig', summary: 'Rust op de vloer.' },
    ...{ brand: 'Duinrust', isMadeToMeasure: false },
    composition: [{ part: 'Samenstelling', text: '100% wol' }],
    options: [{ title: 'Maat', count: 4 }],
    ...special,
  })

test('a short summary is filled up with facts of the product', () => {
  expect(describe()).toBe(
    'Vloerkleed Effen licht: Laagpolig. Rust op de vloer. Samenstelling: 100% wol. Maat: keuze uit 4. Van Duinrust.',
  )
})

test('a long summary is cut after the last sentence that fits', () => {
  const last = 'En dit is een derde zin, die er bij zo veel woorden niet meer bij past.'
  const summary = `Dit is de eerste zin van het verhaal. Dit is de tweede zin van het verhaal. ${last}`
  expect(describe({ summary })).toMatch(/tweede zin van het verhaal\.$/)
})

test.each([
  {},
  { summary: '', subTitle: '', composition: [], options: [] },
  { title: 'X', summary: '', subTitle: '', brand: 'Y', composition: [], options: [] },
  { summary: 'woord '.repeat(60) },
  { title: 'Heel lang '.repeat(20).trim() },
  { subTitle: 'Ondertitel '.repeat(18).trim() },
  { title: 'W'.repeat(200) },
  { composition: [{ part: 'Vulling', text: 'x'.repeat(300) }], isMadeToMeasure: true },
])('a description has 70 to 160 characters: %j', (special) => {
  const { length } = describe(special)
  expect(length).toBeGreaterThanOrEqual(70)
  expect(length).toBeLessThanOrEqual(160)
})
