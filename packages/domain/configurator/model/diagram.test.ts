import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDefinition, anyDefinition, aProperty, aRule, listBedsByTrying } from './configurator.builders.ts'
import { compileConfigurator } from './configurator.ts'
import { countBeds, TooManyStatesError } from './diagram.ts'

describe('the diagram of all beds', () => {
  test('counts a bed for each combination when nothing is forbidden', () => {
    const definition = aDefinition([
      aProperty('maat', ['140', '180']),
      aProperty('stof', ['zand', 'mos', 'roest']),
    ])
    expect(countBeds(compileConfigurator(definition).diagram)).toBe(6n)
  })

  test('leaves out the beds that a row forbids', () => {
    const definition = aDefinition(
      [aProperty('maat', ['140', '180']), aProperty('stof', ['zand', 'mos', 'roest'])],
      [aRule('smal', { maat: ['140'], stof: ['mos', 'roest'] })],
    )
    expect(countBeds(compileConfigurator(definition).diagram)).toBe(4n)
  })

  test('counts as many beds as trying them all does, for any rules', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        expect(countBeds(compileConfigurator(definition).diagram)).toBe(
          BigInt(listBedsByTrying(definition).length),
        )
      }),
    )
  })

  test('holds a hundred million beds in a handful of nodes', () => {
    const options = Array.from({ length: 10 }, (_, at) => `o${at}`)
    const properties = Array.from({ length: 8 }, (_, at) => aProperty(`p${at}`, options))
    const rules = [aRule('ver', { p0: ['o0'], p7: ['o0'] }), aRule('dichtbij', { p3: ['o1'], p4: ['o2'] })]
    const { diagram } = compileConfigurator(aDefinition(properties, rules))
    expect(countBeds(diagram)).toBe(10n ** 8n - 2n * 10n ** 6n + 10n ** 4n)
    expect(diagram.levels.reduce((sum, { nodeCount }) => sum + nodeCount, 0)).toBeLessThan(30)
  })

  test('refuses rules that are too entangled to follow', () => {
    const half = Array.from({ length: 15 }, (_, at) => at)
    const properties = [...half, ...half].map((_, at) => aProperty(`p${at}`, ['ja', 'nee']))
    const rules = half.map((at) => aRule(`r${at}`, { [`p${at}`]: ['ja'], [`p${at + 15}`]: ['ja'] }))
    expect(() => compileConfigurator(aDefinition(properties, rules))).toThrow(TooManyStatesError)
  })

  test.each([
    ['an unknown property', { kleur: ['zand'] }],
    ['an unknown option', { stof: ['goud'] }],
    ['a property without options', { stof: [] }],
    ['nothing', {}],
  ])('refuses a rule that names %s', (_, row) => {
    const definition = aDefinition([aProperty('stof', ['zand'])], [aRule('raar', row)])
    expect(() => compileConfigurator(definition)).toThrow(RangeError)
  })
})
