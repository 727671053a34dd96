import { expect, test } from 'vitest'
import { groupByPurpose } from './group-by-purpose.ts'

test('kinds of data that are kept for one reason stand under it once, without those that the shop has none of', () => {
  const why = 'Om je bestelling te leveren.'
  const sections = [
    { title: 'Bestellingen', why, rows: 1 },
    { title: 'Mails', why: 'Om te zien wat we stuurden.', rows: 3 },
    { title: 'Artikelen', why, rows: 2 },
    { title: 'Retouren', why, rows: 0 },
  ]
  expect(groupByPurpose(sections)).toEqual([
    [why, ['Bestellingen (1)', 'Artikelen (2)']],
    ['Om te zien wat we stuurden.', ['Mails (3)']],
  ])
})
