import { expect, test } from 'vitest'
import { proofMethods } from '../customer/session-life.ts'
import { endsPasskeys, isFreshFor, opensBy } from './passkey-only.ts'

const now = new Date('2026-11-23T12:00:00Z')
const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000)
const open = { passkeyOnlySince: null }
const closed = { passkeyOnlySince: minutesAgo(10) }

test('every way opens an account, and only a passkey one whose owner chose so', () => {
  expect(proofMethods.filter((method) => opensBy(open, method))).toEqual([...proofMethods])
  expect(proofMethods.filter((method) => opensBy(closed, method))).toEqual(['passkey'])
})

test.each(proofMethods)(
  'a login by %s is fresh only where it opens the account, and for a quarter of an hour',
  (method) => {
    const at = (provenAt: Date) => ({ method, isRemembered: false, createdAt: now, usedAt: now, provenAt })
    expect(isFreshFor(open, at(minutesAgo(14)), now)).toBe(true)
    expect(isFreshFor(closed, at(minutesAgo(14)), now)).toBe(method === 'passkey')
    expect(isFreshFor(open, at(minutesAgo(15)), now)).toBe(false)
    expect(isFreshFor(closed, at(minutesAgo(15)), now)).toBe(false)
  },
)

test('"this was not me" ends passkeys, but not in a mail that is younger than the choice for them', () => {
  expect(endsPasskeys(open, now)).toBe(true)
  expect(endsPasskeys(closed, minutesAgo(11))).toBe(true)
  expect(endsPasskeys(closed, minutesAgo(10)), 'the mail about the choice').toBe(true)
  expect(endsPasskeys(closed, minutesAgo(9))).toBe(false)
})
