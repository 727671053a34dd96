import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { ButtonLink } from '../../ui/button/button.tsx'
import { AddToCartForm } from '../add-to-cart/add-to-cart.tsx'
import { isComposed } from './is-composed.ts'
import { quickViewLink } from './quick-view-click.ts'

/** Adds to the cart at once when there is nothing to choose; otherwise leads to the choice. */
export function TileAction({ product }: { product: ProductTile }) {
  if (product.variant_id !== null && product.available)
    return (
      <AddToCartForm
        variantId={product.variant_id}
        title={product.title}
        isAvailable
        size="small"
        className="relative z-10"
      />
    )
  return (
    <ButtonLink
      to={product.link}
      {...quickViewLink(product)}
      variant="secondary"
      size="small"
      isWide
      className="relative z-10"
    >
      {describeChoice(product)}
      <span className="sr-only">{` van ${product.title}`}</span>
    </ButtonLink>
  )
}

function describeChoice(product: ProductTile): string {
  if (!product.available) return 'Bekijk'
  if (isComposed(product)) return 'Stel samen'
  return product.asks_size ? 'Kies je maat' : 'Maak je keuze'
}
