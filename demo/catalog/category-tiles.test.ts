import { expect, test } from 'vitest'
import { categories } from './catalog-names.ts'
import { readDemoProducts } from './demo-products.ts'

const products = await readDemoProducts()
const listGoods = (path: string) => products.filter(({ categories: paths }) => paths.includes(path))

test('a tile on the floor for sleeping shows goods of its own category', () => {
  const floors = new Set<string | null | undefined>(['slapen', 'beddengoed', 'boxsprings-matrassen'])
  const tiles = categories.filter(
    ({ path, parentPath }) => floors.has(parentPath) && listGoods(path).length > 0,
  )
  expect(tiles.length).toBeGreaterThanOrEqual(10)
  const foreign = tiles.filter(
    ({ path, cardImage }) =>
      !listGoods(path).some(({ images }) => images.some((image) => image === cardImage)),
  )
  expect(foreign.map(({ path }) => path)).toEqual([])
})
