import {
  getHomepageEndpoint,
  getNavigationEndpoint,
  getSubNavigationEndpoint,
} from '@sluimer/contract/content/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'
import { saveContentBlock } from '../../content/block/save-content-block.ts'
import { contentBlock } from '../../content/tables.ts'
import { picture } from '../../media/tables.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const { db } = app
  const size = { file: 'x.avif', alt: 'Woorden', width: 1200, height: 900 }
  await db.insert(picture).values([
    { key: 'kaart-slapen', ...size },
    { key: 'promo', ...size },
  ])
  await saveFacet(db, {
    key: 'kleur',
    title: 'Kleur',
    position: 0,
    selectionType: 'color',
    values: [
      { slug: 'wit', title: 'Wit', color: '#ffffff' },
      { slug: 'rood', title: 'Rood', color: '#aa2222' },
      { slug: 'groen', title: 'Groen', color: '#22aa22' },
    ],
  })
  const shown = { inNavigation: true }
  await saveCategory(db, { path: 'wonen', title: 'Wonen', position: 2, ...shown })
  await saveCategory(db, {
    path: 'slapen',
    title: 'Slapen',
    position: 1,
    cardImage: 'kaart-slapen',
    ...shown,
  })
  await saveCategory(db, { path: 'slapen/dekbed', title: 'Dekbedden', position: 1 })
  await saveCategory(db, { path: 'slapen/dekbed/dons', title: 'Donzen dekbedden' })
  await saveCategory(db, { path: 'slapen/leeg', title: 'Zonder producten', ...shown })
  await saveCategory(db, {
    path: 'dekbedovertrek',
    parentPath: 'slapen',
    title: 'Overtrekken',
    position: 2,
    ...shown,
  })
  await saveCategory(db, { path: 'kerst', title: 'Kerst' })
  await aProduct(db, {
    slug: 'dons',
    mainCategory: 'slapen/dekbed/dons',
    facets: { kleur: ['wit'] },
    popularity: 5,
  })
  await aProduct(db, {
    slug: 'hoes',
    mainCategory: 'dekbedovertrek',
    facets: { kleur: ['rood'] },
    popularity: 9,
  })
  await aProduct(db, { slug: 'kast', mainCategory: 'wonen', popularity: 7 })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

describe('the navigation', () => {
  test('[EN-01] [RT-12] shows the top categories that staff put in it, and what is to be found below them', async () => {
    const { items } = await app.mustCall(getNavigationEndpoint, {})
    expect(items.map(({ title, link }) => [title, link])).toEqual([
      ['Slapen', '/slapen/'],
      ['Wonen', '/wonen/'],
    ])
    expect(items[0]).toMatchObject({
      image: { key: 'kaart-slapen' },
      sub_items: [
        {
          title: 'Dekbedden',
          link: '/slapen/dekbed/',
          content: [{ title: 'Donzen dekbedden', link: '/slapen/dekbed/dons/', color: null }],
        },
        { title: 'Overtrekken', link: '/dekbedovertrek/', content: [] },
        { title: 'Kleur' },
      ],
    })
  })

  test('[EN-01] offers the colors that products of the category have', async () => {
    const { items } = await app.mustCall(getNavigationEndpoint, {})
    expect(items[0]?.sub_items.at(-1)?.content).toEqual([
      { title: 'Wit', link: '/slapen/wit/', color: '#ffffff' },
      { title: 'Rood', link: '/slapen/rood/', color: '#aa2222' },
    ])
    expect(items[1]?.sub_items).toEqual([])
  })
})

