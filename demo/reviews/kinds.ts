import type { DemoProduct } from '../catalog/product.ts'

/** The files of sentences that are true of a family, beside those that are true of anything. */
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

/** The material of a product's reviews; a family that is new here is spoken of in general. */
export function materialOf({ family }: DemoProduct): string[] {
  const own = filesOfFamily[family]
  return own === undefined ? ['algemeen', 'levering'] : [own, 'algemeen', 'levering']
}

/** What a sentence may ask of a product: its facets, family, way of delivery, and the words of its name. */
export function tagsOf(product: DemoProduct): ReadonlySet<string> {
  const words = `${product.title} ${product.subTitle}`.toLowerCase().split(/[^\p{L}\d]+/u)
  return new Set([...words, ...product.facetValues, product.family, product.deliveryClass])
}
