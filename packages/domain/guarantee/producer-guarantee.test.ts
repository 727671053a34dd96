import { expect, test } from 'vitest'
import { formatProducerGuarantee } from './producer-guarantee.ts'

test.each([
  [1, '1 maand'],
  [6, '6 maanden'],
  [12, '1 jaar'],
  [18, '18 maanden'],
  [24, '2 jaar'],
  [25, '2 jaar en 1 maand'],
  [30, '2 jaar en 6 maanden'],
  [120, '10 jaar'],
])('a guarantee of %i months is described as %s', (months, term) => {
  const guarantee = { by: 'Morgenrood', months, covers: 'het frame', conditionsLink: '/service/garantie/' }
  expect(formatProducerGuarantee(guarantee)).toBe(`${term} garantie van Morgenrood op het frame`)
})
