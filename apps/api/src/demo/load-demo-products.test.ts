import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { hasProducts } from '../features/catalog/product/has-products.queries.ts'
import { openDatabase } from '../platform/db/database.ts'
import { loadDemoProducts } from './load-demo-products.ts'

test('a product that the import refuses ends the loading, with its line and the reason', async () => {
  const database = await createTestDatabase()
  const { db, close } = openDatabase({ url: database.url })
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const loading = loadDemoProducts(db, new Date('2026-11-20T12:00:00Z'))
  await expect(loading).rejects.toThrow(/^line \d+ of .*badjas.json, .*: the brand \S+ is not known/)
  expect(await hasProducts(db)).toBe(false)
})
