import {
  getBrandOverviewEndpoint,
  getCategoryOverviewEndpoint,
  getCategoryPathEndpoint,
  getProductEndpoint,
  getSitemapEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import { findRedirectEndpoint, getCategoryTextEndpoint } from '@sluimer/contract/content/page-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { aProduct } from '../catalog/catalog.builders.ts'
import { saveCategory } from '../catalog/category/save-category.ts'
import { saveCategoryText } from '../content/category-text/save-category-text.ts'
import { aParagraph } from '../content/content.builders.ts'
import { saveRedirect } from '../content/redirect/save-redirect.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const { db } = app
  await saveCategory(db, { path: 'planten', title: 'Planten' })
  await saveCategory(db, { path: 'planten/tuin', title: 'Tuinplanten' })
  await aProduct(db, { slug: 'varen', mainCategory: 'planten/tuin', brand: 'donsland' })
  await saveCategoryText(db, { categoryPath: 'planten/tuin', body: [aParagraph()] }, now)
  await saveRedirect(db, { from: '/oude/planten/', to: '/planten/' }, now)
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

/** Returns every way in which a caller may write the path of a page. */
const listWays = (path: string) => [path, `/${path}`, `${path}/`, `/${path}/`]

test.each(listWays('planten/tuin'))('[API-16] the category %s is found', async (path) => {
  const overview = await app.mustCall(getCategoryOverviewEndpoint, { query: { path } })
  expect(overview.category.title).toBe('Tuinplanten')
  expect(await app.mustCall(getCategoryPathEndpoint, { query: { path } })).toMatchObject({
    link: '/planten/tuin/',
  })
  const text = await app.mustCall(getCategoryTextEndpoint, { query: { path } })
  expect(text.body).toHaveLength(1)
})

test.each(listWays('brands/donsland'))('[API-16] the brand at %s is found', async (path) => {
  const wanted = { brand: { link: '/brands/donsland/' } }
  expect(await app.mustCall(getBrandOverviewEndpoint, { query: { path } })).toMatchObject(wanted)
  expect(
    await app.mustCall(getBrandOverviewEndpoint, { query: { fullPath: `${path}?tn_p=1` } }),
  ).toMatchObject(wanted)
})

test.each(listWays('donsland'))('[API-16] the brand %s is found by its slug', async (brand) => {
  const overview = await app.mustCall(getBrandOverviewEndpoint, {
    query: { brand, querystring: 'tn_p=1', func: 'loadMore' },
  })
  expect(overview.brand.link).toBe('/brands/donsland/')
})

test.each(listWays('planten'))('[API-16] the sitemap at %s is that part of the shop', async (url) => {
  const { categories, brands, services } = await app.mustCall(getSitemapEndpoint, {
    query: { url, components: 'categories,services' },
  })
  expect(categories?.map(({ link }) => link)).toEqual(['/planten/', '/planten/tuin/'])
  expect([brands, services]).toEqual([undefined, []])
})

test.each(listWays('oude/planten'))('[API-16] what stood at %s is found where it is now', async (from) => {
  expect(await app.mustCall(findRedirectEndpoint, { query: { from } })).toEqual({ to: '/planten/' })
})

test('[API-16] the quick view gets the same product as its page', async () => {
  const slugOrId = 'varen'
  const page = await app.mustCall(getProductEndpoint, { params: { slugOrId }, query: {} })
  expect(
    await app.mustCall(getProductEndpoint, { params: { slugOrId }, query: { debug: 'quickview' } }),
  ).toEqual(page)
})

test('[API-03] a category is asked for by one name, and none or two are refused in Dutch', async () => {
  for (const query of [{}, { id: '1', path: 'planten' }])
    expect(await app.call(getCategoryPathEndpoint, { query })).toMatchObject({
      status: 400,
      error: { fields: [{ message: 'Geef een id of een path, en niet allebei.' }] },
    })
})
