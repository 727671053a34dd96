import { readFileProduct } from '@sluimer/product-files/own-format/product-file'
import { expect, test } from 'vitest'
import { composeDemoProducts } from '../catalog/demo-catalog.ts'
import { toFileProduct } from './to-file-product.ts'

test('an import takes every product of the demo shop, those that wait for a picture too', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const refused = composeDemoProducts(() => true).flatMap((product) => {
    const reading = readFileProduct(toFileProduct(product, new Map(), now))
    return reading.ok ? [] : [`${product.slug}: ${reading.reason}`]
  })
  expect(refused).toEqual([])
})
