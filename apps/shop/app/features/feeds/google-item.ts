import type { FeedProduct, FeedVariant } from '@sluimer/contract/catalog/product-feed'
import type { CountryCode } from '@sluimer/domain/address/country'
import { centsToEuros } from '@sluimer/domain/money/euro'
import { findOptionProperty } from '../seo/option-property.ts'
import { toMachinePicture } from '../seo/picture-address.ts'
import { joinProductWords } from '../seo/product-words.ts'
import { reducedLabel, replacePromoWords } from './promo-words.ts'
import { buildXmlElement } from './xml.ts'

/** Google's own limits. */
const longestTitle = 150
const longestDescription = 5000
const longestHighlight = 150
const mostHighlights = 10
const mostOtherPictures = 10

interface Place {
  country: CountryCode
  publicUrl: string
}

/**
 * Writes the variants of a product as items of a Google Merchant feed for one country. Prices include VAT and equal
 * those of the page. A product without a picture gets no item: Google would refuse it.
 */
export function toGoogleItems(product: FeedProduct, place: Place): string[] {
  if (product.images.length === 0) return []
  return product.variants.map((variant) => toGoogleItem(product, variant, place))
}

function toGoogleItem(product: FeedProduct, variant: FeedVariant, place: Place): string {
  const { country } = place
  const words = (text: string) => replacePromoWords(country, text)
  const title = [product.title, variant.title].filter(Boolean).join(', ')
  const description = joinProductWords(product) || title
  const attributes: (readonly [name: string, text: string])[] = [
    ['id', variant.sku],
    ['title', shortened(words(title), longestTitle)],
    ['description', shortened(words(description), longestDescription)],
    ['link', toAddress(product, variant, place.publicUrl)],
    ...toPictures(product, variant, place.publicUrl),
    ['availability', variant.available ? 'in_stock' : 'out_of_stock'],
    ...toPrices(variant, country),
    ['condition', product.condition],
    ['brand', product.brand],
    ...(variant.ean === null ? [['identifier_exists', 'no'] as const] : [['gtin', variant.ean] as const]),
    ...(product.category_titles.length === 0
      ? []
      : [['product_type', product.category_titles.map(words).join(' > ')] as const]),
    ...(product.variants.length > 1 ? [['item_group_id', product.sku] as const] : []),
    ...toChoices(variant),
    ...(variant.weight_grams === null ? [] : [['shipping_weight', `${variant.weight_grams} g`] as const]),
    ...toEnergy(product),
    ['shipping_label', product.delivery_method],
    ['min_handling_time', String(variant.handling_days)],
    ['max_handling_time', String(Math.max(1, variant.handling_days))],
    ...product.highlights
      .slice(0, mostHighlights)
      .map((text) => ['product_highlight', shortened(words(text), longestHighlight)] as const),
  ]
  const elements = attributes.map(([name, text]) => buildXmlElement(`g:${name}`, text))
  return `<item>${elements.join('')}${toCertification(product)}${toShipping(variant, country)}</item>\n`
}

function toAddress({ link }: FeedProduct, { choices }: FeedVariant, publicUrl: string): string {
  const query = new URLSearchParams(choices.map(({ key, value_key }) => [key, value_key]))
  return query.size === 0 ? `${publicUrl}${link}` : `${publicUrl}${link}?${query}`
}

/** Returns the product's pictures, the variant's own first. */
function toPictures(product: FeedProduct, variant: FeedVariant, publicUrl: string) {
  const isOwn = ({ key }: { key: string }) => key === variant.image_key
  const images = [...product.images.filter(isOwn), ...product.images.filter((image) => !isOwn(image))]
  return images
    .slice(0, 1 + mostOtherPictures)
    .map(
      (image, index) =>
        [
          index === 0 ? 'image_link' : 'additional_image_link',
          toMachinePicture(image, publicUrl).address,
        ] as const,
    )
}

/** Returns a former price if the page shows one: the lowest of the thirty days before (Price Indication Directive). */
function toPrices({ price: { price, price_old: former }, deal }: FeedVariant, country: CountryCode) {
  if (former === null) return [['price', euros(price)] as const]
  return [
    ['price', euros(former)],
    ['sale_price', euros(price)],
    ...(deal
      ? [
          [
            'sale_price_effective_date',
            `${formatMinute(deal.starts_at)}/${formatMinute(deal.ends_at)}`,
          ] as const,
        ]
      : []),
    ['custom_label_0', reducedLabel[country]],
  ] as const
}

/** '2026-11-20T23:00Z': Google accepts no seconds. */
function formatMinute(moment: string): string {
  return `${moment.slice(0, 16)}Z`
}

/** The class with the ends of its scale, which every ad for a light source has to show (Regulation (EU) 2019/2015, annex VI). */
function toEnergy({ energy_label: label }: FeedProduct) {
  if (label === null) return []
  return [
    ['energy_efficiency_class', label],
    ['min_energy_efficiency_class', 'G'],
    ['max_energy_efficiency_class', 'A'],
  ] as const
}

/** The EPREL registration, from which Google takes the full label itself. */
function toCertification({ eprel_number: code }: FeedProduct): string {
  if (code === null) return ''
  const parts = [
    buildXmlElement('g:certification_authority', 'EC'),
    buildXmlElement('g:certification_name', 'EPREL'),
    buildXmlElement('g:certification_code', String(code)),
  ]
  return `<g:certification>${parts.join('')}</g:certification>`
}

function toChoices({ choices }: FeedVariant) {
  const byName = new Map<string, string>()
  for (const { key, value } of choices) {
    const name = findOptionProperty(key)
    if (name !== undefined && !byName.has(name)) byName.set(name, value)
  }
  return [...byName]
}

function toShipping({ shipping }: FeedVariant, country: CountryCode): string {
  return shipping
    .filter((one) => one.country === country)
    .map((one) => {
      const parts = [
        buildXmlElement('g:country', one.country),
        buildXmlElement('g:service', one.service),
        buildXmlElement('g:price', euros(one.price)),
      ]
      return `<g:shipping>${parts.join('')}</g:shipping>`
    })
    .join('')
}

function euros(cents: number): string {
  return `${centsToEuros(cents).toFixed(2)} EUR`
}

/** Cuts a text at the last word that fits. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.search(/\s\S*$/)
  return (end > 0 ? cut.slice(0, end) : cut).toWellFormed()
}
