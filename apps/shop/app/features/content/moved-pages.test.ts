import { describe, expect, test } from 'vitest'
import { aContext, brokenApi } from './context.builders.ts'
import { forwardMovedPages } from './moved-pages.server.ts'

const notFound = () => new Response('weg', { status: 404 })
interface Given {
  path?: string
  method?: string
  page?: Response
  api?: ReturnType<typeof aContext>
}

async function visit({ path = '/oud/', method = 'GET', page = notFound(), api = movedTo('/nieuw/') }: Given) {
  const request = new Request(`https://shop.example.test${path}`, { method })
  const url = new URL(request.url)
  const answer = await forwardMovedPages({ request, url, context: api.context } as never, async () => page)
  if (!(answer instanceof Response)) throw new Error('no answer')
  return { status: answer.status, location: answer.headers.get('location') }
}
const movedTo = (to: string) => aContext(() => Response.json({ to }))

describe('[RT-05] a page that moved', () => {
  test('is found where it is now, for good, with the query of the visitor', async () => {
    expect(await visit({})).toEqual({ status: 301, location: '/nieuw/' })
    expect(await visit({ path: '/oud/?a=1&b=2' })).toEqual({ status: 301, location: '/nieuw/?a=1&b=2' })
  })

  test('keeps the query and the anchor of its new address too', async () => {
    const api = movedTo('/nieuw/?c=3#kosten')
    expect(await visit({ path: '/oud/?a=1', api })).toEqual({
      status: 301,
      location: '/nieuw/?c=3&a=1#kosten',
    })
  })

  test('is asked for by its path alone', async () => {
    const asked: (string | null)[] = []
    const api = aContext((url) => {
      asked.push(url.searchParams.get('from'))
      return Response.json({}, { status: 404 })
    })
    expect(await visit({ path: '/oud/?a=1', api })).toEqual({ status: 404, location: null })
    expect(asked).toEqual(['/oud/'])
  })
})

test('[RT-05] pages that exist, and forms, ask nobody', async () => {
  const api = aContext(() => {
    throw new Error('was asked')
  })
  expect(await visit({ page: new Response('goed'), api })).toMatchObject({ status: 200 })
  expect(await visit({ method: 'POST', api })).toMatchObject({ status: 404 })
  expect(api.logged).toEqual([])
})

test('[ER-02] when redirects cannot be read the 404 stands', async () => {
  expect(await visit({ api: brokenApi() })).toEqual({ status: 404, location: null })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '[VA-30] nobody is sent on to %s, whoever answers so',
  async (to) => expect(await visit({ api: movedTo(to) })).toEqual({ status: 404, location: null }),
)
