import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBrokenRules } from '../model/broken-rules.ts'
import {
  aDefinition,
  anyHalfChosenBed,
  aProperty,
  aRule,
  listBedsByTrying,
} from '../model/configurator.builders.ts'
import { isComplete } from '../model/definition.ts'
import { listBedParts } from './bed-parts.ts'

test('[CF-05] a bed is listed part by part, without what adds nothing', () => {
  const properties = [aProperty('stof', ['zand', 'mos']), aProperty('lampen', ['0', 'lampen'])]
  expect(listBedParts(properties, { lampen: '0', stof: 'mos' })).toEqual([{ title: 'stof', value: 'mos' }])
  expect(listBedParts(properties, { lampen: 'lampen', stof: 'gone' })).toEqual([
    { title: 'lampen', value: 'lampen' },
  ])
})

test('a whole bed breaks no rule exactly when it can be made', () => {
  fc.assert(
    fc.property(anyHalfChosenBed, ({ definition, choices }) => {
      fc.pre(isComplete(definition, choices))
      const isMade = listBedsByTrying(definition).some(
        (bed) => JSON.stringify(bed) === JSON.stringify(choices),
      )
      expect(findBrokenRules(definition, choices).length === 0).toBe(isMade)
    }),
  )
})

test('every rule that is broken is named', () => {
  const properties = [aProperty('a', ['x', 'y']), aProperty('b', ['x', 'y'])]
  const rules = [
    aRule('een', { a: ['x'], b: ['x'] }),
    aRule('twee', { a: ['x'] }),
    aRule('drie', { b: ['y'] }),
  ]
  const broken = findBrokenRules(aDefinition(properties, rules), { a: 'x', b: 'x' })
  expect(broken.map(({ id }) => id)).toEqual(['een', 'twee'])
})
