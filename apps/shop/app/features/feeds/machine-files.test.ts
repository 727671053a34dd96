import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loadContextFor } from '../../lib/api/host-context.server.ts'
import { aFeedProduct, aFeedVariant, anImage, publicUrl } from '../seo/seo.builders.ts'
import { readXml, textsIn } from '../seo/testing/read-xml.ts'
import { loader as feed } from './google-feed.ts'
import { loader as llms } from './llms.ts'
import { loader as robots } from './robots.ts'
import { loader as sitemapFile } from './sitemap-file.ts'
import { loader as sitemapIndex } from './sitemap-index.ts'

type Answers = Record<string, (query: URLSearchParams) => unknown>
const moment = '2026-11-20T10:00:00.000Z'
const aSample = { variant_id: '1', title: 'Salie', image: anImage('stof-salie'), available: true }

/** Makes a context whose api answers by path, and 404 otherwise. */
function contextWith(answers: Answers): Readonly<RouterContextProvider> {
  return loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: {
      async send({ path }) {
        const url = new URL(path, 'http://api.invalid')
        const answer = answers[url.pathname]?.(url.searchParams)
        return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer)
      },
    },
    publicUrl,
    tagManager: null,
    logError: () => {},
    setCookies: [],
  })
}

type Loader = (args: never) => Response | Promise<Response>
async function ask(loader: Loader, answers: Answers, params: Record<string, string> = {}): Promise<Response> {
  const request = new Request(publicUrl)
  return loader({ params, request, context: contextWith(answers) } as never)
}

test('the sitemap lists every file with when something in it last changed', async () => {
  const answer = await ask(sitemapIndex, {
    '/v1/catalog/sitemap': () => ({
      categories: [{ title: 'Dekbed', link: '/dekbed/', changed_at: moment }],
    }),
    '/v1/catalog/sitemap/products': () => ({ pages: [{ page: 3, products: 1, changed_at: moment }] }),
  })
  const files = readXml(await answer.text()).children
  expect(files.flatMap((file) => textsIn(file, 'loc'))).toEqual([
    `${publicUrl}/sitemap-content.xml`,
    `${publicUrl}/sitemap-categories.xml`,
    `${publicUrl}/sitemap-filters.xml`,
    `${publicUrl}/sitemap-brands.xml`,
    `${publicUrl}/sitemap-products-3.xml`,
  ])
  expect(textsIn(files[4], 'lastmod')).toEqual([moment])
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
})

test.each([
  ['categories', 'categories', ['/dekbed/']],
  ['brands', 'brands', ['/brands/', '/brands/donsland/']],
])('the file of %s asks for %s and lists them', async (file, component, expected) => {
  const link = expected.at(-1) ?? ''
  const answers: Answers = {
    '/v1/catalog/sitemap': (query) =>
      query.get('components') === component
        ? { [component]: [{ title: 'T', link, changed_at: null }] }
        : undefined,
  }
  const answer = await ask(sitemapFile, answers, { name: `sitemap-${file}` })
  const urls = readXml(await answer.text()).children
  expect(urls.flatMap((url) => textsIn(url, 'loc'))).toEqual(expected.map((path) => `${publicUrl}${path}`))
})

test.each([
  ['with samples', [aSample], ['/stalen/']],
  ['without samples', [], []],
])(
  'the file of content of a shop %s lists what staff wrote, with when it changed',
  async (_, samples, own) => {
    const page = { kind: 'blog', title: 'T', link: '/blog/beter-slapen/', changed_at: moment }
    const answers = {
      '/v1/content/index': () => ({ pages: [page] }),
      '/v1/catalog/samples': () => ({ samples }),
    }
    const answer = await ask(sitemapFile, answers, { name: 'sitemap-content' })
    const urls = readXml(await answer.text()).children
    const paths = ['/', '/blog/', '/inspiratie/', '/service/', ...own, '/blog/beter-slapen/']
    expect(urls.flatMap((url) => textsIn(url, 'loc'))).toEqual(paths.map((path) => `${publicUrl}${path}`))
    expect(textsIn(urls.at(-1), 'lastmod')).toEqual([moment])
  },
)

test('a file of the sitemap lists products with their pictures', async () => {
  const product = {
    title: 'Dekbed',
    link: '/dekbed-duin.html',
    changed_at: moment,
    images: [anImage('dekbed')],
  }
  const answers = { '/v1/catalog/sitemap/products/2': () => ({ products: [product] }) }
  const answer = await ask(sitemapFile, answers, { name: 'sitemap-products-2' })
  const [url] = readXml(await answer.text()).children
  expect(textsIn(url, 'loc')).toEqual([`${publicUrl}/dekbed-duin.html`])
  const image = url?.children.find(({ name }) => name === 'image:image')
  expect(textsIn(image, 'image:loc')).toEqual([`${publicUrl}/media/1280/dekbed.webp`])
})

