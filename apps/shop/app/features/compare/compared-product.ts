import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { parseImage, type StoredImage } from '../../lib/browser/stored-image.ts'
import { isSlug, mostCompared } from './compare-address.ts'

/** The stored part of a product that a shopper compares: enough to show it in the bar. */
export interface ComparedProduct {
  slug: string
  title: string
  image: StoredImage | null
}

/** Returns the part of a tile or a product page that is stored. */
export function toComparedProduct({ slug, title, images }: ProductTile | Product): ComparedProduct {
  return { slug, title, image: parseImage(images[0]) }
}

/** Reads an entry of the stored list. Only its slug must be valid; of the rest, what cannot be trusted is not shown. */
export function parseComparedProduct(entry: unknown): ComparedProduct | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { slug, title, image } = entry as Record<string, unknown>
  if (typeof slug !== 'string' || !isSlug(slug)) return undefined
  const name = typeof title === 'string' ? title.trim().slice(0, 200) : ''
  return { slug, title: name || 'Gekozen product', image: parseImage(image) }
}

/** Returns every product once, and no more than there is room for. */
export function limitCompared(products: readonly ComparedProduct[]): readonly ComparedProduct[] {
  const isFirst = ({ slug }: ComparedProduct, index: number) =>
    products.findIndex((other) => other.slug === slug) === index
  return products.filter(isFirst).slice(0, mostCompared)
}

/**
 * Returns the list without the product or, when it was not in it, with the product at the end. Undefined when there is no
 * room: the shopper says which one makes place.
 */
export function toggleCompared(
  products: readonly ComparedProduct[],
  product: ComparedProduct,
): readonly ComparedProduct[] | undefined {
  const others = products.filter(({ slug }) => slug !== product.slug)
  if (others.length < products.length) return others
  return others.length < mostCompared ? [...others, product] : undefined
}
