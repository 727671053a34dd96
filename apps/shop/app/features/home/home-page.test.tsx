import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loadContextFor } from '../../lib/api/host-context.server.ts'
import { anImage } from '../product/product.builders.ts'
import HomePage, { loader } from './home-page.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
/** The router passes a page more than this one uses. */
const Page = HomePage as React.ComponentType<{ loaderData: Loaded }>
const brands = { brands: [{ title: 'Donsland', link: '/brands/donsland/' }] }

/** Returns what the page loads when the api answers only these paths; all others fail. */
async function loadedWith(answers: Record<string, unknown>) {
  const logError = vi.fn()
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: {
      async send({ path }) {
        const answer = answers[path.split('?', 1)[0] ?? '']
        if (answer === undefined) throw new TypeError('the api is away')
        return Response.json(answer)
      },
    },
    publicUrl: 'https://shop.example.test',
    tagManager: null,
    logError,
    setCookies: [],
  })
  const loaded = await loader({
    context,
    params: {},
    request: new Request('https://shop.example.test/'),
  } as never)
  return { loaded, logError }
}

function renderHtml(loaderData: Loaded) {
  const image = anImage('bed')
  const items = [
    { id: '1', title: 'Slapen', link: '/slapen/', see_all: 'Bekijk alles', sub_items: [], image },
  ]
  const router = createMemoryRouter(
    [
      {
        id: 'layouts/default-layout',
        children: [{ id: 'home', index: true, Component: () => <Page loaderData={loaderData} /> }],
      },
    ],
    {
      hydrationData: {
        loaderData: { 'layouts/default-layout': { navigation: { items } }, home: loaderData },
      },
    },
  )
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('[ER-02] without its content the home page shows who we are, the ways into the shop, and what did load', async () => {
  const { loaded, logError } = await loadedWith({ '/v1/catalog/brands': brands })
  expect(logError).toHaveBeenCalledTimes(3)
  const html = renderHtml(loaded)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toMatch(/<a [^>]*href="\/slapen\/"/)
  expect(html).toContain('Donsland')
  expect(html).not.toContain('/blog/')
})

test('[ER-02] when nothing at all can be loaded the page is still shown', async () => {
  const { loaded } = await loadedWith({})
  expect(renderHtml(loaded)).toContain('Slapen, wonen, thuiskomen')
})
