import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aDefinition,
  anOption,
  anyHalfChosenBed,
  aProperty,
  aRule,
  getPropertyOption,
  keepsChoices,
  listBedsByTrying,
} from '../model/configurator.builders.ts'
import { compileConfigurator, type PropertyOption } from '../model/configurator.ts'
import { type Choices, type ConfiguratorDefinition, findChosenOption } from '../model/definition.ts'
import { judgeOption } from './judge-option.ts'
import { findPossibleOptions, isPossible } from './possible-options.ts'

const anyQuestion = anyHalfChosenBed.chain((bed) =>
  fc
    .constantFrom(
      ...bed.definition.properties.flatMap((property) =>
        property.options.map((option) => ({ property, option })),
      ),
    )
    .map((wanted) => ({ ...bed, wanted, beds: listBedsByTrying(bed.definition) })),
)

describe('options beside the choices made', () => {
  test('an option is possible exactly when trying all beds finds one with it', () => {
    fc.assert(
      fc.property(anyQuestion, ({ definition, configurator, choices, wanted, beds }) => {
        const possible = findPossibleOptions(configurator, choices)
          .get(wanted.property.id)
          ?.has(wanted.option.id)
        const { [wanted.property.id]: _, ...others } = choices
        const exists = beds.some(
          (bed) => bed[wanted.property.id] === wanted.option.id && keepsChoices(definition, bed, others),
        )
        expect(possible).toBe(exists)
        expect(isPossible(configurator, { ...others, [wanted.property.id]: wanted.option.id })).toBe(exists)
      }),
    )
  })

  test('a shopper who takes possible options only always ends with a bed', () => {
    fc.assert(
      fc.property(anyHalfChosenBed, fc.infiniteStream(fc.nat()), ({ definition, configurator }, dice) => {
        if (!isPossible(configurator, {})) return
        let bed: Choices = {}
        for (const { id } of definition.properties) {
          const possible = [...(findPossibleOptions(configurator, bed).get(id) ?? [])]
          bed = { ...bed, [id]: possible[(dice.next().value ?? 0) % possible.length] ?? '' }
        }
        expect(listBedsByTrying(definition)).toContainEqual(bed)
      }),
    )
  })
})

