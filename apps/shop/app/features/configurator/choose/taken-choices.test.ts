import { expect, test } from 'vitest'
import { dropDrawn } from './taken-choices.ts'

const [first, second, third] = [{ stof: 'zand' }, { stof: 'mos' }, { stof: 'mos', poten: 'rond' }]

test('[CF-18] a tap counts until its own address is drawn, also while that of an earlier one is', () => {
  expect(dropDrawn([first, second, third], { ...second })).toEqual([third])
  expect(dropDrawn([first, second], { ...second })).toEqual([])
})

test('[CF-18] of equal taps the last is meant, so that none is drawn twice', () => {
  expect(dropDrawn([first, second, first, third], first)).toEqual([third])
})

test('[CF-18] an address that no tap led to overrules all taps', () => {
  expect(dropDrawn([first, second], third)).toEqual([])
  expect(dropDrawn([], third)).toEqual([])
})
