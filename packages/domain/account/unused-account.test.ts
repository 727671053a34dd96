import { expect, test } from 'vitest'
import { canKeep, isForgotten, isToBeTold } from './unused-account.ts'

const at = (text: string) => new Date(`${text}T12:00:00Z`)
const used = (lastUsedAt: string, warnedAt?: string) => ({
  lastUsedAt: at(lastUsedAt),
  warnedAt: warnedAt === undefined ? null : at(warnedAt),
})

test('the owner of an unused account is told 30 days before two years are over, once', () => {
  expect(isToBeTold(used('2024-12-23'), at('2026-11-22'))).toBe(false)
  expect(isToBeTold(used('2024-12-23'), at('2026-11-24'))).toBe(true)
  expect(isToBeTold(used('2024-12-23', '2026-11-24'), at('2026-11-25'))).toBe(false)
})

test('it may go two years after the last use, and 30 days after the mail, whichever comes last', () => {
  expect(isForgotten(used('2024-12-23', '2026-11-23'), at('2026-12-23'))).toBe(false)
  expect(isForgotten(used('2024-12-23', '2026-11-23'), at('2026-12-24'))).toBe(true)
  expect(isForgotten(used('2020-01-01', '2026-11-23'), at('2026-12-22'))).toBe(false)
  expect(isForgotten(used('2020-01-01', '2026-11-23'), at('2026-12-23'))).toBe(true)
  expect(isForgotten(used('2020-01-01'), at('2026-12-23'))).toBe(false)
})

test('the link of the mail works for 90 days', () => {
  expect(canKeep(at('2026-01-01'), at('2026-03-31'))).toBe(true)
  expect(canKeep(at('2026-01-01'), at('2026-04-01'))).toBe(false)
})
