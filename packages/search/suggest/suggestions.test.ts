import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aProduct } from '../testing/a-product.ts'
import { aShop } from '../testing/a-shop.ts'

const shop = createProductIndex()
shop.rebuild(aShop())
const textsFor = (typed: string, limit = 8) => shop.suggest(typed, limit).map(({ text }) => text)

describe('completions', () => {
  test('are categories, brands, combinations and products, the most wanted first', () => {
    const suggestions = shop.suggest('dekbed', 8)
    expect(suggestions[0]).toMatchObject({ text: 'Dekbedden', kind: 'category' })
    expect(suggestions.map(({ kind }) => kind)).toContain('phrase')
    expect(shop.suggest('duin', 1)).toEqual([{ text: 'Duinroos', kind: 'brand' }])
    expect(shop.suggest('stapelb', 1)[0]).toMatchObject({ text: 'Stapelbed Duo', kind: 'product' })
  })

  test('name the category or product they lead to', () => {
    const stapelbed = aShop().find(({ title }) => title === 'Stapelbed Duo')
    expect(shop.suggest('stapelb', 1)[0]?.id).toBe(stapelbed?.id)
    expect(shop.suggest('topmatrass', 1)[0]?.id).toBeTypeOf('number')
  })

  test('begin at any word, with or without accents and capitals', () => {
    expect(textsFor('velvet')).toContain('Hoofdbord velvet')
    expect(textsFor('BOUCLE')).toContain('Fauteuil bouclé Wolk')
  })

  test('need not have adjacent words', () => {
    expect(textsFor('boxspring hoofd')).toContain('Boxspring Oslo met hoofdbord')
  })

  test('find compounds by their head when nothing has this beginning', () => {
    expect(textsFor('laken').every((text) => /laken/i.test(text))).toBe(true)
    expect(textsFor('laken').length).toBeGreaterThan(0)
    expect(textsFor('overtr')[0]).toMatch(/overtrek/i)
  })

  test('combine a kind with what only part of it has', () => {
    expect(textsFor('dekbedovertrekken', 50)).toContain('dekbedovertrekken katoen')
    expect(textsFor('poten', 50)).not.toContain('bedonderdelen zwart')
  })

  test('forgive one typing error', () => {
    expect(textsFor('boxspirng')[0]).toMatch(/boxspring/i)
    expect(textsFor('dekbdo')[0]).toMatch(/dekbed/i)
  })

  test('are never more than asked for and none for nothing', () => {
    expect(shop.suggest('b', 3)).toHaveLength(3)
    expect(shop.suggest('', 3)).toEqual([])
    expect(shop.suggest('  ', 3)).toEqual([])
    expect(shop.suggest('b', 0)).toEqual([])
    expect(shop.suggest('b', Number.NaN)).toEqual([])
    expect(shop.suggest('qqq', 3)).toEqual([])
  })
})

describe('after a change', () => {
  const lamp = aProduct({
    id: 1,
    title: 'Hanglamp Zon',
    brand: 'Licht',
    categoryIds: [4],
    categoryTitles: ['Lampen'],
  })

  test('a new title is suggested and the old one is not', () => {
    const index = createProductIndex()
    index.rebuild([lamp])
    index.apply([{ kind: 'put', document: { ...lamp, title: 'Hanglamp Maan' } }])
    expect(index.suggest('hang', 5).map(({ text }) => text)).toEqual(['Hanglamp Maan'])
  })

  test('only phrases that lead to a product are suggested', () => {
    const index = createProductIndex()
    index.rebuild([lamp])
    index.apply([{ kind: 'remove', id: 1 }])
    for (const typed of ['hang', 'lampen', 'licht']) expect(index.suggest(typed, 5)).toEqual([])
  })
})
