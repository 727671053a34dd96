import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { findConsent } from '../../apps/shop/app/features/consent/consent.ts'
import { mergeCookies } from '../../apps/shop/app/lib/api/cookie-header.ts'
import { listAcceptedEncodings } from '../../apps/shop/server/answer/send-response.ts'
import { toForwardedHeaders } from '../../apps/shop/server/api/api-proxy.ts'
import { readCartCount } from '../../apps/shop/server/page-cache/cart-count.ts'
import { type KeptPage, sendPage } from '../../apps/shop/server/page-cache/kept-page.ts'
import { choosePageCacheControl } from '../../apps/shop/server/pages/cache-policy.ts'
import { answerRefusal } from '../../apps/shop/server/pages/refusal.ts'
import { readClientAddress } from '../../apps/shop/server/request/client-address.ts'
import { findFormProblem } from '../../apps/shop/server/request/form-problem.ts'
import { isSameOriginOrSafe } from '../../apps/shop/server/request/origin-check.ts'
import { toKeptAddress } from '../../apps/shop/server/request/page-address.ts'
import { chooseRequestId } from '../../apps/shop/server/request/request-id.ts'
import { findRunaway } from './growth.ts'
import { hostileTexts } from './hostile-texts.ts'

const requestWith = (headers: Record<string, string>) =>
  ({ method: 'POST', headers, socket: {} }) as unknown as IncomingMessage
const noResponse = {
  setHeader: () => undefined,
  removeHeader: () => undefined,
  writeHead: () => noResponse,
  end: () => undefined,
} as unknown as ServerResponse
const keptPage: KeptPage = {
  status: 200,
  type: undefined,
  lines: [],
  etag: 'W/"x"',
  used: [],
  text: { brotli: Buffer.of(), bytes: 0 },
  state: undefined,
  bytes: 0,
  trueAt: 0,
}
const nobody = { requestId: '', clientAddress: '', cookie: '' }
const noGateway = { send: () => Promise.reject(new Error('not asked')) }

const readers: Record<string, (text: string) => unknown> = {
  'X-Forwarded-For': (text) => readClientAddress(requestWith({ 'x-forwarded-for': text }), 1),
  'Accept-Encoding': listAcceptedEncodings,
  Accept: (accept) => answerRefusal('badMethod', requestWith({ accept }), nobody),
  'If-None-Match': (tags) =>
    sendPage(keptPage, [], requestWith({ 'if-none-match': tags, 'accept-encoding': 'br' }), noResponse),
  'Content-Type': (type) => findFormProblem('POST', type, null),
  'the boundary of a form': (text) =>
    findFormProblem('POST', `multipart/form-data; boundary=${text}`, null).catch(() => undefined),
  'Forwarded and Range, which nobody reads': (text) =>
    toForwardedHeaders({ headers: { forwarded: text, range: text } }),
  'X-Request-Id': chooseRequestId,
  Origin: (text) => isSameOriginOrSafe(requestWith({ origin: text, host: text }), 'https://shop.example'),
  Host: (text) =>
    isSameOriginOrSafe(requestWith({ origin: 'https://x.example', host: text }), 'https://shop.example'),
  Cookie: (cookie) => readCartCount(noGateway, { ...nobody, cookie }),
  'cookies with those of an answer': (text) => mergeCookies(text, [text]),
  'the consent cookie': (text) => findConsent(`cookiebar=${text}; ${text}`, 0),
  Connection: (connection) => toForwardedHeaders({ headers: { connection } }),
  'Sec-Purpose': (purpose) =>
    choosePageCacheControl({ pathname: '/', isOk: true, purpose, type: 'text/html' }),
  'the address': (text) => toKeptAddress(`/zoeken/?tn_q=${text}`),
  'a path': (text) => toKeptAddress(`/${text}`),
}

test.each(Object.entries(readers))('%s takes no longer than it is long', { timeout: 60_000 }, (_, read) => {
  const runaways = hostileTexts.flatMap(({ name, ofLength }) => {
    const runaway = findRunaway((length) => read(ofLength(length)))
    return runaway ? [{ text: name, ...runaway }] : []
  })
  expect(runaways).toEqual([])
})
