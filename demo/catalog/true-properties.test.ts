import { expect, test } from 'vitest'
import { readDemoProducts } from './demo-products.ts'

/** Properties that are a choice of some goods of a kind: where they are, a product has none of it without the choice. */
const chosen = ['verduisterend', 'hoge-hoek']

test('[CT-08] a curtain or sheet that a filter finds by a choice can be had so', async () => {
  const products = await readDemoProducts()
  const wrong = products.filter(({ family, facetValues, options }) =>
    chosen.some((key) => {
      const keysOf = (all: typeof options) => all.flatMap(({ values }) => values.map((value) => value.key))
      const isChoice = products.some(
        (other) => other.family === family && keysOf(other.options).includes(key),
      )
      // A single thing that was sent back has no choices.
      return isChoice && facetValues.includes(key) && options.length > 0 && !keysOf(options).includes(key)
    }),
  )
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})
