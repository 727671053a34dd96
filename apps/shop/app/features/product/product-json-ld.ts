import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { ProductReviews } from '@sluimer/contract/review/schemas'
import { centsToEuros } from '@sluimer/domain/money/euro'
import { brand } from '../../lib/brand.ts'
import { toEnergyJsonLd } from '../seo/energy-json-ld.ts'
import { type Node, storeId } from '../seo/json-ld-node.ts'
import { findOptionProperty } from '../seo/option-property.ts'
import { toMachinePicture } from '../seo/picture-address.ts'
import { returnPoliciesJsonLd, toReturnPolicy, toShippingJsonLd } from '../seo/policies-json-ld.ts'
import { joinProductWords } from '../seo/product-words.ts'
import { toReviewsJsonLd } from '../seo/reviews-json-ld.ts'
import { toSearch } from './variant-choice.ts'

/**
 * Describes a product with its prices and availability: one product, or a group when it has variants. Prices and
 * reviews come from the same answer as those on the page.
 */
export function toProductJsonLd(product: Product, publicUrl: string, reviews?: ProductReviews): Node[] {
  const shipping = new Map<string, Node>()
  const offers = product.variants.map((variant) => toOffer(product, variant, publicUrl, shipping))
  const [only] = product.variants
  const isGroup = product.variants.length > 1
  return [
    isGroup || !only
      ? { ...toGroup(product, publicUrl, offers), ...toReviewsJsonLd(reviews) }
      : {
          ...toCommon(product, publicUrl),
          ...toReviewsJsonLd(reviews),
          '@type': 'Product',
          sku: only.sku,
          gtin: only.ean ?? undefined,
          offers: offers[0],
        },
    { '@type': 'OnlineStore', '@id': storeId(publicUrl), name: brand.name, url: `${publicUrl}/` },
    ...returnPoliciesJsonLd(product, publicUrl),
    ...shipping.values(),
  ]
}

function toGroup(product: Product, publicUrl: string, offers: readonly Node[]): Node {
  const varies = product.options.flatMap(({ key }) => findOptionProperty(key) ?? [])
  return {
    ...toCommon(product, publicUrl),
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: [...new Set(varies)].map((property) => `https://schema.org/${property}`),
    hasVariant: product.variants.map((variant, index) => ({
      '@type': 'Product',
      sku: variant.sku,
      gtin: variant.ean ?? undefined,
      name: [product.title, variant.title].filter(Boolean).join(', '),
      image: variantImage(product, variant, publicUrl),
      ...toChoices(product, variant),
      offers: offers[index],
    })),
  }
}

function toCommon(product: Product, publicUrl: string) {
  const address = `${publicUrl}${product.link}`
  return {
    '@id': `${address}#product`,
    name: product.title,
    url: address,
    description: joinProductWords(product) || undefined,
    image: product.images.map((image) => toMachinePicture(image, publicUrl).address),
    ...toEnergyJsonLd(product),
    brand: { '@type': 'Brand', name: product.brand.title },
    category: product.breadcrumb
      .slice(1, -1)
      .map(({ title }) => title)
      .join(' > '),
  }
}

function toOffer(product: Product, variant: Variant, publicUrl: string, shipping: Map<string, Node>): Node {
  const address = `${publicUrl}${product.link}`
  const ways = toShippingJsonLd(product.delivery_method, variant, address)
  for (const way of ways) shipping.set(String(way['@id']), way)
  const { price, price_old: former } = variant.price
  return {
    '@type': 'Offer',
    url: `${address}${product.variants.length > 1 ? toSearch(product.options, variant) : ''}`,
    price: centsToEuros(price),
    priceCurrency: 'EUR',
    priceValidUntil: variant.deal?.ends_at,
    // The api sends a former price only when the law allows it, so nothing is struck through without one.
    priceSpecification:
      former === null
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: centsToEuros(former),
            priceCurrency: 'EUR',
          },
    availability: `https://schema.org/${variant.available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${product.condition === 'used' ? 'Used' : 'New'}Condition`,
    seller: { '@id': storeId(publicUrl) },
    shippingDetails: ways.map((way) => ({ '@id': String(way['@id']) })),
    hasMerchantReturnPolicy: toReturnPolicy(product, publicUrl),
  }
}

/** Returns the picture of this variant, or else the product's, since Google wants one for each. */
function variantImage({ images }: Product, variant: Variant, publicUrl: string): string | undefined {
  const image = images.find(({ key }) => key === variant.image_key) ?? images[0]
  return image && toMachinePicture(image, publicUrl).address
}

/** Returns the chosen values, under schema.org's names where it has them. */
function toChoices(product: Product, variant: Variant): Record<string, string | Node[]> {
  const chosen = product.options.flatMap((option, index) => {
    const value = option.values.find(({ id }) => id === variant.value_ids[index])
    return value ? [{ key: option.key, name: option.title, value: value.title }] : []
  })
  const known = chosen.flatMap(({ key, value }) => {
    const property = findOptionProperty(key)
    return property ? [[property, value]] : []
  })
  const others = chosen.filter(({ key }) => findOptionProperty(key) === undefined)
  return {
    ...Object.fromEntries(known),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  }
}
