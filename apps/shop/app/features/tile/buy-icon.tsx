import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { Link } from 'react-router'
import { AddToCartForm } from '../add-to-cart/add-to-cart.tsx'
import { quickViewLink } from './quick-view-click.ts'

/** Adds to the cart at once when there is nothing to choose; otherwise leads to the choice. */
export function BuyIcon({ product }: { product: Tile }) {
  if (product.variant_id !== null)
    return (
      <AddToCartForm
        variantId={product.variant_id}
        title={product.title}
        isAvailable
        isIcon
        className="relative z-10"
      />
    )
  const label = `Kies je ${product.title}`
  return (
    <Link to={product.link} {...quickViewLink(product)} aria-label={label} className="buy-icon">
      <span title={label} className="icon-hint">
        <span className="bag" aria-hidden="true" />
      </span>
    </Link>
  )
}
