import { expect, test } from 'vitest'
import { createDictionary } from '../mapping/dictionary.ts'
import { noMapping } from '../mapping/mapping-file.ts'
import { createNotes } from '../mapping/notes.ts'
import { productsIn } from '../testing/read-foreign.ts'
import { translateProduct } from './translate-product.ts'

const value = (slug: string) => ({ slug, title: slug })
const names = {
  ...{ brands: [], manufacturers: [], categories: [] },
  facets: [
    { key: 'kleur', title: 'Kleur', values: [value('zwart'), value('wit')] },
    { key: 'materiaal', title: 'Materiaal', values: [value('katoen'), value('linnen')] },
  ],
}

test('a value made of several is filed under each that the filter has', async () => {
  const [product] = await productsIn(
    'sku,title,price,kleur,materiaal\nA,Sprei,5,Zwart/Wit,"80% katoen, 20% linnen"\nB,Plaid,5,Zwart en mint,100% katoen\n',
  )
  const [, second] = await productsIn('sku,title,price,kleur\nA,Sprei,5,Wit\nB,Plaid,5,Zwart en mint\n')
  if (product === undefined || second === undefined) throw new Error('no product')
  const tools = { dictionary: createDictionary(names, noMapping), mapping: noMapping }
  expect(translateProduct(product, tools)).toMatchObject({
    facets: { kleur: ['zwart', 'wit'], materiaal: ['katoen', 'linnen'] },
    notes: [],
  })
  // The composition itself stays readable as it was written.
  expect(translateProduct(second, tools)).toMatchObject({
    facets: { kleur: ['zwart'] },
    specifications: [{ rows: [{ label: 'Kleur', value: 'Zwart en mint' }] }],
    notes: [{ example: 'Zwart en mint' }],
  })
})

test('remarks that differ only in a name are listed once, with some of the names', () => {
  const notes = createNotes()
  for (let index = 0; index < 10; index++) notes.add({ note: 'colors', example: `kleur ${index}` })
  notes.add({ note: 'colors', example: 'kleur 0' })
  notes.add('barcodes')
  const [colors, barcodes] = notes.list()
  expect(colors).toEqual({
    note: expect.stringMatching(/^colors: 'kleur 0', .*'kleur 7' and 2 more$/),
    count: 11,
  })
  expect(barcodes).toEqual({ note: 'barcodes', count: 1 })
})
