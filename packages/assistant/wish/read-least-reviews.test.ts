import { expect, test } from 'vitest'
import { readLeastReviews } from './read-least-reviews.ts'
import { readWish } from './read-wish.ts'

test.each([
  ['best beoordeelde kussen maar wel met meer als 20 reviews', 21],
  ['dekbed met minstens 30 beoordelingen', 30],
  ['topper 15+ reviews', 15],
  ['kussen, geen met maar 3 beoordelingen', 10],
])('[CH-01] %s asks for %i reviews at least, and for no price', (message, least) => {
  expect(readLeastReviews(message).leastReviews).toBe(least)
  expect(readWish(message)).toMatchObject({ order: 'best_rated', leastReviews: least })
  expect(readWish(message).price).toBeUndefined()
})

test.each(['kussen vanaf 20 euro', 'minstens 4 sterren', 'hoeveel reviews heeft die'])(
  '[CH-01] %s names no number of reviews',
  (message) => {
    expect(readLeastReviews(message)).toEqual({ rest: message })
  },
)
