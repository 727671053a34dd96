import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { isComposed } from './is-composed.ts'
import { openQuickView } from './quick-view-state.ts'

type Choosable = Pick<ProductTile, 'slug' | 'available' | 'link'>

/** Returns the attributes of a link that opens the quick view instead: a press waits for the page's scripts (early-input.ts). */
export function quickViewLink(product: Choosable) {
  return { onClick: quickViewOnClick(product), 'data-held': hasQuickView(product) || undefined }
}

/**
 * CT-04: returns the click handler for the link to a product with options: it opens the quick view instead. For a product
 * that is composed, the link leads into the configurator.
 */
export function quickViewOnClick(product: Choosable) {
  return (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !hasQuickView(product)) return
    const [, query] = product.link.split('?')
    if (openQuickView(product.slug, query)) event.preventDefault()
  }
}

function hasQuickView(product: Choosable): boolean {
  return product.available && !isComposed(product)
}
