import { expect, test } from 'vitest'
import { coversPlace } from './place.ts'

test.each([
  ['the same place', '10:10:', '10:10:'],
  ['a later one', '12:12:', '10:10:'],
  ['a later one that waits for a transaction which began later still', '10:13:12', '10:11:'],
  ['a later one that waits for what the other waits for too', '9:14:9,12', '9:11:9'],
])('%s covers a place', (_, own, asked) => {
  expect(coversPlace(own, asked)).toBe(true)
})

test.each([
  ['an earlier one', '10:10:', '12:12:'],
  ['a later one that has not seen a transaction which the other saw', '9:14:9', '10:11:'],
  ['one that saw less between the same borders', '9:11:9,10', '9:11:9'],
  ['no place at all', '', '10:10:'],
  ['any place, when what is asked is none', '10:10:', 'x:y:z'],
])('%s does not cover it', (_, own, asked) => {
  expect(coversPlace(own, asked)).toBe(false)
})
