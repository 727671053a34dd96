import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
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

describe('a category of offers', () => {
  const start = new Date('2026-11-01T09:00:00Z')

  /** As many offers as a page holds; one more comes later. */
  beforeAll(async () => {
    await saveCategory(app.db, {
      path: 'sale',
      title: 'Sale',
      filledBy: ['other'],
      cardImage: 'winter',
      inNavigation: true,
    })
    await saveCategory(app.db, {
      path: 'licht',
      title: 'Licht',
      cardImage: 'deken',
      position: 8,
      inNavigation: true,
    })
    await saveCategory(app.db, {
      path: 'tuin',
      title: 'Tuin',
      cardImage: 'deken',
      position: 9,
      inNavigation: true,
    })
    await saveCategory(app.db, { path: 'los', title: 'Los', cardImage: 'deken', position: 9 })
    await saveCategory(app.db, { path: 'slapen', title: 'Slapen', cardImage: 'sprei', inNavigation: true })
    for (let at = 0; at < 22; at++) await offer(`lamp-${at}`, 'licht', 3000 + at)
    // What no entry of the menu leads to is not a department.
    await offer('los', 'los', 3000)
    await offer('overtrek', 'slapen/bed/dekens', 2000)
    await aProduct(app.db, { slug: 'lamp-zonder-korting', mainCategory: 'licht', priceCents: 100 })
    await app.deps.changes.catchUp()
  })

  async function offer(slug: string, mainCategory: string, priceCents: number) {
    const product = await aProduct(app.db, { slug, mainCategory, priceCents: 9000 })
    await aDeal(app.db, {
      ...{ kind: 'other', variantId: onlyVariantId(product), priceCents },
      ...{ startsAt: start, endsAt: new Date('2026-12-01T09:00:00Z') },
    })
  }
  const ask = (path: string) => app.mustCall(getCategoryOverviewEndpoint, { query: { path } })

  test('[CT-01] leads to the offers of each department, once they fill more than a page', async () => {
    expect(await askFloor('sale')).toBeNull()
    await offer('gestreept', 'slapen/bed/dekens', 2500)
    await app.deps.changes.catchUp()
    expect((await askFloor('sale'))?.tiles).toMatchObject([
      { title: 'Slapen', link: '/sale/slapen/', image: { key: 'sprei' }, price: 20, offers: 2 },
      { title: 'Licht', link: '/sale/licht/', image: { key: 'deken' }, price: 30, offers: 22 },
    ])
  })

  test('[CT-01] [RT-12] shows of a department what is offered, at an address of its own', async () => {
    const page = await ask('sale/slapen')
    expect(page.products.map(({ slug }) => slug).toSorted()).toEqual(['gestreept', 'overtrek'])
    expect(page).toMatchObject({
      heading: 'Sale: Slapen',
      canonical_url: '/sale/slapen/',
      indexable: false,
    })
    expect(page.category.floor).toBeNull()
    expect(page.breadcrumb.at(-1)).toEqual({ title: 'Slapen', link: '/sale/slapen/' })
  })

  test('[CT-01] with categories below it, it leads to those, and takes none of their goods at the usual price', async () => {
    const offers = { title: 'Deals', filledBy: ['other' as const], cardImage: 'winter' }
    await saveCategory(app.db, { ...offers, path: 'deals' })
    for (const path of ['deals/winter', 'deals/zomer'])
      await saveCategory(app.db, { path, title: path, cardImage: 'deken' })
    for (const slug of ['muts', 'parasol'])
      await aProduct(app.db, { slug, mainCategory: slug === 'muts' ? 'deals/winter' : 'deals/zomer' })
    await app.deps.changes.catchUp()
    expect((await askFloor('deals'))?.tiles).toMatchObject([
      { link: '/deals/winter/', offers: null },
      { link: '/deals/zomer/', offers: null },
    ])
    const page = await ask('deals')
    expect(page.pagination.total).toBe((await ask('sale')).pagination.total)
    expect((await ask('deals/winter')).products.map(({ slug }) => slug)).toEqual(['muts'])
  })

  test('[RT-13] no department hangs under a category of goods, and offers are not a department', async () => {
    const query = (path: string) => app.call(getCategoryOverviewEndpoint, { query: { path } })
    for (const path of ['licht/slapen', 'sale/sale', 'sale/los', 'sale/slapen/licht', 'sale/bed'])
      expect((await query(path)).ok, path).toBe(false)
  })

  test('[CT-01] says until which day offers last, through that day and no longer', async () => {
    const tellLastDay = async (lastDay?: string) => {
      await saveContentBlock(app.db, 'shop-floor', { floors: [{ categoryPath: 'sale', lastDay }] }, now)
      return (await ask('sale')).category.last_day
    }
    expect(await tellLastDay()).toBeNull()
    expect(await tellLastDay('2026-11-20')).toBe('2026-11-20')
    expect(await tellLastDay('2026-11-19')).toBeNull()
  })
})
