import { expect, test } from 'vitest'
import { dropOwnBed } from './drop-own-bed.ts'

test.each([
  ['hoeslaken voor ons elektrische bed van 160x200', 'hoeslaken voor ons bed van 160x200'],
  ['elektrisch verstelbaar bed 180x200, welke overtrekken', 'bed 180x200, welke overtrekken'],
  ['welke topper, mijn bed is 180x210', 'welke topper, 180x210'],
  ['fluwijn voor een hoofdkussen van 60x70', 'fluwijn van 60x70'],
])('[CH-01] %s looks for no bed and no pillow', (message, left) => {
  expect(dropOwnBed(message)).toBe(left)
})

test.each(['elektrisch bed van 160x200', 'lamp voor een kussen van 60x70', 'mijn bed is 180x210'])(
  'nothing is left out of %s',
  (message) => {
    expect(dropOwnBed(message)).toBe(message)
  },
)
