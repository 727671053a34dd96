import { expect, test } from 'vitest'
import { readDemoProducts } from './demo-products.ts'
import { listMakes } from './list-makes.ts'
import { demoPictures, toKey } from './pictures.ts'
import type { DemoProduct, DemoVariant } from './product.ts'

const products = (await readDemoProducts()).flatMap(listMakes)
const bySlug = new Map(products.map((product) => [product.slug, product]))
const fullPrice = ({ prices }: DemoVariant) => Math.max(...prices.map(({ priceCents }) => priceCents))
const cheapest = ({ variants }: DemoProduct) => Math.min(...variants.map(fullPrice))
const heaviest = ({ variants }: DemoProduct) => Math.max(...variants.map(({ weightGrams }) => weightGrams))

/** Returns the sides of '140x220', or undefined for a size that is not a measure. */
function parseSides(key: string): [number, number] | undefined {
  const [, width, length] = /^(\d+)x(\d+)$/.exec(key) ?? []
  return width && length ? [Number(width), Number(length)] : undefined
}

/** Returns pairs of variants of one product of which the second is no smaller in any direction. */
function smallAndLarge({ options, variants }: DemoProduct): [DemoVariant, DemoVariant][] {
  const at = options.findIndex(({ key }) => key === 'maat')
  const colorAt = options.findIndex(({ key }) => key === 'kleur')
  return variants.flatMap((small) =>
    variants.flatMap((large): [DemoVariant, DemoVariant][] => {
      const [a, b] = [parseSides(small.values[at] ?? ''), parseSides(large.values[at] ?? '')]
      const isSameColor = small.values[colorAt] === large.values[colorAt]
      return a && b && small !== large && isSameColor && a[0] <= b[0] && a[1] <= b[1] ? [[small, large]] : []
    }),
  )
}

test('a larger size is never cheaper, and never lighter', () => {
  const pairs = products.flatMap(smallAndLarge)
  const wrong = pairs.filter(
    ([small, large]) => fullPrice(small) > fullPrice(large) || small.weightGrams > large.weightGrams,
  )
  expect(pairs.length).toBeGreaterThan(1000)
  expect(wrong.map(([small, large]) => `${small.sku} ${large.sku}`)).toEqual([])
})

test('the small one of a kind costs and weighs less than the ordinary one, and the large one more', () => {
  const wrong = products.flatMap(({ slug, ...product }) => {
    const [, stem, word] = /^(.*)-(klein|groot)$/.exec(slug) ?? []
    const ordinary = stem && bySlug.get(stem)
    if (!ordinary) return []
    const large = { slug, ...product }
    const [less, more] = word === 'klein' ? [large, ordinary] : [ordinary, large]
    return cheapest(less) < cheapest(more) && heaviest(less) < heaviest(more) ? [] : [slug]
  })
  expect(wrong).toEqual([])
})

test('a pack of two costs less than two single ones, and weighs twice as much', () => {
  const wrong = products.flatMap((pack) => {
    const [, stem] = /^(.*)-set-van-twee$/.exec(pack.slug) ?? []
    const one =
      stem &&
      ['klein', 'medium', ''].map((word) => bySlug.get([stem, word].filter(Boolean).join('-'))).find(Boolean)
    if (!one) return []
    const isBargain = cheapest(pack) < 2 * cheapest(one)
    return isBargain && heaviest(pack) > 1.5 * heaviest(one) ? [] : [`${pack.slug} ${one.slug}`]
  })
  expect(wrong).toEqual([])
})

test('the same in a dearer cloth is not cheaper than in cotton', () => {
  const dearer = ['percal', 'satijn', 'lyocell', 'linnen']
  const wrong = products.flatMap((product) => {
    const [, stem, cloth] = /^(.*)-([a-z]+)$/.exec(product.slug) ?? []
    const cotton = stem && dearer.includes(cloth ?? '') ? bySlug.get(stem) : undefined
    const isBedding = ['dekbedovertrek', 'kussensloop', 'gordijn', 'pyjama'].includes(product.family)
    return cotton && isBedding && cheapest(product) < cheapest(cotton) ? [product.slug] : []
  })
  expect(wrong).toEqual([])
})

/**
 * Colors that pictures show under another name: woods have one color in the filter, a tartan of red and green has two, and prints on
 * off-white are named after the sand in them.
 */
const shownAs: Record<string, string[]> = {
  rood: ['rood', 'terracotta'],
  'gebroken-wit': ['gebroken-wit', 'gebroken wit', 'zand'],
  hout: ['eiken', 'noten', 'hout'],
}

test('every color is shown in that color', () => {
  const pictures = new Map(demoPictures().map((picture) => [toKey(picture), picture]))
  const wrong = products.flatMap(({ slug, facetValues, options, variants }) =>
    variants.flatMap(({ values, imageKey }) => {
      const at = options.findIndex(({ key }) => key === 'kleur')
      const picture = pictures.get(imageKey ?? '')
      const colors = at < 0 ? facetValues : [values[at] ?? '']
      const names = colors.flatMap((color) => shownAs[color] ?? [color, color.replaceAll('-', ' ')])
      return names.some((name) => picture?.color.includes(name)) ? [] : [`${slug} ${imageKey}`]
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})

test('no picture stands for more than a fifth of the duvets, of which nobody could tell one from another', () => {
  const duvets = products.filter(({ family }) => family === 'dekbed')
  const first = Map.groupBy(duvets, ({ images }) => images[0])
  for (const [key, some] of first) expect(some.length / duvets.length, key).toBeLessThan(0.2)
})

test('a filter of sizes finds only what is sold in that size, or says that it fits it too', () => {
  const wrong = products.flatMap(({ slug, options, variants, facetValues, specifications }) => {
    const at = options.findIndex(({ key }) => key === 'maat')
    const sold = new Set(variants.map(({ values }) => values[at]))
    const told = JSON.stringify(specifications).replaceAll('\u00a0', ' ')
    return facetValues
      .filter((facet) => /^\d+x\d+$/.test(facet) && !sold.has(facet))
      .filter((facet) => !told.includes(facet.replace('x', ' x ')))
      .filter((facet) => !(facet.endsWith('x200') && /Dekbedden van 200 en van 220/.test(told)))
      .map((facet) => `${slug} ${facet}`)
  })
  expect(wrong).toEqual([])
})
