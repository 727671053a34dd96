import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Image } from '@sluimer/contract/platform/primitives'

export function anImage(key: string): Image {
  return { key, src: `/media/640/${key}.webp`, alt: key, width: 900, height: 900, placeholder: '' }
}

/** A pillowcase in one size and color that is not a deal. */
export function aTile(special: Partial<ProductTile> = {}): ProductTile {
  return {
    id: '7',
    slug: 'kussensloop-duin',
    title: 'Kussensloop Duin',
    sub_title: '',
    brand: 'Zachtgoed',
    link: '/kussensloop-duin.html',
    available: true,
    overlay: null,
    images: [anImage('sloop')],
    price: { price: 895, price_old: null, price_incl: 895, discount_percent: null, from: false },
    deal: null,
    swatches: [],
    delivery: 'Morgen in huis',
    delivery_short: 'Morgen in huis',
    variant_id: '70',
    asks_size: true,
    shown_size: null,
    rating: null,
    energy_label: null,
    energy_label_link: null,
    stock_score: 3,
    ...special,
  }
}
