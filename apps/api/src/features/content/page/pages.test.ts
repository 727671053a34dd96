import {
  getBlogEndpoint,
  getContentIndexEndpoint,
  getInspirationsEndpoint,
  getServicePagesEndpoint,
} from '@sluimer/contract/content/page-endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { change } from '../../../platform/change-feed/tables.ts'
import { aPage, aParagraph } from '../content.builders.ts'
import { contentPage } from '../page-tables.ts'
import { removePage } from './remove-page.ts'
import { savePage } from './save-page.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(contentPage)
  await app.db.delete(change)
})

const day = (date: number) => new Date(Date.UTC(2026, 9, date))
async function blogSlugs(query: { page?: number; topic?: string } = {}) {
  const { pages } = await app.mustCall(getBlogEndpoint, { query })
  return pages.map(({ slug }) => slug)
}

describe('the blog', () => {
  test('[API-07] lists articles, the newest first, with what a card shows', async () => {
    await savePage(app.db, aPage({ slug: 'oud', publishedAt: day(1) }))
    await savePage(app.db, aPage({ slug: 'nieuw', topic: 'Één maat', publishedAt: day(2) }))
    const { pages } = await app.mustCall(getBlogEndpoint, { query: {} })
    expect(pages.map(({ slug }) => slug)).toEqual(['nieuw', 'oud'])
    expect(pages[0]).toMatchObject({
      link: '/blog/nieuw/',
      topic: { title: 'Één maat', slug: 'een-maat' },
      reading_minutes: 1,
      published_at: '2026-10-02T00:00:00.000Z',
    })
  })

  test('[API-07] has pages of ten; one past the end is the last', async () => {
    for (let at = 1; at <= 11; at += 1)
      await savePage(app.db, aPage({ slug: `a-${at}`, publishedAt: day(at) }))
    expect(await blogSlugs()).toHaveLength(10)
    expect(await blogSlugs({ page: 2 })).toEqual(['a-1'])
    expect(await app.mustCall(getBlogEndpoint, { query: { page: 99 } })).toMatchObject({
      page: 2,
      page_count: 2,
      total: 11,
    })
  })

  test('[API-07] can be narrowed to a topic; an unknown one lists all', async () => {
    await savePage(app.db, aPage({ slug: 'a', topic: 'Wonen' }))
    await savePage(app.db, aPage({ slug: 'b', topic: 'Slapen' }))
    expect(await blogSlugs({ topic: 'wonen' })).toEqual(['a'])
    expect(await blogSlugs({ topic: 'varen' })).toHaveLength(2)
    const { topics } = await app.mustCall(getBlogEndpoint, { query: {} })
    expect(topics.map(({ slug, count }) => [slug, count])).toEqual([
      ['slapen', 1],
      ['wonen', 1],
    ])
  })

  test('shows nothing that is hidden or not published yet', async () => {
    await savePage(app.db, aPage({ slug: 'verborgen', active: false }))
    await savePage(app.db, aPage({ slug: 'morgen', publishedAt: new Date('2026-11-21T00:00:00Z') }))
    expect(await blogSlugs()).toEqual([])
  })
})

describe('pages of other kinds', () => {
  test('[RT-06] stand in the order that staff gave them, each at its own address', async () => {
    await savePage(app.db, aPage({ kind: 'service', slug: 'betalen', position: 2 }))
    await savePage(app.db, aPage({ kind: 'service', slug: 'bezorgen', position: 1 }))
    await savePage(app.db, aPage({ kind: 'inspiration', slug: 'warm' }))
    await savePage(app.db, aPage({ kind: 'text', slug: 'garantie' }))
    const { pages } = await app.mustCall(getServicePagesEndpoint, {})
    expect(pages.map(({ link }) => link)).toEqual(['/service/bezorgen/', '/service/betalen/'])
    expect((await app.mustCall(getInspirationsEndpoint, {})).pages).toMatchObject([
      { link: '/inspiratie/warm/' },
    ])
    const index = await app.mustCall(getContentIndexEndpoint, {})
    expect(index.pages.map(({ link }) => link)).toEqual([
      '/inspiratie/warm/',
      '/service/bezorgen/',
      '/service/betalen/',
      '/textpage/?page=garantie',
    ])
  })
})

describe('saving a page', () => {
  test('[EN-01] again replaces it, and tells the change feed both times', async () => {
    await savePage(app.db, aPage())
    await savePage(app.db, aPage({ title: 'Nog beter slapen' }))
    expect(await app.db.select({ title: contentPage.title }).from(contentPage)).toEqual([
      { title: 'Nog beter slapen' },
    ])
    const tags = ['content:blog', 'content:blog:beter-slapen']
    expect(await app.db.select({ tags: change.tags }).from(change)).toEqual([{ tags }, { tags }])
  })

  test('at the same moment twice keeps one of them whole', async () => {
    const titles = ['Eén', 'Twee', 'Drie', 'Vier']
    await Promise.all(titles.map((title) => savePage(app.db, aPage({ title, intro: title }))))
    const rows = await app.db.select().from(contentPage)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.title).toBe(rows[0]?.intro)
  })

  test.each([
    ['slug', aPage({ slug: '../etc' })],
    ['title', aPage({ title: ' ' })],
    ['body', aPage({ body: [] })],
    ['html', aPage({ body: [{ type: 'html', html: '<b>' } as never] })],
    ['seoDescription', aPage({ seoDescription: 'a'.repeat(171) })],
    [
      '[VA-30] a path inside the shop',
      aPage({ body: [{ type: 'button', text: 'x', target: { kind: 'local', path: '//evil.example' } }] }),
    ],
  ])('with a wrong %s is refused, and nothing changes', async (what, page) => {
    const message = what === 'html' ? 'Invalid' : what.replace('[VA-30] ', '')
    await expect(savePage(app.db, page)).rejects.toThrow(message)
    expect(await app.db.$count(contentPage)).toBe(0)
    expect(await app.db.$count(change)).toBe(0)
  })

  test('is undone by removing it, once', async () => {
    await savePage(app.db, aPage({ body: [aParagraph()] }))
    expect(await removePage(app.db, 'blog', 'beter-slapen')).toBe(true)
    expect(await removePage(app.db, 'blog', 'beter-slapen')).toBe(false)
    expect(await blogSlugs()).toEqual([])
  })
})
