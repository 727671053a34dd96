import { findAdvisedBed } from '@sluimer/domain/configurator/guide/advised-bed'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aBedSet } from '../set/configurator.builders.ts'
import { FirmnessTable } from './firmness-table.tsx'
import { readAdvice } from './read-advice.ts'
import { readLength, readSleeper } from './read-sleeper.ts'

describe('the advice', () => {
  const set = aBedSet()

  test('fills in a whole bed', () => {
    expect(findAdvisedBed(set, [0])).toEqual({
      breedte: '160',
      hoofdbord: 'vlak',
      poten: 'rond',
      lampen: '0',
    })
  })

  test('makes answers that clash go together', () => {
    // The second answer names a sledge under a bed of 180 cm, which no rule allows.
    const bed = findAdvisedBed(set, [1])
    expect([bed?.breedte, bed?.poten]).not.toEqual(['180', 'slede'])
    expect(Object.keys(bed ?? {})).toHaveLength(4)
  })

  test('keeps what an earlier question asks, although a change of that would cost less', () => {
    const ask = (question: string, choices: Record<string, string>) => ({
      question,
      answers: [{ title: 'Ja', choices }],
    })
    const lamps = ask('Lees je in bed?', { lampen: 'lampen' })
    const classic = ask('Houd je van klassiek?', { hoofdbord: 'geknoopt', poten: 'slede' })
    expect(findAdvisedBed(aBedSet({ advice: [lamps, classic] }), [0, 0])).toEqual({
      breedte: '160',
      hoofdbord: 'vlak',
      poten: 'slede',
      lampen: 'lampen',
    })
    const dark = ask('Slaapt er iemand vroeg?', { lampen: '0' })
    expect(findAdvisedBed(aBedSet({ advice: [lamps, dark, classic] }), [0, 0, 0])).toMatchObject({
      hoofdbord: 'geknoopt',
      lampen: '0',
    })
  })

  test.each([[[]], [[undefined]], [[9]]])('waits for every answer: %j', (answers) => {
    expect(findAdvisedBed(set, answers)).toBeUndefined()
  })

  test('gives no bed for a set without questions', () => {
    expect(findAdvisedBed(aBedSet({ advice: [] }), [])).toBeUndefined()
  })

  test('reads one digit for each answer', () => {
    expect(readAdvice(['0', '', 'x', '10', '2'])).toEqual([0, undefined, undefined, undefined, 2])
  })
})

describe('[CF-16] the sleeper', () => {
  test.each([
    ['180', '75', { lengthCm: 180, weightKg: 75 }],
    [' 180 ', '120', { lengthCm: 180, weightKg: 120 }],
    ['18', '75', undefined],
    ['180', '7', undefined],
    ['1e2', '75', undefined],
    ['400', '75', undefined],
    ['180 cm', '75,5 kg', { lengthCm: 180, weightKg: 75.5 }],
    ['180', '75 kilo', { lengthCm: 180, weightKg: 75 }],
    ['180', '75 cm', undefined],
    ['185.5', '7,5', undefined],
    ['1850', '75', undefined],
  ])('of %s cm and %s kg', (length, weight, sleeper) => {
    expect(readSleeper(length, weight)).toEqual(sleeper)
  })

  test.each([
    ['1,85', 185],
    ['1.85', 185],
    ['1,8', 180],
    ['1,05 m', 105],
    ['1.85 meter', 185],
    ['1m85', 185],
    ['2 m', 200],
    ['0,95', 95],
    ['1', undefined],
    ['1,', undefined],
    ['3,50', undefined],
    ['1,8,5', undefined],
  ])('whose length is written in metres: %s', (length, lengthCm) => {
    expect(readLength(length)).toBe(lengthCm)
  })

  test('finds the same advice in the table, without scripts', () => {
    const cells = [...renderToStaticMarkup(<FirmnessTable />).matchAll(/<td[^>]*>(\w+)/g)].map(
      ([, word]) => word,
    )
    expect(cells).toEqual([
      ...['medium', 'stevig', 'stevig'],
      ...['zacht', 'medium', 'stevig'],
      ...['zacht', 'zacht', 'medium'],
    ])
  })
})
