import { readFileProduct } from '@sluimer/product-files/own-format/product-file'
import { expect, test } from 'vitest'
import { composeDemoProducts } from '../catalog/demo-catalog.ts'
import { demoPictures, toKey } from '../catalog/pictures.ts'
import { demoDefinitionTexts } from '../configurator/demo-definitions.ts'
import { catalogueLines, demoProductLines } from './product-lines.ts'

const count = 1500
const lines = [...catalogueLines(count)]
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

test('the same seed writes the same file, another seed another one', () => {
  expect([...catalogueLines(20)]).toEqual(lines.slice(0, 20))
  expect([...catalogueLines(20, 7)]).not.toEqual(lines.slice(0, 20))
})

test('the free samples of the cloths of beds come last, and name what the sets name', () => {
  const last = [...demoProductLines(new Date('2026-11-20T12:00:00Z'))].at(-1) ?? ''
  const read = readFileProduct(JSON.parse(last))
  const skus = read.ok ? read.product.variants.map(({ sku }) => sku) : []
  expect(read).toMatchObject({ ok: true, product: { isSample: true, deliveryClass: 'letterbox' } })
  const named = demoDefinitionTexts().flatMap((text) => [...text.matchAll(/"sample": "([^"]+)"/g)])
  expect(new Set(named.map(([, sku]) => sku))).toEqual(new Set(skus))
})

test('each product of the demo shop that has a picture has a line, with days that count back from the loading', () => {
  const pictures = new Set(demoPictures().map(toKey))
  const shown = composeDemoProducts((key) => pictures.has(key))
  const now = new Date('2026-11-20T12:00:00Z')
  const goods = [...demoProductLines(now)].slice(0, -1)
  const read = goods.map((line) => readFileProduct(JSON.parse(line)))
  expect(read.flatMap((one) => (one.ok ? [one.product.slug] : []))).toEqual(shown.map(({ slug }) => slug))
  const dayMs = 86_400_000
  const arrived = read.map((one) => one.ok && one.product.createdAt?.getTime())
  expect(arrived).toEqual(shown.map(({ createdDaysAgo }) => now.getTime() - createdDaysAgo * dayMs))
})
