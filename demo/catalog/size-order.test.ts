import { expect, test } from 'vitest'
import { facets } from './facets.ts'
import { bySize } from './size-order.ts'

test('sizes go from narrow to wide, then from short to long, whatever the order they come in', () => {
  const sorted = ['40x60', '100x135', '120x150', '140x200', '140x220', '200x200', '240x200', '260x220']
  expect(sorted.toReversed().sort(bySize)).toEqual(sorted)
  expect([...sorted, '90x200'].sort(bySize).indexOf('90x200')).toBe(1)
})

test('a name that is no size has no place among them', () => {
  expect(() => ['90x200', 'eenpersoons'].sort(bySize)).toThrow(RangeError)
})

test('[CT-08] the filter on size shows its values in that order, so each category does', () => {
  const slugs = facets.find(({ key }) => key === 'maat')?.values.map(({ slug }) => slug) ?? []
  expect(slugs.length).toBeGreaterThan(30)
  expect(slugs).toEqual(slugs.toSorted(bySize))
  expect(new Set(slugs).size).toBe(slugs.length)
})
