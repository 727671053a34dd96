import { expect, test } from 'vitest'
import { buildReviewSearch, isOtherReviewWish, readReviewWish } from './review-address.ts'

const search = (text: string) => new URLSearchParams(text)

test('[PD-02] an address says which reviews, in which order, and whether one is written', () => {
  expect(readReviewWish(search('volgorde=laagste&sterren=2&bladzijde=3'))).toMatchObject({
    sort: 'lowest',
    score: 2,
    page: 3,
    isWriting: false,
  })
  expect(readReviewWish(search('beoordeling=schrijven&uitnodiging=a.b'))).toMatchObject({
    isWriting: true,
    invitation: 'a.b',
  })
})

test.each(['volgorde=x&sterren=6&bladzijde=-1', 'sterren=1.5&bladzijde=1e9', 'sterren=&bladzijde=nul'])(
  'what makes no sense counts as not said: %s',
  (text) => {
    expect(readReviewWish(search(text))).toMatchObject({ sort: 'newest', score: undefined, page: 1 })
  },
)

test('a link keeps the variant that was chosen, and leaves out what goes without saying', () => {
  const here = search('kleur=salie&sterren=2&bladzijde=2')
  expect(buildReviewSearch(here, { score: undefined, page: 1 })).toBe('?kleur=salie')
  expect(buildReviewSearch(here, { sort: 'highest', page: 1 })).toBe(
    '?kleur=salie&volgorde=hoogste&sterren=2',
  )
  expect(buildReviewSearch(search(''), { page: 1 })).toBe('')
})

test('another variant asks for the same reviews, another order does not', () => {
  expect(isOtherReviewWish(search('kleur=salie'), search('kleur=wit'))).toBe(false)
  expect(isOtherReviewWish(search('kleur=salie'), search('kleur=salie&volgorde=laagste'))).toBe(true)
})
