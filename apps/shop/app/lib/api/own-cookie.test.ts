import { expect, test } from 'vitest'
import { loadContextFor } from './host-context.server.ts'
import { forgetOwnCookie, readOwnCookie, setOwnCookie } from './own-cookie.server.ts'

/** A request to a shop at this address, and the cookies that its answer sets. */
function aRequest(publicUrl: string, cookie = '') {
  const setCookies: string[] = []
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie },
    gateway: { send: () => Promise.reject(new Error('nothing is asked')) },
    publicUrl,
    tagManager: null,
    logError: () => undefined,
    setCookies,
  })
  return { context, setCookies }
}
const parts = (cookie: string | undefined) => (cookie ?? '').split('; ').toSorted()

test('[AC-04] on https a cookie of the shop is sent to this host alone, safely, and not read by scripts', () => {
  const { context, setCookies } = aRequest('https://shop.example.test')
  setOwnCookie(context, 'auth.redirect', '/account/', { maxAgeSeconds: 60 })
  forgetOwnCookie(context, 'auth._token')
  expect(parts(setCookies[0])).toEqual(
    [
      '__Host-auth.redirect=/account/',
      'HttpOnly',
      'Max-Age=60',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ].toSorted(),
  )
  expect(parts(setCookies[1])).toEqual(
    ['__Host-auth._token=', 'HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
  )
})

test('[AC-04] on https a cookie that another host could have set is not read', () => {
  const read = (cookie: string) =>
    readOwnCookie(aRequest('https://shop.example.test', cookie).context, 'auth.redirect')
  expect(read('auth.redirect=%2Faccount%2F')).toBeUndefined()
  expect(read('__Host-auth.redirect=%2Faccount%2F')).toBe('/account/')
})

test('without https a cookie has no prefix, and stays hidden from scripts', () => {
  const { context, setCookies } = aRequest('http://localhost:3000')
  setOwnCookie(context, 'auth.redirect', 'x', { maxAgeSeconds: 60 })
  expect(parts(setCookies[0])).toEqual(
    ['auth.redirect=x', 'HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax'].toSorted(),
  )
})
