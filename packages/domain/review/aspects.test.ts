import { expect, test } from 'vitest'
import { fewestReviews, summariseOpinions } from './aspects.ts'

const named = (aspect: 'comfort' | 'smell' | 'price', tone: 'good' | 'bad', count: number) => ({
  aspect,
  tone,
  count,
})

test('[PD-02] what most reviews name comes first, with the good and the bad counted alike', () => {
  const opinions = [
    named('smell', 'bad', 4),
    named('comfort', 'good', 10),
    named('comfort', 'bad', 2),
    named('smell', 'good', 1),
  ]
  expect(summariseOpinions(opinions, 30)).toEqual([
    { about: 'comfort', count: 12, good: 10, bad: 2 },
    { about: 'smell', count: 5, good: 1, bad: 4 },
  ])
})

test('[PD-02] few reviews have no summary, and what two people name is left out', () => {
  const opinions = [named('comfort', 'good', 7), named('price', 'bad', 2)]
  expect(summariseOpinions(opinions, fewestReviews - 1)).toEqual([])
  expect(summariseOpinions(opinions, fewestReviews).map(({ about }) => about)).toEqual(['comfort'])
  expect(summariseOpinions([], 500)).toEqual([])
})
