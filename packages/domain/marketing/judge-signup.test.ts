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

test('[API-13] a new address, one that waits and one that left are asked to confirm', () => {
  expect(judgeSignup(undefined, now)).toBe('confirm')
  expect(judgeSignup(anAddress(), now)).toBe('confirm')
  expect(judgeSignup(anAddress({ state: 'unsubscribed' }), now)).toBe('confirm')
})

test('[API-13] a subscriber is told so, and asked nothing', () => {
  expect(judgeSignup(anAddress({ state: 'confirmed', recentMails: mostMailsPerDay }), now)).toBe('tell_known')
})

test('nobody can fill a mailbox with confirmation mails', () => {
  expect(judgeSignup(anAddress({ recentMails: mostMailsPerDay - 1 }), now)).toBe('confirm')
  expect(judgeSignup(anAddress({ recentMails: mostMailsPerDay }), now)).toBe('nothing')
})

test('who said that it was somebody else hears nothing for a month', () => {
  const refused = (days: number) => judgeSignup(anAddress({ state: 'refused', stateAt: daysAgo(days) }), now)
  expect(refused(quietDays - 1)).toBe('nothing')
  expect(refused(quietDays)).toBe('confirm')
})

test('[SC-01] the offer says its worth, its minimum and how long it lasts', () => {
  expect(newsletterCreditTerms).toMatch(/€\s5,- bij een bestelling vanaf €\s50,- .* 90 dagen geldig/)
})
