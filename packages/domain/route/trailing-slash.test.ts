import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTrailingSlashTarget } from './trailing-slash.ts'

test.each([
  ['/dekbedovertrek', '', '/dekbedovertrek/'],
  ['/zoeken', '?tn_q=dekbed&p=2', '/zoeken/?tn_q=dekbed&p=2'],
  ['/dekbedovertrek/katoen/240x220', '', '/dekbedovertrek/katoen/240x220/'],
  ['/DekbedOvertrek', '', '/DekbedOvertrek/'],
  ['/checkout/pay', '', '/checkout/pay/'],
  ['/account/thankyou', '', '/account/thankyou/'],
  ['/checkout/thankyou/extra', '', '/checkout/thankyou/extra/'],
  ['/dekbed-2.5', '', '/dekbed-2.5/'],
  ['/v1.2/hoek', '', '/v1.2/hoek/'],
  ['/apicius', '', '/apicius/'],
  ['/mediakast', '?a=/b.html', '/mediakast/?a=/b.html'],
  ['/caf%C3%A9', '', '/caf%C3%A9/'],
  ['/a%20b', '?', '/a%20b/?'],
  ['/html', '', '/html/'],
  ['/boxspring-hotel.html/', '', '/boxspring-hotel.html'],
  [
    '/boxspring-hotel.html///',
    '?kleur=blauw&utm_source=mail',
    '/boxspring-hotel.html?kleur=blauw&utm_source=mail',
  ],
  ['/boxspring-hotel%2EHTML/', '?a=1', '/boxspring-hotel%2EHTML?a=1'],
  ['/kast-restored.html/', '', '/kast-restored.html'],
  ['/boxspring-hotel.html/%2F', '', '/boxspring-hotel.html'],
  ['/boxspring-hotel.html%2f', '', '/boxspring-hotel.html'],
])('[RT-14] %s%s is redirected to %s', (pathname, search, target) => {
  expect(findTrailingSlashTarget(pathname, search)).toBe(target)
})

test.each([
  '/',
  '/dekbedovertrek/',
  '/boxspring-hotel.html',
  '/boxspring-hotel%2Ehtml',
  '/boxspring.html/maten/',
  '/.html-map/',
  '/checkout/thankyou',
  '/Checkout/ThankYou',
  '/cart/restore/abc123',
  '/cart/restore',
  '/restore',
  '/meubels-restored-lak',
  '/meubels/RESTORE-set',
  '/r%65store',
])('[RT-14] %s is left as it is', (pathname) => {
  expect(findTrailingSlashTarget(pathname, '?a=1')).toBeUndefined()
})

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/assets/app-4f.js',
  '/assets/app',
  '/media/hero/large',
  '/api/auth/user',
  '/API/auth/user',
  '/v1/cart',
  '/v1',
  '/dekbedovertrek.data',
  '/_root.data',
  '/assets/a.html/',
  '/v1/a.html/',
  '/media/a.html//',
  '/.well-known/a.html/',
  '/__manifest',
  '/.well-known/security',
])('[RT-14] %s is not a page', (pathname) => {
  expect(findTrailingSlashTarget(pathname, '')).toBeUndefined()
})

test.each([
  ['//evil.example', ''],
  ['//evil.example/a.html/', ''],
  ['/\\evil.example/a.html/', ''],
  ['//evil.example/a', ''],
  ['/\\evil.example', ''],
  ['/a\\b', ''],
  ['\\\\evil.example', ''],
  ['https://evil.example', ''],
  ['', ''],
  ['*', ''],
  ['/\t/evil.example', ''],
  ['/a\r\nSet-Cookie: a=b', ''],
  ['/a', '?x=\r\nSet-Cookie: a=b'],
  ['/a', 'evil'],
  ['/a?b', ''],
  ['/a#b', ''],
  ['/caf\u00e9', ''],
  ['/%E0%A4%A', ''],
  ['/%', ''],
])('[RT-14] %j%j is never redirected', (pathname, search) => {
  expect(findTrailingSlashTarget(pathname, search)).toBeUndefined()
})

test('[RT-14] no path leads to another host, and a redirect is never followed by a second', () => {
  const character = fc.constantFrom(...'/\\.:@%?#- ab2F5C\t\n', '.html', '.html/')
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
      const target = findTrailingSlashTarget(`/${text}`, '?q=1')
      if (target === undefined) return
      const isProduct = /\.html\/+$/.test(text)
      expect(target).toBe(isProduct ? `/${text.replace(/\/+$/, '')}?q=1` : `/${text}/?q=1`)
      expect(target).toMatch(/^\/[^/\\]/)
      expect(findTrailingSlashTarget(target.slice(0, -'?q=1'.length), '?q=1')).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})
