import { getSearchSuggestionsEndpoint, searchProductsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aPage, aParagraph } from '../../content/content.builders.ts'
import { savePage } from '../../content/page/save-page.ts'
import { aShopToSearch } from '../finding-shop.builders.ts'

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aShopToSearch(app.db)
  await savePage(
    app.db,
    aPage({
      kind: 'service',
      slug: 'leveren',
      title: 'Bestellen en leveren',
      searchWords: ['levering', '#kosten verzendkosten porto', '#betalen klarna ideal'],
      body: [
        { type: 'heading', level: 2, text: 'Wat bezorgen kost', anchor: 'kosten' },
        aParagraph(),
        { type: 'heading', level: 2, text: 'Hoe je betaalt', anchor: 'betalen' },
        {
          type: 'questions',
          items: [
            {
              question: 'Kan ik ruilen?',
              anchor: 'ruilen',
              answer: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ja.' }] }],
            },
          ],
        },
      ],
    }),
  )
  await savePage(app.db, aPage({ kind: 'service', slug: 'retourneren', title: 'Retourneren' }))
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const pagesFor = async (tn_q: string) =>
  (await app.mustCall(searchProductsEndpoint, { query: { tn_q, querystring: '' } })).pages
const costs = { title: 'Wat bezorgen kost', link: '/service/leveren/#kosten', page: 'Bestellen en leveren' }

describe('[RT-07] a search finds pages of the service', () => {
  test.each(['verzendkosten', 'Porto', 'wat zijn de verzendkosten', 'verzendkostn'])(
    'by the words that staff gave a part of it: %s',
    async (text) => {
      expect((await pagesFor(text))[0]).toEqual(costs)
    },
  )

  test('by its title, and by a question on it', async () => {
    const whole = { title: 'Retourneren', link: '/service/retourneren/', page: null }
    expect((await pagesFor('retourneren'))[0]).toEqual(whole)
    expect((await pagesFor('matras retourneren'))[0]).toEqual(whole)
    expect((await pagesFor('ruilen'))[0]?.link).toBe('/service/leveren/#ruilen')
  })

  test.each([
    ['omruilen', '/service/leveren/#ruilen'],
    ['matras inruilen', '/service/leveren/#ruilen'],
    ['nalevering', '/service/leveren/'],
    ['terugretourneren', '/service/retourneren/'],
  ])('by the root of a compound verb, where it is found by nothing else: %s', async (text, link) => {
    expect((await pagesFor(text))[0]?.link).toBe(link)
  })

  test.each(['matras', 'dekbedovertrek vlinder', 'xylofoon', 'afwerking', 'opvouwen', ''])(
    'and none for %j',
    async (text) => {
      expect(await pagesFor(text)).toEqual([])
    },
  )

  test('while it is typed, too', async () => {
    const { pages } = await app.mustCall(getSearchSuggestionsEndpoint, {
      query: { search_term: 'verzendkosten' },
    })
    expect(pages[0]).toEqual(costs)
  })

  test('by other words as soon as staff give it those, and not when it is gone', async () => {
    expect(await pagesFor('tegoedbon')).toEqual([])
    const page = aPage({ kind: 'text', slug: 'bonnen', title: 'Bonnen', searchWords: ['tegoedbon'] })
    await savePage(app.db, page)
    await app.deps.changes.catchUp()
    expect(await pagesFor('tegoedbon')).toHaveLength(1)
    await savePage(app.db, { ...page, active: false })
    await app.deps.changes.catchUp()
    expect(await pagesFor('tegoedbon')).toEqual([])
  })
})
