import { expect, test } from 'vitest'
import { readDemoProducts } from '../../catalog/demo-products.ts'
import { rooms } from './rooms.ts'

/** A phone of 390 px shows the square picture this wide; the wide one is shown from 769 px on. */
const shown = { square: 356, wide: 720 } as const
/** WCAG 2.2, 2.5.8: what lies closer together is hard to press. */
const leastApart = 24

test.each(rooms.rooms.map((room) => [room.slug, room] as const))(
  '%s has no dots on top of each other',
  (_, { pieces }) => {
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1))
        for (const [view, width] of Object.entries(shown) as [keyof typeof shown, number][]) {
          const height = view === 'square' ? width : (width * 2) / 3
          const apart = Math.hypot(
            ((one[view].x - other[view].x) * width) / 100,
            ((one[view].y - other[view].y) * height) / 100,
          )
          expect(apart, `${one.label} and ${other.label} on the ${view} picture`).toBeGreaterThan(leastApart)
        }
  },
)

test('there are six rooms, each with what one needs for a corner of a house', () => {
  expect(rooms.rooms).toHaveLength(6)
  for (const { pieces } of rooms.rooms) expect(pieces.length).toBeGreaterThanOrEqual(5)
})

test('every piece is sold in the very make and size that its room shows', async () => {
  const products = new Map((await readDemoProducts()).map((product) => [product.slug, product]))
  const missing = rooms.rooms.flatMap(({ slug, pieces }) =>
    pieces.flatMap(({ productSlug, choice, shown: size }) => {
      const { options = [], variants = [] } = products.get(productSlug) ?? {}
      const wanted = Object.entries({ ...choice, ...size })
      const isSold = variants.some(({ values }) =>
        wanted.every(([key, value]) => values[options.findIndex((option) => option.key === key)] === value),
      )
      return isSold ? [] : [`${slug}: ${productSlug} ${JSON.stringify(wanted)}`]
    }),
  )
  expect(missing).toEqual([])
})
