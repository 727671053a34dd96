import {
  getBlogArticleEndpoint,
  getCategoryTextEndpoint,
  getInspirationEndpoint,
  getServicePageEndpoint,
  getTextPageEndpoint,
} from '@sluimer/contract/content/page-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { saveCategoryText } from '../../content/category-text/save-category-text.ts'
import { aPage, aParagraph } from '../../content/content.builders.ts'
import { savePage } from '../../content/page/save-page.ts'
import { contentPage } from '../../content/page-tables.ts'
import { picture } from '../../media/tables.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const { db } = app
  await db
    .insert(picture)
    .values({ key: 'bed-hero', file: 'x.avif', alt: 'Een bed', width: 1200, height: 900 })
  await saveCategory(db, { path: 'dekbed', title: 'Dekbedden' })
  await aProduct(db, { slug: 'dons', mainCategory: 'dekbed', popularity: 5 })
  await aProduct(db, { slug: 'wol', mainCategory: 'dekbed', popularity: 9 })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

test('[API-07] an article holds its pictures and the products of this moment; what is gone is left out', async () => {
  await savePage(
    app.db,
    aPage({
      slug: 'warm',
      imageKey: 'bed-hero',
      body: [
        aParagraph('Eerst dit.'),
        { type: 'image', imageKey: 'bed-hero', alt: '', caption: 'Zo staat het' },
        { type: 'image', imageKey: 'is-weg', alt: 'Weg', caption: '' },
        { type: 'products', title: 'Warm', from: { categoryPath: 'dekbed', limit: 8 } },
        { type: 'products', title: 'Deze', from: { slugs: ['dons', 'is-weg'] } },
        { type: 'products', title: 'Weg', from: { categoryPath: 'is/weg', limit: 8 } },
      ],
    }),
  )
  const { body, image } = await app.mustCall(getBlogArticleEndpoint, { params: { slug: 'warm' } })
  expect(image).toMatchObject({ key: 'bed-hero' })
  expect(body).toMatchObject([
    { type: 'paragraph' },
    { type: 'image', image: { key: 'bed-hero', alt: 'Een bed', width: 1200 }, caption: 'Zo staat het' },
    {
      type: 'products',
      title: 'Warm',
      link: { link: '/dekbed/' },
      products: [{ slug: 'wol' }, { slug: 'dons' }],
    },
    { type: 'products', title: 'Deze', link: null, products: [{ slug: 'dons' }] },
  ])
})

test('[API-07] an article leads to those it names, then to its topic, then to the newest', async () => {
  const publishedAt = new Date('2026-11-01T00:00:00Z')
  await savePage(app.db, aPage({ slug: 'a', topic: 'Slapen', relatedSlugs: ['d'] }))
  await savePage(app.db, aPage({ slug: 'b', publishedAt }))
  await savePage(app.db, aPage({ slug: 'c', topic: 'Slapen' }))
  await savePage(app.db, aPage({ slug: 'd' }))
  const { related } = await app.mustCall(getBlogArticleEndpoint, { params: { slug: 'a' } })
  expect(related.map(({ slug }) => slug)).toEqual(['d', 'c', 'b'])
})

test('[API-07] every kind of page is found by its own call only', async () => {
  await savePage(app.db, aPage({ kind: 'text', slug: 'garantie', seoTitle: 'Garantie op alles' }))
  await savePage(app.db, aPage({ kind: 'service', slug: 'ruilen' }))
  await savePage(app.db, aPage({ kind: 'inspiration', slug: 'zacht' }))
  expect(await app.mustCall(getTextPageEndpoint, { params: { slug: 'garantie' } })).toMatchObject({
    link: '/textpage/?page=garantie',
    seo_title: 'Garantie op alles',
    seo_description: 'Zo doe je dat.',
  })
  expect(await app.mustCall(getServicePageEndpoint, { params: { page: 'ruilen' } })).toMatchObject({
    slug: 'ruilen',
  })
  expect(await app.mustCall(getInspirationEndpoint, { params: { slug: 'zacht' } })).toMatchObject({
    slug: 'zacht',
  })
  expect(await app.call(getBlogArticleEndpoint, { params: { slug: 'garantie' } })).toMatchObject({
    status: 404,
  })
})

test('a page is not found when it is hidden, to come, or kept in a shape that is not understood', async () => {
  await savePage(
    app.db,
    aPage({ kind: 'text', slug: 'later', publishedAt: new Date('2027-01-01T00:00:00Z') }),
  )
  await savePage(app.db, aPage({ kind: 'text', slug: 'weg', active: false }))
  const { kind, intro, title, publishedAt } = aPage()
  await app.db.insert(contentPage).values({
    ...{ kind, intro, title, publishedAt, updatedAt: publishedAt, readingMinutes: 1 },
    slug: 'vreemd',
    body: [{ type: 'html', html: '<script>' }],
  })
  for (const slug of ['later', 'weg', 'nooit'])
    expect(await app.call(getTextPageEndpoint, { params: { slug } })).toMatchObject({ status: 404 })
  expect(await app.call(getBlogArticleEndpoint, { params: { slug: 'vreemd' } })).toMatchObject({
    status: 404,
  })
})

test('[API-07] [RT-11] a category has a text when staff wrote one', async () => {
  expect(await app.mustCall(getCategoryTextEndpoint, { query: { path: 'dekbed' } })).toEqual({ body: [] })
  await saveCategoryText(app.db, { categoryPath: 'dekbed', body: [aParagraph()] }, now)
  expect(await app.mustCall(getCategoryTextEndpoint, { query: { path: 'dekbed' } })).toMatchObject({
    body: [{ type: 'paragraph' }],
  })
})
