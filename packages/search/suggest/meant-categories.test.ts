import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aShop } from '../testing/a-shop.ts'

const index = createProductIndex()
index.rebuild(aShop())

const categoriesFor = (typed: string) =>
  index
    .suggest(typed, 20)
    .filter(({ kind }) => kind === 'category')
    .map(({ text }) => text)

describe('[CT-12] suggestions lead with what is meant', () => {
  test.each([
    ['hoes', 'Hoeslakens'],
    ['matr', 'Matrassen'],
    ['pla', 'Plaids'],
    ['tapi', 'Vloerkleden'],
    ['zete', 'Fauteuils'],
    ['zetel', 'Fauteuils'],
    ['bed', 'Bedden'],
    ['dekbed', 'Dekbedden'],
    ['dekbedov', 'Dekbedovertrekken'],
  ])('%s: %s', (typed, category) => {
    expect(index.suggest(typed, 20)[0]).toMatchObject({ kind: 'category', text: category })
  })

  test('a word that covers several kinds leads to each', () => {
    expect(categoriesFor('hoes')).toEqual(
      expect.arrayContaining(['Hoeslakens', 'Dekbedovertrekken', 'Kussenslopen']),
    )
  })

  test('words before the last one stay', () => {
    expect(index.suggest('rode kussensl', 5)[0]).toEqual({ kind: 'phrase', text: 'rode kussenslopen' })
  })

  test('each is suggested once', () => {
    const found = index.suggest('dekbed', 20).map(({ kind, id, text }) => `${kind} ${id} ${text}`)
    expect(new Set(found).size).toBe(found.length)
  })
})