describe('the repair', () => {
  test('leads to choices that fit, and keeps what it does not name', () => {
    fc.assert(
      fc.property(anyQuestion, ({ definition, configurator, choices, wanted }) => {
        const verdict = judgeOption(configurator, choices, wanted)
        if (verdict === undefined) return
        expect(isPossible(configurator, verdict.choices)).toBe(true)
        const changed = Object.keys(verdict.choices).filter((id) => verdict.choices[id] !== choices[id])
        const named = verdict.changes.map(({ to }) => to.property.id)
        expect(changed.filter((id) => id !== wanted.property.id).toSorted()).toEqual(named.toSorted())
        expect(
          definition.properties.every(
            ({ id }) => id in verdict.choices === (id in choices || id === wanted.property.id),
          ),
        ).toBe(true)
      }),
    )
  })

  test('is the cheapest of all, and of equally dear ones the shortest', () => {
    fc.assert(
      fc.property(anyQuestion, ({ definition, configurator, choices, wanted, beds }) => {
        const verdict = judgeOption(configurator, choices, wanted)
        const repairs = listRepairsByTrying({ definition, choices, wanted, beds })
        const best = repairs.toSorted(
          (a, b) => a.paid - b.paid || a.replaced.length - b.replaced.length || a.moved - b.moved,
        )[0]
        expect(verdict === undefined).toBe(best === undefined)
        if (verdict === undefined || best === undefined) return
        const cents = verdict.changes.map(({ from, to }) => to.option.extraCents - from.option.extraCents)
        expect(sumCosts(cents)).toEqual({ paid: best.paid, moved: best.moved })
        expect(verdict.changes).toHaveLength(best.replaced.length)
      }),
    )
  })

  test.each([
    ['last', ['vlak', 'kanaal', 'rail']],
    ['first', ['rail', 'kanaal', 'vlak']],
  ])('takes the cheapest of the replacements when it stands %s', (_, order) => {
    const headboards = [
      anOption('vlak'),
      anOption('kanaal', { extraCents: 9000 }),
      anOption('rail', { extraCents: 5000 }),
    ]
    const definition = aDefinition(
      [
        aProperty('maat', ['140', '180']),
        aProperty(
          'hoofdbord',
          headboards.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
        ),
      ],
      [aRule('breed', { maat: ['180'], hoofdbord: ['vlak'] })],
    )
    const configurator = compileConfigurator(definition)
    const wanted = getPropertyOption(definition, 'maat', '180')
    const verdict = judgeOption(configurator, { maat: '140', hoofdbord: 'vlak' }, wanted)
    expect(verdict?.choices).toEqual({ maat: '180', hoofdbord: 'rail' })
    expect(verdict?.difference.extraCents).toBe(5000)
  })

  test('does not make the bed smaller than it must, although that would save more', () => {
    const sizes = ['140', '160', '180'].map((id, at) => anOption(id, { extraCents: at * 9000 }))
    const definition = aDefinition(
      [aProperty('maat', sizes), aProperty('poten', ['rond', 'slede'])],
      [aRule('breed', { maat: ['180'], poten: ['slede'] })],
    )
    const wanted = getPropertyOption(definition, 'poten', 'slede')
    const verdict = judgeOption(compileConfigurator(definition), { maat: '180', poten: 'rond' }, wanted)
    expect(verdict?.choices).toEqual({ maat: '160', poten: 'slede' })
    expect(verdict?.difference.extraCents).toBe(-9000)
  })

  test.each([
    ['cheaper one, although it changes more', 100, ['topper', 'poten']],
    ['one that changes least, when both cost the same', 20, ['bodem']],
  ])('prefers the %s', (_, bodemCents, changed) => {
    const definition = aDefinition(
      [
        aProperty('topper', ['geen', anOption('latex', { extraCents: 10 })]),
        aProperty('poten', ['laag', anOption('hoog', { extraCents: 10 })]),
        aProperty('bodem', ['vast', anOption('lade', { extraCents: bodemCents })]),
        aProperty('motor', ['0', 'motor']),
      ],
      [
        aRule('topper', { motor: ['motor'], bodem: ['vast'], topper: ['geen'] }),
        aRule('poten', { motor: ['motor'], bodem: ['vast'], poten: ['laag'] }),
      ],
    )
    const choices = { topper: 'geen', poten: 'laag', bodem: 'vast', motor: '0' }
    const wanted = getPropertyOption(definition, 'motor', 'motor')
    const verdict = judgeOption(compileConfigurator(definition), choices, wanted)
    expect(verdict?.changes.map(({ to }) => to.property.id)).toEqual(changed)
  })

  test('changes the question that comes earlier when nothing else decides', () => {
    const cores = ['pocket', 'koudschuim', 'latex']
    const definition = aDefinition(
      [aProperty('links', cores), aProperty('rechts', cores), aProperty('deling', ['gedeeld', 'heel'])],
      [
        aRule('hoogte', { deling: ['heel'], links: ['latex'], rechts: ['koudschuim'] }),
        aRule('hoogte2', { deling: ['heel'], links: ['koudschuim'], rechts: ['latex'] }),
      ],
    )
    const choices = { links: 'latex', rechts: 'koudschuim', deling: 'gedeeld' }
    const wanted = getPropertyOption(definition, 'deling', 'heel')
    const verdict = judgeOption(compileConfigurator(definition), choices, wanted)
    expect(verdict?.choices).toEqual({ links: 'pocket', rechts: 'koudschuim', deling: 'heel' })
  })

  test('changes one choice more rather than take a dearer option for the others', () => {
    const feels = ['zacht', 'medium', anOption('stevig', { extraCents: 2500 })]
    const definition = aDefinition(
      [
        aProperty('kern', ['pocket', 'latex']),
        aProperty('links', feels),
        aProperty('rechts', feels),
        aProperty('poten', ['laag', 'hoog']),
      ],
      [
        aRule('soepel', { kern: ['latex'], links: ['zacht'] }),
        aRule('gelijk', { links: ['medium'], rechts: ['stevig'] }),
      ],
    )
    const choices = { kern: 'pocket', links: 'zacht', rechts: 'stevig', poten: 'laag' }
    const wanted = getPropertyOption(definition, 'kern', 'latex')
    const verdict = judgeOption(compileConfigurator(definition), choices, wanted)
    expect(verdict?.choices).toEqual({ kern: 'latex', links: 'medium', rechts: 'zacht', poten: 'laag' })
    expect(verdict?.difference.extraCents).toBe(-2500)
    expect(verdict?.conflict?.choices.map(({ property }) => property.id)).toEqual(['links'])
  })
})

