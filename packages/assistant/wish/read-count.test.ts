import { expect, test } from 'vitest'
import { readSum } from './read-count.ts'

test.each([
  ['hoeveel kosten er 4', 4],
  ['wat kost het als ik er twee neem', 2],
  ['wat kosten zes badlakens', 6],
  ['en met drie stuks samen?', 3],
  ['wat kosten die twee samen', 1],
  ['en allebei samen?', 1],
])('[CH-01] %s asks for a sum of %i', (message, times) => {
  expect(readSum(message)).toEqual({ times })
})

test.each([
  'wat kost die',
  'wat kost een dekbed van 140x200',
  'hoeveel kost bezorgen naar België',
  'wat kost een boxspring voor 2 personen',
  'wat kost een 4 seizoenen dekbed',
  'kan ik in 3 termijnen betalen',
  'wat kost een barbecue voor een man of 6',
  'wat kost een barbecue voor 6 man',
  'wat kost een set van 4',
  'hoeveel is de kerstboom van 2 meter 10',
  'wat kosten 50 blauwe kerstballen in één doos',
])('%s asks for no sum', (message) => {
  expect(readSum(message)).toBeUndefined()
})
