import { calculateKilowattHours } from '@sluimer/domain/energy/light-source'
import { formatPart } from '@sluimer/domain/textile/composition'
import { expect, test } from 'vitest'
import { readDemoProducts } from './demo-products.ts'
import { calculateEnergyLabel } from './energy-class.ts'
import { listMakes } from './list-makes.ts'
import type { DemoProduct } from './product.ts'

/** Includes products that still wait for a picture: their words must be true on the day it comes. */
const wholes = await readDemoProducts()
const products = wholes.flatMap(listMakes)

/** What the specifications must contain for a product that the filter of materials finds. */
const namesOf: Record<string, RegExp> = {
  katoen: /katoen/i,
  percal: /percal/i,
  katoensatijn: /katoen \(satijn\)/i,
  lyocell: /lyocell/i,
  flanel: /flanel/i,
  linnen: /linnen/i,
  jersey: /jersey|elastaan/i,
  wafelkatoen: /wafelbinding/i,
  wol: /wol/i,
  acryl: /acryl/i,
  dons: /dons/i,
  kapok: /kapok/i,
  zijde: /zijde/i,
  microvezel: /microvezel|polyester/i,
  koudschuim: /koudschuim|comfortschuim/i,
  traagschuim: /traagschuim/i,
  pocketveer: /pocket/i,
  latex: /latex/i,
  boucle: /bouclé/i,
  fluweel: /fluweel/i,
  'geweven-stof': /geweven stof/i,
  polyester: /polyester|polyurethaan/i,
  viscose: /viscose/i,
  eikenhout: /eiken/i,
  notenhout: /noten/i,
  keramiek: /keramiek/i,
  metaal: /metaal|metalen|veer|veren/i,
  glas: /glas/i,
}
const fibres = /katoen|linnen|wol|zijde|dons|veertjes|kapok|latex|lyocell|viscose|kasjmier|alpaca/i

const listRows = ({ composition, specifications }: DemoProduct) => [
  ...composition.map((part) => ({ label: part.part, value: formatPart(part) })),
  ...specifications.flatMap(({ rows }) => rows),
]
const joinTexts = ({ subTitle, description, highlights }: DemoProduct) =>
  [subTitle, ...description, ...highlights].join(' ')
const slugs = (list: readonly DemoProduct[]) => list.map(({ slug }) => slug)

test('specifications name every material that a filter finds the product by', () => {
  const missing = wholes.flatMap((product) => {
    const rows = listRows(product)
      .map(({ value }) => value)
      .join('; ')
    return product.facetValues
      .filter((facet) => namesOf[facet] && !namesOf[facet].test(rows))
      .map((facet) => `${product.slug}: ${facet}`)
  })
  expect(missing).toEqual([])
})

test('nothing of man-made fibres is called natural', () => {
  const made = wholes.filter((product) => {
    const composition = listRows(product).filter(({ label }) =>
      ['Samenstelling', 'Vulling', 'Tijk'].includes(label),
    )
    return composition.length > 0 && !composition.some(({ value }) => fibres.test(value))
  })
  expect(made.length).toBeGreaterThan(0)
  expect(
    slugs(made.filter((product) => /natuurlijk|natuurstof|plantaardig/i.test(joinTexts(product)))),
  ).toEqual([])
})

test('what needs no ironing is not ironed', () => {
  const isIroned = ({ care }: DemoProduct) => care.some((line) => /^Strijken (op|mag)/.test(line))
  const found = wholes.filter(({ facetValues }) => facetValues.includes('strijkvrij'))
  // Of a product in several cloths, one at least is what the filter promises.
  const ironed = found.filter((product) => listMakes(product).every(isIroned))
  expect(found.length).toBeGreaterThan(10)
  expect(slugs(ironed)).toEqual([])
})

test('a text that says how hot to wash agrees with the care', () => {
  const degrees: [RegExp, RegExp][] = [
    [/(zestig graden|60 °C)/i, /60/],
    [/veertig graden/i, /40|60/],
    [/(95|vijfennegentig) graden/i, /95/],
  ]
  const wrong = wholes.filter((product) =>
    degrees.some(
      ([said, meant]) => said.test(joinTexts(product)) && !product.care.some((line) => meant.test(line)),
    ),
  )
  expect(slugs(wrong)).toEqual([])
})

test('wool and silk are never washed hot', () => {
  const hot = products.filter((product) => {
    const outside = listRows(product).filter(({ label }) => ['Samenstelling', 'Vulling'].includes(label))
    const isDelicate = outside.some(({ value }) => /wol|zijde|kasjmier/i.test(value))
    return isDelicate && product.care.some((line) => /^Wassen op [4-9]0/.test(line))
  })
  expect(slugs(hot)).toEqual([])
})

test('lacquer gets no oil', () => {
  const oiled = products.filter((product) => {
    const isLacquered = listRows(product).some(({ value }) => /\blak\b/i.test(value))
    return isLacquered && /olie/i.test([...product.care, joinTexts(product)].join(' '))
  })
  expect(slugs(oiled)).toEqual([])
})

test('every lamp has a class, and its text shows the class of its label', () => {
  const lamps = products.filter(({ family }) => family.endsWith('lamp'))
  const wrong = lamps.filter(
    (lamp) =>
      lamp.energyLabel === null ||
      listRows(lamp).find(({ label }) => label === 'Energieklasse van de lichtbron')?.value !==
        lamp.energyLabel,
  )
  expect(lamps.length).toBeGreaterThan(0)
  expect(slugs(wrong)).toEqual([])
})

test('every light source names its registration, marked as an example, with the figures of its label', () => {
  const lamps = products.filter(({ energyLabel }) => energyLabel !== null)
  const wrong = lamps.filter(({ energyLabel, lightSource: source }) => {
    if (source === null) return true
    const isMarked = source.isExample && /voorbeeld/i.test(source.supplier) && /voorbeeld/i.test(source.model)
    return (
      !isMarked ||
      calculateEnergyLabel(source) !== energyLabel ||
      calculateKilowattHours(source) < source.watts
    )
  })
  expect(lamps.length).toBeGreaterThan(70)
  expect(slugs(wrong)).toEqual([])
  // A model has one number, and a number belongs to one model.
  const models = new Set(lamps.map(({ lightSource: source }) => source?.model))
  const numbers = new Set(lamps.map(({ lightSource: source }) => source?.eprelNumber))
  const pairs = new Set(lamps.map(({ lightSource: source }) => `${source?.model} ${source?.eprelNumber}`))
  expect([models.size, numbers.size]).toEqual([pairs.size, pairs.size])
})

test('no text says that it is cheaper than something else: prices change, texts do not', () => {
  const boasts = /voordeliger dan los|voor de prijs van|goedkoper dan/i
  expect(slugs(products.filter((product) => boasts.test(joinTexts(product))))).toEqual([])
})
