import { expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'

const kinds: readonly [title: string, category: string, facets?: string][] = [
  ['Gordijn Wilg', 'Gordijnen', 'Linnen'],
  ['Gordijn Nacht', 'Gordijnen', 'Verduisterend'],
  ['Bijzettafel Rond', 'Bijzettafels'],
  ['Tafellamp Korrel', 'Tafellampen'],
  ['Hanglamp Koepel', 'Hanglampen'],
  ['Vloerlamp Spriet', 'Vloerlampen'],
  ['Fauteuil Kom', 'Fauteuils'],
  ['Plaid Mos', 'Plaids'],
  ['Plaid Schaap', 'Plaids', 'Wol'],
  ['Matras Veer', 'Matrassen'],
  ['Matras Rots', 'Matrassen', 'Stevig'],
  ['Dekbed Dag', 'Dekbedden'],
  ['Dekbed Jaar', 'Dekbedden', 'Vier seizoenen'],
  ['Dekbedovertrek Effen', 'Dekbedovertrekken', 'Wit'],
  ['Dekbedovertrek Klei', 'Dekbedovertrekken', 'Terracotta'],
  ['Handdoek Zwaar', 'Handdoeken'],
  ['Handdoek Zwaar gastendoekjes', 'Handdoeken'],
  ['Hoeslaken Glad', 'Hoeslakens'],
  ['Hoeslaken Glad hoge hoek', 'Hoeslakens'],
]
const categories = [...new Set(kinds.map(([, category]) => category))]
const index = createProductIndex()
index.rebuild(
  kinds.map(([title, category, facet], at) =>
    aProduct({
      id: at + 1,
      title,
      categoryIds: [categories.indexOf(category) + 1],
      categoryTitles: [category],
      facetTexts: facet === undefined ? [] : [facet],
      popularity: kinds.length - at,
    }),
  ),
)

test.each([
  ['gordijn dat licht tegenhoudt', 'Gordijn Nacht'],
  ['gordijn waar geen licht doorheen komt', 'Gordijn Nacht'],
  ['gordijnen tegen de zon', 'Gordijn Nacht'],
  ['tafeltje naast de bank', 'Bijzettafel Rond'],
  ['lamp boven de eettafel', 'Hanglamp Koepel'],
  ['lamp boven tafel', 'Hanglamp Koepel'],
  ['lampen voor boven mijn keukentafel', 'Hanglamp Koepel'],
  ['lampjes eettafel', 'Hanglamp Koepel'],
  ['staande lamp', 'Vloerlamp Spriet'],
  ['iets warms voor op de bank', 'Plaid Mos'],
  ['wollen deken', 'Plaid Schaap'],
  ['matras voor zware mensen', 'Matras Rots'],
  ['dekbed voor het hele jaar', 'Dekbed Jaar'],
  ['aardetinten dekbedovertrek', 'Dekbedovertrek Klei'],
  ['handdoekjes', 'Handdoek Zwaar gastendoekjes'],
  ['hoeslaken voor een dik matras', 'Hoeslaken Glad hoge hoek'],
])('[RT-07] “%s” finds what is described: %s', (text, title) => {
  const [first = 0] = index.search(aQuery({ text })).ids
  expect(kinds[first - 1]?.[0]).toBe(title)
})

test('[RT-07] a lamp for on a table is not confused with one that hangs above it', () => {
  const [first = 0] = index.search(aQuery({ text: 'lamp voor op tafel' })).ids
  expect(kinds[first - 1]?.[0]).toBe('Tafellamp Korrel')
})
