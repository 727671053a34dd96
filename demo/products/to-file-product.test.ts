import { demoProducts } from '../catalog/demo-catalog.ts'
import { productInputSchema } from '@sluimer/product-files/input/product-input'
import { expect, test } from 'vitest'
import { toProductInput } from '../../apps/api/src/demo/demo-input.ts'

test('the catalogue takes every product of the demo shop, those that wait for a picture too', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const refused = demoProducts(() => true).flatMap((product) => {
    const parsed = productInputSchema.safeParse(toProductInput(product, new Map(), now))
    return parsed.success ? [] : [`${product.slug}: ${parsed.error.message}`]
  })
  expect(refused).toEqual([])
})
