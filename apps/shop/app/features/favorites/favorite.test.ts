import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { expect, test } from 'vitest'
import { type Favorite, limitFavorites, parseFavorite, refreshFavorites, toggleFavorite } from './favorite.ts'

function aFavorite(id: string): Favorite {
  const image = { key: id, alt: '', width: 900, height: 900 }
  return { id, image, available: true, title: `Product ${id}`, link: `/product-${id}.html` }
}
const listIds = (favorites: readonly Favorite[]) => favorites.map(({ id }) => id)

test('[CT-14] a product that is kept goes to the front, and away when it was there', () => {
  const list = toggleFavorite([aFavorite('1')], aFavorite('2'))
  expect(listIds(list)).toEqual(['2', '1'])
  expect(listIds(toggleFavorite(list, aFavorite('1')))).toEqual(['2'])
})

test('[CT-14] a full list lets go of the oldest', () => {
  const full = Array.from({ length: mostFavorites }, (_, index) => aFavorite(String(index)))
  const list = limitFavorites(toggleFavorite(full, aFavorite('new')))
  expect(list).toHaveLength(200)
  expect(list[0]?.id).toBe('new')
})

test('[CT-14] a product that is in the list twice is shown once, where it came first', () => {
  const double = { ...aFavorite('1'), title: 'Later' }
  expect(limitFavorites([aFavorite('1'), aFavorite('2'), double])).toEqual([aFavorite('1'), aFavorite('2')])
})

test('[CT-14] what was stored comes back as it was', () => {
  expect(parseFavorite(JSON.parse(JSON.stringify(aFavorite('1'))))).toEqual(aFavorite('1'))
})

test.each([
  null,
  3,
  'text',
  [],
  {},
  { id: '' },
  { id: '1,2' },
  { id: '../x' },
  { id: '9'.repeat(65) },
  { id: {} },
])('[CT-14] the entry %j is not a favourite', (entry) => {
  expect(parseFavorite(entry)).toBeUndefined()
})

test.each(['https://elsewhere.example/x.html', '//elsewhere.example/x.html', 'javascript:x', 7])(
  '[CT-14] an entry that leads to %s stays, without a link',
  (link) => {
    expect(parseFavorite({ ...aFavorite('1'), link })).toEqual({ ...aFavorite('1'), link: null })
  },
)

test.each([null, {}, { key: 'x', width: 0, height: 5 }, { key: 5 }, { key: 'x', width: 1e99, height: 1 }])(
  '[CT-14] an entry with the picture %j stays, without a picture',
  (image) => {
    expect(parseFavorite({ id: 4, image })).toEqual({
      id: '4',
      image: null,
      available: true,
      title: 'Bewaard product',
      link: null,
    })
  },
)

test('[CT-14] changes of a product are stored, and one that is no longer sold stays as it was, but unavailable', () => {
  const now = { ...aFavorite('1'), title: 'Nieuwe naam', images: [aFavorite('1').image] }
  const answers = new Map([
    ['1', now as unknown as ProductTile],
    ['2', null],
  ])
  expect(refreshFavorites(['1', '2', '3'].map(aFavorite), answers)).toEqual([
    { ...aFavorite('1'), title: 'Nieuwe naam' },
    { ...aFavorite('2'), available: false },
    aFavorite('3'),
  ])
})
