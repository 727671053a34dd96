import { describe, expect, test } from 'vitest'
import { addCartItemEndpoint, removeCartItemEndpoint } from './cart/endpoints.ts'
import { getProductEndpoint } from './catalog/endpoints.ts'
import { buildUrl, createClient } from './client.ts'
import { endpoints } from './endpoints.ts'

function aClient(answer: () => Response) {
  const sent: Request[] = []
  const client = createClient({
    baseUrl: 'http://api.test',
    headers: () => ({ authorization: 'Bearer t' }),
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return answer()
    },
  })
  return { client, sent }
}

describe('client', () => {
  test('encodes every part of the address', () => {
    const url = buildUrl('http://api.test', getProductEndpoint, {
      params: { slugOrId: 'a/b ?c' },
      query: { debug: 'x&y' },
    })
    expect(url).toBe('http://api.test/v1/catalog/product/a%2Fb%20%3Fc?debug=x%26y')
  })

  test('leaves out undefined values, and refuses a missing path parameter', () => {
    expect(buildUrl('', removeCartItemEndpoint, { query: { item_id: undefined } })).toBe('/v1/cart/item')
    expect(() => buildUrl('', getProductEndpoint, { params: {} })).toThrow('slugOrId')
  })

  test('sends JSON with the headers of the moment', async () => {
    const { client, sent } = aClient(() => Response.json({ cart: {}, added: { item_id: '1', quantity: 2 } }))
    const result = await client.call(addCartItemEndpoint, { body: { item_id: '7', quantity: 2 } })
    expect(result).toMatchObject({ ok: true, data: { added: { quantity: 2 } } })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t')
    expect(await sent[0]?.json()).toEqual({ item_id: '7', quantity: 2 })
  })

  test('answers an expected error as a value', async () => {
    const error = { code: 'out_of_stock', message: 'Uitverkocht', request_id: 'r1' }
    const { client } = aClient(() => Response.json({ error }, { status: 409 }))
    const result = await client.call(addCartItemEndpoint, { body: { item_id: '7', quantity: 1 } })
    expect(result).toMatchObject({ ok: false, status: 409, error })
  })

  test('gives an answer that is not ours the common shape', async () => {
    const { client } = aClient(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const result = await client.call(addCartItemEndpoint, { body: { item_id: '7', quantity: 1 } })
    expect(result).toMatchObject({ ok: false, status: 502, error: { code: 'unavailable' } })
  })
})

test('[ER-02] an answer that breaks off half-way counts as an unavailable api', async () => {
  const { client } = aClient(() => new Response('{"cart": {"items": [', { status: 200 }))
  const result = await client.call(addCartItemEndpoint, { body: { item_id: '7', quantity: 1 } })
  expect(result).toMatchObject({ ok: false, status: 502, error: { code: 'unavailable' } })
})

describe('endpoint table', () => {
  test('[API-15] names every method and path once', () => {
    const names = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('[API-01] every /v1 call needs the service token', () => {
    const open = Object.values(endpoints).filter(
      ({ path, access }) => path.startsWith('/v1/') && access !== 'service',
    )
    expect(open).toEqual([])
  })
})
