import type { FileProduct } from '@sluimer/product-files/own-format/product-file'

/** The cloths of the sets in demo/configurator, of which shoppers can order a free sample. */
const cloths: readonly { key: string; title: string; color: string }[] = [
  { key: 'zand', title: 'Zand', color: '#cdbfa9' },
  { key: 'taupe', title: 'Taupe', color: '#8f8275' },
  { key: 'salie', title: 'Salie', color: '#8c9384' },
  { key: 'antraciet', title: 'Antraciet', color: '#56575b' },
  { key: 'naturel', title: 'Naturel', color: '#e3dacb' },
  { key: 'haver', title: 'Haver', color: '#c6b8a3' },
  { key: 'roest', title: 'Roest', color: '#a8674f' },
  { key: 'blauwgrijs', title: 'Blauwgrijs', color: '#64757d' },
  { key: 'mos', title: 'Mos', color: '#3f5c4e' },
  { key: 'nachtblauw', title: 'Nachtblauw', color: '#2b3547' },
  { key: 'bordeaux', title: 'Bordeaux', color: '#6b2f36' },
  { key: 'zwart', title: 'Zwart', color: '#23211f' },
]

/** A card with a piece of cloth in an envelope. */
const weightGrams = 20
const piecesInStock = 400

const toPicture = (key: string) => `staal-${key}-detail`

/** Returns the article with the free samples: one variant for each cloth that has a picture; undefined without any. */
export function composeFabricSamples(altOf: ReadonlyMap<string, string>): FileProduct | undefined {
  const shown = cloths.filter(({ key }) => altOf.has(toPicture(key)))
  if (shown.length === 0) return undefined
  return {
    slug: 'stofstaal-boxspring',
    sku: 'STAAL',
    title: 'Stofstaal',
    subTitle: 'Voel en zie de stof van je bed thuis',
    brand: 'duinrust',
    manufacturer: 'Voorbeeld Slaapfabriek B.V.',
    mainCategory: 'boxsprings',
    isSample: true,
    deliveryClass: 'letterbox',
    description: ['Een stukje van de stof waarmee we hoofdbord en box bekleden.'],
    composition: [{ part: 'Stof', materials: [{ name: 'polyester', percent: 100 }] }],
    images: shown.map(({ key }) => ({ key: toPicture(key), alt: altOf.get(toPicture(key)) ?? '' })),
    options: [{ key: 'stof', title: 'Stof', values: shown }],
    variants: shown.map(({ key }) => ({
      sku: `STAAL-${key.toUpperCase()}`,
      values: { stof: key },
      price: 0,
      stock: piecesInStock,
      imageKey: toPicture(key),
      weightGrams,
    })),
  }
}
