import { expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'

const index = createProductIndex()
index.rebuild([
  aProduct({
    id: 1,
    title: 'Matrasbeschermer Dicht',
    categoryIds: [1],
    categoryTitles: ['Matrasbeschermers'],
  }),
  aProduct({ id: 2, title: 'Matras Stil', categoryIds: [2], categoryTitles: ['Matrassen'] }),
  aProduct({
    id: 3,
    title: 'Kerstboom Den',
    subTitle: 'Volle boom in rieten mand',
    categoryIds: [3],
    categoryTitles: ['Kerst'],
    createdAt: 1_800_000_000,
  }),
  aProduct({
    id: 4,
    title: 'Dekbed Fles',
    description: 'Anders dan wol mag het in de wasmachine.',
    categoryIds: [4],
    categoryTitles: ['Dekbedden'],
    popularity: 9,
  }),
  aProduct({
    id: 5,
    title: 'Dekbed Schaap',
    facets: { vulling: ['wol'] },
    facetTexts: ['Wol'],
    categoryIds: [4],
    categoryTitles: ['Dekbedden'],
  }),
  aProduct({ id: 6, title: 'Bijzettafel Rond', categoryIds: [5], categoryTitles: ['Bijzettafels'] }),
  aProduct({
    id: 7,
    title: 'Bijzettafel Rond set van twee',
    facets: { aantal: ['set'] },
    facetTexts: ['Set'],
    categoryIds: [5],
    categoryTitles: ['Bijzettafels'],
  }),
  aProduct({
    id: 8,
    title: 'Gordijn Duin set van twee',
    facets: { aantal: ['set'] },
    facetTexts: ['Set'],
    categoryIds: [6],
    categoryTitles: ['Gordijnen'],
    popularity: 9,
  }),
  aProduct({
    id: 9,
    title: 'Boxspring Kust',
    categoryIds: [7],
    categoryTitles: ['Boxsprings'],
    popularity: 1,
  }),
  aProduct({
    id: 10,
    title: 'Hoeslaken topper Dun',
    categoryIds: [8, 9],
    categoryTitles: ['Hoeslakens', 'Toppers'],
    facets: { voor: ['topper'] },
    facetTexts: ['Topper'],
    popularity: 1,
  }),
  aProduct({ id: 11, title: 'Topper Dik', categoryIds: [9], categoryTitles: ['Toppers'] }),
  aProduct({
    id: 12,
    title: 'Badjas Wafel',
    brand: 'Morgenrood',
    facets: { levertijd: ['morgen'] },
    facetTexts: ['Morgen in huis'],
  }),
  aProduct({
    id: 13,
    title: 'Badjas Dik',
    facets: { levertijd: ['morgen'] },
    facetTexts: ['Morgen in huis'],
  }),
  aProduct({
    id: 14,
    title: 'Overgordijn Melk',
    subTitle: 'Luchtig',
    categoryIds: [6],
    categoryTitles: ['Gordijnen'],
  }),
  aProduct({ id: 15, title: 'Spiegel Rond', facets: { maat: ['80x180'] }, facetTexts: ['80 x 180 cm'] }),
])
const search = (text: string) => index.search(aQuery({ text, sort: 'relevance' }))

test.each([
  ['hoes voor matras', 1],
  ['bescherming voor matras', 1],
])('"%s" is one word the other way round', (text, first) => {
  const { ids, relaxed } = search(text)
  expect([relaxed, ids[0]]).toEqual([undefined, first])
})

test('words that no product has as one word stay apart', () => {
  expect(search('bord hoofd').relaxed?.droppedWords).toEqual(['bord', 'hoofd'])
})

test('what is kept in a basket is no basket: a compound is recognised by its end only when products have that name', () => {
  expect(search('hondenmand').relaxed).toEqual({ droppedWords: ['hondenmand'] })
  expect(search('puppymatras').relaxed).toEqual({ droppedWords: [], corrected: 'matras' })
})

test('a compound whose end says nothing is recognised by what precedes it', () => {
  const { ids, relaxed } = search('kerstpakket')
  expect([ids[0], relaxed?.corrected]).toEqual([3, 'kerst'])
})

test('a name of the shop that ends in a color is not a shade of it', () => {
  expect(search('morgenrood').ids).toEqual([12])
  expect(search('rode badjas').relaxed?.droppedWords).toEqual(['rode'])
})

test('a place is dropped before a quality', () => {
  const { ids, relaxed } = search('luchtig gordijn slaapkamer')
  expect([ids[0], relaxed?.droppedWords]).toEqual([14, ['slaapkamer']])
})

test.each(['spiegel 180 hoog', 'spiegel 80 op 180', 'spiegel 0,80 x 1,80', 'spiegel 1m80'])(
  '"%s" is a measure however it is written',
  (text) => {
    expect(search(text).ids[0]).toBe(15)
  },
)

test('a description that mentions a value does not give the product that value', () => {
  const { ids, filledFrom } = search('wollen dekbed')
  expect(ids.slice(0, filledFrom)).toEqual([5])
})

test('a set is not a thing: tables come near to a set of tables', () => {
  expect(search('set bijzettafels').ids.slice(0, 2)).toEqual([7, 6])
})

test('a title that begins with the word comes before a more popular product that has it in many other places', () => {
  expect(search('topper').ids.slice(0, 2)).toEqual([11, 10])
})

test('a general word is a kind when it stands for a category', () => {
  expect(search('elektrisch bed').ids[0]).toBe(9)
})

test('beside a wish an unknown word leaves all that answers to the wish', () => {
  const { ids, relaxed } = search('nieuwe xylofoonreeks')
  expect([ids[0], relaxed?.droppedWords]).toEqual([3, ['xylofoonreeks']])
})

test('a word that is spelled by ear is shown as the shop spells it', () => {
  expect(search('bijzettaffel').relaxed?.corrected).toBe('bijzettafel')
  expect(search('hoeslakken').relaxed?.corrected).toBe('hoeslaken')
  expect(search('bockspring').relaxed?.corrected).toBe('boxspring')
})
