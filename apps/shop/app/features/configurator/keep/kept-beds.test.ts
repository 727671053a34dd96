import { describe, expect, test } from 'vitest'
import { keepCompared, parseBed, toKey } from './kept-beds.ts'

describe('[CF-18] a bed in the visitor’s browser', () => {
  test('comes back as it was written', () => {
    const bed = { slug: 'boxspringset-hotel', choices: { breedte: '160', lampen: '0' } }
    expect(parseBed(JSON.parse(JSON.stringify(bed)))).toEqual(bed)
  })

  test.each([
    null,
    7,
    'bed',
    [],
    {},
    { slug: 'hotel' },
    { slug: 'a/b', choices: {} },
    { slug: 7, choices: {} },
  ])('is ignored when it is none: %j', (value) => {
    expect(parseBed(value)).toBeUndefined()
  })

  test('loses choices that do not exist', () => {
    expect(parseBed({ slug: 'hotel', choices: { breedte: 160, 'leng te': '200', poten: '<b>' } })).toEqual({
      slug: 'hotel',
      choices: {},
    })
  })

  test('is told from a bed with another choice', () => {
    expect(toKey({ slug: 'hotel', choices: { a: '1' } })).not.toBe(
      toKey({ slug: 'hotel', choices: { a: '2' } }),
    )
  })
})

test('three beds of each set are kept side by side, and none of one set takes the place of another’s', () => {
  const bed = (slug: string, poten: string) => ({ slug, choices: { poten } })
  const hotel = ['a', 'b', 'c', 'd', 'a'].map((poten) => bed('hotel', poten))
  expect(keepCompared([...hotel, bed('solo', 'a')])).toEqual([...hotel.slice(0, 3), bed('solo', 'a')])
})
