import { describe, expect, test } from 'vitest'
import type { DefinitionInput } from './definition-input.ts'
import { checkDefinition, readDefinition } from './read-definition.ts'

/** A set of two sizes and two fabrics, of which one pair is forbidden. */
function aDefinitionInput(special: Partial<DefinitionInput> = {}): DefinitionInput {
  return {
    slug: 'boxspring-proef',
    name: 'Boxspring Proef',
    fallbackImage: 'boxspring-zand-hero',
    base: { weightGrams: 60_000, parcels: 2, leadTimeDays: 20 },
    defaultConfig: { maat: '140', stof: 'zand' },
    steps: [
      {
        title: 'Maat',
        type: 'tile',
        properties: [{ id: 'maat', title: 'Maat', options: [anOption('140'), anOption('180')] }],
      },
      {
        title: 'Stof',
        type: 'tile',
        properties: [{ id: 'stof', title: 'Stof', options: [anOption('zand'), anOption('mos')] }],
      },
    ],
    rules: [{ id: 'smal', sentence: 'Mos is er niet voor smal.', never: [{ maat: ['140'], stof: ['mos'] }] }],
    ...special,
  }
}

const anOption = (id: string) => ({ id, title: id })

function listProblems(special: Partial<DefinitionInput>): readonly string[] {
  const reading = checkDefinition(aDefinitionInput(special))
  return reading.ok ? [] : reading.problems
}

test('a definition file is read with its defaults filled in', () => {
  const reading = readDefinition(JSON.stringify(aDefinitionInput()))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  expect(reading.definition.steps[0]?.properties[0]?.options[0]).toEqual({
    ...anOption('140'),
    subTitle: '',
    label: '',
    explanation: '',
    phrase: '',
    extraCents: 0,
    weightGrams: 0,
    parcels: 0,
    leadTimeDays: 0,
    takesOldAway: false,
    image: null,
    fabric: null,
    picture: null,
  })
})

test('[CF-05] no part of a bed is without words: an option or a question without a title is refused', () => {
  const withTitles = (option: string, question: string) =>
    checkDefinition({
      ...aDefinitionInput({ rules: [], defaultConfig: { maat: '140' } }),
      steps: [
        {
          title: 'Maat',
          type: 'tile',
          properties: [{ id: 'maat', title: question, options: [{ id: '140', title: option }] }],
        },
      ],
    }).ok
  expect(withTitles('140 cm', 'Maat')).toBe(true)
  expect(withTitles('', 'Maat')).toBe(false)
  expect(withTitles('  ', 'Maat')).toBe(false)
  expect(withTitles('140 cm', '')).toBe(false)
})

test('[CF-08] a step without options is dropped, and so is a question without options', () => {
  const { steps } = aDefinitionInput()
  const empty = { id: 'leeg', title: 'Leeg', options: [] }
  const reading = checkDefinition(
    aDefinitionInput({
      steps: [
        ...steps,
        { title: 'Later', type: 'buttons', properties: [empty] },
        {
          title: 'Poten',
          type: 'tile',
          properties: [empty, { id: 'poten', title: 'Poten', options: [anOption('hout')] }],
        },
      ],
      defaultConfig: { maat: '140', stof: 'zand', poten: 'hout' },
    }),
  )
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  expect(reading.definition.steps.map(({ properties }) => properties.map(({ id }) => id))).toEqual([
    ['maat'],
    ['stof'],
    ['poten'],
  ])
})

