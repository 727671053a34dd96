import { getAgentFeedEndpoint } from '@sluimer/contract/agent/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFaults } from '../../../../test/agent/published-schemas.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('the feed has every product once, with all its variants, in the published form', async () => {
  const values = ['wit', 'zwart'].map((key) => ({ key, title: key }))
  const many = await aProduct(app.db, {
    options: [{ key: 'kleur', title: 'Kleur', values }],
    variants: values.map(({ key }) => ({
      sku: `F-${key}`,
      values: { kleur: key },
      priceCents: 1000,
      stockOnHand: 1,
    })),
  })
  const others = [await aProduct(app.db), await aProduct(app.db, { highlights: ['Zacht </script>'] })]
  const first = await app.mustCall(getAgentFeedEndpoint, { query: { limit: 2 } })
  const rest = await app.mustCall(getAgentFeedEndpoint, { query: { after: Number(first.next), limit: 2 } })
  const products = [...first.lines, ...rest.lines].map((line) => JSON.parse(line))
  expect(products.map(({ id }) => id)).toEqual([many, ...others].map(({ id }) => `p${id}`))
  expect(products[0].variants.map(({ sku }: { sku: string }) => sku)).toEqual(['F-wit', 'F-zwart'])
  for (const product of products) expect(findFaults('feedProduct', product)).toEqual([])
  expect([...first.lines, ...rest.lines].every((line) => !line.includes('\n'))).toBe(true)
  expect(rest.next).toBeNull()
})
