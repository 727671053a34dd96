import { formatPart } from '@sluimer/domain/textile/composition'
import { expect, test } from 'vitest'
import { readDemoProducts } from './demo-products.ts'
import { listMakes } from './list-makes.ts'
import type { DemoProduct, DemoVariant } from './product.ts'

const products = (await readDemoProducts()).flatMap(listMakes)
const listRows = ({ composition, specifications }: DemoProduct) => [
  ...composition.map((part) => ({ label: part.part, value: formatPart(part) })),
  ...specifications.flatMap(({ rows }) => rows),
]
const findRow = (product: DemoProduct, label: string) =>
  listRows(product).find((row) => row.label === label)?.value ?? ''
const ofFamily = (...families: string[]) => products.filter(({ family }) => families.includes(family))

/** Returns the cloth without what differs in a word: dyed yarn, a few grams more. */
const findCloth = (product: DemoProduct) =>
  findRow(product, 'Samenstelling')
    .replace(', garengeverfd', ', 144 draden')
    .replace('170 g/m²', '165 g/m²')
    .replace('linnen (van Europees vlas)', 'linnen')
const findSize = ({ options }: DemoProduct, { values }: DemoVariant) =>
  values[options.findIndex(({ key }) => key === 'maat')] ?? ''

test('covers and cases of one cloth are washed, dried and ironed alike, and shrink alike', () => {
  const told = Map.groupBy(ofFamily('dekbedovertrek', 'kussensloop'), findCloth)
  const wrong = [...told].flatMap(([cloth, same]) => {
    const degrees = new Set(same.map(({ care }) => /\d+ °C/.exec(care.join(' '))?.[0]))
    const shrinking = new Set(
      same.filter(({ family }) => family === 'dekbedovertrek').map((product) => findRow(product, 'Krimp')),
    )
    return degrees.size === 1 && shrinking.size <= 1 ? [] : [cloth]
  })
  expect(told.size).toBeGreaterThan(8)
  expect(wrong).toEqual([])
})

test('two of one kind, cloth and size weigh the same', () => {
  const variants = ofFamily('dekbedovertrek', 'kussensloop').flatMap((product) =>
    product.variants.map((variant) => ({
      named: [product.family, findCloth(product), findSize(product, variant)].join(' '),
      weight: variant.weightGrams,
    })),
  )
  const wrong = [...Map.groupBy(variants, ({ named }) => named)].filter(
    ([, same]) => new Set(same.map(({ weight }) => weight)).size > 1,
  )
  expect(wrong.map(([named]) => named)).toEqual([])
})

const corner = (product: DemoProduct) => Number(/\d+/.exec(findRow(product, 'Hoekhoogte'))?.[0] ?? 0) / 100
/** Square metres of cloth in a size of this many metres, including the hems; undefined where the size does not say. */
const clothIn: Readonly<Record<string, (w: number, l: number, product: DemoProduct) => number>> = {
  dekbedovertrek: (w, l) => 2 * w * (l + 0.3) + (w < 1.3 ? 0.6 : w < 1.5 ? 1 : 2),
  kussensloop: (w, l) => 2 * w * l + 0.12,
  hoeslaken: (w, l, product) => (w + 2 * corner(product) + 0.1) * (l + 2 * corner(product) + 0.1),
  gordijn: (w, l) => w * l * 1.08,
  handdoek: (w, l) => w * l,
  matrasbeschermer: (w, l, { slug }) => w * l * 1.1 + (slug.endsWith('rondom') ? 0.7 : 0.1),
}

