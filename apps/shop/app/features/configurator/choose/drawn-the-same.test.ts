import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { expect, test } from 'vitest'
import type { BedSet } from '../set/bed-set.ts'
import {
  aBedSet,
  aHeadboard,
  anOptionAnswer,
  aStepAnswer,
  headboardScene,
} from '../set/configurator.builders.ts'
import { isDrawnTheSame } from './drawn-the-same.ts'
import { judgeOptions } from './judged-option.ts'

const now = new Date('2026-03-02T12:00:00Z')
const cloth = (id: string, extra = 0) => anOptionAnswer(id, { color: '#8c9384', extra })
const cloths = aBedSet({
  scenes: [headboardScene],
  steps: [
    aStepAnswer(
      'Hoofdbord',
      { hoofdbord: [aHeadboard('vlak'), aHeadboard('kanaal'), aHeadboard('kussen')] },
      'tile',
    ),
    aStepAnswer('Stof', { stof: [cloth('zand'), cloth('taupe'), cloth('mos', 15_000)] }, 'tile'),
  ],
  defaultConfig: { hoofdbord: 'vlak', stof: 'zand' },
  rules: [],
  advice: [],
})

/** Returns the options of a question whose cards are drawn anew when these choices become those. */
function listDrawn(set: BedSet, propertyId: string, [before, after]: readonly [Choices, Choices]): string[] {
  const property = set.configurator.definition.properties.find(({ id }) => id === propertyId)
  if (property === undefined) throw new Error(`no ${propertyId}`)
  const toCards = (choices: Choices) =>
    judgeOptions(set, choices, property, now).map((judged) => ({
      ...{ property, judged, type: 'tile' as const, onTake },
      isChosen: choices[propertyId] === judged.option.id,
    }))
  const drawn = toCards(before)
  return toCards(after).flatMap((card, at) => {
    const was = drawn[at]
    return was !== undefined && isDrawnTheSame(was, card) ? [] : [card.judged.option.id]
  })
}
const onTake = () => {}

test('[CF-04] a tap draws the option that was taken and the one that was, where the others cost the same beside it', () => {
  expect(listDrawn(cloths, 'stof', [{ stof: 'zand' }, { stof: 'taupe' }])).toEqual(['zand', 'taupe'])
  expect(listDrawn(cloths, 'stof', [{ stof: 'zand' }, { stof: 'zand' }])).toEqual([])
})

test('[CF-04] and the others where they now say another difference', () => {
  const all = ['zand', 'taupe', 'mos']
  expect(listDrawn(cloths, 'stof', [{ stof: 'zand' }, { stof: 'mos' }])).toEqual(all)
})

test('[CF-03] close-ups are drawn anew in another fabric, and not for another headboard', () => {
  const [sand, green] = [
    { hoofdbord: 'vlak', stof: 'zand' },
    { hoofdbord: 'vlak', stof: 'mos' },
  ]
  expect(listDrawn(cloths, 'hoofdbord', [sand, green])).toEqual(['vlak', 'kanaal', 'kussen'])
  const other = { ...sand, hoofdbord: 'kanaal' }
  expect(listDrawn(cloths, 'hoofdbord', [sand, other])).toEqual(['vlak', 'kanaal'])
})

test('[CF-04] an option that no longer fits is drawn anew, also where its repair costs nothing', () => {
  const set = aBedSet({
    steps: [
      aStepAnswer('Maat', { breedte: ['160', '180'] }),
      aStepAnswer('Poten', { poten: ['rond', 'slede'] }),
    ].map((step, order) => ({ ...step, order })),
    defaultConfig: { breedte: '160', poten: 'rond' },
    rules: [{ id: 'smal', sentence: 'Een slede is smal.', never: [{ poten: ['slede'], breedte: ['180'] }] }],
    advice: [],
  })
  expect(listDrawn(set, 'poten', [{ breedte: '160' }, { breedte: '180' }])).toEqual(['slede'])
})
