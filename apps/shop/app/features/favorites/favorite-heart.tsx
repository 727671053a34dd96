import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { FavoriteButton } from '../../ui/favorite-button.tsx'
import { favoriteOf } from './favorite.ts'
import { useFavorites } from './use-favorites.ts'

/** CT-03: the heart of a product. */
export function FavoriteHeart(props: { product: ProductTile | Product; className?: string }) {
  const { product, className } = props
  const { isFavorite, toggle } = useFavorites()
  return (
    <FavoriteButton
      title={product.title}
      isFavorite={isFavorite(product.id)}
      onToggle={() => toggle(favoriteOf(product))}
      {...(className ? { className } : {})}
    />
  )
}
