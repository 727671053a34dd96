import { expect, test } from 'vitest'
import { judgeSignup, type KnownAddress, mostMailsPerDay, quietDays } from './judge-signup.ts'
import { newsletterCreditTerms } from './newsletter.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
const anAddress = (special: Partial<KnownAddress> = {}): KnownAddress => ({
  state: 'pending',
  stateAt: daysAgo(1),
  recentMails: 0,
  ...special,
})

test('[API-13] a new, a pending and an unsubscribed address are asked to confirm', () => {
  expect(judgeSignup(undefined, now)).toBe('confirm')
  expect(judgeSignup(anAddress(), now)).toBe('confirm')
  expect(judgeSignup(anAddress({ state: 'unsubscribed' }), now)).toBe('confirm')
})

test('[API-13] a subscriber learns this, and is asked nothing', () => {
  expect(judgeSignup(anAddress({ state: 'confirmed', recentMails: mostMailsPerDay }), now)).toBe('tell_known')
})

test('nobody can fill a mailbox with confirmation mails', () => {
  expect(judgeSignup(anAddress({ recentMails: mostMailsPerDay - 1 }), now)).toBe('confirm')
  expect(judgeSignup(anAddress({ recentMails: mostMailsPerDay }), now)).toBe('nothing')
})

test('an address that never signed up gets no mail for a month', () => {
  const refused = (days: number) => judgeSignup(anAddress({ state: 'refused', stateAt: daysAgo(days) }), now)
  expect(refused(quietDays - 1)).toBe('nothing')
  expect(refused(quietDays)).toBe('confirm')
})

test('[SC-01] the offer states its value, its minimum and its duration', () => {
  expect(newsletterCreditTerms).toMatch(/€\s5,- bij een bestelling vanaf €\s50,- .* 90 dagen geldig/)
})
