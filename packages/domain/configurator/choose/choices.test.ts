import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateBedFacts } from '../bed/bed-facts.ts'
import { describeBed, describeView } from '../bed/describe-bed.ts'
import { readOptionIds, toReferenceId, toVariantId } from '../bed/variant-id.ts'
import {
  aDefinition,
  anOption,
  anyHalfChosenBed,
  aProperty,
  aRule,
  keepsChoices,
  listBedsByTrying,
} from '../model/configurator.builders.ts'
import { compileConfigurator } from '../model/configurator.ts'
import { isComplete } from '../model/definition.ts'
import { completeChoices } from './complete-choices.ts'
import { isPossible } from './possible-options.ts'

const bed = aDefinition([
  aProperty('maat', [
    anOption('140'),
    anOption('180', { extraCents: 20_000, weightGrams: 9000, parcels: 1 }),
  ]),
  aProperty('lampen', ['0', anOption('lampen', { extraCents: 7950, parcels: 1 })]),
  aProperty('stof', ['zand', anOption('Mos', { extraCents: 12_000, leadTimeDays: 30 })]),
])

describe('[CF-10] what a bed costs and takes', () => {
  test('is the sum of the chosen extras, and the slowest of the lead times', () => {
    expect(calculateBedFacts(bed, { maat: '180', lampen: 'lampen', stof: 'Mos' })).toEqual({
      extraCents: 39_950,
      weightGrams: 9000,
      parcels: 3,
      leadTimeDays: 30,
    })
  })

  test('counts nothing for what is not chosen, or no longer exists', () => {
    expect(calculateBedFacts(bed, { lampen: 'kroonluchter', kleur: 'rood' })).toEqual({
      extraCents: 0,
      weightGrams: 0,
      parcels: 1,
      leadTimeDays: 4,
    })
  })
})

describe('[CF-11] the variant id', () => {
  test('joins the set and the options in the order of the steps, whatever the order of the choices', () => {
    expect(toVariantId('231', bed, { stof: 'zand', lampen: 'lampen', maat: '140' })).toBe(
      '231-140-lampen-zand',
    )
  })

  test('skips what is empty and what adds nothing', () => {
    expect(toVariantId('231', bed, { lampen: '0', maat: '', stof: 'zand' })).toBe('231-zand')
    expect(toVariantId('231', bed, {})).toBe('231')
  })
})

test('[CF-14] the name of a picture joins the option ids with an extension, in lower case', () => {
  expect(toReferenceId(bed, { maat: '180', lampen: '0', stof: 'Mos' }, 'AVIF')).toBe('180_mos.avif')
})

describe('[API-14] option ids read back', () => {
  const lower = aDefinition([
    aProperty('maat', ['140', '180']),
    aProperty('lampen', ['0', 'lampen']),
    aProperty('usb', ['0', 'usb']),
    aProperty('stof', ['zand', 'mos']),
  ])

  test('give the bed that they were made from', () => {
    for (const bed of listBedsByTrying(lower)) {
      const [name = ''] = toReferenceId(lower, bed, 'webp').split('.')
      expect(readOptionIds(lower, name.split('_'))).toEqual(bed)
    }
  })

  test.each([
    ['an option is missing', ['140', 'lampen']],
    ['an option is unknown', ['140', 'goud']],
    ['options stand in another order', ['zand', '140']],
    ['something follows', ['140', 'zand', 'zand']],
    ['what adds nothing is named', ['140', '0', 'zand']],
    ['there are none', []],
  ])('give nothing when %s', (_, ids) => {
    expect(readOptionIds(lower, ids)).toBeUndefined()
  })
})

describe('[CF-05] a bed is complete', () => {
  test('when each property has an option that exists', () => {
    expect(isComplete(bed, { maat: '140', lampen: '0', stof: 'zand' })).toBe(true)
    expect(isComplete(bed, { maat: '140', lampen: '0' })).toBe(false)
    expect(isComplete(bed, { maat: '140', lampen: '0', stof: 'goud' })).toBe(false)
    expect(isComplete(bed, { lampen: '0', stof: 'zand' })).toBe(false)
  })
})

