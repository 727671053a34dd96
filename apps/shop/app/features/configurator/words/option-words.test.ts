import { judgeOption } from '@sluimer/domain/configurator/choose/judge-option'
import { getPropertyOption } from '@sluimer/domain/configurator/model/configurator.builders'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { describe, expect, test } from 'vitest'
import { aBedSet, anOptionAnswer, aStepAnswer } from '../set/configurator.builders.ts'
import { describeChanges, describeConflict, describeDifference, formatExtra } from './option-words.ts'
import { findWidthWords } from './width-words.ts'

const delivery = { now: new Date('2026-11-23T09:00:00Z'), area: 'NL' } as const
const set = aBedSet()

function judge(choices: Choices, property: string, option: string) {
  const wanted = getPropertyOption(set.configurator.definition, property, option)
  const verdict = judgeOption(set.configurator, choices, wanted)
  if (verdict === undefined) throw new Error('no bed has this option')
  return verdict
}
const plain = (words: string) => words.replaceAll('\u00a0', ' ')

function anOption(title: string, extraCents: number) {
  return { id: title.toLowerCase(), title, extraCents, weightGrams: 0, parcels: 0, leadTimeDays: 0 }
}

describe('before the tap an option says', () => {
  test('what it costs, weighs and how many parcels it adds', () => {
    expect(plain(describeDifference(judge({ breedte: '160' }, 'breedte', '180'), delivery))).toBe(
      '€ 90,- meer, 8 kg zwaarder, 1 pakket meer',
    )
    expect(plain(describeDifference(judge({ breedte: '180' }, 'breedte', '160'), delivery))).toBe(
      '€ 90,- minder, 8 kg lichter, 1 pakket minder',
    )
  })

  test('each change in words that stay on one line, however narrow its tile', () => {
    const words = describeDifference(judge({ breedte: '160' }, 'breedte', '180'), delivery)
    expect(words.split(' ').map(plain)).toEqual(['€ 90,- meer,', '8 kg zwaarder,', '1 pakket meer'])
  })

  test('not the price that it shows itself, and no weight for the first answer to a question', () => {
    const verdict = judge({}, 'breedte', '180')
    expect(describeDifference(verdict, delivery, { shownCents: 9000, isFirst: true })).toBe('')
    expect(plain(describeDifference(verdict, delivery, { isFirst: true }))).toBe('€ 90,- meer')
  })

  test('that the price stays the same, where the repair that it takes saves the extra that it shows', () => {
    const verdict = judge({ poten: 'slede', breedte: '160' }, 'breedte', '180')
    const withExtra = (extraCents: number, special = {}) =>
      plain(
        describeDifference(
          {
            ...verdict,
            difference: { ...verdict.difference, extraCents, weightGrams: 0, parcels: 0 },
            ...special,
          },
          delivery,
          { shownCents: 7500 },
        ),
      )
    expect(withExtra(0)).toBe('prijs blijft gelijk')
    expect(withExtra(7500)).toBe('')
    expect(withExtra(0, { conflict: undefined })).toBe('')
  })

  test('the week of delivery when that changes, and nothing when nothing does', () => {
    expect(describeDifference(judge({ hoofdbord: 'vlak' }, 'hoofdbord', 'geknoopt'), delivery)).toContain(
      'bezorgd vanaf week 2',
    )
    expect(describeDifference(judge({}, 'hoofdbord', 'vlak'), delivery)).toBe('')
  })
})

describe('an option that does not fit says', () => {
  test('which own choices it clashes with, and what is changed for it', () => {
    const { conflict, changes } = judge({ poten: 'slede', breedte: '160' }, 'breedte', '180')
    if (conflict === undefined) throw new Error('it fits')
    expect(describeConflict(conflict)).toBe('Past niet bij je keuze Slede (poten).')
    expect(plain(describeChanges(changes))).toBe('poten van Slede naar Rond (– € 75,-)')
  })

  test('a choice that says what it answers without the question behind it', () => {
    const title = 'Leeslampen'
    const from = { property: { id: 'lampen', title, options: [] }, option: anOption('Twee leeslampen', 8900) }
    const to = { ...from, option: anOption('Geen lampen', 0) }
    expect(describeConflict({ choices: [from], rules: [] })).toBe('Past niet bij je keuze Twee leeslampen.')
    expect(plain(describeChanges([{ from, to }]))).toBe('van Twee leeslampen naar Geen lampen (– € 89,-)')
  })

  test('at most two of them by name', () => {
    const { definition } = set.configurator
    const choices = [
      getPropertyOption(definition, 'poten', 'slede'),
      getPropertyOption(definition, 'breedte', '180'),
      getPropertyOption(definition, 'hoofdbord', 'vlak'),
    ]
    expect(describeConflict({ choices: choices.slice(0, 2), rules: [] })).toBe(
      'Past niet bij je keuzes Slede (poten) en 180 (breedte).',
    )
    expect(describeConflict({ choices, rules: [] })).toBe(
      'Past niet bij je keuzes Slede (poten), 180 (breedte) en nog een keuze.',
    )
  })
})

test('an extra amount has its sign', () => {
  expect(plain(formatExtra(7500))).toBe('+ € 75,-')
  expect(plain(formatExtra(-7500))).toBe('– € 75,-')
})

test('[CF-15] a width without words of its own has the name that beds of that width are sold by', () => {
  const widths = ['140', '150', '160', '180']
  const { steps } = aBedSet({
    rules: [],
    steps: [
      aStepAnswer('Maat', {
        breedte: [
          ...widths.map((id) => anOptionAnswer(id)),
          anOptionAnswer('90', { btnSubText: 'Eenpersoons' }),
        ],
        lengte: ['180'],
      }),
    ],
  })
  const [width, length] = steps[0]?.properties ?? []
  if (width === undefined || length?.options[0] === undefined) throw new Error('no questions')
  expect(width.options.map((option) => findWidthWords(width, option))).toEqual([
    ...['Twijfelaar', '', 'Queen size', 'King size', 'Eenpersoons'],
  ])
  expect(findWidthWords(length, length.options[0])).toBe('')
})
