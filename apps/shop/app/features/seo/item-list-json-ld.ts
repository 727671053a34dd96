import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Node } from './json-ld-node.ts'

interface Listing {
  title: string
  products: readonly Pick<ProductTile, 'title' | 'link'>[]
  /** The number of products on the pages up to and including this one, and on all of them. */
  pagination: { subtotal: number; total: number }
}

/** Describes the products on a page of a listing, with their places in the whole; nothing for an empty one. */
export function toItemListJsonLd({ title, products, pagination }: Listing, publicUrl: string): Node[] {
  if (products.length === 0) return []
  const before = Math.max(0, pagination.subtotal - products.length)
  const items = products.map((product, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: product.title,
    url: `${publicUrl}${product.link}`,
  }))
  return [{ '@type': 'ItemList', name: title, numberOfItems: pagination.total, itemListElement: items }]
}
