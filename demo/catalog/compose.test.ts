import { expect, test } from 'vitest'
import { composeFamily } from './compose.ts'
import { type Family, type Series, size } from './family.ts'

const pictures =
  (...keys: string[]) =>
  (key: string) =>
    keys.includes(key)

function aSeries(changes: Partial<Series> = {}): Series {
  return {
    name: 'Proef',
    subTitle: 'Om te proberen',
    brand: 'lindeblad',
    colors: [{ color: 'salie', images: ['proef-salie-hero'] }],
    basePriceCents: 1995,
    story: ['Een proef.'],
    popularity: 10,
    createdDaysAgo: 100,
    ...changes,
  }
}

function aFamily(series: Series, changes: Partial<Family> = {}): Family {
  return {
    key: 'proef',
    code: 'PRF',
    noun: 'Proefstuk',
    categories: ['basics'],
    manufacturer: 'Voorbeeld Wonen B.V.',
    deliveryClass: 'parcel',
    leadTimeDays: null,
    sizeTitle: 'Maat',
    sizes: [],
    weightGrams: 2000,
    facetValues: [],
    description: [],
    highlights: [],
    rows: [],
    care: [],
    warnings: [],
    series: [series],
    ...changes,
  }
}

const listImages = (family: Family, hasPicture: (key: string) => boolean) =>
  composeFamily(family, hasPicture, 1).map(({ images }) => images)

test('a color without its picture is left out, and a product without any', () => {
  const both = aSeries({
    colors: [
      { color: 'salie', images: ['proef-salie-hero'] },
      { color: 'zand', images: ['proef-zand-hero'] },
    ],
  })
  expect(listImages(aFamily(both), pictures('proef-zand-hero'))).toEqual([['proef-zand-hero']])
  expect(listImages(aFamily(both), pictures())).toEqual([])
})

test('the room and the detail follow their hero, and not what was named without one', () => {
  const all = pictures('proef-salie-hero', 'proef-salie-scene', 'proef-salie-detail')
  const fromAfar = aSeries({ colors: [{ color: 'salie', images: ['proef-salie-scene'] }] })
  expect(listImages(aFamily(aSeries()), all)).toEqual([
    ['proef-salie-hero', 'proef-salie-scene', 'proef-salie-detail'],
  ])
  expect(listImages(aFamily(fromAfar), all)).toEqual([['proef-salie-scene']])
})

test('of several names the first existing picture counts', () => {
  const either = aSeries({ colors: [{ color: 'salie', images: ['proef-wafel-hero|proef-salie-hero'] }] })
  expect(listImages(aFamily(either), pictures('proef-salie-hero'))).toEqual([['proef-salie-hero']])
  expect(listImages(aFamily(either), pictures('proef-salie-hero', 'proef-wafel-hero'))).toEqual([
    ['proef-wafel-hero'],
  ])
})

test('what a series says of itself wins over its family', () => {
  const own = aSeries({ rows: [{ label: 'Krimp', value: 'Krimpt niet' }], light: { watts: 7, lumens: 806 } })
  const family = aFamily(own, { rows: [{ label: 'Krimp', value: 'Hooguit 3%' }] })
  const [product] = composeFamily(family, () => true, 1)
  expect(product?.energyLabel).toBe('E')
  expect(product?.specifications[0]?.rows).toEqual([
    { label: 'Krimp', value: 'Krimpt niet' },
    { label: 'Meegeleverde lichtbron', value: 'Led, 7 W, 806 lumen, 2700 K' },
    { label: 'Energieklasse van de lichtbron', value: 'E' },
    { label: 'Gewicht', value: '2 kilo' },
  ])
})

test('two in a pack weigh twice as much, in every size', () => {
  const family = aFamily(aSeries({ weightFactor: 2 }), {
    sizes: [size('60x70', 1, 145), size('140x200', 2, 1650)],
  })
  const [product] = composeFamily(family, () => true, 1)
  expect(product?.variants.map(({ weightGrams }) => weightGrams)).toEqual([290, 3300])
})

test('goods without a weight are refused', () => {
  const { weightGrams: _, ...unweighed } = aFamily(aSeries())
  expect(() => composeFamily(unweighed, () => true, 1)).toThrow('has no weight')
})
