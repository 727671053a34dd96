import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from '../seo/json-ld.tsx'
import type { Node } from '../seo/json-ld-node.ts'
import { aDeal, anImage, aPrice, aProduct, aVariant, publicUrl } from '../seo/seo.builders.ts'
import { toProductJsonLd } from './product-json-ld.ts'

const sizes = [
  aVariant({ variant_id: '11', sku: 'DK-140', value_ids: ['140'], price: aPrice(4995, 6995) }),
  aVariant({ variant_id: '12', sku: 'DK-240', value_ids: ['240'], price: aPrice(8900), available: false }),
]
const first = (nodes: readonly Node[]) => nodes[0]

test('a product with one variant is one offer, at the price of the page', () => {
  const product = aProduct()
  expect(first(toProductJsonLd(product, publicUrl))).toMatchObject({
    '@type': 'Product',
    name: 'Dekbed Duin',
    sku: 'DK-140',
    category: 'Dekbedden',
    offers: {
      price: 49.95,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example.test/dekbed-duin.html',
    },
  })
})

test('a product in sizes is a group, and every size has its own price, stock and address', () => {
  expect(first(toProductJsonLd(aProduct({ variants: sizes }), publicUrl))).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'DK',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { sku: 'DK-140', size: '140 cm', offers: { price: 49.95, url: expect.stringContaining('?maat=140') } },
      { sku: 'DK-240', offers: { price: 89, availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

test('a price is struck through only where the page has a former price', () => {
  const group = first(toProductJsonLd(aProduct({ variants: sizes }), publicUrl))
  const text = JSON.stringify(group)
  expect(text.match(/StrikethroughPrice/g)).toHaveLength(1)
  expect(group).toMatchObject({
    hasVariant: [{ offers: { priceSpecification: { price: 69.95 } } }, { offers: { price: 89 } }],
  })
  expect(JSON.stringify(toProductJsonLd(aProduct(), publicUrl))).not.toContain('StrikethroughPrice')
})

test('[SC-08] the price of a deal is valid until its end, another has no end', () => {
  const renderWithDeal = (deal: ReturnType<typeof aDeal> | null) =>
    JSON.stringify(toProductJsonLd(aProduct({ variants: [aVariant({ value_ids: [], deal })] }), publicUrl))
  expect(renderWithDeal(aDeal())).toContain('"priceValidUntil":"2026-11-20T23:00:00.000Z"')
  expect(renderWithDeal(null)).not.toContain('priceValidUntil')
})

test('a summary that is also the first paragraph comes once', () => {
  const product = aProduct({ summary: 'Warm.', description: ['Warm.', 'En licht.'] })
  expect(first(toProductJsonLd(product, publicUrl))).toMatchObject({ description: 'Warm.\nEn licht.' })
})

test('delivery is listed per country at the price of the tariff, and free where it is free', () => {
  const nodes = toProductJsonLd(
    aProduct({ variants: [aVariant({ value_ids: [], price: aPrice(6000) })] }),
    publicUrl,
  )
  const rates = nodes.filter((node) => node['@type'] === 'OfferShippingDetails')
  expect(rates).toMatchObject([
    { shippingDestination: { addressCountry: 'NL' }, shippingRate: { value: 0 } },
    { shippingDestination: { addressCountry: 'BE' }, shippingRate: { value: 6.95 } },
  ])
  const ids = rates.map((rate) => ({ '@id': rate['@id'] }))
  expect(first(nodes)).toMatchObject({ offers: { shippingDetails: ids } })
})

test('delivery times and return costs are published as the page shows them', () => {
  const parcel = JSON.stringify(toProductJsonLd(aProduct(), publicUrl))
  expect(parcel).toContain('ReturnFeesCustomerResponsibility')
  expect(parcel).not.toContain('returnShippingFeesAmount')
  const nodes = toProductJsonLd(aProduct({ delivery_method: 'two_man' }), publicUrl)
  const fees = nodes.filter((node) => node['@type'] === 'MerchantReturnPolicy')
  expect(fees).toMatchObject([
    { applicableCountry: ['NL'], returnShippingFeesAmount: { value: 29.95, currency: 'EUR' } },
    { applicableCountry: ['BE'], returnShippingFeesAmount: { value: 39.95, currency: 'EUR' } },
  ])
  expect(first(nodes)).toMatchObject({
    offers: { hasMerchantReturnPolicy: fees.map((node) => ({ '@id': node['@id'] })) },
  })
})

test('what has to be made first takes longer than what is in stock', () => {
  const variants = [aVariant(), aVariant({ sku: 'DK-240', value_ids: ['240'], handling_days: 10 })]
  const times = toProductJsonLd(aProduct({ variants }), publicUrl)
    .filter((node) => node['@type'] === 'OfferShippingDetails')
    .map((node) => node.deliveryTime)
  expect(times).toHaveLength(4)
  expect(times).toMatchObject([
    { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 2 } },
    {},
    { handlingTime: { minValue: 10, maxValue: 11 } },
    {},
  ])
})

test('a letterbox piece that is too heavy costs what the cart asks', () => {
  const heavy = aProduct({
    delivery_method: 'letterbox',
    variants: [aVariant({ value_ids: [], weight_grams: 5000 })],
  })
  const [nl] = toProductJsonLd(heavy, publicUrl).filter((node) => node['@type'] === 'OfferShippingDetails')
  expect(nl).toMatchObject({ shippingRate: { value: 4.95 } })
})

test('a variant publishes its maker’s article number if it has one', () => {
  const findOffer = (ean: string | null) =>
    first(toProductJsonLd(aProduct({ variants: [aVariant({ value_ids: [], ean })] }), publicUrl))
  expect(findOffer('8712345678906')).toMatchObject({ gtin: '8712345678906' })
  expect(JSON.stringify(findOffer(null))).not.toContain('gtin')
})

test('each variant shows its own picture, or the first of the product', () => {
  const images = [anImage('dekbed'), anImage('dekbed-groot')]
  const variants = [aVariant(), aVariant({ sku: 'DK-240', value_ids: ['240'], image_key: 'dekbed-groot' })]
  const group = first(toProductJsonLd(aProduct({ images, variants }), publicUrl))
  expect(group).toMatchObject({
    hasVariant: [
      { image: expect.stringMatching(/dekbed(\.|$)/) },
      { image: expect.stringContaining('dekbed-groot') },
    ],
  })
})

test('returned goods are marked as used', () => {
  const findCondition = (condition: 'new' | 'used') =>
    first(toProductJsonLd(aProduct({ condition }), publicUrl))
  expect(findCondition('used')).toMatchObject({
    offers: { itemCondition: 'https://schema.org/UsedCondition' },
  })
  expect(findCondition('new')).toMatchObject({ offers: { itemCondition: 'https://schema.org/NewCondition' } })
})

test('what is made to measure cannot come back, all else can for fourteen days', () => {
  const renderPolicy = (made_to_measure: boolean) =>
    JSON.stringify(toProductJsonLd(aProduct({ made_to_measure }), publicUrl))
  expect(renderPolicy(true)).toContain('MerchantReturnNotPermitted')
  expect(renderPolicy(true)).not.toContain('merchantReturnDays')
  expect(renderPolicy(false)).toContain('"merchantReturnDays":14')
})

test.each(['</script><script>steal()</script>', '<!-- <script>', '\u2028"\'&'])(
  'a title with %j stays data',
  (title) => {
    const html = renderToStaticMarkup(<JsonLd nodes={toProductJsonLd(aProduct({ title }), publicUrl)} />)
    const [, data = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
    expect(data).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(data)['@graph'][0].name).toBe(title)
  },
)

test('[PD-02] the rating and the reviews of the page are published, and no example is', () => {
  const review = {
    id: '1',
    name: 'Noor',
    title: 'Warm',
    content: 'Niet te warm.',
    score: 4,
    written_at: '2026-11-20T12:00:00.000Z',
    verified: true,
    is_example: false,
    answer: null,
    helpful: 0,
    pictures: [],
  }
  const reviews = {
    product_id: '7',
    rating: { average: 4.5, count: 12 },
    histogram: [],
    has_examples: false,
    reviews: [review],
    sort: 'newest' as const,
    score: null,
    about: null,
    listed: 12,
    summary: [],
    page: 1,
    pages: 2,
  }
  for (const product of [aProduct(), aProduct({ variants: sizes })])
    expect(first(toProductJsonLd(product, publicUrl, reviews))).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
      review: [{ author: { name: 'Noor' }, datePublished: '2026-11-20', reviewRating: { ratingValue: 4 } }],
    })
  const examples = { ...reviews, has_examples: true, reviews: [{ ...review, is_example: true }] }
  expect(JSON.stringify(toProductJsonLd(aProduct(), publicUrl, examples))).not.toMatch(/Rating|Noor/)
  // Only the real review among them is published, and no average that includes invented ones.
  const mixed = { ...examples, reviews: [...examples.reviews, { ...review, name: 'Sem' }] }
  const told = JSON.stringify(toProductJsonLd(aProduct(), publicUrl, mixed))
  expect(told).toContain('"name":"Sem"')
  expect(told).not.toMatch(/AggregateRating|Noor/)
})

test('[PD-02] without reviews there is no rating', () => {
  const told = JSON.stringify(toProductJsonLd(aProduct(), publicUrl))
  expect(told).not.toContain('aggregateRating')
})
