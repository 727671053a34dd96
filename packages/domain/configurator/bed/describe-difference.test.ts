import { expect, test } from 'vitest'
import { describeDifference, listOwnParts } from './describe-difference.ts'

const size = { title: 'Breedte', value: '180 cm' }
const cloth = { title: 'Stof', value: 'Mos' }
const lamps = { title: 'Leeslampen', value: 'Twee leeslampen' }

test.each([
  ['nothing, when all parts are the same', [size, cloth], [size, cloth], ''],
  [
    'a part that is another one',
    [size, cloth],
    [size, { ...cloth, value: 'Zand' }],
    'stof Zand in plaats van Mos',
  ],
  ['a part that only the first has', [size, lamps], [size], 'geen leeslampen'],
  ['a part that only the second has', [size], [size, cloth], 'stof Mos'],
  ['a part that is named by its value', [size], [size, lamps], 'twee leeslampen'],
  [
    'a part with an abbreviation in its title',
    [size, { title: 'Stopcontact met USB', value: 'USB links' }],
    [size],
    'geen stopcontact met USB',
  ],
  ['a part whose title is an abbreviation', [size, { title: 'USB', value: 'links' }], [size], 'geen USB'],
  [
    'several parts, with "en" before the last',
    [size, cloth, lamps],
    [
      { ...size, value: '160 cm' },
      { ...cloth, value: 'Zand' },
    ],
    'breedte 160 cm in plaats van 180 cm, stof Zand in plaats van Mos en geen leeslampen',
  ],
])('two beds differ in %s', (_, was, is, words) => {
  expect(describeDifference(was, is)).toBe(words)
})

test('a bed is told from others by each part that one of them does not have', () => {
  const bed = [size, cloth]
  const others = [
    [size, cloth, lamps],
    [size, { ...cloth, value: 'Zand' }],
  ]
  expect(listOwnParts(bed, others)).toEqual(['stof Mos', 'geen leeslampen'])
  expect(listOwnParts(bed, [bed])).toEqual([])
  expect(listOwnParts(bed, [])).toEqual([])
})
