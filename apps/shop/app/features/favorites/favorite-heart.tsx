import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { FavoriteButton } from '../../ui/button/favorite-button.tsx'
import { aboutItem } from '../marketing/commerce-events.ts'
import { toProductItem, toTileItem } from '../marketing/commerce-item.ts'
import { pushCommerceEvent } from '../marketing/data-layer.ts'
import { toFavorite } from './favorite.ts'
import { useFavorites } from './use-favorites.ts'

/** CT-03: the heart of a product. */
export function FavoriteHeart(props: { product: ProductTile | Product; className?: string }) {
  const { product, className } = props
  const { isFavorite, toggle } = useFavorites()
  return (
    <FavoriteButton
      title={product.title}
      isFavorite={isFavorite(product.id)}
      onToggle={() => {
        if (!isFavorite(product.id)) pushCommerceEvent(aboutItem('add_to_wishlist', toItem(product)))
        toggle(toFavorite(product))
      }}
      {...(className ? { className } : {})}
    />
  )
}

/** A product page knows its variants, a tile only the one that it shows. */
function toItem(product: ProductTile | Product) {
  if (!('variants' in product)) return toTileItem(product)
  const [first] = product.variants
  const variant = product.variants.find(({ variant_id }) => variant_id === product.variant_id) ?? first
  if (!variant) throw new Error(`Product ${product.slug} has no variants`)
  return toProductItem(product, variant)
}
