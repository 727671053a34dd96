import { expect, test } from 'vitest'
import { withCachePolicy } from './cache-policy.ts'

const shop = 'https://shop.example.test'

function cacheControl(options: {
  path?: string
  own?: string
  type?: string
  prefetch?: boolean
  method?: string
  cookies?: string[]
}) {
  const {
    path = '/dekbed/',
    own,
    type = 'text/html',
    prefetch = false,
    method = 'GET',
    cookies = [],
  } = options
  const headers = { 'content-type': type, ...(own === undefined ? {} : { 'cache-control': own }) }
  const request = new Request(`${shop}${path}`, {
    method,
    ...(prefetch && { headers: { 'sec-purpose': 'prefetch' } }),
  })
  return withCachePolicy(new Response('', { headers }), request, cookies).headers.get('cache-control')
}

test('a page is asked for again each time: it shows the cart', () => {
  expect(cacheControl({})).toBe('private, no-cache')
  expect(cacheControl({ own: 'private, max-age=30' })).toBe('private, no-cache')
})

test('a page may be stricter', () => {
  expect(cacheControl({ own: 'no-store' })).toBe('private, no-store')
})

test("a page's data is not kept, so that it is right after a form changed it", () => {
  expect(cacheControl({ path: '/dekbed/_.data', type: 'text/x-script', own: 'private, max-age=30' })).toBe(
    'private, no-store',
  )
})

test('a prefetch may be used for the click that follows', () => {
  expect(cacheControl({ path: '/dekbed/_.data', type: 'text/x-script', prefetch: true })).toBe(
    'private, max-age=5',
  )
})

test('an answer that sets a cookie is never kept', () => {
  expect(cacheControl({ path: '/dekbed/_.data', prefetch: true, cookies: ['a=1'] })).toBe('private, no-store')
})

test('other answers of routes keep what they say', () => {
  expect(cacheControl({ path: '/sitemap.xml', type: 'application/xml', own: 'public, max-age=3600' })).toBe(
    'public, max-age=3600',
  )
})

test('what a form is answered with may hold what the visitor typed, and is on no disk', () => {
  expect(cacheControl({ method: 'POST' })).toBe('private, no-store')
})

test('a page that says itself when to come back is believed', () => {
  const headers = { 'retry-after': '5' }
  const answer = (status: number, own?: Record<string, string>) =>
    withCachePolicy(new Response('', { status, ...(own && { headers: own }) }), new Request(shop), [])
  expect(answer(503, headers).headers.get('retry-after')).toBe('5')
  expect(answer(503).headers.get('retry-after')).toBe('30')
  expect(answer(500).headers.has('retry-after')).toBe(false)
})