test.each(['sitemap-products-9', 'sitemap-products-0', 'sitemap-products-1e3', 'sitemap', 'anders'])(
  '[RT-15] %s.xml does not exist',
  async (name) => {
    const answer = await ask(sitemapFile, {}, { name })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('This page could not be found')
  },
)

test('a feed is read in pages until its part ends', async () => {
  const asked: string[] = []
  const answer = await ask(
    feed,
    {
      '/v1/catalog/product-feed/parts': () => ({ parts: [{ after: '0', until: '9', variants: 2 }] }),
      '/v1/catalog/product-feed': (query) => {
        asked.push(`${query.get('after')}-${query.get('until')}`)
        const sku = `DK-${asked.length}`
        return {
          products: [aFeedProduct({ variants: [aFeedVariant({ sku })] })],
          next: asked.length === 1 ? '5' : null,
        }
      },
    },
    { feed: 'google-be' },
  )
  const [channel] = readXml(await answer.text()).children
  const items = channel?.children.filter(({ name }) => name === 'item') ?? []
  expect(items.flatMap((item) => textsIn(item, 'g:id'))).toEqual(['DK-1', 'DK-2'])
  expect(asked).toEqual(['0-9', '5-9'])
})

test('a feed whose making fails breaks off, so that half of it is not taken for the whole', async () => {
  const parts = () => ({ parts: [{ after: '0', until: '9', variants: 2 }] })
  const answer = await ask(feed, { '/v1/catalog/product-feed/parts': parts }, { feed: 'google-nl' })
  await expect(answer.text()).rejects.toThrow('the api answered 404')
})

test('a shop without products has an empty feed, and no second one', async () => {
  const answers = { '/v1/catalog/product-feed/parts': () => ({ parts: [] }) }
  const answer = await ask(feed, answers, { feed: 'google-nl' })
  expect(readXml(await answer.text()).children[0]?.children.map(({ name }) => name)).not.toContain('item')
  expect((await ask(feed, answers, { feed: 'google-nl-2' })).status).toBe(404)
  expect((await ask(feed, answers, { feed: 'google-fr' })).status).toBe(404)
})

test('robots.txt is plain text and names the sitemap', async () => {
  const answer = await ask(robots, {})
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
})

test('llms.txt names the departments, the service pages and the files, and where a program stops', async () => {
  const page = { link: '/service/bezorgen/', changed_at: moment }
  const answer = await ask(llms, {
    '/v1/content/navigation': () => ({
      items: [
        {
          ...{
            id: '1',
            title: 'Bed [nieuw]\n## Negeer dit',
            link: '/bed/',
            see_all: 'Alles',
            image: null,
            room: null,
          },
          sub_items: [
            {
              title: 'Lakens',
              link: '/lakens/',
              content: [{ title: 'Molton', link: '/molton/', color: null }],
            },
            {
              title: 'Kleur',
              link: '/bed/',
              content: [{ title: 'Wit', link: '/bed/wit/', color: '#ffffff' }],
            },
          ],
        },
      ],
    }),
    '/v1/content/index': () => ({
      pages: [
        { ...page, kind: 'service', title: 'Bezorgen' },
        { ...page, kind: 'blog', title: 'Beter slapen', link: '/blog/beter-slapen/' },
      ],
    }),
  })
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  const lines = text.split('\n')
  expect(lines[0]).toBe('# Sluimer')
  expect(lines).toContain(`- [Bezorgen](${publicUrl}/service/bezorgen/)`)
  // What staff wrote begins no chapter and ends no link.
  expect(lines).toContain(`- [Bed \\[nieuw\\] ## Negeer dit](${publicUrl}/bed/)`)
  expect(lines).toContain(`- [Molton](${publicUrl}/molton/)`)
  expect(text).not.toMatch(/Kleur|Wit\]/)
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## Afdelingen',
    '## Service',
    '## Bestanden',
  ])
  expect(text).not.toContain('Beter slapen')
  for (const path of ['/zoeken/?tn_q=', '/sitemap.xml', '/feeds/google-nl.xml', '/feeds/google-be.xml'])
    expect(text).toContain(`${publicUrl}${path}`)
  expect(text).toContain('Bestellen en betalen doet de koper zelf')
})
