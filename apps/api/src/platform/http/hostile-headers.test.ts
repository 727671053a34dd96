import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { findRunaway } from '../../../../../bench/growth/growth.ts'
import { hostileTexts } from '../../../../../bench/growth/hostile-texts.ts'
import { coversPlace } from '../change-feed/place.ts'
import { createSentChanges } from '../change-feed/stream/sent-changes.ts'
import { escapeHtml } from '../pages/html.ts'
import { readClientAddress, toRateLimitKey } from './client-address.ts'
import { readCookie } from './cookies.ts'
import { checkFormTicket } from './form-ticket.ts'
import { findHostileText } from './hostile-text.ts'
import { isKnownTag } from './known-tag.ts'
import { chooseRequestId } from './request-id.ts'
import { isServiceToken } from './service-token.ts'

const requestWith = (headers: Record<string, string>) =>
  ({ headers, socket: {}, isFromService: () => true }) as unknown as FastifyRequest

const account = { tokenSecret: 'x'.repeat(32), serviceEmail: 'shop@x.example', servicePassword: 'x' }

const readers: Record<string, (text: string) => unknown> = {
  'X-Forwarded-For': (text) => toRateLimitKey(readClientAddress(requestWith({ 'x-forwarded-for': text }))),
  'an address': toRateLimitKey,
  Cookie: (cookie) => readCookie(requestWith({ cookie }), 'cart'),
  'X-Request-Id': (text) => chooseRequestId(requestWith({ 'x-request-id': text })),
  'If-None-Match': (tags) => isKnownTag(requestWith({ 'if-none-match': tags }), '"x"'),
  'Changes-Heard': (text) => coversPlace('1:2:', text),
  'a long Changes-Heard': (text) => coversPlace('1:2:', `1:2:${text}`),
  'Last-Event-ID': (text) => createSentChanges('run').after(text),
  Authorization: (token) => isServiceToken(account, token, new Date(0)),
  'a form ticket': (text) => checkFormTicket({ tokenSecret: 'x'.repeat(32) }, text, new Date(0)),
  'a text of a body': (text) => findHostileText('body', { text, [text]: [text] }),
  'a text of a page': escapeHtml,
}

test.each(Object.entries(readers))('%s takes no longer than it is long', { timeout: 60_000 }, (_, read) => {
  const runaways = hostileTexts.flatMap(({ name, ofLength }) => {
    const runaway = findRunaway((length) => read(ofLength(length)))
    return runaway ? [{ text: name, ...runaway }] : []
  })
  expect(runaways).toEqual([])
})
