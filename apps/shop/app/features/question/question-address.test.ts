import { expect, test } from 'vitest'
import { buildReviewSearch } from '../review/review-address.ts'
import { buildQuestionSearch, isOtherQuestionWish, readQuestionWish } from './question-address.ts'

const search = (text: string) => new URLSearchParams(text)

test('[PD-02] an address says which questions, and keeps the variant and the reviews that it names', () => {
  expect(readQuestionWish(search('vragen-over=+wassen+&vragen=2'))).toEqual({
    lookup: 'wassen',
    page: 2,
    isAsking: false,
  })
  expect(
    buildQuestionSearch(search('kleur=rood&volgorde=laagste&vragen=2'), { page: 1, lookup: 'was' }),
  ).toBe('?kleur=rood&volgorde=laagste&vragen-over=was')
  expect(buildQuestionSearch(search('vraag=stellen'), { isAsking: false })).toBe('')
})

test.each(['vragen=-1', 'vragen=1e9', 'vragen=x', 'vraag=ja', 'vragen-over='])(
  'what makes no sense counts as not said: %s',
  (text) => {
    expect(readQuestionWish(search(text))).toEqual({ lookup: '', page: 1, isAsking: false })
  },
)

test('only what is about questions asks for others', () => {
  expect(isOtherQuestionWish(search('kleur=rood'), search('kleur=blauw'))).toBe(false)
  expect(isOtherQuestionWish(search('vragen=1'), search('vragen=2'))).toBe(true)
})

test('the address of a form says what is sent: a question is not a review, and the other way round', () => {
  const writing = search('kleur=rood&beoordeling=schrijven&uitnodiging=a.b')
  expect(buildQuestionSearch(writing, { isAsking: true })).toBe('?kleur=rood&vraag=stellen')
  expect(buildReviewSearch(search('kleur=rood&vraag=stellen'), { isWriting: true })).toBe(
    '?kleur=rood&beoordeling=schrijven',
  )
})
