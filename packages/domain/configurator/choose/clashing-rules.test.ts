import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aDefinition,
  anyHalfChosenBed,
  aProperty,
  aRule,
  keepsChoices,
  listBedsByTrying,
} from '../model/configurator.builders.ts'
import { compileConfigurator } from '../model/configurator.ts'
import { findClashingRules } from './conflict.ts'

const legs = aProperty('legs', ['round', 'sledge'])
const lamps = aProperty('lamps', ['none', 'pair'])
const width = aProperty('width', ['160', '180'])

function findIds(configurator: Parameters<typeof findClashingRules>[0], choices: Record<string, string>) {
  return findClashingRules(configurator, choices).map(({ id }) => id)
}

test('choices that clash are explained by every rule that they break', () => {
  const configurator = compileConfigurator(
    aDefinition(
      [width, legs, lamps],
      [
        aRule('narrow', { width: ['180'], legs: ['sledge'] }),
        aRule('dark', { legs: ['sledge'], lamps: ['pair'] }),
      ],
    ),
  )
  expect(findIds(configurator, { width: '180', legs: 'sledge', lamps: 'pair' })).toEqual(['narrow', 'dark'])
  expect(findIds(configurator, { width: '180', legs: 'sledge' })).toEqual(['narrow'])
  expect(findIds(configurator, { width: '180', lamps: 'pair' })).toEqual([])
})

test('choices that leave an open question without an answer are explained by the rules that do so together', () => {
  const configurator = compileConfigurator(
    aDefinition(
      [width, legs, lamps],
      [
        aRule('narrow', { width: ['180'], legs: ['sledge'] }),
        aRule('steady', { lamps: ['pair'], legs: ['round'] }),
        aRule('other', { width: ['160'], lamps: ['none'] }),
      ],
    ),
  )
  expect(findIds(configurator, { width: '180', lamps: 'pair' })).toEqual(['narrow', 'steady'])
})

test('rules are named exactly when trying finds no bed, and they alone leave none', () => {
  fc.assert(
    fc.property(anyHalfChosenBed, ({ definition, configurator, choices }) => {
      const isLeft = (rules: typeof definition.rules) =>
        listBedsByTrying({ ...definition, rules }).some((bed) => keepsChoices(definition, bed, choices))
      const rules = findClashingRules(configurator, choices)
      expect(rules.length === 0).toBe(isLeft(definition.rules))
      if (rules.length > 0) expect(isLeft(rules)).toBe(false)
    }),
  )
})