describe('a definition is refused in words', () => {
  test('when it is no JSON', () => {
    expect(readDefinition('{ slug: ')).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^this is no JSON/)],
    })
  })

  test.each([
    ['a field that nobody knows', { color: 'rood' }, /color/],
    ['an amount below nothing', stepsWith({ ...anOption('zand'), extraCents: -1 }), /extraCents/],
    ['a part of a cent', stepsWith({ ...anOption('zand'), extraCents: 0.5 }), /extraCents/],
    [
      'a color that is none',
      stepsWith({ ...anOption('zand'), fabric: { color: 'rood', weave: 'boucle' } }),
      /color/,
    ],
    [
      'a rule without a whole sentence',
      { rules: [{ id: 'r', sentence: 'zomaar een rij', never: [] }] },
      /sentence/,
    ],
    ['no base', { base: undefined }, /base/],
  ])('when it has %s', (_, special, message) => {
    const reading = checkDefinition({ ...aDefinitionInput(), ...special })
    expect(reading.ok ? '' : reading.problems.join('\n')).toMatch(message)
  })

  test.each([
    [
      'a rule by its key',
      { rules: [rule('a', { maat: ['180'], stof: ['mos'] }), { ...rule('lade', {}), sentence: 'Kort' }] },
      /^rules lade\.sentence: /,
    ],
    [
      'a rule without a key by its sentence',
      { rules: [{ sentence: 'Een lade past niet in smal.', never: [] }] },
      /^rules Een lade past niet in smal\.\.id: /,
    ],
    ['a rule without either by its place', { rules: [{ never: [] }] }, /^rules 1\.id: /],
    [
      'an option by its step, its question and itself',
      stepsWith({ ...anOption('zand'), extraCents: -1 }),
      /^steps Stof\.properties stof\.options zand\.extraCents: /,
    ],
  ])('and names %s', (_, special, message) => {
    const reading = checkDefinition({ ...aDefinitionInput(), ...special })
    expect(reading.ok ? '' : reading.problems[0]).toMatch(message)
  })

  test.each([
    [
      'rules that leave no bed, with the rules',
      { rules: [rule('a', { maat: ['140'] }), rule('b', { maat: ['180'] })] },
      'the rules a, b together leave no bed at all: maat 140 breaks rule a',
    ],
    [
      'an option that nobody can choose, with the rules',
      { rules: [rule('a', { maat: ['140'], stof: ['mos'] }), rule('b', { maat: ['180'], stof: ['mos'] })] },
      'stof: nobody can choose mos, because of the rules a, b: maat 140, stof mos breaks rule a',
    ],
    [
      'a rule that does nothing of its own',
      { rules: [rule('a', { maat: ['140'], stof: ['mos'] }), rule('b', { stof: ['mos'], maat: ['140'] })] },
      'rule a: forbids nothing that other rules do not forbid already',
    ],
    [
      'a rule about nothing',
      { rules: [rule('a', {})] },
      'rule a: forbids nothing; every row needs a property with its options',
    ],
    [
      'a rule about what is gone',
      { rules: [rule('a', { maat: ['120'] })] },
      'rule a: names 120, which does not exist',
    ],
    ['nothing to choose', { steps: [], rules: [], defaultConfig: {} }, 'there is nothing to choose'],
    [
      'a first bed that is not whole',
      { defaultConfig: { maat: '140' } },
      'defaultConfig: needs an option for every property',
    ],
    [
      'a first bed that the rules forbid',
      { defaultConfig: { maat: '140', stof: 'mos' } },
      'defaultConfig: no bed has these choices together, because of the rules smal',
    ],
    [
      'an advice that the rules forbid',
      { advice: [anAdvice({ maat: '140', stof: 'mos' })] },
      "the answer 'Zo' to 'Hoe slaap je?': no bed has these choices together, because of the rules smal",
    ],
    [
      'an advice about what is gone',
      { advice: [anAdvice({ kleur: 'rood' })] },
      "the answer 'Zo' to 'Hoe slaap je?': names a property or option that does not exist",
    ],
  ])('when it has %s', (_, special, message) => {
    expect(listProblems(special)).toContain(message)
  })
})

function stepsWith(option: object) {
  return {
    steps: [{ title: 'Stof', type: 'tile', properties: [{ id: 'stof', title: 'Stof', options: [option] }] }],
  }
}

function rule(id: string, row: Record<string, string[]>) {
  return { id, sentence: `Zo luidt regel ${id}.`, never: [row] }
}

function anAdvice(choices: Record<string, string>) {
  const answers = [
    { title: 'Zo', choices },
    { title: 'Anders', choices: {} },
  ]
  return { question: 'Hoe slaap je?', answers }
}