describe('[CF-09] filling in the rest', () => {
  test('takes the first option of every property', () => {
    expect(completeChoices(compileConfigurator(bed), {})).toEqual({ maat: '140', lampen: '0', stof: 'zand' })
  })

  test('takes the first that fits, and keeps what was chosen', () => {
    const rules = [aRule('smal', { maat: ['140'], stof: ['Mos'] })]
    const configurator = compileConfigurator({ ...bed, rules })
    expect(completeChoices(configurator, { stof: 'Mos' })).toEqual({ maat: '180', lampen: '0', stof: 'Mos' })
  })

  test('always makes a bed that breaks no rule, and keeps all choices that can be kept', () => {
    fc.assert(
      fc.property(anyHalfChosenBed, ({ definition, configurator, choices }) => {
        const filled = completeChoices(configurator, choices)
        const beds = listBedsByTrying(definition)
        if (filled === undefined) expect(beds).toEqual([])
        else {
          expect(beds).toContainEqual(filled)
          if (isPossible(configurator, choices)) expect(keepsChoices(definition, filled, choices)).toBe(true)
        }
      }),
    )
  })
})

describe('the text beside a picture of a bed', () => {
  const seen = {
    properties: [
      { id: 'maat', title: 'Maat', options: [{ ...anOption('140'), phrase: '140 cm breed', picture: null }] },
      { id: 'usb', title: 'USB', options: [{ ...anOption('usb'), phrase: '', picture: null }] },
      {
        id: 'stof',
        title: 'Stof',
        options: [{ ...anOption('salie'), phrase: 'bekleed met bouclé in salie', picture: null }],
      },
    ],
  }

  test.each([
    [{ maat: '140', usb: 'usb', stof: 'salie' }, 'Boxspring, 140 cm breed en bekleed met bouclé in salie'],
    [{ stof: 'salie' }, 'Boxspring, bekleed met bouclé in salie'],
    [{ usb: 'usb' }, 'Boxspring'],
  ])('names what is seen of %o', (choices, text) => {
    expect(describeBed('Boxspring', seen, choices)).toBe(text)
  })

  test('of a view names what that view shows; the first tells of the bed also what no view shows', () => {
    const room = { title: 'Kamer', properties: ['stof'] }
    const near = { title: 'Stof', properties: ['stof'] }
    const tell = (view: typeof room) =>
      describeView('Boxspring', seen, { maat: '140', stof: 'salie' }, view, [room, near])
    expect(tell(room)).toBe('Boxspring, 140 cm breed en bekleed met bouclé in salie')
    expect(tell(near)).toBe('Stof: Boxspring, bekleed met bouclé in salie')
  })

  const mattressesOf = (prefix: string) =>
    ['pocket', 'latex'].map((id) => ({
      ...anOption(id),
      ...{ phrase: `${prefix}matras van ${id}`, picture: { part: 'mattress', variant: id } },
    }))
  const lampsOf = (phrase: string) => [{ ...anOption('ja'), phrase, picture: null }]
  const forTwo = {
    properties: [
      { id: 'links', title: 'Links', options: mattressesOf('') },
      { id: 'rechts', title: 'Rechts', options: mattressesOf('rechts een ') },
      { id: 'lampen', title: 'Lampen', options: lampsOf('twee leeslampen') },
      { id: 'usb', title: 'USB', options: lampsOf('een stopcontact') },
    ],
  }

  test.each([
    ['latex', 'pocket', 'Boxspring, matras van latex en rechts een matras van pocket'],
    ['pocket', 'pocket', 'Boxspring, matras van pocket'],
  ])(
    '[CF-14] names both mattresses where they differ, and one where they are the same: %s and %s',
    (links, rechts, text) => {
      expect(describeBed('Boxspring', forTwo, { links, rechts })).toBe(text)
    },
  )

  test('[CF-14] names two extras whose options have the same id', () => {
    expect(describeBed('Boxspring', forTwo, { lampen: 'ja', usb: 'ja' })).toBe(
      'Boxspring, twee leeslampen en een stopcontact',
    )
  })
})
