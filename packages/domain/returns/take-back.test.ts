import { expect, test } from 'vitest'
import { defaultHaulAwayCents } from './haul-away.ts'
import { describeTakeBack } from './take-back.ts'

test('an old lamp goes back for nothing when a new one is bought, in both countries', () => {
  for (const word of ['gratis terug', 'Wecycle', 'milieustraat', 'Recupel', 'recyclagepark'])
    expect(describeTakeBack('lamp')).toContain(word)
})

test.each(['bed', 'mattress'] as const)('where an old %s goes is told for both countries', (kind) => {
  for (const word of ['milieustraat', 'recyclagepark', 'Valumat'])
    expect(describeTakeBack(kind)).toContain(word)
})

test('only what two people bring is taken along, at the price of the checkout, the same in both countries', () => {
  expect(describeTakeBack('bed')).toContain('€\u00a025,-')
  expect(defaultHaulAwayCents.BE).toBe(defaultHaulAwayCents.NL)
  expect(describeTakeBack('mattress')).not.toContain('€')
})
