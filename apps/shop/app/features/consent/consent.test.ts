import { expect, test } from 'vitest'
import { listDomains } from '../marketing/forget-tags.ts'
import {
  accepted,
  allowsTags,
  findConsent,
  findProofId,
  formatConsentCookie,
  isWithdrawn,
  refused,
} from './consent.ts'
import { defaultSignals, toSignals } from './consent-signals.ts'
import { createProofId } from './tell-proof.ts'

const now = Date.UTC(2026, 10, 20, 12)
const dayMs = 24 * 60 * 60 * 1000
const toCookie = (choices: typeof refused) => formatConsentCookie(choices, now, false).split(';')[0] ?? ''

test.each([
  ['accepting all', accepted, '1'],
  ['refusing all', refused, '0'],
  ['allowing a part', { statistics: true, marketing: false }, '0'],
])('[SC-02] %s is kept with its time and a flag for all of it', (_, choices, flag) => {
  const cookie = toCookie(choices)
  expect(cookie).toMatch(/^cookiebar=time=2026-11-20T12:00:00.000Z/)
  expect(cookie).toContain(`&accepted=${flag}&`)
  expect(findConsent(`cart=1; ${cookie}`, now)).toEqual({ at: now, ...choices })
})

test('[SC-02] the cookie lives as long as browsers keep one, and goes over https where the shop does', () => {
  expect(formatConsentCookie(accepted, now, false)).toContain('Max-Age=34560000; SameSite=Lax')
  expect(formatConsentCookie(accepted, now, false)).not.toContain('Secure')
  expect(formatConsentCookie(accepted, now, true)).toContain('; Secure')
})

test('[SC-02] the number of the proof is kept beside a choice, and does not change what it says', () => {
  const id = createProofId()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const cookie = formatConsentCookie(accepted, now, false, id).split(';')[0] ?? ''
  expect(findProofId(`cart=1; ${cookie}; other=2`)).toBe(id)
  expect(findConsent(cookie, now)).toEqual({ at: now, ...accepted })
  for (const none of ['', toCookie(refused), `x${cookie}`, 'cookiebar=a&id=kort'])
    expect(findProofId(none)).toBeUndefined()
})

test('after a year the question is asked again', () => {
  expect(findConsent(toCookie(accepted), now + 364 * dayMs)).toBeDefined()
  expect(findConsent(toCookie(accepted), now + 366 * dayMs)).toBeUndefined()
})

test.each(['', 'cookiebar=', 'cookiebar=1', 'cookiebar=time=soon&version=1', 'xcookiebar=time=2026-11-20'])(
  'what says nothing clear is not consent: %j',
  (cookies) => {
    expect(findConsent(cookies, now)).toBeUndefined()
  },
)

test('an answer to an older question does not count', () => {
  expect(findConsent(toCookie(accepted).replace('version=1', 'version=0'), now)).toBeUndefined()
})

test('[SC-02] accepting grants ad storage, ad user data, ad personalization and analytics storage', () => {
  expect(toSignals(accepted)).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  })
  expect(new Set(Object.values(toSignals(refused)))).toEqual(new Set(['denied']))
})

test('tags run only for visitors who allowed something, and a narrower choice is a withdrawal', () => {
  expect(allowsTags(undefined)).toBe(false)
  expect(allowsTags(refused)).toBe(false)
  expect(allowsTags({ statistics: false, marketing: true })).toBe(true)
  expect(isWithdrawn(accepted, { statistics: true, marketing: false })).toBe(true)
  expect(isWithdrawn(refused, accepted)).toBe(false)
  expect(isWithdrawn(undefined, refused)).toBe(false)
})

test('cookies of tags are deleted on every domain that a page may set them for', () => {
  expect(listDomains('www.winkel.example')).toEqual(['', 'www.winkel.example', 'winkel.example'])
  expect(listDomains('localhost')).toEqual([''])
})

test('[SC-02] each choice grants its own signals and no other: statistics one, marketing three', () => {
  expect(toSignals({ statistics: true, marketing: false })).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  expect(toSignals({ statistics: false, marketing: true })).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  })
})

test('[SC-02] before a choice nothing is granted but what keeps the shop safe', () => {
  const granted = Object.entries(defaultSignals).filter(([, signal]) => signal === 'granted')
  expect(granted.map(([name]) => name)).toEqual(['security_storage'])
})
