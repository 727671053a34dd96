import type { Favorites } from '@sluimer/contract/account/favorite-schemas'
import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { expect, test } from 'vitest'
import type { Favorite } from './favorite.ts'
import { type Mirror, parseMirror } from './favorite-lists.ts'
import { applyAnswer, countUnsent, findChanges, listTooMany, withoutAccount } from './join-lists.ts'

const favorite = (id: string): Favorite => ({
  ...{ id, image: null, available: true, title: `Product ${id}`, link: `/product-${id}.html` },
})
const list = (ids: string) => [...ids].map(favorite)
const ids = (favorites: readonly Favorite[]) => favorites.map(({ id }) => id).join('')
const mirror = (known: string, leftOut = ''): Mirror => ({
  ...{ account: 'anna', known: [...known], leftOut: [...leftOut], readAt: 0 },
})
const answer = (kept: string, leftOut = '', account = 'anna'): Favorites => ({
  account,
  left_out: [...leftOut],
  favorites: list(kept).map((one) => ({
    ...one,
    image: { key: 'foto', src: '/media/640/foto.webp', alt: '', width: 9, height: 9, placeholder: '' },
  })),
})

test('[CT-14] all of a guest’s list is new to the account', () => {
  expect(findChanges(list('21'), undefined)).toEqual({ add: ['2', '1'], remove: [] })
})

test('[CT-14] only what was touched here since the last mirroring is sent', () => {
  expect(findChanges(list('42'), mirror('321'))).toEqual({ add: ['4'], remove: ['3', '1'] })
  expect(findChanges(list('21'), mirror('12'))).toEqual({ add: [], remove: [] })
})

test('[CT-14] what is not a product is never sent, and stays where it is', () => {
  const hostile = [favorite('x-1'), favorite('0'), favorite('7')]
  expect(findChanges(hostile, undefined)).toEqual({ add: ['7'], remove: [] })
  expect(findChanges([], mirror('x'))).toEqual({ add: [], remove: [] })
  const sent = { list: hostile, mirror: undefined }
  expect(applyAnswer(hostile, sent, answer('7')).map(({ id }) => id)).toEqual(['x-1', '0', '7'])
})

test('[CT-14] the account’s list takes the place of what the browser knew of it', () => {
  const sent = { list: list('321'), mirror: mirror('321') }
  expect(ids(applyAnswer(list('321'), sent, answer('542')))).toBe('542')
})

test('[CT-14] what is touched while the account is asked stays so, and is sent next', () => {
  const sent = { list: list('21'), mirror: mirror('21') }
  const now = applyAnswer(list('32'), sent, answer('21'))
  expect(ids(now)).toBe('32')
  expect(findChanges(now, mirror('21'))).toEqual({ add: ['3'], remove: ['1'] })
})

test('[CT-14] what was put back in its place stays there', () => {
  const sent = { list: list('321'), mirror: mirror('31') }
  expect(ids(applyAnswer(list('321'), sent, answer('231')))).toBe('321')
})

test('[CT-14] what the account did not take in stays behind the others, and is not sent again and again', () => {
  const sent = { list: list('98'), mirror: undefined }
  const now = applyAnswer(list('98'), sent, answer('821', '9'))
  expect(ids(now)).toBe('8219')
  expect(countUnsent(now, mirror('821', '9'))).toBe(0)
  expect(countUnsent(now, mirror('81', '9'))).toBe(1)
  expect(listTooMany(now, mirror('821', '9'))).toEqual([])
})

test('[CT-14] favourites that a full account did not take in are reported', () => {
  const full = Array.from({ length: mostFavorites }, (_, index) => String(index + 100))
  const known = { ...mirror(''), known: full, leftOut: ['9', '8'] }
  expect(ids(listTooMany([...full.map(favorite), favorite('9')], known))).toBe('9')
})

test('[CT-14] nothing of the former customer goes over to the next one', () => {
  const sent = { list: list('321'), mirror: mirror('21') }
  expect(ids(applyAnswer(list('321'), sent, answer('7', '', 'bram')))).toBe('7')
})

test('[CT-14] without the customer nothing of the account stays, only what it never had', () => {
  expect(ids(withoutAccount(list('321'), mirror('21')))).toBe('3')
})

test.each([null, 7, {}, { account: 7 }, { account: '<script>' }, { account: '' }])(
  '[CT-14] the stored %j is not a mirror',
  (value) => {
    expect(parseMirror(value)).toBeUndefined()
  },
)

test('[CT-14] of a mirror that somebody wrote, what cannot be read is left out', () => {
  expect(parseMirror({ account: 'anna', known: [1, '2', {}], leftOut: 'x', readAt: '1' })).toEqual({
    ...{ account: 'anna', known: ['2'], leftOut: [], readAt: 0 },
  })
})
