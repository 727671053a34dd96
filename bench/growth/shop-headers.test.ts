import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { findConsent } from '../../apps/shop/app/features/consent/consent.ts'
import { mergeCookies } from '../../apps/shop/app/lib/cookie-header.ts'
import { forwardedHeaders } from '../../apps/shop/server/api-proxy.ts'
import { pageCacheControl } from '../../apps/shop/server/cache-policy.ts'
import { clientAddressOf } from '../../apps/shop/server/client-address.ts'
import { isSameOriginOrSafe } from '../../apps/shop/server/origin-check.ts'
import { readCartCount } from '../../apps/shop/server/page-cache/cart-count.ts'
import { keptAddressOf } from '../../apps/shop/server/page-cache/page-address.ts'
import { requestIdOf } from '../../apps/shop/server/request-id.ts'
import { acceptedEncodings } from '../../apps/shop/server/send-response.ts'
import { findRunaway } from './growth.ts'
import { hostileTexts } from './hostile-texts.ts'

const requestWith = (headers: Record<string, string>) =>
  ({ method: 'POST', headers, socket: {} }) as unknown as IncomingMessage
const noGateway = { send: () => Promise.reject(new Error('not asked')) }

const readers: Record<string, (text: string) => unknown> = {
  'X-Forwarded-For': (text) => clientAddressOf(requestWith({ 'x-forwarded-for': text }), 1),
  'Accept-Encoding': acceptedEncodings,
  'X-Request-Id': requestIdOf,
  Origin: (text) => isSameOriginOrSafe(requestWith({ origin: text, host: text }), 'https://shop.example'),
  Host: (text) =>
    isSameOriginOrSafe(requestWith({ origin: 'https://x.example', host: text }), 'https://shop.example'),
  Cookie: (cookie) => readCartCount(noGateway, { requestId: '', clientAddress: '', cookie }),
  'cookies with those of an answer': (text) => mergeCookies(text, [text]),
  'the consent cookie': (text) => findConsent(`cookiebar=${text}; ${text}`, 0),
  Connection: (connection) => forwardedHeaders({ headers: { connection } }),
  'Sec-Purpose': (purpose) => pageCacheControl({ pathname: '/', isOk: true, purpose, type: 'text/html' }),
  'the address': (text) => keptAddressOf(`/zoeken/?tn_q=${text}`),
  'a path': (text) => keptAddressOf(`/${text}`),
}

test.each(Object.entries(readers))('%s takes no longer than it is long', { timeout: 60_000 }, (_, read) => {
  const runaways = hostileTexts.flatMap(({ name, ofLength }) => {
    const runaway = findRunaway((length) => read(ofLength(length)))
    return runaway ? [{ text: name, ...runaway }] : []
  })
  expect(runaways).toEqual([])
})
