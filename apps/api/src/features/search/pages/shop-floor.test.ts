import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { saveContentBlock } from '../../content/block/save-content-block.ts'
import { picture } from '../../media/tables.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

/** A department with two shelves in one aisle, a third shelf without a picture and a fourth without goods. */
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const { db } = app
  const size = { file: 'x.avif', alt: '', width: 1200, height: 900 }
  await db.insert(picture).values(['deken', 'sprei', 'winter'].map((key) => ({ key, ...size })))
  await saveCategory(db, { path: 'slapen', title: 'Slapen' })
  await saveCategory(db, { path: 'slapen/bed', title: 'Bed', cardImage: 'sprei' })
  const dekens = { path: 'slapen/bed/dekens', title: 'Dekens', cardImage: 'deken', wizardCode: 'dekens' }
  await saveCategory(db, { ...dekens, position: 1 })
  await saveCategory(db, { path: 'slapen/bed/spreien', title: 'Spreien', cardImage: 'sprei', position: 2 })
  await saveCategory(db, { path: 'slapen/bed/lakens', title: 'Lakens', position: 3 })
  await saveCategory(db, { path: 'slapen/bed/leeg', title: 'Leeg', cardImage: 'deken', position: 4 })
  await aProduct(db, { slug: 'deken-a', mainCategory: 'slapen/bed/dekens', priceCents: 4995 })
  await aProduct(db, { slug: 'deken-b', mainCategory: 'slapen/bed/dekens', priceCents: 2995 })
  await aProduct(db, { slug: 'sprei', mainCategory: 'slapen/bed/spreien', priceCents: 8900 })
  await aProduct(db, { slug: 'laken', mainCategory: 'slapen/bed/lakens' })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const askFloor = async (path: string, querystring?: string) => {
  const query = querystring === undefined ? { path } : { path, querystring }
  return (await app.mustCall(getCategoryOverviewEndpoint, { query })).category.floor
}

test('[CT-01] a category shows those below it with a picture and their lowest price', async () => {
  const floor = await askFloor('slapen/bed')
  expect(floor?.tiles).toMatchObject([
    { title: 'Dekens', link: '/slapen/bed/dekens/', image: { key: 'deken' }, price: 29.95 },
    { title: 'Spreien', link: '/slapen/bed/spreien/', image: { key: 'sprei' }, price: 89 },
  ])
  expect(floor?.wizards).toMatchObject([{ title: 'Dekens', code: 'dekens' }])
})

test('[CT-01] where few categories follow, those below them are shown', async () => {
  expect(await askFloor('slapen')).toEqual(await askFloor('slapen/bed'))
})

test('[CT-01] a category that leads to one other or none has no floor, nor has one that is narrowed down', async () => {
  expect(await askFloor('slapen/bed/dekens')).toBeNull()
  expect(await askFloor('slapen/bed', 'tn_fk_ae-prijs=0-40')).toBeNull()
})

test('[CT-01] what staff put together for a category is shown at once, without what has no picture', async () => {
  expect((await askFloor('slapen'))?.edits).toEqual([])
  const edit = { title: 'Warm de winter in', subTitle: 'Wol', link: '/slapen/', imageKey: 'winter' }
  const edits = [edit, { ...edit, imageKey: 'is-weg' }]
  await saveContentBlock(app.db, 'shop-floor', { floors: [{ categoryPath: 'slapen', edits }] }, now)
  expect((await askFloor('slapen'))?.edits).toMatchObject([
    { title: 'Warm de winter in', sub_title: 'Wol', link: '/slapen/', image: { key: 'winter' } },
  ])
  expect((await askFloor('slapen/bed'))?.edits).toEqual([])
})
