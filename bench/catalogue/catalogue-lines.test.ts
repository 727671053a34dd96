import { readFileProduct } from '@sluimer/product-files/own-format/product-file'
import { expect, test } from 'vitest'
import { catalogueLines } from './catalogue-lines.ts'
import type { CatalogueShape } from './large-catalog.ts'

async function listLines(count: number, shape?: CatalogueShape): Promise<string[]> {
  const lines: string[] = []
  for await (const line of catalogueLines(count, shape)) lines.push(line)
  return lines
}

const count = 1500
const lines = await listLines(count)
const products = lines.map((line) => readFileProduct(JSON.parse(line)))

test('every line of a large catalogue is a product that an import takes', () => {
  expect(products).toHaveLength(count)
  expect(products.filter(({ ok }) => !ok)).toEqual([])
})

test('no address and no article number comes twice', () => {
  const good = products.flatMap((one) => (one.ok ? [one.product] : []))
  const slugs = good.map(({ slug }) => slug)
  const skus = good.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)])
  expect(new Set(slugs).size).toBe(slugs.length)
  const alone = good.filter(({ sku, variants }) => variants[0]?.sku === sku).length
  expect(new Set(skus).size).toBe(skus.length - alone)
})

test('the same seed writes the same file, another seed another one', async () => {
  expect(await listLines(20)).toEqual(lines.slice(0, 20))
  expect(await listLines(20, { seed: 7 })).not.toEqual(lines.slice(0, 20))
})

test('a catalogue of few variants has from one to so many for each product, and an import takes it', async () => {
  const few = (await listLines(count, { mostVariants: 3 })).map((line) => readFileProduct(JSON.parse(line)))
  const counts = few.flatMap((one) => (one.ok ? [one.product.variants.length] : []))
  expect(counts).toHaveLength(count)
  expect(new Set(counts)).toEqual(new Set([1, 2, 3]))
})
