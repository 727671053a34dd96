import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'

const cover = (id: number, kleur: string, facetText = kleur) =>
  aProduct({
    id,
    title: 'Dekbedovertrek',
    categoryIds: [1],
    categoryTitles: ['Dekbedovertrekken'],
    facets: { kleur: [kleur] },
    facetTexts: [facetText],
    popularity: 10 - id,
  })
const index = createProductIndex()
index.rebuild([
  cover(1, 'wit'),
  cover(2, 'salie'),
  cover(3, 'oker'),
  cover(4, 'terracotta'),
  cover(5, 'nachtblauw'),
  cover(6, 'roze', 'Blush'),
  aProduct({ id: 7, title: 'Fauteuil Kom', categoryIds: [2], categoryTitles: ['Fauteuils'] }),
  aProduct({ id: 8, title: 'Pyjama Streep', popularity: 1 }),
])
const search = (text: string) => index.search(aQuery({ text, sort: 'relevance' }))

test.each([
  ['saliegroen dekbedovertrek', 2],
  ['okergele dekbedovertrek', 3],
  ['gele dekbedovertrek', 3],
  ['groen dekbedovertrek', 2],
  ['donkerblauw dekbedovertrek', 5],
])('"%s" finds the shade by its name as a value', (text, id) => {
  const { ids, filledFrom, relaxed } = search(text)
  expect(ids.slice(0, filledFrom)).toEqual([id])
  expect(relaxed).toBeUndefined()
})

test('a value is found by its short name when its title is another', () => {
  expect(search('roze dekbedovertrek').ids[0]).toBe(6)
})

describe('of what the shop lacks', () => {
  test('the nearest color comes first, and the word is reported as dropped', () => {
    const { ids, relaxed } = search('paars dekbedovertrek')
    expect([4, 6]).toContain(ids[0])
    expect(relaxed).toEqual({ droppedWords: ['paars'] })
  })

  test('the nearest kind is shown, and the word is reported as dropped', () => {
    const { ids, relaxed } = search('sofa')
    expect(ids).toEqual([7])
    expect(relaxed).toEqual({ droppedWords: ['sofa'] })
  })

  test('a word that is spelled by ear is corrected', () => {
    const { ids, relaxed } = search('piama')
    expect(ids).toEqual([8])
    expect(relaxed).toEqual({ droppedWords: [], corrected: 'pyjama' })
  })

  test('products that only mention the word come after near ones', () => {
    const own = createProductIndex()
    own.rebuild([
      aProduct({ id: 1, title: 'Plaid', description: 'Voor op de bank.', popularity: 9 }),
      aProduct({ id: 2, title: 'Fauteuil' }),
    ])
    const { ids, relaxed } = own.search(aQuery({ text: 'bank', sort: 'relevance' }))
    expect({ ids, relaxed }).toEqual({ ids: [2, 1], relaxed: { droppedWords: ['bank'] } })
  })

  test('staff can define what is near', () => {
    const own = createProductIndex({ language: { nearest: [{ word: 'hangmat', near: ['fauteuil'] }] } })
    own.rebuild([aProduct({ id: 1, title: 'Lamp' }), aProduct({ id: 2, title: 'Fauteuil' })])
    const { ids, relaxed } = own.search(aQuery({ text: 'hangmat' }))
    expect({ ids, relaxed }).toEqual({ ids: [2], relaxed: { droppedWords: ['hangmat'] } })
  })
})

test('a compound that means nothing here finds what is nearest to its head, and is reported as dropped', () => {
  const { ids, relaxed } = search('hoekbank')
  expect(ids).toEqual([7])
  expect(relaxed).toEqual({ droppedWords: ['hoekbank'] })
})

test('a word of the lists is not taken apart when what it stands for is described somewhere', () => {
  const shop = createProductIndex()
  shop.rebuild([
    aProduct({ id: 1, title: 'Handdoek Dik', description: 'Ook als badlaken.' }),
    aProduct({ id: 2, title: 'Hoeslaken Glad', facetTexts: ['Laken'] }),
    aProduct({ id: 3, title: 'Douche Kop', popularity: 9 }),
  ])
  expect(shop.search(aQuery({ text: 'douchelaken', sort: 'relevance' })).ids).toEqual([1])
})

test.each([
  ['2 persoons xylofoon', '2-persoons'],
  ['lits jumeaux xylofoon', 'lits-jumeaux'],
])('the dropped words of "%s" are shown as people write them', (text, word) => {
  expect(search(`${text} pyjama`).relaxed?.droppedWords).toContain(word)
})

describe('a thing that other products only stand beside', () => {
  const room = createProductIndex()
  const furniture = (id: number, title: string, category: string, subTitle = '') =>
    aProduct({ id, title, subTitle, categoryIds: [id], categoryTitles: [category], popularity: 10 - id })
  room.rebuild([
    furniture(1, 'Vloerkleed Kader rond de eettafel', 'Vloerkleden'),
    furniture(2, 'Vloerlamp Drievoet', 'Vloerlampen', 'Voor links en rechts van de bank'),
    furniture(3, 'Kamerplant Breedblad', 'Kamerplanten', 'Voor een lege hoek'),
    furniture(4, 'Bijzettafel Rondje', 'Bijzettafels'),
    furniture(5, 'Fauteuil Kom', 'Fauteuils', 'Oker'),
  ])
  const find = (text: string) => room.search(aQuery({ text, sort: 'relevance' }))

  test.each([
    ['bank', 5],
    ['hoekbank', 5],
    ['3 zits bank', 5],
    ['oker bank', 5],
    ['eettafel', 4],
    ['ronde eettafel', 4],
  ])('"%s" finds what comes nearest to it, and says that it is not there', (text, id) => {
    const { ids, relaxed } = find(text)
    expect(ids[0]).toBe(id)
    expect(relaxed?.droppedWords.length).toBeGreaterThan(0)
  })

  test.each([
    ['vloerkleed eettafel', 1],
    ['vloerlamp bank', 2],
  ])('beside a kind that is there, "%s" says where it goes', (text, id) => {
    expect(find(text).ids[0]).toBe(id)
  })
})
