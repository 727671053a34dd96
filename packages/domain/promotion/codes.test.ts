import { expect, test } from 'vitest'
import { type CodeTerms, findTermsProblem } from './code-terms.ts'
import { parseDiscountCode } from './code-text.ts'
import { type CodeProblem, formatCodeProblem } from './problem-text.ts'

const now = new Date('2026-11-18T10:00:00Z')
const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const terms = (special: Partial<CodeTerms> = {}): CodeTerms => ({
  active: true,
  validFrom: null,
  validUntil: null,
  usesLeft: null,
  isUsedByCustomer: false,
  ...special,
})

test.each([
  ['welkom10', 'WELKOM10'],
  ['  Welkom 10\n', 'WELKOM10'],
  ['zacht-slapen', 'ZACHT-SLAPEN'],
  ['ＷＥＬＫＯＭ１０', 'WELKOM10'],
  ['', undefined],
  ['-', undefined],
  ['WELKOM 10%', undefined],
  ['ВЕЛКОМ', undefined],
  ['İSTANBUL', undefined],
  ["' or 1=1 --", undefined],
  ['A'.repeat(33), undefined],
  ['A'.repeat(10_240), undefined],
])('[CA-02] %j is read as %s', (text, code) => {
  expect(parseDiscountCode(text)).toBe(code)
})

test.each<[string, Partial<CodeTerms>, string | undefined]>([
  ['without limits', {}, undefined],
  ['switched off', { active: false }, 'unknown'],
  ['from later on', { validFrom: hour(1) }, 'not_yet'],
  ['from this moment on', { validFrom: now }, undefined],
  ['until this moment', { validUntil: now }, 'expired'],
  ['until later', { validUntil: hour(1) }, undefined],
  ['without uses left', { usesLeft: 0 }, 'used_up'],
  ['with one use left', { usesLeft: 1 }, undefined],
  ['used before by this customer', { isUsedByCustomer: true, usesLeft: 0 }, 'used_by_customer'],
])('[CA-02] a code %s', (_name, special, reason) => {
  expect(findTermsProblem(terms(special), now)?.reason).toBe(reason)
})

test.each<[CodeProblem, string]>([
  [{ reason: 'unknown' }, 'kennen we niet'],
  [{ reason: 'not_yet', from: new Date('2026-11-30T23:00:00Z') }, 'vanaf 1 december 2026'],
  [{ reason: 'expired' }, 'verlopen'],
  [{ reason: 'used_up' }, 'niet meer beschikbaar'],
  [{ reason: 'used_by_customer' }, 'Je hebt deze kortingscode al gebruikt'],
  [{ reason: 'in_use' }, 'nog betaald wordt'],
  [{ reason: 'below_minimum', missingCents: 1250 }, 'nog €\u00a012,50 aan artikelen'],
  [{ reason: 'nothing_left' }, 'niets meer toevoegt'],
  [{ reason: 'nothing_fits' }, 'geldt niet voor wat er in je winkelwagen ligt'],
])('[CA-02] tells %j in words of its own', (problem, words) => {
  expect(formatCodeProblem(problem)).toContain(words)
})

test('[CA-07] speaks of a voucher where it is one', () => {
  expect(formatCodeProblem({ reason: 'used_up' }, 'voucher')).toBe('Deze voucher is al gebruikt.')
})
