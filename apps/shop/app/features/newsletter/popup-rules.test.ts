import { isLocalLink } from '@sluimer/domain/route/local-link'
import { expect, test } from 'vitest'
import { returnPath, tellsSuccess, withoutSuccess } from './newsletter-paths.ts'
import {
  allowsOffer,
  delayMs,
  formatClosedCookie,
  isFromNewsletter,
  isQuietPath,
  wasClosed,
} from './popup-rules.ts'

test('[SC-01] it comes after five seconds, and closing keeps it away for seven days', () => {
  expect(delayMs).toBe(5000)
  expect(formatClosedCookie(false)).toBe('newsletterpopup=1; Path=/; Max-Age=604800; SameSite=Lax')
  expect(formatClosedCookie(true)).toContain('; Secure')
})

test.each([
  ['newsletterpopup=1', true],
  ['cart=x; newsletterpopup=1; a=b', true],
  ['newsletterpopup=0', false],
  ['newsletterpopup=11', false],
  ['xnewsletterpopup=1', false],
  ['', false],
])('[SC-01] cookies %j say closed: %s', (cookies, isClosed) => {
  expect(wasClosed(cookies)).toBe(isClosed)
})

test('[SC-01] only newsletter=succes in the address means success', () => {
  expect(tellsSuccess('?newsletter=succes')).toBe(true)
  expect(tellsSuccess('?tn_page=2&newsletter=succes')).toBe(true)
  expect(tellsSuccess('?newsletter=success')).toBe(false)
  expect(tellsSuccess('?q=newsletter=succes')).toBe(false)
})

test('[API-13] a form returns to its page, as it was, with newsletter=succes; closing takes that away', () => {
  const path = returnPath('/dekbed/', '?tn_fk_maat=140x200')
  expect(path).toBe('/dekbed/?tn_fk_maat=140x200&newsletter=succes')
  expect(isLocalLink(path)).toBe(true)
  expect(withoutSuccess('?tn_fk_maat=140x200&newsletter=succes')).toBe('?tn_fk_maat=140x200')
  expect(withoutSuccess('?newsletter=succes')).toBe('')
})

test('[SC-01] a visitor who comes from the newsletter is not asked for it', () => {
  expect(isFromNewsletter('?utm_source=nieuwsbrief&utm_campaign=week47')).toBe(true)
  expect(isFromNewsletter('?utm_medium=email')).toBe(true)
  expect(isFromNewsletter('?utm_source=google&utm_medium=cpc')).toBe(false)
})

test('[SC-01] it never interrupts a visitor who exercises a right, or shows on its own pages', () => {
  expect(isQuietPath('/service/herroepen/')).toBe(true)
  expect(isQuietPath('/service/herroepen')).toBe(true)
  expect(isQuietPath('/nieuwsbrief/afmelden/')).toBe(true)
  expect(isQuietPath('/keuzehulp/matras/')).toBe(true)
  expect(isQuietPath('/configurator/boxsprings/boxspringset-hotel/step-1/')).toBe(true)
  expect(isQuietPath('/service/retourneren/')).toBe(false)
  expect(isQuietPath('/')).toBe(false)
})

test.each([
  ['/service', false],
  ['/service/klantenservice-contact/', false],
  ['/service/herroepen/', false],
  ['/servies/', true],
  ['/dekbed/', true],
])('[SC-01] it is offered on %s: %s', (pathname, isOffered) => {
  expect(allowsOffer(pathname)).toBe(isOffered)
})
