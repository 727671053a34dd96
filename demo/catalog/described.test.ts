import { composeProductDescription } from '@sluimer/domain/catalog/product-description'
import { formatPart } from '@sluimer/domain/textile/composition'
import { expect, test } from 'vitest'
import { brands } from './catalog-names.ts'
import { readDemoProducts } from './demo-products.ts'

const titleOf = new Map<string, string>(brands.map(({ slug, title }) => [slug, title]))

test('every product has a description of its own for search engines, of 70 to 160 characters', async () => {
  const told = (await readDemoProducts()).map((product) => ({
    slug: product.slug,
    text: composeProductDescription({
      ...{ title: product.title, subTitle: product.subTitle, summary: product.summary },
      brand: titleOf.get(product.brand) ?? product.brand,
      composition: product.composition.map((part) => ({ part: part.part, text: formatPart(part) })),
      options: product.options.map(({ title, values }) => ({ title, count: values.length })),
      isMadeToMeasure: false,
    }),
  }))
  expect(told.length).toBeGreaterThan(250)
  expect(told.filter(({ text }) => text.length < 70 || text.length > 160)).toEqual([])
  expect(new Set(told.map(({ text }) => text)).size).toBe(told.length)
  // Facts about the product are enough, without what is said of every product.
  expect(told.filter(({ text }) => text.includes('Bezorgd in Nederland')).length).toBeLessThan(
    told.length / 20,
  )
})