describe('the sub-navigation', () => {
  test('[API-07] [HF-03] is the menus of the navigation, with the words and columns that staff wrote', async () => {
    const before = await app.mustCall(getSubNavigationEndpoint, { query: {} })
    expect(before.items.map(({ title, see_all }) => [title, see_all])).toEqual([
      ['Slapen', 'Bekijk alles in Slapen'],
      ['Wonen', 'Bekijk alles in Wonen'],
    ])
    const column = {
      title: 'Hulp',
      link: '/service/',
      links: [{ title: 'Matras', link: '/keuzehulp/matras/' }],
    }
    const written = { seeAll: 'Alles van {menu}', columns: [{ categoryPath: 'slapen', ...column }] }
    await saveContentBlock(app.db, 'sub-navigation', written, now)
    const { items } = await app.mustCall(getSubNavigationEndpoint, { query: {} })
    expect(items.map(({ see_all }) => see_all)).toEqual(['Alles van Slapen', 'Alles van Wonen'])
    expect(items[0]?.sub_items.at(-1)).toEqual({
      title: 'Hulp',
      link: '/service/',
      content: [{ title: 'Matras', link: '/keuzehulp/matras/', color: null }],
    })
    expect(items[1]?.sub_items).toEqual([])
    const navigation = await app.mustCall(getNavigationEndpoint, {})
    expect(navigation.items.map(({ image, room, ...item }) => item)).toEqual(items)
  })

  test('[API-07] of one entry is answered alone, and of none is not found', async () => {
    const { items } = await app.mustCall(getSubNavigationEndpoint, { query: { path: '/slapen/' } })
    expect(items.map(({ link }) => link)).toEqual(['/slapen/'])
    expect(await app.call(getSubNavigationEndpoint, { query: { path: 'kerst' } })).toMatchObject({
      status: 404,
    })
  })

  test.each(['sub-navigation', 'sub-navigation/'])('[API-16] is called as /v1/content/%s', async (name) => {
    const answer = await app.server.inject({
      url: `/v1/content/${name}?path=slapen`,
      headers: { authorization: `Bearer ${app.serviceToken()}` },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('the home page', () => {
  test('is answered before anyone wrote it', async () => {
    expect(await app.mustCall(getHomepageEndpoint, { query: {} })).toMatchObject({
      title: '',
      strips: [],
      categories: [],
    })
  })

  test('[EN-01] fills in pictures, cards and the products of this moment', async () => {
    await saveContentBlock(
      app.db,
      'homepage',
      {
        title: 'Lekker slapen',
        promo: { link: '/kerst/', imageKey: 'promo', title: 'Kerst' },
        highlights: ['Snelle levering in NL & BE'],
        categories: ['slapen', 'wonen', 'bestaat-niet'],
        strips: [
          { title: 'Slapen', link: { title: 'Bekijk alles', link: '/slapen/' }, categoryPath: 'slapen' },
          { title: 'Populair', link: { title: 'Bekijk alles', link: '/wonen/' }, limit: 2 },
          { title: 'Leeg', link: { title: 'Bekijk alles', link: '/kerst/' }, categoryPath: 'kerst' },
        ],
        blocks: [{ title: 'Advies', imageKey: 'bestaat-niet', link: '/service/', buttonText: 'Lees meer' }],
      },
      now,
    )
    const home = await app.mustCall(getHomepageEndpoint, { query: {} })
    expect(home.promo).toMatchObject({
      image: { key: 'promo', width: 1200 },
      image_mobile: null,
      button_text: 'Profiteer nu',
    })
    expect(home.categories).toMatchObject([
      { title: 'Slapen', link: '/slapen/', image: { key: 'kaart-slapen' } },
    ])
    expect(home.strips.map(({ title, products }) => [title, products.map(({ slug }) => slug)])).toEqual([
      ['Slapen', ['hoes', 'dons']],
      ['Populair', ['hoes', 'kast']],
    ])
    expect(home.blocks).toMatchObject([{ title: 'Advies', image: { alt: 'Advies' } }])
  })

  test('whose saved shape is not understood any more is answered empty', async () => {
    await app.db.update(contentBlock).set({ value: { title: 7 } })
    await app.deps.changes.tell(['content:homepage'])
    expect(await app.mustCall(getHomepageEndpoint, { query: {} })).toMatchObject({ title: '', strips: [] })
  })
})