describe('the reason', () => {
  test('is a smallest set of own choices that leaves no bed with the option', () => {
    fc.assert(
      fc.property(anyQuestion, ({ definition, configurator, choices, wanted, beds }) => {
        const conflict = judgeOption(configurator, choices, wanted)?.conflict
        if (conflict === undefined) return
        const withOption = beds.filter((bed) => bed[wanted.property.id] === wanted.option.id)
        const own = definition.properties.filter(
          (property) => property !== wanted.property && findChosenOption(property, choices) !== undefined,
        )
        const clashes = (ids: readonly string[]) =>
          !withOption.some((bed) => ids.every((id) => bed[id] === choices[id]))
        expect(conflict.choices.every(({ property, option }) => choices[property.id] === option.id)).toBe(
          true,
        )
        expect(clashes(conflict.choices.map(({ property }) => property.id))).toBe(true)
        const smaller = listSubsets(own.map(({ id }) => id)).filter(
          (ids) => ids.length < conflict.choices.length,
        )
        expect(smaller.some(clashes)).toBe(false)
      }),
    )
  })

  test('names rules that together forbid it, and none too many', () => {
    fc.assert(
      fc.property(anyQuestion, ({ definition, configurator, choices, wanted }) => {
        const conflict = judgeOption(configurator, choices, wanted)?.conflict
        if (conflict === undefined) return
        const fixed = [...conflict.choices, wanted]
        const leavesBed = (rules: ConfiguratorDefinition['rules']) =>
          listBedsByTrying({ ...definition, rules }).some((bed) =>
            fixed.every(({ property, option }) => bed[property.id] === option.id),
          )
        expect(leavesBed(conflict.rules)).toBe(false)
        for (const rule of conflict.rules)
          expect(leavesBed(conflict.rules.filter((one) => one !== rule))).toBe(true)
      }),
    )
  })

  test('names both rules when an option fails on a property that is still open', () => {
    const definition = aDefinition(
      [
        aProperty('maat', ['140', '180']),
        aProperty('poten', ['hoog', 'laag']),
        aProperty('bodem', ['vast', 'opberg']),
      ],
      [
        aRule('smal', { maat: ['140'], poten: ['hoog'] }),
        aRule('lade', { bodem: ['opberg'], poten: ['laag'] }),
      ],
    )
    const configurator = compileConfigurator(definition)
    const verdict = judgeOption(
      configurator,
      { maat: '140' },
      getPropertyOption(definition, 'bodem', 'opberg'),
    )
    expect(verdict?.conflict?.choices.map(({ option }) => option.id)).toEqual(['140'])
    expect(verdict?.conflict?.rules.map(({ id }) => id)).toEqual(['smal', 'lade'])
  })
})

test('the one rule that two choices break is named before several that lead to the same', () => {
  const definition = aDefinition(
    [
      aProperty('maat', ['140', '180']),
      aProperty('poten', ['hoog', 'laag']),
      aProperty('bodem', ['vast', 'lade']),
    ],
    [
      aRule('direct', { maat: ['140'], bodem: ['lade'] }),
      aRule('smal', { maat: ['140'], poten: ['hoog'] }),
      aRule('lade', { bodem: ['lade'], poten: ['laag'] }),
    ],
  )
  const wanted = getPropertyOption(definition, 'bodem', 'lade')
  const verdict = judgeOption(compileConfigurator(definition), { maat: '140' }, wanted)
  expect(verdict?.conflict?.rules.map(({ id }) => id)).toEqual(['direct'])
})

test('the change is given in money, weight, parcels and days, with what the repair adds', () => {
  const definition = aDefinition(
    [
      aProperty('stof', [
        anOption('zand'),
        anOption('mos', { extraCents: 12_000, leadTimeDays: 9, weightGrams: 400 }),
      ]),
      aProperty('poten', [
        anOption('hout', { parcels: 1 }),
        anOption('staal', { extraCents: 4500, parcels: 2, weightGrams: 3000 }),
      ]),
    ],
    [aRule('groen', { stof: ['mos'], poten: ['hout'] })],
  )
  const configurator = compileConfigurator(definition)
  const verdict = judgeOption(
    configurator,
    { stof: 'zand', poten: 'hout' },
    getPropertyOption(definition, 'stof', 'mos'),
  )
  expect(verdict?.difference).toEqual({ extraCents: 16_500, weightGrams: 3400, parcels: 1, leadTimeDays: 5 })
  expect(verdict?.facts).toEqual({ extraCents: 16_500, weightGrams: 3400, parcels: 3, leadTimeDays: 9 })
})

test('an option that no bed has gets no verdict', () => {
  const definition = aDefinition([aProperty('maat', ['140', '180'])], [aRule('nooit', { maat: ['140'] })])
  const wanted = getPropertyOption(definition, 'maat', '140')
  expect(judgeOption(compileConfigurator(definition), {}, wanted)).toBeUndefined()
})

interface Tried {
  readonly definition: ConfiguratorDefinition
  readonly choices: Choices
  readonly wanted: PropertyOption
  readonly beds: readonly Choices[]
}

/** Returns what every bed with the wanted option replaces, and what that costs. */
function listRepairsByTrying({ definition, choices, wanted, beds }: Tried) {
  const others = definition.properties.filter((property) => property !== wanted.property)
  return beds
    .filter((bed) => bed[wanted.property.id] === wanted.option.id)
    .map((bed) => {
      const replaced = others.filter((property) => {
        const chosen = findChosenOption(property, choices)
        return chosen !== undefined && bed[property.id] !== chosen.id
      })
      const cents = replaced.map(
        (property) =>
          (findChosenOption(property, bed)?.extraCents ?? 0) -
          (findChosenOption(property, choices)?.extraCents ?? 0),
      )
      return { replaced: replaced.map(({ id }) => id), ...sumCosts(cents) }
    })
}

function listSubsets(ids: readonly string[]): string[][] {
  return Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_, at) => (bits & (1 << at)) !== 0))
}

/** Adds up what the shopper pays more, and how far all prices move. */
function sumCosts(cents: readonly number[]) {
  return {
    paid: cents.reduce((sum, one) => sum + Math.max(0, one), 0),
    moved: cents.reduce((sum, one) => sum + Math.abs(one), 0),
  }
}