test('a cloth weighs what its square metres weigh', () => {
  const weighed = products.flatMap((product) => {
    const perSquare = Number(
      /(\d+) g\/m²/.exec(
        listRows(product)
          .map(({ value }) => value)
          .join(' '),
      )?.[1],
    )
    const area = clothIn[product.family]
    if (!perSquare || !area) return []
    const pieces = Number(/^\d+/.exec(findRow(product, 'Inhoud'))?.[0] ?? 1)
    return product.variants.flatMap((variant) => {
      const size = findSize(product, variant) || findRow(product, 'Leverbaar in').replaceAll(/\s/g, '')
      const [, w, l] = /^(\d+)x(\d+)/.exec(size) ?? []
      if (!w || !l) return []
      const grams = pieces * perSquare * area(Number(w) / 100, Number(l) / 100, product)
      return [{ sku: variant.sku, share: variant.weightGrams / grams }]
    })
  })
  expect(weighed.length).toBeGreaterThan(400)
  expect(weighed.filter(({ share }) => share < 0.8 || share > 1.25)).toEqual([])
})

test('a filling fits the weight of its duvet, the tick counted in', () => {
  const filled = ofFamily('dekbed').flatMap((product) => {
    const [, thin, thick] = /(\d+)(?: \+ (\d+))? g\/m²/.exec(findRow(product, 'Vulling')) ?? []
    if (!thin) return []
    return product.variants.flatMap((variant) => {
      const [w = 0, l = 0] = findSize(product, variant).split('x').map(Number)
      const grams = ((Number(thin) + Number(thick ?? 0)) * w * l) / 10_000
      return [{ sku: variant.sku, share: variant.weightGrams / grams }]
    })
  })
  expect(filled.length).toBeGreaterThan(10)
  expect(filled.filter(({ share }) => share < 1.1 || share > 2.3)).toEqual([])
})

test('every duvet has a class of warmth, the same in its filter and in its text', () => {
  const duvets = ofFamily('dekbed')
  const wrong = duvets.filter((duvet) => {
    const told = findRow(duvet, 'Warmteklasse')
    const [facet = ''] = duvet.facetValues.filter((value) => /^(warmteklasse-|vier-seizoenen)/.test(value))
    const spoken = /\bklasse (\d)/i.exec(duvet.description.join(' '))?.[1]
    const classes = duvets
      .filter(({ sku }) => sku === duvet.sku)
      .map((make) => findRow(make, 'Warmteklasse')[0])
    const isFound =
      facet === 'vier-seizoenen' ? told.includes('vier seizoenen') : facet.endsWith(told[0] ?? '?')
    return !isFound || (spoken !== undefined && !classes.includes(spoken))
  })
  expect(duvets.length).toBeGreaterThan(45)
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

/** A bed with several makes is lifted in one of them. */
const isLifted = (slug: string) => !slug.includes(' ') || slug.endsWith(' elektrisch')

test('what darkens is not called lightproof, and what is lifted apart has a topper in two', () => {
  const promised = ofFamily('gordijn').filter(({ subTitle, description }) =>
    /lichtdicht/i.test([subTitle, ...description].join(' ')),
  )
  const lifted = products.filter(
    ({ slug, facetValues }) => facetValues.includes('elektrisch-verstelbaar') && isLifted(slug),
  )
  const whole = lifted.filter(
    (bed) => !/gesplitst/.test(findRow(bed, 'Topper')) || !/verstelba/.test(findRow(bed, 'Boxen')),
  )
  expect(lifted.length).toBeGreaterThan(4)
  expect([...promised, ...whole].map(({ slug }) => slug)).toEqual([])
})

test('specifications name each thing once', () => {
  const wrong = products.filter((product) => {
    const labels = listRows(product).map(({ label }) => label)
    return new Set(labels).size < labels.length
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('every product says what it is made of and how large it is', () => {
  const isMatter = /^(Samenstelling|Materiaal|Vulling|Kern|Stoffering|Tijk|Bovenkant|Buitenstof|Pot)$/
  const isSize = /^(Afmetingen|Hoogte|Hoogte met pot|Doorsnede|Leverbaar in|Inhoud|Lengte)$/
  const wrong = products.filter((product) => {
    const labels = listRows(product).map(({ label }) => label)
    return !labels.some((label) => isMatter.test(label)) || !labels.some((label) => isSize.test(label))
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})
