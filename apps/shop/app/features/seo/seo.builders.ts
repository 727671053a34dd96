import type { Deal } from '@sluimer/contract/catalog/deal'
import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { FeedProduct, FeedVariant } from '@sluimer/contract/catalog/product-feed'
import type { Image } from '@sluimer/contract/platform/primitives'

export const publicUrl = 'https://shop.example.test'

export function anImage(key: string): Image {
  return { key, src: `/media/640/${key}.webp`, alt: key, width: 1600, height: 1200, placeholder: '' }
}

export function aPrice(price: number, price_old: number | null = null) {
  return { price, price_old, price_incl: price, discount_percent: null, from: false }
}

export function aDeal(): Deal {
  return {
    kind: 'daily',
    starts_at: '2026-11-19T23:00:00.000Z',
    ends_at: '2026-11-20T23:00:00.000Z',
    now: '2026-11-20T12:00:00.000Z',
    pieces_total: null,
    pieces_left: null,
  }
}

export function aVariant(special: Partial<Variant> = {}): Variant {
  return {
    variant_id: '11',
    sku: 'DK-140',
    ean: null,
    weight_grams: null,
    handling_days: 0,
    title: '140 cm',
    value_ids: ['140'],
    price: aPrice(4995),
    deal: null,
    available: true,
    stock: 5,
    delivery: '',
    image_key: null,
    ...special,
  }
}

/** A duvet in the sizes of its variants; with one variant it has no options. */
export function aProduct(special: Partial<Product> = {}): Product {
  const { variants = [aVariant({ value_ids: [] })] } = special
  const sizes = variants.flatMap(({ value_ids }) => value_ids.slice(0, 1))
  const option = { id: '1', key: 'maat', title: 'Maat', values: sizes.map(aValue) }
  const image = anImage('dekbed')
  return {
    id: '7',
    slug: 'dekbed-duin',
    title: 'Dekbed Duin',
    sub_title: '',
    sku: 'DK',
    link: '/dekbed-duin.html',
    brand: { title: 'Donsland', link: null },
    main_category: { title: 'Dekbedden', link: '/dekbed/' },
    categories: [{ name: 'Dekbedden' }],
    breadcrumb: [
      { title: 'Home', link: '/' },
      { title: 'Dekbedden', link: '/dekbed/' },
      { title: 'Dekbed Duin', link: '/dekbed-duin.html' },
    ],
    images: [image],
    image,
    options: sizes.length > 0 ? [option] : [],
    variants,
    variant_id: variants[0]?.variant_id ?? '',
    price: variants[0]?.price ?? aPrice(100),
    available: true,
    overlay: null,
    stock_score: 2,
    delivery: '',
    delivery_method: 'parcel',
    summary: 'Een warm dekbed.',
    description: [],
    highlights: [],
    specifications: [],
    composition: [],
    has_animal_parts: false,
    care: [],
    safety: { manufacturer: '', address: '', email: '', warnings: [] },
    rating: null,
    energy_label: null,
    light_source: null,
    producer_guarantee: null,
    take_back: null,
    made_to_measure: false,
    condition: 'new',
    custom_fields: { boxconfig_id: null, summary: null, image_url: null },
    ...special,
  }
}

const aValue = (size: string) => ({ id: size, key: size, title: `${size} cm`, color: null })

export function aFeedVariant(special: Partial<FeedVariant> = {}): FeedVariant {
  return {
    variant_id: '11',
    sku: 'DK-140',
    ean: null,
    title: '140 cm',
    choices: [{ key: 'maat', value_key: '140', value: '140 cm' }],
    price: aPrice(4995),
    deal: null,
    available: true,
    handling_days: 0,
    image_key: null,
    weight_grams: null,
    shipping: [
      { country: 'NL', service: 'Thuisbezorgd', price: 495 },
      { country: 'BE', service: 'Thuisbezorgd', price: 695 },
    ],
    ...special,
  }
}

export function aFeedProduct(special: Partial<FeedProduct> = {}): FeedProduct {
  return {
    id: '7',
    sku: 'DK',
    title: 'Dekbed Duin',
    link: '/dekbed-duin.html',
    brand: 'Donsland',
    summary: 'Een warm dekbed.',
    description: [],
    highlights: [],
    images: [anImage('dekbed')],
    category_titles: ['Slapen', 'Dekbedden'],
    condition: 'new',
    energy_label: null,
    eprel_number: null,
    delivery_method: 'parcel',
    variants: [aFeedVariant()],
    ...special,
  }
}
