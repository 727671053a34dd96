import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { Badge } from '../../ui/mark/badge.tsx'

type Marked = Pick<ProductTile, 'available' | 'overlay'> & {
  price: Pick<ProductTile['price'], 'discount_percent'>
}

/** The mark on a tile's picture: the discount, or that the product cannot be bought now. */
export function TileMarks({ product }: { product: Marked }) {
  if (!product.available)
    return (
      <div className="absolute inset-0 grid place-items-center bg-paper/60 p-1 text-center">
        <Badge tone="plain">{product.overlay ?? 'Niet beschikbaar'}</Badge>
      </div>
    )
  if (product.price.discount_percent === null) return null
  return (
    <Badge tone="deal" className="on-picture">
      <span aria-hidden="true">{`-${product.price.discount_percent}%`}</span>
      <span className="sr-only">{`${product.price.discount_percent}% korting`}</span>
    </Badge>
  )
}
