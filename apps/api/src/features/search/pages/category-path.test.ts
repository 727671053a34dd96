import { getCategoryPathEndpoint } from '@sluimer/contract/catalog/endpoints'
import { anyCharacter } from '@sluimer/domain/testing/any-character'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aBeddingShop } from '../bedding-shop.builders.ts'

const covers = 'beddengoed/dekbedovertrek'
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aBeddingShop(app.db)
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

test('[API-03] [RT-12] a category is found by its path, by a path within it, and by its id', async () => {
  const byPath = await app.mustCall(getCategoryPathEndpoint, { query: { path: covers } })
  expect(byPath).toMatchObject({ title: 'Dekbedovertrekken', path: covers, link: `/${covers}/` })
  expect(byPath.breadcrumb.map(({ link }) => link)).toEqual(['/', '/beddengoed/', `/${covers}/`])
  expect(await app.mustCall(getCategoryPathEndpoint, { query: { path: `/${covers}/katoen/wit/` } })).toEqual(
    byPath,
  )
  expect(await app.mustCall(getCategoryPathEndpoint, { query: { id: byPath.id } })).toEqual(byPath)
})

test.each([{ id: '999999' }, { id: 'x' }, { id: '-1' }, { path: 'onbekend' }, { path: `${covers}/riet` }])(
  '[API-03] %j is not a category',
  async (query) => {
    expect(await app.call(getCategoryPathEndpoint, { query })).toMatchObject({ ok: false, status: 404 })
  },
)

test.each([{}, { id: '1', path: covers }, { path: '' }])('[API-03] %j is refused', async (query) => {
  expect(await app.call(getCategoryPathEndpoint, { query })).toMatchObject({ ok: false, status: 400 })
})

test('[API-03] no path or id, however mangled, is answered with more than a refusal', async () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 80 })
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (value, isId) => {
      const answer = await app.call(getCategoryPathEndpoint, {
        query: isId ? { id: value } : { path: value },
      })
      expect([200, 400, 404]).toContain(answer.status)
    }),
    { numRuns: 40 },
  )
})
