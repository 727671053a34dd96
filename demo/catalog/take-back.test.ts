import { expect, test } from 'vitest'
import { categories } from './catalog-names.ts'
import { readDemoProducts } from './demo-products.ts'

const kindOf = new Map(categories.map(({ path, takeBack }) => [path, takeBack]))

test('every lamp, bed, mattress and topper says where the old one goes, and nothing else does', async () => {
  const due: Record<string, string> = { boxspring: 'bed', matras: 'bed', topper: 'mattress' }
  const wrong = (await readDemoProducts()).filter(({ family, energyLabel, categories: [main = ''] }) => {
    const expected = energyLabel === null ? due[family] : 'lamp'
    return kindOf.get(main) !== expected
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})
