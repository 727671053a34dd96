import { expect, test } from 'vitest'
import { groupBrandsByLetter } from './brands-by-letter.ts'

test('[RT-05] brands stand under their first letter, accents and case aside, the others last', () => {
  const titles = ['heide', '8 Uur', 'Écru', 'Eik & Es', 'Haver', '']
  const others = { description: '', image: null, products: 1, price: null }
  const brands = titles.map((title) => ({ title, link: `/brands/${title}/`, ...others }))
  const groups = groupBrandsByLetter(brands).map(({ letter, brands: some }) => [
    letter,
    some.map((b) => b.title),
  ])
  expect(groups).toEqual([
    ['E', ['Écru', 'Eik & Es']],
    ['H', ['Haver', 'heide']],
    ['0-9', ['', '8 Uur']],
  ])
})
