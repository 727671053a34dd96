import type { Footer } from '@sluimer/contract/content/schemas'
import { expect, test } from 'vitest'
import { toBreadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { toItemListJsonLd } from './item-list-json-ld.ts'
import { openGraph } from './open-graph.ts'
import { anImage, publicUrl } from './seo.builders.ts'
import { storeJsonLd } from './store-json-ld.ts'

const footer: Footer = {
  columns: [],
  phone: { label: '', number: '+31 85 000 00 00', hours: '' },
  email: 'hallo@shop.example',
  payment_methods: [],
  socials: [{ network: 'Pinterest', url: 'https://pinterest.example/shop' }],
  trust: {
    score: '4,3',
    text: '',
    reviews: '',
    reviews_url: '',
    cart_score: '',
    cart_reviews: '',
    is_example: true,
  },
  company: {
    name: 'Shop BV',
    address: 'Straat 1, Stad',
    coc_number: '00000000',
    vat_number: 'NL000000000B00',
  },
}

test('the breadcrumb has absolute addresses in their order; the home page has none', () => {
  const crumbs = [
    { title: 'Home', link: '/' },
    { title: 'Dekbedden', link: '/dekbed/' },
  ]
  expect(toBreadcrumbJsonLd(crumbs, publicUrl)).toMatchObject([
    {
      itemListElement: [
        { position: 1, item: 'https://shop.example.test/' },
        { position: 2, name: 'Dekbedden', item: 'https://shop.example.test/dekbed/' },
      ],
    },
  ])
  expect(toBreadcrumbJsonLd(crumbs.slice(0, 1), publicUrl)).toEqual([])
})

test('products of a second page keep their place in the whole listing', () => {
  const products = [{ title: 'Dekbed Duin', link: '/dekbed-duin.html' }]
  const listing = { title: 'Dekbedden', products, pagination: { subtotal: 25, total: 25 } }
  expect(toItemListJsonLd(listing, publicUrl)).toMatchObject([
    { numberOfItems: 25, itemListElement: [{ position: 25, url: `${publicUrl}/dekbed-duin.html` }] },
  ])
  expect(toItemListJsonLd({ ...listing, products: [] }, publicUrl)).toEqual([])
})

test('the shop says who it is, how to reach it and that goods may be returned, and gives itself no rating', () => {
  const [store] = storeJsonLd(footer, publicUrl)
  expect(store).toMatchObject({
    '@type': 'OnlineStore',
    legalName: 'Shop BV',
    vatID: 'NL000000000B00',
    contactPoint: { telephone: '+31 85 000 00 00', email: 'hallo@shop.example' },
    sameAs: ['https://pinterest.example/shop'],
    hasMerchantReturnPolicy: { applicableCountry: ['NL', 'BE'], merchantReturnDays: 14 },
  })
  expect(JSON.stringify(store)).not.toContain('Rating')
})

test('without a footer, or with an empty one, no empty values are published', () => {
  const empty = { ...footer, phone: { ...footer.phone, number: '' }, email: '', socials: [] }
  const company = { name: '', address: '', coc_number: '', vat_number: '' }
  for (const known of [undefined, { ...empty, company }]) {
    expect(JSON.stringify(storeJsonLd(known, publicUrl))).not.toMatch(/""|\[\]|contactPoint/)
  }
})

test('the card of a page has absolute addresses, and a picture of a width that is served', () => {
  const address = `${publicUrl}/dekbed/`
  const card = openGraph({
    type: 'website',
    title: 'Dekbedden',
    description: '',
    address,
    publicUrl,
    image: anImage('bed'),
  })
  expect(card).toContainEqual({ property: 'og:image', content: `${publicUrl}/media/1280/bed.webp` })
  expect(card).toContainEqual({ property: 'og:image:height', content: '960' })
  expect(card).toContainEqual({ property: 'og:url', content: address })
})

test.each([
  [
    'Laan 1 a, 1234 AB Aan Zee',
    { streetAddress: 'Laan 1 a', postalCode: '1234 AB', addressLocality: 'Aan Zee', addressCountry: 'NL' },
  ],
  ['Straat 1, Stad', 'Straat 1, Stad'],
  ['Straat 1, 2000 Antwerpen', 'Straat 1, 2000 Antwerpen'],
  ['', undefined],
])('the address %j stands in its parts when it is a Dutch one', (address, told) => {
  const [store] = storeJsonLd({ ...footer, company: { ...footer.company, address } }, publicUrl)
  if (typeof told === 'object')
    expect(store).toMatchObject({ address: { '@type': 'PostalAddress', ...told } })
  else expect(store?.address).toBe(told)
})
