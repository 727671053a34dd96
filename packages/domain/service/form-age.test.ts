import { expect, test } from 'vitest'
import { judgeFormAge, maxFormAgeMs, minFormAgeMs } from './form-age.ts'

test.each([
  [-1, 'too_fast'],
  [minFormAgeMs - 1, 'too_fast'],
  [minFormAgeMs, 'fine'],
  [maxFormAgeMs, 'fine'],
  [maxFormAgeMs + 1, 'too_old'],
] as const)('a form of %i ms is %s', (ageMs, verdict) => {
  expect(judgeFormAge(ageMs)).toBe(verdict)
})
