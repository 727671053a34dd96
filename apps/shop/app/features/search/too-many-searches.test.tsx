import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { loadContextFor } from '../../lib/api/host-context.server.ts'
import { loader, meta } from './search-page.tsx'
import { TooManySearches } from './too-many-searches.tsx'

const address = '/zoeken/?tn_q=wollen+dekbed%00&tn_sort=price_asc'

async function loadAt(status: number) {
  const request = new Request(`https://winkel.example${address}`)
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: { send: async () => Response.json({}, { status }) },
    publicUrl: 'https://winkel.example',
    tagManager: null,
    logError: () => {},
    setCookies: [],
  })
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: '/zoeken/' })
}

test('a search beyond what one address may ask is answered as such, with its words', async () => {
  const answer = await loadAt(429)
  expect(answer.init).toEqual({ status: 429 })
  expect(answer.data).toEqual({ breaks: {}, found: undefined, text: 'wollen dekbed' })
  const tags = meta({ loaderData: answer.data } as Parameters<typeof meta>[0])
  expect(JSON.stringify(tags)).toContain('Zoeken: wollen dekbed')
})

test('any other refusal of a search is an error page', async () => {
  await expect(loadAt(503)).rejects.toMatchObject({ status: 503 })
})

test('its page says in Dutch to wait, keeps the words and leads to the same search', () => {
  const Page = createRoutesStub([
    { path: '*', Component: () => <TooManySearches text="wollen dekbed" address={address} /> },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toContain('Zoeken naar “wollen dekbed”')
  expect(html).toContain('Wacht een minuut')
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
})
