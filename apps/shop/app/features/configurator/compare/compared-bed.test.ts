import { describe, expect, test } from 'vitest'
import { aBedSet } from '../set/configurator.builders.ts'
import { compareBeds, listComparableBeds } from './compared-bed.ts'

const set = aBedSet()
const bed = { breedte: '160', hoofdbord: 'vlak', poten: 'rond', lampen: '0' }
const put = (choices: Record<string, string>, slug = set.slug) => ({ slug, choices })

describe('the beds that were put aside', () => {
  test('are those of the set, whole, in the order of its questions', () => {
    const { lampen, ...rest } = bed
    const stored = [put({ lampen, ...rest }), put(bed, 'boxspring-van-anders')]
    expect(listComparableBeds(set, stored)).toEqual({ beds: [bed], goneCount: 0 })
    expect(Object.keys(listComparableBeds(set, stored).beds[0] ?? {})).toEqual(Object.keys(bed))
  })

  test.each([
    ['has lost an option', { ...bed, hoofdbord: 'wolken' }],
    ['breaks a rule', { ...bed, breedte: '180', poten: 'slede' }],
    ['misses an answer to a new question', { breedte: '160', hoofdbord: 'vlak', poten: 'rond' }],
  ])('do not show one that %s, and count it', (_, gone) => {
    expect(listComparableBeds(set, [put(gone), put(bed)])).toEqual({ beds: [bed], goneCount: 1 })
  })
})

test('beds side by side differ in what is marked, and agree in the rest', () => {
  const rows = compareBeds(set, [bed, { ...bed, poten: 'slede' }], new Date('2026-03-02T12:00:00Z'))
  const marked = rows.filter(({ isDifferent }) => isDifferent).map(({ title }) => title)
  expect(marked).toContain('Poten')
  expect(marked).not.toContain('Breedte')
  expect(rows.find(({ title }) => title === 'Poten')?.values).toHaveLength(2)
})
