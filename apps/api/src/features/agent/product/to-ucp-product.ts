import type {
  UcpMedia,
  UcpPrice,
  UcpPriceRange,
  UcpProduct,
  UcpVariant,
} from '@sluimer/contract/agent/answers'
import type { FeedProduct, FeedVariant } from '@sluimer/contract/catalog/product-feed'
import { toProductItemId, toVariantItemId } from './item-id.ts'
import { listProductOptions, toVariantOptions } from './product-options.ts'

/** More pictures tell an agent nothing new, and every answer has them. */
const mostPictures = 5

/** Describes a product for agents, with the same price, stock and words as on its page. */
export function toUcpProduct(
  product: FeedProduct,
  publicUrl: string,
  variants: readonly UcpVariant[] = toUcpVariants(product, publicUrl),
): UcpProduct {
  const listed = product.variants.map(({ price }) => price.price_old ?? price.price)
  const isReduced = product.variants.some(({ price }) => price.price_old !== null)
  const options = listProductOptions(product)
  return {
    id: toProductItemId(product.id),
    title: product.title,
    description: { plain: describeProduct(product) },
    url: `${publicUrl}${product.link}`,
    categories:
      product.category_titles.length === 0
        ? []
        : [{ value: toCategoryValue(product.category_titles), taxonomy: 'merchant' }],
    price_range: toPriceRange(product.variants.map(({ price }) => price.price)),
    ...(isReduced ? { list_price_range: toPriceRange(listed) } : {}),
    media: product.images.slice(0, mostPictures).map((image) => toMedia(image, publicUrl)),
    ...(options.length === 0 ? {} : { options }),
    variants,
    metadata: {
      brand: product.brand,
      condition: product.condition,
      ...(product.highlights.length === 0 ? {} : { highlights: product.highlights }),
      ...(product.energy_label === null ? {} : { energy_label: product.energy_label }),
      ...(isComposed(product) ? { composed_by_buyer: true } : {}),
    },
  }
}

/** Describes the variants of a product, the one that listings feature first: the first that can be had. */
export function toUcpVariants(product: FeedProduct, publicUrl: string): UcpVariant[] {
  const all = product.variants.map((variant) => toUcpVariant(product, variant, publicUrl))
  const featured = all.find(({ availability }) => availability.available)
  return featured === undefined ? all : [featured, ...all.filter((variant) => variant !== featured)]
}

/** The value with which an agent names a category, from the top down. */
export function toCategoryValue(titles: readonly string[]): string {
  return titles.join(' > ')
}

/** Whether the shopper composes the article, which only the page can do. */
function isComposed({ link }: FeedProduct): boolean {
  return link.startsWith('/configurator/')
}

function toUcpVariant(product: FeedProduct, variant: FeedVariant, publicUrl: string): UcpVariant {
  const image = product.images.find(({ key }) => key === variant.image_key)
  const title = variant.title === '' ? product.title : variant.title
  const query = new URLSearchParams(
    variant.choices.map(({ key, value_key }): [string, string] => [key, value_key]),
  )
  return {
    id: toVariantItemId(variant.variant_id),
    sku: variant.sku,
    ...(variant.ean === null ? {} : { barcodes: [{ type: 'EAN', value: variant.ean }] }),
    title,
    description: { plain: [product.title, variant.title].filter(Boolean).join(', ') },
    url: `${publicUrl}${product.link}${query.size === 0 ? '' : `?${query}`}`,
    price: toUcpPrice(variant.price.price),
    ...(variant.price.price_old === null ? {} : { list_price: toUcpPrice(variant.price.price_old) }),
    availability: toAvailability(product, variant),
    options: toVariantOptions(variant),
    ...(image === undefined ? {} : { media: [toMedia(image, publicUrl)] }),
  }
}

function toAvailability(product: FeedProduct, variant: FeedVariant): UcpVariant['availability'] {
  if (isComposed(product)) return { available: false, status: 'composed_by_buyer' }
  if (!variant.available) return { available: false, status: 'out_of_stock' }
  return { available: true, status: variant.handling_days === 0 ? 'in_stock' : 'backorder' }
}

function describeProduct({ summary, description, title }: FeedProduct): string {
  return [...new Set([summary, ...description])].filter(Boolean).join('\n\n') || title
}

function toMedia({ src, alt }: { src: string; alt: string }, publicUrl: string): UcpMedia {
  return { type: 'image', url: `${publicUrl}${src}`, alt_text: alt }
}

function toUcpPrice(cents: number): UcpPrice {
  return { amount: cents, currency: 'EUR' }
}

function toPriceRange(cents: readonly number[]): UcpPriceRange {
  return { min: toUcpPrice(Math.min(...cents)), max: toUcpPrice(Math.max(...cents)) }
}
