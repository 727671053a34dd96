import { readFileProduct } from '@sluimer/product-files/own-format/product-file'
import { expect, test } from 'vitest'
import { catalogueLines } from './catalogue-lines.ts'

async function listLines(count: number, seed?: number): Promise<string[]> {
  const lines: string[] = []
  for await (const line of catalogueLines(count, seed)) lines.push(line)
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
  expect(await listLines(20, 7)).not.toEqual(lines.slice(0, 20))
})
