import { readFileSync } from 'node:fs'
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

interface Shown {
  imageKey: string
}
interface Home {
  extraPromos: Shown[]
  blocks: Shown[]
  categories: string[]
}
interface Floors {
  floors: { categoryPath: string; edits: Shown[] }[]
}

const readBlock = <Block>(name: string): Block =>
  JSON.parse(readFileSync(new URL(`../content/blocks/${name}.json`, import.meta.url), 'utf8'))
const pictureOf = new Map(categories.map(({ path, cardImage }) => [path, cardImage]))
const listRepeated = (keys: readonly unknown[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

test('no two cards of the home page show one picture', () => {
  const { extraPromos, blocks, categories: doors } = readBlock<Home>('homepage')
  expect(doors.length).toBeGreaterThan(4)
  const keys = [...extraPromos, ...blocks].map(({ imageKey }) => imageKey)
  expect(listRepeated([...keys, ...doors.map((path) => pictureOf.get(path))])).toEqual([])
})

test('no card of a floor shows the picture of a tile on it', () => {
  const { floors } = readBlock<Floors>('shop-floor')
  const repeated = floors.map(({ categoryPath, edits }) => {
    const below = categories.filter(({ parentPath }) => parentPath === categoryPath)
    const further = below.flatMap(({ path }) => categories.filter(({ parentPath }) => parentPath === path))
    // With fewer than four below it, a floor shows those of the next level.
    const tiles = below.length < 4 && further.length > 0 ? further : below
    return listRepeated([
      ...tiles.map(({ cardImage }) => cardImage),
      ...edits.map(({ imageKey }) => imageKey),
    ])
  })
  expect(floors.length).toBeGreaterThan(4)
  expect(repeated.flat()).toEqual([])
})

test('[CT-03] goods that came back stand in a room first; three are seen from near, as in their room something else is larger', () => {
  const used = products.filter(({ condition }) => condition === 'used')
  const fromNear = used.filter(({ images: [first] }) => first?.endsWith('-detail'))
  expect(used.length).toBeGreaterThan(10)
  expect(fromNear.map(({ slug }) => slug).sort()).toEqual([
    'gordijn-duin-retour',
    'nachtkastje-twee-laden-retour',
    'plaid-heide-wol-retour',
  ])
})

test('[CT-03] in listings whose goods are alike some stand in their room first', () => {
  for (const path of ['hanglampen', 'tafellampen', 'gordijnen', 'vloerkleden', 'plaids']) {
    const goods = listGoods(path)
    const atHome = goods.filter(({ images: [first] }) => first?.endsWith('-scene'))
    expect(atHome.length / goods.length, path).toBeGreaterThan(0.2)
    expect(atHome.length / goods.length, path).toBeLessThan(0.7)
  }
})
