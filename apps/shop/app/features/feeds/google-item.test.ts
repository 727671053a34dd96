import { expect, test } from 'vitest'
import { aDeal, aFeedProduct, aFeedVariant, anImage, aPrice, publicUrl } from '../seo/seo.builders.ts'
import { readXml, textsIn } from '../seo/testing/read-xml.ts'
import { readFeedName } from './google-feed-file.ts'
import { toGoogleItems } from './google-item.ts'
import { replacePromoWords } from './promo-words.ts'

const inNetherlands = { country: 'NL', publicUrl } as const
const inBelgium = { country: 'BE', publicUrl } as const

function readItem(product = aFeedProduct(), place: typeof inNetherlands | typeof inBelgium = inNetherlands) {
  const [item = ''] = toGoogleItems(product, place)
  return readXml(item.trim())
}
const findText = (item: ReturnType<typeof readXml>, name: string) => textsIn(item, `g:${name}`)[0]

test('an item carries the price of the page and leads to the variant on it', () => {
  const item = readItem()
  expect(findText(item, 'price')).toBe('49.95 EUR')
  expect(findText(item, 'sale_price')).toBeUndefined()
  expect(findText(item, 'link')).toBe('https://shop.example.test/dekbed-duin.html?maat=140')
  expect(findText(item, 'size')).toBe('140 cm')
  expect(findText(item, 'availability')).toBe('in_stock')
})

test('a lowered price is a sale price beside the former one', () => {
  const item = readItem(aFeedProduct({ variants: [aFeedVariant({ price: aPrice(3900, 4995) })] }))
  expect(findText(item, 'price')).toBe('49.95 EUR')
  expect(findText(item, 'sale_price')).toBe('39.00 EUR')
  expect(findText(item, 'sale_price_effective_date')).toBeUndefined()
})

test('[SC-08] a sale price that is a deal’s says from when until when it holds', () => {
  const deal = aDeal()
  const item = readItem(aFeedProduct({ variants: [aFeedVariant({ price: aPrice(3900, 4995), deal })] }))
  expect(findText(item, 'sale_price_effective_date')).toBe('2026-11-19T23:00Z/2026-11-20T23:00Z')
})

test('a deal without a former price is a price alone', () => {
  const item = readItem(aFeedProduct({ variants: [aFeedVariant({ price: aPrice(3900), deal: aDeal() })] }))
  expect([findText(item, 'price'), findText(item, 'sale_price')]).toEqual(['39.00 EUR', undefined])
})

test.each([
  [inNetherlands, ['NL', '4.95 EUR']],
  [inBelgium, ['BE', '6.95 EUR']],
])('delivery is that of the country of the feed: %o', (place, [country, price]) => {
  const shipping = readItem(aFeedProduct(), place).children.filter(({ name }) => name === 'g:shipping')
  expect(shipping).toHaveLength(1)
  expect(textsIn(shipping[0], 'g:country')).toEqual([country])
  expect(textsIn(shipping[0], 'g:price')).toEqual([price])
})

test('words that Belgian law keeps for its sale months stay out of the Belgian feed only', () => {
  const product = aFeedProduct({ title: 'Opruiming dekbed', category_titles: ['Kleding sale'] })
  expect(findText(readItem(product), 'title')).toBe('Opruiming dekbed, 140 cm')
  const belgian = readItem(product, inBelgium)
  expect(findText(belgian, 'title')).toBe('Actie dekbed, 140 cm')
  expect(findText(belgian, 'product_type')).toBe('Kleding actie')
  expect(replacePromoWords('BE', 'Uitverkoop, solden en koopjes; salestafel')).toBe(
    'Actie, acties en actie; salestafel',
  )
})

test('variants of one product belong together, and a product alone to none', () => {
  const variants = [aFeedVariant(), aFeedVariant({ sku: 'DK-240' })]
  expect(findText(readItem(aFeedProduct({ variants })), 'item_group_id')).toBe('DK')
  expect(findText(readItem(), 'item_group_id')).toBeUndefined()
})

test("the variant's own picture comes first; without any picture there is no item", () => {
  const images = [anImage('voor'), anImage('salie')]
  const item = readItem(aFeedProduct({ images, variants: [aFeedVariant({ image_key: 'salie' })] }))
  expect(findText(item, 'image_link')).toBe('https://shop.example.test/media/1280/salie.webp')
  expect(textsIn(item, 'g:additional_image_link')).toEqual(['https://shop.example.test/media/1280/voor.webp'])
  expect(toGoogleItems(aFeedProduct({ images: [] }), inNetherlands)).toEqual([])
})

test('returned goods are marked as used', () => {
  expect(findText(readItem(aFeedProduct({ condition: 'used' })), 'condition')).toBe('used')
  expect(findText(readItem(), 'condition')).toBe('new')
})

test('goods with a lead time say how long it takes before they leave', () => {
  const item = readItem(aFeedProduct({ variants: [aFeedVariant({ handling_days: 20 })] }))
  expect([findText(item, 'min_handling_time'), findText(item, 'max_handling_time')]).toEqual(['20', '20'])
})

test('whatever character a title has, the feed is valid XML and keeps what XML can hold', () => {
  const variants = [aFeedVariant({ title: '' })]
  for (let first = 0; first <= 0xffff; first += 140) {
    // Counts down, so that no two surrogate halves form a valid character.
    const units = Array.from({ length: 140 }, (_, index) => Math.min(first + 139 - index, 0xffff))
    const title = findText(
      readItem(aFeedProduct({ title: String.fromCharCode(...units), variants })),
      'title',
    )
    const kept = (unit: number) => unit >= 0x20 && (unit < 0xd800 || unit > 0xdfff) && unit < 0xfffe
    expect(title?.replace(/[\t\n\r]/g, '')).toBe(String.fromCharCode(...units.filter(kept)))
  }
})

test('a title that is too long is cut after a whole word', () => {
  const title = findText(readItem(aFeedProduct({ title: 'dekbed '.repeat(40).trim() })), 'title')
  expect(title?.length).toBeLessThanOrEqual(150)
  expect(title).toMatch(/dekbed$/)
})

test('text that looks like markup stays text', () => {
  const hostile = '</g:title></item>]]>&lt;"'
  expect(findText(readItem(aFeedProduct({ title: hostile })), 'title')).toBe(`${hostile}, 140 cm`)
})

test.each([
  ['google-nl', { country: 'NL', part: 1 }],
  ['google-be-2', { country: 'BE', part: 2 }],
  ['google-be-1', undefined],
  ['google-de', undefined],
  ['google-nl-0', undefined],
  ['bing-nl', undefined],
  ['google-NL', undefined],
])('a feed named %s is %o', (name, feed) => {
  expect(readFeedName(name)).toEqual(feed)
})

test('a light source has its class with the ends of the scale, and its registration when it has one', () => {
  const lamp = readItem(aFeedProduct({ energy_label: 'E', eprel_number: 123456 }))
  const names = ['energy_efficiency_class', 'min_energy_efficiency_class', 'max_energy_efficiency_class']
  expect(names.map((name) => findText(lamp, name))).toEqual(['E', 'G', 'A'])
  expect(findText(lamp, 'certification')).toBeDefined()
  const example = readItem(aFeedProduct({ energy_label: 'E' }))
  expect(findText(example, 'energy_efficiency_class')).toBe('E')
  expect(findText(example, 'certification')).toBeUndefined()
  expect(findText(readItem(), 'energy_efficiency_class')).toBeUndefined()
})
