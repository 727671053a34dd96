import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aDefinition,
  anOption,
  anyDefinition,
  aProperty,
  aRule,
  listBedsByTrying,
} from '../model/configurator.builders.ts'
import { compileConfigurator } from '../model/configurator.ts'
import { countBedsForbiddenBy, findDefinitionProblems } from './definition-problems.ts'

const maat = aProperty('maat', ['140', '180'])
const stof = aProperty('stof', ['zand', 'mos'])

describe('a definition that cannot be saved', () => {
  test.each([
    ['nothing to choose', aDefinition([]), [{ code: 'no_property' }]],
    [
      'more properties than a repair can hold',
      aDefinition(Array.from({ length: 31 }, (_, at) => aProperty(`p${at}`, ['ja', 'nee']))),
      [{ code: 'too_many_properties' }],
    ],
    [
      'a property without options',
      aDefinition([aProperty('maat', [])]),
      [{ code: 'no_option', propertyId: 'maat' }],
    ],
    [
      'an id that would blur variant ids',
      aDefinition([aProperty('maat', ['140-200'])]),
      [{ code: 'bad_id', id: '140-200' }],
    ],
    ['an option twice', aDefinition([aProperty('maat', ['140', '140'])]), [{ code: 'double_id', id: '140' }]],
    [
      'a property twice',
      aDefinition([maat, aProperty('maat', ['180'])]),
      [{ code: 'double_id', id: 'maat' }],
    ],
    [
      'two beds with one variant id',
      aDefinition([aProperty('lamp', ['0', 'ja']), aProperty('usb', ['0', 'ja'])]),
      [
        { code: 'ambiguous_id', propertyId: 'lamp', optionId: 'ja' },
        { code: 'ambiguous_id', propertyId: 'usb', optionId: 'ja' },
      ],
    ],
    [
      'a rule about an option that is gone',
      aDefinition([maat, stof], [aRule('r', { maat: ['140'], stof: ['roest'] })]),
      [{ code: 'unknown_in_rule', ruleId: 'r', id: 'roest' }],
    ],
    [
      'a rule about a property that is gone',
      aDefinition([maat], [aRule('r', { kleur: ['mos'] })]),
      [{ code: 'unknown_in_rule', ruleId: 'r', id: 'kleur' }],
    ],
    ['a rule without rows', aDefinition([maat], [aRule('r')]), [{ code: 'empty_rule', ruleId: 'r' }]],
    [
      'a row that names nothing',
      aDefinition([maat], [aRule('r', {})]),
      [{ code: 'empty_rule', ruleId: 'r' }],
    ],
    [
      'a row that names no option',
      aDefinition([maat], [aRule('r', { maat: [] })]),
      [{ code: 'empty_rule', ruleId: 'r' }],
    ],
    [
      'rules that leave no bed',
      aDefinition(
        [maat, stof],
        [
          aRule('a', { maat: ['140'] }),
          aRule('b', { maat: ['180'], stof: ['zand'] }),
          aRule('c', { stof: ['mos'] }),
        ],
      ),
      [
        {
          code: 'contradiction',
          ruleIds: ['a', 'b', 'c'],
          example: { choices: { maat: '140', stof: 'zand' }, ruleId: 'a' },
        },
      ],
    ],
    [
      'an option that no bed has',
      aDefinition(
        [maat, stof, aProperty('poten', ['hout'])],
        [aRule('a', { maat: ['140'], stof: ['zand'] }), aRule('b', { maat: ['140'], stof: ['mos'] })],
      ),
      [
        {
          code: 'contradiction',
          ruleIds: ['a', 'b'],
          example: { choices: { maat: '140', stof: 'zand' }, ruleId: 'a' },
          propertyId: 'maat',
          optionId: '140',
        },
      ],
    ],
    [
      'a rule that another already covers',
      aDefinition(
        [maat, stof],
        [aRule('a', { maat: ['140'], stof: ['mos'] }), aRule('dubbel', { stof: ['mos'], maat: ['140'] })],
      ),
      [
        { code: 'idle_rule', ruleId: 'a' },
        { code: 'idle_rule', ruleId: 'dubbel' },
      ],
    ],
  ] as const)('has %s', (_, definition, problems) => {
    expect(findDefinitionProblems(definition)).toEqual(problems)
  })

  test('has rules that are too entangled', () => {
    const half = Array.from({ length: 15 }, (_, at) => at)
    const properties = [...half, ...half].map((_, at) =>
      aProperty(`p${at}`, [anOption('ja'), anOption('nee')]),
    )
    const rules = half.map((at) => aRule(`r${at}`, { [`p${at}`]: ['ja'], [`p${at + 15}`]: ['ja'] }))
    expect(findDefinitionProblems(aDefinition(properties, rules))).toEqual([{ code: 'too_entangled' }])
  })
})

describe('a definition that can be saved', () => {
  test('has nothing to tell', () => {
    expect(
      findDefinitionProblems(aDefinition([maat, stof], [aRule('r', { maat: ['140'], stof: ['mos'] })])),
    ).toEqual([])
  })

  test('has a bed, an option without a bed nowhere, and no rule that forbids nothing', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        const beds = listBedsByTrying(definition)
        const isSound =
          beds.length > 0 &&
          definition.properties.every(({ id, options }) =>
            options.every((option) => beds.some((bed) => bed[id] === option.id)),
          ) &&
          definition.rules.every(
            (rule) =>
              listBedsByTrying({ ...definition, rules: definition.rules.filter((one) => one !== rule) })
                .length > beds.length,
          )
        expect(findDefinitionProblems(definition).length === 0).toBe(isSound)
      }),
    )
  })
})

test('the owner hears how many beds a rule takes off sale', () => {
  const rule = aRule('smal', { maat: ['140'], stof: ['mos'] })
  const three = aProperty('poten', ['hout', 'staal', 'slede'])
  expect(countBedsForbiddenBy(compileConfigurator(aDefinition([maat, stof, three], [rule])), rule)).toBe(3n)
})

test('a rule that forbids one bed among more than a number can tell apart is kept', () => {
  const names = Array.from({ length: 20 }, (_, at) => `p${at}`)
  const options = Array.from({ length: 12 }, (_, at) => `o${at}`)
  const rule = aRule('een', Object.fromEntries(names.map((name) => [name, ['o3']])))
  const definition = aDefinition(
    names.map((name) => aProperty(name, options)),
    [rule],
  )
  expect(findDefinitionProblems(definition)).toEqual([])
  expect(countBedsForbiddenBy(compileConfigurator(definition), rule)).toBe(1n)
})
