import { expect, test } from 'vitest'
import { aBedSet, anOptionAnswer, aStepAnswer } from '../set/configurator.builders.ts'
import { findOwnSize } from './own-size.ts'

const sized = (part: string, variant: string) => anOptionAnswer(variant, { xpoId: part, xpoVarId: variant })
const set = aBedSet({
  steps: [
    aStepAnswer('Maat', {
      breedte: [sized('width', '140'), sized('width', '160')],
      lengte: [sized('length', '200'), sized('length', '220')],
    }),
  ],
  defaultConfig: { breedte: '140', lengte: '200' },
  rules: [{ id: 'smal', sentence: 'Smal is nooit lang.', never: [{ breedte: ['140'], lengte: ['220'] }] }],
  advice: [],
})

test('[CF-18] a bed of the visitor’s own size begins with its width and its length', () => {
  expect(findOwnSize(set, { widthCm: 160, lengthCm: 220 })).toEqual({ breedte: '160', lengte: '220' })
})

test('[CF-18] nothing is chosen for a size that the set is not made in, that its rules forbid, or that the visitor never gave', () => {
  expect(findOwnSize(set, { widthCm: 180, lengthCm: 200 })).toEqual({})
  expect(findOwnSize(set, { widthCm: 160, lengthCm: 210 })).toEqual({})
  expect(findOwnSize(set, { widthCm: 140, lengthCm: 220 })).toEqual({})
  expect(findOwnSize(set, undefined)).toEqual({})
})
