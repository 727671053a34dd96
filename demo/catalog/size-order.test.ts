import { expect, test } from 'vitest'
import { facets } from './catalog-names.ts'
import { readDemoProducts } from './demo-products.ts'

/** Orders sizes such as '140x200' (width and then length) from narrow to wide, and then from short to long. */
function bySize(a: string, b: string): number {
  const [width = 0, length = 0] = a.split('x').map(Number)
  const [otherWidth = 0, otherLength = 0] = b.split('x').map(Number)
  return width - otherWidth || length - otherLength
}

test('[CT-08] the filter on size shows its values in that order, so each category does', () => {
  const slugs = facets.find(({ key }) => key === 'maat')?.values.map(({ slug }) => slug) ?? []
  expect(slugs.length).toBeGreaterThan(30)
  expect(slugs.filter((slug) => !/^\d+x\d+$/.test(slug))).toEqual([])
  expect(slugs).toEqual(slugs.toSorted(bySize))
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('[CT-08] duvets and covers for a cot are products of their own: a page would open with the cot, beside a double bed', async () => {
  const isCot = (key: string) => ['100x135', '120x150'].includes(key)
  const bedding = (await readDemoProducts()).filter(({ family }) =>
    ['dekbed', 'dekbedovertrek'].includes(family),
  )
  const sizes = bedding.map(({ slug, options }) => ({
    slug,
    cots: options.find(({ key }) => key === 'maat')?.values.map(({ key }) => isCot(key)) ?? [],
  }))
  expect(sizes.filter(({ cots }) => cots.includes(true)).length).toBeGreaterThan(5)
  expect(
    sizes.filter(({ cots }) => cots.includes(true) && cots.includes(false)).map(({ slug }) => slug),
  ).toEqual([])
})
