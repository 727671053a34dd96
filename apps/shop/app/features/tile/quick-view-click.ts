import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { openQuickView } from './quick-view-state.ts'

/** CT-04: returns the click handler for the link to a product with options: it opens the quick view instead. */
export function quickViewOnClick(product: Pick<ProductTile, 'slug' | 'available'>) {
  return (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event) && product.available && openQuickView(product.slug)) event.preventDefault()
  }
}
