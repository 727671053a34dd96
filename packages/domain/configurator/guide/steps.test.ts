import { describe, expect, test } from 'vitest'
import { aProperty } from '../model/configurator.builders.ts'
import { canGoToStep, findOpenProperty, listAskingSteps, parseStepNumber } from './steps.ts'

const steps = [
  { title: 'Maat', properties: [aProperty('breedte', ['140']), aProperty('lengte', ['200', '210'])] },
  { title: 'Hoofdbord', properties: [aProperty('hoofdbord', ['vlak'])] },
  { title: 'Stof', properties: [aProperty('stof', ['zand'])] },
]

describe('[CF-08] the steps that are shown', () => {
  test('are those with something to choose', () => {
    const asked = [
      ...steps,
      { title: 'Leeg', properties: [aProperty('niets', [])] },
      { title: 'Zonder vraag', properties: [] },
    ]
    expect(listAskingSteps(asked).map(({ title }) => title)).toEqual(['Maat', 'Hoofdbord', 'Stof'])
  })

  test('keep only the questions with something to choose', () => {
    const half = { title: 'Half', properties: [aProperty('niets', []), aProperty('poten', ['hout'])] }
    expect(listAskingSteps([half])[0]?.properties.map(({ id }) => id)).toEqual(['poten'])
  })
})

describe('[RT-09] [CF-08] the step in an address', () => {
  test.each([
    ['step-2', 2],
    ['step-4', 4],
    ['2', 2],
    ['stap-3-van-4', 1],
    ['step-5', 1],
    ['step-0', 1],
    ['step-', 1],
    ['checkout', 1],
    ['step-99999999999999999999', 1],
  ])('%s of four is step %i', (text, number) => {
    expect(parseStepNumber(text, 4)).toBe(number)
  })
})

describe('[CF-01] [CF-07] going to a step', () => {
  test('is allowed to those before, whatever was chosen', () => {
    expect(canGoToStep(steps, {}, { from: 3, to: 1 })).toBe(true)
    expect(canGoToStep(steps, {}, { from: 3, to: 3 })).toBe(true)
  })

  test('is allowed to later ones that have all their choices', () => {
    expect(canGoToStep(steps, { hoofdbord: 'vlak' }, { from: 1, to: 2 })).toBe(true)
    expect(canGoToStep(steps, { stof: 'fluweel' }, { from: 1, to: 3 })).toBe(false)
    expect(canGoToStep(steps, {}, { from: 1, to: 2 })).toBe(false)
  })

  test('opens the summary when everything is chosen', () => {
    const all = { breedte: '140', lengte: '200', hoofdbord: 'vlak', stof: 'zand' }
    expect(canGoToStep(steps, all, { from: 3, to: 4 })).toBe(true)
    expect(canGoToStep(steps, { ...all, lengte: '220' }, { from: 3, to: 4 })).toBe(false)
  })

  test('is not possible to steps that do not exist', () => {
    expect(canGoToStep(steps, {}, { from: 1, to: 0 })).toBe(false)
    expect(canGoToStep(steps, {}, { from: 1, to: 9 })).toBe(false)
  })
})

test('[CF-07] the question that is still open is named', () => {
  const [size] = steps
  if (size === undefined) throw new Error('the steps begin with the size')
  expect(findOpenProperty(size, {})?.id).toBe('breedte')
  expect(findOpenProperty(size, { breedte: '140' })?.id).toBe('lengte')
  expect(findOpenProperty(size, { breedte: '140', lengte: '210' })).toBeUndefined()
})
