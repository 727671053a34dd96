import { describe, expect, test } from 'vitest'
import { measureColorDistance } from './color-distance.ts'
import { findNearestOption } from './nearest-option.ts'

describe('the nearest of what is left', () => {
  const sage = { id: 'salie', extraCents: 0, color: '#8c9384' }
  const fabrics = [
    { id: 'bordeaux', extraCents: 0, color: '#5b2430' },
    { id: 'mos', extraCents: 15_000, color: '#7f8a72' },
    { id: 'zwart', extraCents: 0, color: '#1b1b1b' },
  ]

  test('is the fabric whose color looks most alike, whatever it costs', () => {
    expect(findNearestOption(sage, fabrics)?.id).toBe('mos')
  })
  test('is the option whose price is nearest when there is no color', () => {
    const options = [
      { id: 'eiken', extraCents: 0 },
      { id: 'staal', extraCents: 2500 },
      { id: 'slede', extraCents: 7500 },
    ]
    expect(findNearestOption({ id: 'noten', extraCents: 4000 }, options)?.id).toBe('staal')
    expect(findNearestOption({ id: 'noten', extraCents: 1250 }, options)?.id).toBe('eiken')
  })
  test('is the one of nearest price when only one of the two has a color', () => {
    expect(findNearestOption({ id: 'ruw', extraCents: 15_000 }, fabrics)?.id).toBe('mos')
    expect(findNearestOption(sage, [{ id: 'kaal', extraCents: 0 }, ...fabrics.slice(2)])?.id).toBe('zwart')
  })
  test('is nothing when nothing is left', () => expect(findNearestOption(sage, [])).toBeUndefined())
})

describe('the distance of colors', () => {
  test.each([
    ['#000000', '#ffffff', 100],
    ['#ff0000', '#00ff00', 170.6],
    ['#cdbfa9', '#CDBFA9', 0],
  ])('of %s and %s is %d', (one, other, distance) => {
    expect(measureColorDistance(one, other)).toBeCloseTo(distance, 0)
  })
  test('of what is not a color is none', () =>
    expect(() => measureColorDistance('rood', '#000000')).toThrow(RangeError))
})
