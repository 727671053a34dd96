import type { DemoProduct } from '../catalog/product.ts'

/** The files of sentences that are true of a family, besides those that are true of anything. */
const filesOfFamily: Readonly<Record<string, string>> = {
  dekbedovertrek: 'dekbedovertrek',
  dekbed: 'dekbed',
  hoeslaken: 'hoeslaken',
  hoofdkussen: 'hoofdkussen',
  kussensloop: 'kussensloop',
  boxspring: 'boxspring',
  ledikant: 'meubel',
  matras: 'matras',
  topper: 'topper',
  plaid: 'plaid',
  gordijn: 'gordijn',
  vloerkleed: 'vloerkleed',
  tafellamp: 'lamp',
  hanglamp: 'lamp',
  vloerlamp: 'lamp',
  fauteuil: 'fauteuil',
  handdoek: 'handdoek',
  jurk: 'kleding',
  pyjama: 'kleding',
  shirt: 'kleding',
  badjas: 'kleding',
  nachtkastje: 'meubel',
  bijzettafel: 'meubel',
  dressoir: 'meubel',
  kamerplant: 'groen',
  olijfboom: 'groen',
  kerst: 'kerst',
  kerstboom: 'kerst',
  vaas: 'overig',
  spiegel: 'overig',
  barbecue: 'overig',
  matrasbeschermer: 'overig',
}

/** Sizes of beds for babies and toddlers, in which nobody of two metres sleeps. */
const smallSizes = ['100x135', '60x120']
const isForSmallBeds = ({ family, facetValues }: DemoProduct): boolean =>
  smallSizes.some((size) => facetValues.includes(size)) ||
  (family === 'hoofdkussen' && facetValues.includes('voor-kinderen'))

/** Returns the material for a product's reviews; a family without a file of its own gets the general sentences. */
export function listMaterial(product: DemoProduct): string[] {
  const own = isForSmallBeds(product) ? 'ledikant' : filesOfFamily[product.family]
  return own === undefined ? ['algemeen', 'levering'] : [own, 'algemeen', 'levering']
}

/**
 * Returns what a sentence may ask of a product: its facets, family, way of delivery, the words of its name, the temperature of
 * its wash ('was60') and whether it may go into the dryer ('droger').
 */
export function listTags(product: DemoProduct): ReadonlySet<string> {
  const words = `${product.title} ${product.subTitle}`.toLowerCase().split(/[^\p{L}\d]+/u)
  const care = product.care.filter((line) => !/tijk|kern|zo nodig/i.test(line)).join('; ')
  const degrees = [...care.matchAll(/(\d+) °C/g)].map(([, degree]) => `was${degree}`)
  const dryer = /drogen op lage|in de trommel|laag drogen/i.test(care) ? ['droger'] : []
  return new Set([
    ...words,
    ...product.facetValues,
    product.family,
    product.deliveryClass,
    ...degrees,
    ...dryer,
  ])
}
