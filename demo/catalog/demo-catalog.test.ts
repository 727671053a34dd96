import { describe, expect, test } from 'vitest'
import { brands, manufacturers } from './brands.ts'
import { categories } from './categories.ts'
import { demoProducts } from './demo-catalog.ts'
import { facets } from './facets.ts'
import { demoPictures, keyOf } from './pictures.ts'

const pictures = new Set(demoPictures().map(keyOf))
const products = demoProducts((key) => pictures.has(key))
const duplicates = (list: string[]) => list.filter((item, at) => list.indexOf(item) !== at)

describe('demo catalogue', () => {
  test('has at least 120 products, 40 categories and 15 brands', () => {
    expect(products.length).toBeGreaterThanOrEqual(120)
    expect(categories.length).toBeGreaterThanOrEqual(40)
    expect(brands).toHaveLength(15)
  })

  test('[RT-11] has the fixed pages of the specification as categories', () => {
    const paths = new Set(categories.map(({ path }) => path))
    const fixed = ['barbecue', 'webshop', 'deal-van-de-dag', 'alle-deals']
    const forCustomers = ['customer', 'customer/account', 'customer/account/login']
    expect([...fixed, ...forCustomers].filter((path) => !paths.has(path))).toEqual([])
  })

  test('names every slug and sku once', () => {
    expect(duplicates(products.map(({ slug }) => slug))).toEqual([])
    expect(duplicates(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))).toEqual([])
    expect(duplicates(facets.flatMap(({ values }) => values.map(({ slug }) => slug)))).toEqual([])
  })

  test('refers only to brands, makers, categories, facet values and pictures that exist', () => {
    const paths = new Set(categories.map(({ path }) => path))
    const values = new Set(facets.flatMap((facet) => facet.values.map(({ slug }) => slug)))
    const slugs = new Set<string>(brands.map(({ slug }) => slug))
    const makers = new Set<string>(manufacturers.map(({ name }) => name))
    const missing = products.flatMap((product) => [
      ...product.categories.filter((path) => !paths.has(path)),
      ...product.facetValues.filter((value) => !values.has(value)),
      ...product.images.filter((key) => !pictures.has(key)),
      ...(slugs.has(product.brand) ? [] : [product.brand]),
      ...(makers.has(product.manufacturer) ? [] : [product.manufacturer]),
    ])
    expect([...new Set(missing)]).toEqual([])
  })

  test('fills every category, its children counted', () => {
    const filled = new Set(products.flatMap((product) => product.categories))
    const fillsItself = new Set(
      categories.filter(({ countdown, filledBy }) => countdown || filledBy).map(({ path }) => path),
    )
    const isFilled = (path: string): boolean =>
      filled.has(path) ||
      fillsItself.has(path) ||
      categories.some((child) => child.parent === path && isFilled(child.path))
    expect(categories.filter(({ path }) => !isFilled(path)).map(({ path }) => path)).toEqual([])
  })

  test('calls used what it sells as a second chance, and nothing else', () => {
    const used = products.filter(({ condition }) => condition === 'used')
    const second = products.filter((product) => product.categories.includes('tweede-kans'))
    expect(used).toEqual(second)
    expect(used.length).toBeGreaterThan(0)
  })

  test('gives every variant one value of each option and a price that rose or fell in order', () => {
    for (const { options, variants } of products)
      for (const { values, prices } of variants) {
        expect(values.map((value, at) => options[at]?.values.some(({ key }) => key === value))).not.toContain(
          false,
        )
        expect(values).toHaveLength(options.length)
        expect(prices.map(({ fromDaysAgo }) => fromDaysAgo)).toEqual(
          prices.map(({ fromDaysAgo }) => fromDaysAgo).toSorted((a, b) => b - a),
        )
      }
  })

  test('is the same shop for the same seed', () => {
    expect(demoProducts((key) => pictures.has(key))).toEqual(products)
  })
})
