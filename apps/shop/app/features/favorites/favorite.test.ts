import { expect, test } from 'vitest'
import { type Favorite, mostFavorites, parseFavorites, toggled } from './favorite.ts'

function aFavorite(id: string): Favorite {
  const image = { key: id, src: `/media/640/${id}`, alt: '', width: 900, height: 900, placeholder: '' }
  return { id, image, available: true, slug: `product-${id}`, title: id, link: `/product-${id}.html` }
}
const idsOf = (favorites: Favorite[]) => favorites.map(({ id }) => id)

test('[CT-14] a product that is kept goes to the front, and away when it was there', () => {
  const list = toggled([aFavorite('1')], aFavorite('2'))
  expect(idsOf(list)).toEqual(['2', '1'])
  expect(idsOf(toggled(list, aFavorite('1')))).toEqual(['2'])
})

test('[CT-14] a full list lets go of the oldest', () => {
  const full = Array.from({ length: mostFavorites }, (_, index) => aFavorite(String(index)))
  const list = toggled(full, aFavorite('new'))
  expect(list).toHaveLength(mostFavorites)
  expect(list[0]?.id).toBe('new')
})

test('[CT-14] what was stored comes back as it was', () => {
  expect(parseFavorites(JSON.stringify([aFavorite('1')]))).toEqual([aFavorite('1')])
})

test.each([null, '', 'no json', '{}', 'null', '[null, 3, {"id":"1"}]'])(
  '[CT-14] the broken storage %j holds no favourites',
  (stored) => {
    expect(parseFavorites(stored)).toEqual([])
  },
)

test.each(['https://elsewhere.example/x.html', '//elsewhere.example/x.html', 'javascript:x'])(
  '[CT-14] an entry that leads to %s is left out',
  (link) => {
    expect(parseFavorites(JSON.stringify([{ ...aFavorite('1'), link }, aFavorite('2')]))).toEqual([
      aFavorite('2'),
    ])
  },
)
