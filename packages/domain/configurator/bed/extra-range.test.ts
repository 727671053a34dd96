import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aDefinition,
  anOption,
  anyDefinition,
  aProperty,
  aRule,
  listBedsByTrying,
} from '../model/configurator.builders.ts'
import { compileConfigurator } from '../model/configurator.ts'
import { calculateBedFacts } from './bed-facts.ts'
import { findExtraRange } from './extra-range.ts'

test('[CF-10] the cheapest bed is the cheapest that the rules allow', () => {
  const definition = aDefinition(
    [
      aProperty('breedte', [anOption('140'), anOption('160', { extraCents: 12_000 })]),
      aProperty('poten', [anOption('rond'), anOption('slede', { extraCents: 7_500 })]),
    ],
    [
      aRule('smal', { breedte: ['140'], poten: ['rond'] }),
      aRule('breed', { breedte: ['160'], poten: ['slede'] }),
    ],
  )
  expect(findExtraRange(compileConfigurator(definition))).toEqual({ leastCents: 7_500, mostCents: 12_000 })
})

test('[CF-10] of the beds with a choice it is told alone, and of a choice that no bed has nothing', () => {
  const definition = aDefinition(
    [
      aProperty('breedte', [anOption('140'), anOption('160', { extraCents: 12_000 })]),
      aProperty('poten', [anOption('rond'), anOption('slede', { extraCents: 7_500 })]),
    ],
    [aRule('breed', { breedte: ['160'], poten: ['rond'] })],
  )
  const configurator = compileConfigurator(definition)
  expect(findExtraRange(configurator, { breedte: '160' })).toEqual({ leastCents: 19_500, mostCents: 19_500 })
  expect(findExtraRange(configurator, { breedte: '140' })).toEqual({ leastCents: 0, mostCents: 7_500 })
  expect(findExtraRange(configurator, { breedte: '160', poten: 'rond' })).toBeUndefined()
})

test('[CF-10] agrees with trying all beds of any set, and knows none for a set without a bed', () => {
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      const extras = listBedsByTrying(definition).map((bed) => calculateBedFacts(definition, bed).extraCents)
      const range = findExtraRange(compileConfigurator(definition))
      if (extras.length === 0) expect(range).toBeUndefined()
      else expect(range).toEqual({ leastCents: Math.min(...extras), mostCents: Math.max(...extras) })
    }),
  )
})
