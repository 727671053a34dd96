import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'
import { aBeddingShop } from '../bedding-shop.builders.ts'

const covers = 'beddengoed/dekbedovertrek'
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aBeddingShop(app.db)
  await saveCategory(app.db, { path: 'dagdeals', title: 'Dagdeals', countdown: 'daily' })
  await aProduct(app.db, { mainCategory: 'dagdeals', facets: { materiaal: ['katoen'] } })
  await aProduct(app.db, { mainCategory: 'dagdeals' })
  await saveCategory(app.db, { path: 'acties', title: 'Acties' })
  await saveCategory(app.db, {
    path: 'acties/weekdeals',
    title: 'Weekdeals',
    parentPath: 'acties',
    countdown: 'weekly',
  })
  await aProduct(app.db, { mainCategory: 'acties/weekdeals', facets: { materiaal: ['katoen'] } })
  await aProduct(app.db, { mainCategory: 'acties/weekdeals' })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const overview = (path: string, querystring?: string) =>
  app.mustCall(getCategoryOverviewEndpoint, {
    query: querystring === undefined ? { path } : { path, querystring },
  })

describe('[RT-12] [RT-13] search engines may keep', () => {
  test.each([
    ['a category', covers, undefined],
    ['a category with somebody else’s parameters', covers, 'utm_source=nieuwsbrief'],
    ['one value of a group that has words for its page', `${covers}/katoen`, undefined],
    ['a later page', 'vol', 'tn_p=2'],
    ['the first page by its number', 'vol', 'tn_p=1'],
  ])('%s', async (_, path, querystring) => {
    expect((await overview(path, querystring)).indexable).toBe(true)
  })
})

describe('[RT-13] [CT-06] [CT-07] search engines leave out', () => {
  test.each([
    ['a value of a group without words for its page', `${covers}/wit`, undefined],
    ['two values', `${covers}/katoen/wit`, undefined],
    ['a value in the query', covers, 'tn_fk_materiaal=katoen'],
    ['a value that does not exist', covers, 'tn_fk_materiaal=riet'],
    ['another order', covers, 'tn_sort=price_asc'],
    ['a range of prices', covers, 'tn_fk_ae-prijs=20-50'],
    ['a range of pages', 'vol', 'tn_p=1-2'],
    ['a page beyond the last', 'vol', 'tn_p=9'],
    ['a combination without products', `${covers}/linnen/blauw`, undefined],
    ['a value of an action, which lists other things next week', 'dagdeals/katoen', undefined],
    ['a value of a category above an action', 'acties/katoen', undefined],
    ['a value without products here', 'vol/katoen', undefined],
  ])('%s', async (_, path, querystring) => {
    expect((await overview(path, querystring)).indexable).toBe(false)
  })

  test('a value that every product of the category has: it would be the category again', async () => {
    await aProduct(app.db, { mainCategory: 'lakens', facets: { materiaal: ['katoen'] } })
    await app.deps.changes.catchUp()
    expect((await overview('lakens')).indexable).toBe(true)
    expect((await overview('lakens/katoen')).indexable).toBe(false)
  })
})

describe('[RT-13] the address of the same choices is one', () => {
  test.each([
    [`${covers}/wit/katoen`, 'tn_p=1&tn_sort=popular', `/${covers}/katoen/wit/`],
    [`${covers}/katoen/katoen`, '', `/${covers}/katoen/`],
    [`/${covers}//wit/`, '', `/${covers}/wit/`],
    [covers, 'tn_fk_kleur=wit&tn_fk_ae-prijs=1-99', `/${covers}/wit/`],
    [`${covers}/wit/blauw/katoen`, 'tn_fk_maat=240x220', `/${covers}/katoen/240x220/wit/?tn_fk_kleur=blauw`],
    ['vol', 'tn_p=2', '/vol/?tn_p=2'],
    ['vol', 'tn_p=1-2', '/vol/'],
    ['vol', 'tn_p=77', '/vol/?tn_p=3'],
  ])('%s?%s is %s', async (path, querystring, canonical) => {
    expect((await overview(path, querystring)).canonical_url).toBe(canonical)
  })
})

describe('[RT-13] a listing is called by what was chosen', () => {
  test.each([
    [covers, 'Dekbedovertrekken', ''],
    ['beddengoed', 'Beddengoed', 'Alles voor op bed'],
    [`${covers}/katoen`, 'Dekbedovertrekken van katoen', 'Kies uit 2 producten, van € 20,50 tot € 49,95.'],
    [`${covers}/katoen/wit`, 'Dekbedovertrekken: katoen, wit', 'We hebben er 1, voor € 20,50.'],
    [`${covers}/linnen/blauw`, 'Dekbedovertrekken: linnen, blauw', ''],
  ])('%s is %s', async (path, heading, intro) => {
    const listing = await overview(path)
    expect({ heading: listing.heading, intro: plain(listing.intro) }).toEqual({ heading, intro })
  })

  test('a pattern for it names the category and the value', async () => {
    const facet = { key: 'vorm', title: 'Vorm', position: 9, values: [{ slug: 'rond', title: 'Rond' }] }
    await expect(saveFacet(app.db, { ...facet, pageTitle: 'Alles in {value}' })).rejects.toThrow('{category}')
  })
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
