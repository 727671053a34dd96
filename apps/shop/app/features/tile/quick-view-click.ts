import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { isComposed } from './is-composed.ts'
import { openQuickView } from './quick-view-state.ts'

/**
 * CT-04: returns the click handler for the link to a product with options: it opens the quick view instead. For a product
 * that is composed, the link leads into the configurator.
 */
export function quickViewOnClick(product: Pick<ProductTile, 'slug' | 'available' | 'link'>) {
  return (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !product.available || isComposed(product)) return
    if (openQuickView(product.slug)) event.preventDefault()
  }
}
